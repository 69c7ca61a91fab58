import { headOf, type Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { hostsOf } from "../src/sdk/hosts.js";
import { onePerPlace } from "../src/wording/say.js";

interface Options {
  readonly pattern: string;
  readonly max: number;
  readonly oneStyle: boolean;
}

type MessageId = "empty" | "characters" | "length" | "host" | "hostLength" | "style";

const DEFAULT = "^[A-Za-z0-9_-]+$";

/** How the words of a name are joined; null for a single word. */
function styleOf(name: string): string | null {
  if (/^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(name)) return "snake_case";
  if (/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name)) return "kebab-case";
  if (/^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/.test(name)) return "camelCase";
  return null;
}

const rest = (name: string, pattern: RegExp): string => {
  const odd = [...new Set(name)].filter((character) => !/[A-Za-z0-9_-]/.test(character));
  return odd.length > 0 && !pattern.test(name) ? ` (${odd.map((character) => `"${character}"`).join(", ")})` : "";
};

export default defineRule<MessageId, Options>({
  id: "valid-tool-name",
  meta: {
    type: "problem",
    docs: {
      description: "require tool names that hosts take",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "strict", severity: "error", options: [{ oneStyle: true }] },
        { preset: "directory", severity: "error" },
      ],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: {
          pattern: { type: "string", description: "Regular expression that a name has to match." },
          max: { type: "integer", minimum: 1, description: "Most characters of a name." },
          oneStyle: { type: "boolean", description: "Report names that are written in another style than most names of the server." },
        },
      },
    ],
    defaultOptions: [{ pattern: DEFAULT, max: 64, oneStyle: false }],
    messages: {
      empty: 'The name of this tool is empty, so no host can call it. Give it a name such as "get_order".',
      characters:
        '{{tool}} holds characters{{odd}} that most hosts do not take: Claude, OpenAI and Amazon Bedrock take letters, digits, "_" and "-", and refuse the tool or the whole server. Write {{better}}.',
      length: "{{tool}} has {{length}} characters, over {{max}}: Claude, OpenAI and Amazon Bedrock refuse the tool or the whole server. Shorten the name.",
      host: "{{tool}} does not suit {{host}}, which takes {{says}}: it {{otherwise}}. Rename the tool.",
      hostLength: "{{tool}} has {{length}} characters, and {{host}} takes {{max}}, so it {{otherwise}}. Shorten the name.",
      style: "{{tool}} is written in {{style}}, while most tools of this server are in {{other}}, so the model mixes them up. Write all names in one style.",
    },
  },
  *create({ model, options, settings }) {
    const pattern = new RegExp(options.pattern, "u");
    const named = model.tools.flatMap((tool) => (tool.name.is === "known" && tool.name.place.file === null && !tool.definedElsewhere ? [{ tool, name: tool.name.value, at: tool.name.place }] : []));
    const limits = hostsOf(settings.hosts).flatMap((host) => (host.name ? [{ host: host.label, limit: host.name }] : []));
    function* judge({ tool, name, at }: { tool: Tool; name: string; at: Problem<MessageId>["at"] }): Iterable<Problem<MessageId>> {
      const length = [...name].length;
      const data = { tool: headOf(tool), length: String(length), better: betterOf(name), odd: rest(name, pattern) };
      if (name.trim() === "") yield { at, messageId: "empty" };
      else if (!pattern.test(name)) yield { at, messageId: "characters", data };
      else if (length > options.max) yield { at, messageId: "length", data: { ...data, max: String(options.max) } };
      const strict = name.trim() === "" ? undefined : limits.find(({ limit }) => !limit.pattern.test(name) || length > limit.max);
      if (!strict) return;
      const { host, limit } = strict;
      if (!limit.pattern.test(name)) yield { at, messageId: "host", data: { ...data, host, says: limit.says, otherwise: limit.otherwise } };
      else yield { at, messageId: "hostLength", data: { ...data, host, max: String(limit.max), otherwise: limit.otherwise } };
    }
    const problems = named.flatMap((one) => [...judge(one)]);
    yield* onePerPlace(problems);
    if (!options.oneStyle) return;
    const styles = named.flatMap(({ tool, name, at }) => ((style) => (style ? [{ tool, at, style }] : []))(styleOf(name)));
    const most = ["snake_case", "kebab-case", "camelCase"].find((style) => styles.filter((one) => one.style === style).length * 2 > styles.length);
    if (most) for (const { tool, at, style } of styles) if (style !== most) yield { at, messageId: "style", data: { tool: headOf(tool), style, other: most } };
  },
});

/** The same name in characters that every host takes, as a proposal. */
const betterOf = (name: string): string => {
  const plain = name.normalize("NFKD").replace(/[^A-Za-z0-9_-]+/g, "_").replace(/^[_-]+|[_-]+$/g, "").replace(/^(?=\d)/, "n");
  return plain === "" ? "a name of such characters" : `"${plain.slice(0, 64)}"`;
};
