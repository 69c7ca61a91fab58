import type { Fact } from "../src/model/fact.js";
import type { Place } from "../src/model/place.js";
import type { Text } from "../src/model/text.js";
import { nameOf } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { hosts, hostsOf, type Limit } from "../src/sdk/hosts.js";
import { firstSentenceOf } from "../src/wording/sentences.js";
import { count, placeKey, placeName } from "../src/wording/say.js";

interface Options {
  readonly max: number;
  readonly parameter: number;
  readonly instructions: number;
  readonly firstSentence: number;
}

type MessageId = "cut" | "refused" | "tool" | "parameter" | "instructions" | "firstSentence";

/** The literal words of a text, and whether anything else is printed between them. */
const literal = (text: Text): { value: string; whole: boolean } => ({
  value: text.pieces.map((piece) => (piece.kind === "literal" ? piece.value : "")).join(""),
  whole: text.pieces.every((piece) => piece.kind === "literal"),
});

/** The words on both sides of a cut, on one line. */
function cutOf(value: string, at: number): string {
  const before = value.slice(0, at).replace(/\s+/g, " ");
  const after = value.slice(at).replace(/\s+/g, " ");
  return `“${before.length > 30 ? "…" : ""}${before.slice(-30)}|${after.slice(0, 20)}${after.length > 20 ? "…" : ""}”`;
}

/** A limit, and the host that has it. */
type HostLimit = Limit & { readonly label: string };

const size = (description: string): object => ({ type: "integer", minimum: 0, description });

export default defineRule<MessageId, Options>({
  id: "max-description-length",
  meta: {
    type: "suggestion",
    docs: {
      description: "enforce a maximum length of descriptions and instructions, beyond which hosts cut them",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "strict", severity: "error", options: [{ firstSentence: 200 }] },
      ],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        properties: {
          max: size("Most characters in the description of a tool; 0 for no limit."),
          parameter: size("Most characters in the description of a parameter; 0 for no limit."),
          instructions: size("Most characters in the instructions of a server; 0 for no limit."),
          firstSentence: size("Most characters in the first sentence of a tool's description; 0 for no limit."),
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ max: 2048, parameter: 1024, instructions: 2048, firstSentence: 0 }],
    messages: {
      cut: "{{host}} cuts {{what}} after {{max}} of {{length}} characters{{elsewhere}} and says nothing; the cut falls at {{cut}}. Put what matters first and shorten it.",
      refused: "{{host}} refuses a description over {{max}} characters, and {{what}} has {{length}}{{elsewhere}}, so every request with this tool fails. Shorten it.",
      tool: "The description of {{tool}} has {{length}} characters, over {{max}}{{elsewhere}}. A host that cuts there leaves out all after {{cut}} without a word. Put what matters first and shorten it.",
      parameter:
        'The description of parameter "{{parameter}}" of {{tool}} has {{length}} characters, over {{max}}{{elsewhere}}. A host that cuts there leaves out all after {{cut}} without a word. Shorten it.',
      instructions:
        "The instructions of this server have {{length}} characters, over {{max}}{{elsewhere}}. A host that cuts there leaves out all after {{cut}} without a word. Put what matters first and shorten them.",
      firstSentence:
        "The first sentence of the description of {{tool}} has {{length}} characters, over {{max}}{{elsewhere}}. Models and search over tools go by the first sentence: say in it what the tool does and leave the rest for later.",
    },
  },
  *create({ model, options, settings }) {
    function* judge(fact: Fact<Text>, max: number, limits: readonly HostLimit[], messageId: MessageId, data: Record<string, string>, fallback: Place): Iterable<Problem<MessageId>> {
      if (fact.is !== "known") return;
      const { value, whole } = literal(fact.value);
      const judged = messageId === "firstSentence" ? firstSentenceOf(value) : value;
      if (messageId === "firstSentence" && !whole) return;
      const at = fact.place.file === null ? fact.place : fallback;
      if (at.file !== null) return;
      // A refusal is worse than a cut, and an early cut worse than a late one.
      const host = limits.filter((limit) => judged.length > limit.max).sort((a, b) => Number(b.over === "refused") - Number(a.over === "refused") || a.max - b.max)[0];
      const over = max > 0 && judged.length > max;
      if (!host && !over) return;
      const elsewhere = placeName(fact.place);
      const shared = { ...data, length: `${whole ? "" : "at least "}${count(judged.length)}`, elsewhere: elsewhere === null ? "" : `; it is at ${elsewhere}` };
      const known = host && (!over || host.max <= max) ? host : undefined;
      const cut = known?.max ?? max;
      yield { at, messageId: known ? (known.over === "cut" ? "cut" : "refused") : messageId, data: { ...shared, max: count(cut), cut: cutOf(judged, cut), ...(known && { host: known.label }) } };
    }
    const own = hostsOf(settings.hosts);
    const limitsOf = (part: "description" | "instructions", max: number): readonly HostLimit[] => [
      ...(max === hosts["claude-code"][part].max ? [{ ...hosts["claude-code"][part], label: hosts["claude-code"].label }] : []),
      ...own.flatMap((host) => (host[part] ? [{ ...host[part], label: host.label }] : [])),
    ];
    for (const server of model.servers) yield* judge(server.instructions, options.instructions, limitsOf("instructions", options.instructions), "instructions", { what: "the instructions of this server" }, server.place);
    const seen = new Set<string>();
    const isSeen = (fact: Fact<Text>): boolean => seen.size === seen.add(placeKey(fact.is === "known" ? fact.value.place : fact.place)).size;
    for (const tool of model.tools) {
      // A definition in another file shows its length there.
      if (tool.definedElsewhere) continue;
      const data = { tool: nameOf(tool), what: `the description of ${nameOf(tool)}` };
      // A description or schema that several tools share is reported once.
      if (!isSeen(tool.description)) {
        yield* judge(tool.description, options.max, limitsOf("description", options.max), "tool", data, tool.place);
        if (options.firstSentence > 0) yield* judge(tool.description, options.firstSentence, [], "firstSentence", data, tool.place);
      }
      if (tool.parameters.is !== "known") continue;
      for (const parameter of tool.parameters.value) {
        if (isSeen(parameter.description)) continue;
        yield* judge(parameter.description, options.parameter, [], "parameter", { ...data, parameter: parameter.name }, parameter.place);
      }
    }
  },
});
