import { constantOf } from "../src/model/text.js";
import type { Tool } from "../src/model/tool.js";
import { defineRule, languages } from "../src/rule.js";
import { count } from "../src/wording/say.js";

interface Options {
  readonly max: number;
  readonly maxTokens: number;
}

/** About how many characters of English and JSON make a token. */
const PER_TOKEN = 4;
/** What a parameter takes beside its name and its words: quotes, type, braces. */
const PER_PARAMETER = 35;

/** About how many characters a definition takes in the context of a model. */
function sizeOf({ name, description, parameters }: Tool): number {
  const words = description.is === "known" ? (constantOf(description.value)?.length ?? 0) : 0;
  const schema = parameters.is === "known" ? parameters.value.reduce((sum, one) => sum + PER_PARAMETER + one.name.length + (one.description.is === "known" ? (constantOf(one.description.value)?.length ?? 0) : 0) + (one.values?.join("").length ?? 0), 0) : 0;
  return 60 + (name.is === "known" ? name.value.length : 0) + words + schema;
}

export default defineRule<"tools" | "tokens", Options>({
  id: "max-tools",
  meta: {
    type: "suggestion",
    docs: {
      description: "enforce a maximum number of tools in one server",
      presets: [{ preset: "strict", severity: "warn" }],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: {
          max: { type: "integer", minimum: 1, description: "Most tools of one server." },
          maxTokens: { type: "integer", minimum: 0, description: "Most tokens that all definitions together take, by estimate; 0 for no limit." },
        },
      },
    ],
    defaultOptions: [{ max: 30, maxTokens: 0 }],
    messages: {
      tools: "This server has {{tools}} tools, over {{max}}, which take about {{tokens}} tokens of every conversation, and models choose worse among many. Leave out what nobody calls, join what always goes together, or offer one tool that searches the others.",
      tokens: "The {{tools}} tools of this server take about {{tokens}} tokens of every conversation, over {{max}}. Shorten descriptions, and leave out tools that nobody calls.",
    },
  },
  *create({ model, options }) {
    const named = new Map(model.tools.flatMap((tool) => (tool.name.is === "known" ? [[tool.name.value, tool] as const] : [])));
    // Of several servers in one file nobody can tell which has which tools.
    if (model.servers.length > 1 || named.size === 0) return;
    const tokens = Math.round([...named.values()].reduce((sum, tool) => sum + sizeOf(tool), 0) / PER_TOKEN);
    const last = [...named.values()].map(({ name }) => name.place).filter(({ file }) => file === null);
    const at = model.servers[0]?.place ?? last[Math.min(options.max, last.length - 1)];
    if (!at) return;
    const data = { tools: String(named.size), tokens: count(tokens) };
    if (named.size > options.max) yield { at, messageId: "tools", data: { ...data, max: String(options.max) } };
    else if (options.maxTokens > 0 && tokens > options.maxTokens) yield { at, messageId: "tokens", data: { ...data, max: count(options.maxTokens) } };
  },
});
