import type { Ending } from "../src/model/ending.js";
import type { Tool } from "../src/model/tool.js";
import { defineRule, type Problem } from "../src/rule.js";
import { isBeyondTheModel } from "../src/wording/beyond-the-model.js";
import { gathered, placeKey, placesNamed, quoted, shortened, subjectOf } from "../src/wording/say.js";

interface Options {
  readonly highLevel: boolean;
}

type MessageId = "protocolError" | "errorObject" | "parseLeaves" | "codeLost" | "returnInstead";

export default defineRule<MessageId, Options>({
  id: "no-protocol-error-for-tool-failure",
  meta: {
    type: "problem",
    docs: {
      description: "disallow failures that the model could mend from leaving as a JSON-RPC error",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "strict", severity: "error", options: [{ highLevel: true }] },
      ],
    },
    hasSuggestions: true,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: {
          highLevel: { type: "boolean", description: "Also report protocol error classes thrown in a tool of McpServer, where their code is lost." },
        },
      },
    ],
    defaultOptions: [{ highLevel: false }],
    messages: {
      protocolError:
        "{{tool}} throw{{s}} here{{text}}, and {{channel}} makes a JSON-RPC error of it{{code}}. Hosts show the model a fixed sentence in its place, or nothing, so it cannot mend the call{{elsewhere}}. Let the handler return { content, isError: true } with this text.",
      errorObject:
        "{{tool}} answer{{s}} a failed call with a JSON-RPC error here{{text}}{{code}}. Hosts show the model a fixed sentence in its place, or nothing, so it cannot mend the call{{elsewhere}}. Answer with result: { content, isError: true } and this text.",
      parseLeaves:
        "{{tool}} check{{s}} the arguments here with a parse() that throws, and {{channel}} makes a JSON-RPC error of what it throws, which hosts do not show the model{{elsewhere}}. Catch it, or use safeParse(), and let the handler return { content, isError: true } that names the argument at fault.",
      codeLost:
        "{{tool}} throw{{s}} {{className}} here, but a tool of McpServer answers it as a tool error: the code is lost, and SDK 1.x prints it before the text{{elsewhere}}. Throw an Error with the text alone.",
      returnInstead: "Return a result with isError: true.",
    },
  },
  create({ model, options }) {
    const found = model.endings.filter((ending) => isAtFault(ending, options) && !isBeyondTheModel(ending) && ending.place.file === null);
    return gathered(found.map((ending) => ({ ending, key: ending.place }))).map(({ ending, tools }) => {
      // One call of a function in another file is reported once, however many of its throws leave by it.
      const there = found.filter(({ place }) => placeKey(place) === placeKey(ending.place)).flatMap(({ elsewhere }) => elsewhere ?? []);
      return problemOf(ending, tools, placesNamed(there), model.tools);
    });
  },
});

function isAtFault({ outcome, raised }: Ending, { highLevel }: Options): boolean {
  // What is thrown without a value gets no reply at all, which valid-tool-result reports.
  if (!raised || raised.bare === "nothing") return false;
  const isProtocolClass = raised.className === "McpError" || raised.className === "ProtocolError";
  return outcome === "protocol-error" || (highLevel && outcome === "tool-error" && isProtocolClass);
}

function problemOf(ending: Ending, tools: readonly string[], elsewhere: string, all: readonly Tool[]): Problem<MessageId> {
  const { raised, message } = ending;
  return {
    at: ending.place,
    messageId: ending.how === "return" ? "errorObject" : ending.outcome === "tool-error" ? "codeLost" : raised?.className === "ZodError" ? "parseLeaves" : "protocolError",
    data: {
      ...subjectOf(tools, "This call"),
      channel: all.find(({ channel }) => channel.thrown === "protocol-error")?.channel.label ?? "the low-level Server",
      className: raised?.className ?? "",
      text: message?.pieces.some(({ kind }) => kind === "literal") ? ` with ${quoted(message)}` : "",
      code: raised?.code ? ` (${shortened(raised.code, 40)})` : "",
      elsewhere: elsewhere ? `; see ${elsewhere}` : "",
    },
    suggest: [{ messageId: "returnInstead", remedy: ending.remedies.find(({ name }) => name === "returnInstead") }],
  };
}
