import { outline } from "../src/model/text.js";
import { headOf, type Tool } from "../src/model/tool.js";
import { defineRule, languages } from "../src/rule.js";
import { isBound, speaksOfBound } from "../src/wording/paging.js";
import { firstHere } from "../src/wording/say.js";
import { verbOf } from "../src/wording/verbs.js";
import { wordsOf } from "../src/wording/words.js";

interface Options {
  readonly verbs: readonly string[];
  readonly bounds: readonly string[];
}

const VERBS = ["list", "search", "export", "dump", "enumerate"];
/** Lists that are short by nature. */
const SHORT = /^(?:categories|types|kinds|formats|languages|models|tools|options|settings|modes|themes|templates|regions|countries|currencies|units|codes|capabilities|commands|presets|statuses|states|roles|permissions|voices|features|environments|databases|schemas|providers|engines|plugins|devices|displays|windows|tabs|profiles|bases|tables|directories|drives|pages|accounts|workspaces)$/;

/** Whether a tool lists or searches, and nothing in sight bounds what it returns. */
function isUnbounded(tool: Tool, { verbs, bounds }: Options): boolean {
  if (tool.name.is !== "known" || tool.parameters.is !== "known") return false;
  const words = wordsOf(tool.name.value);
  const isList = verbs.some((verb) => words[0] === verb || (words[1] === verb && verbOf(words[0]!) === null) || (words.length === 2 && words[1] === verb)) || (/^(?:get|fetch|read)$/.test(words[0] ?? "") && words[1] === "all");
  if (!isList || SHORT.test(words.at(-1) ?? "")) return false;
  if (tool.parameters.value.some(({ name }) => isBound(name) || bounds.includes(name))) return false;
  if (tool.description.is === "unknown" || (tool.description.is === "known" && speaksOfBound(outline(tool.description.value)))) return false;
  if (tool.handler.is === "absent") return true;
  // Where the handler was not read, it may page.
  return tool.handler.is === "known" && !tool.handler.value.bounded;
}

export default defineRule<"unbounded", Options>({
  id: "no-unbounded-output",
  meta: {
    type: "suggestion",
    docs: {
      description: "disallow tools that list or search and return everything they find",
      presets: [{ preset: "strict", severity: "warn" }],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: {
          verbs: { type: "array", items: { type: "string" }, description: "Verbs of tools that return many things." },
          bounds: { type: "array", items: { type: "string" }, description: "Further parameters that bound how much comes back." },
        },
      },
    ],
    defaultOptions: [{ verbs: VERBS, bounds: [] }],
    messages: {
      unbounded:
        "{{tool}} returns everything it finds, and Claude Code refuses results over 25,000 tokens or puts them into a file. Take a limit and a cursor with a default, and say in the result how to get the rest.",
    },
  },
  *create({ model, options }) {
    for (const tool of model.tools) {
      const at = firstHere(tool.name.place, tool.place);
      if (at && !tool.definedElsewhere && isUnbounded(tool, options)) yield { at, messageId: "unbounded", data: { tool: headOf(tool) } };
    }
  },
});
