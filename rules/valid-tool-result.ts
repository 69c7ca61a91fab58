import type { Ending } from "../src/model/ending.js";
import type { Tool } from "../src/model/tool.js";
import { defineRule, type Problem } from "../src/rule.js";
import { REFUSAL } from "../src/sdk/channels.js";
import { gathered, subjectOf } from "../src/wording/say.js";

type MessageId = "rejected" | "dropped" | "refused" | "flagged" | "invisible" | "returnedError" | "structuredOnly" | "forgotten" | "noReply";

export default defineRule<MessageId>({
  id: "valid-tool-result",
  meta: {
    type: "problem",
    docs: {
      description: "require results in a shape that the SDK delivers and the model sees",
      presets: [{ preset: "recommended", severity: "error" }],
    },
    schema: [],
    defaultOptions: [],
    messages: {
      rejected:
        '{{tool}} return{{s}} {{kind}} here, which {{channel}} refuses: the client gets the JSON-RPC error {{refusal}} in place of the answer. Return { content: [{ type: "text", text: … }] }.',
      dropped:
        '{{tool}} return{{s}} {{kind}} here, and {{channel}} sends that as it is: it is no result, so the client drops it and waits until it times out. Return { content: [{ type: "text", text: … }] }.',
      flagged:
        "{{tool}} return{{s}} isError: true here, but {{channel}} prints the whole object as the JSON text of an ordinary result, so the model takes the failure for the answer. Throw an error with this text instead.",
      refused:
        '{{tool}} return{{s}} {{kind}} here, which {{channel}} refuses: the model reads an error about the shape of the result in place of the answer. Return a text, or { content: [{ type: "text", text: … }] }.',
      invisible:
        '{{tool}} return{{s}} {{kind}} here, and {{channel}} sends an empty content list with it, so the model sees nothing. Put what it should read into content, as { content: [{ type: "text", text: … }] }, with isError: true beside it if the call failed.',
      returnedError:
        "{{tool}} return{{s}} an error object here, and {{channel}} sends it as an empty success, so the model sees nothing. {{mend}}.",
      structuredOnly:
        '{{tool}} return{{s}} structuredContent without content here, and {{channel}} adds no text copy of an object. Most hosts hand the model the content alone, so it sees nothing. Add content: [{ type: "text", text: JSON.stringify(…) }] beside it.',
      forgotten:
        '{{tool}} return{{s}} nothing, on any path, and {{channel}} answers that with an error. Return { content: [{ type: "text", text: … }] }.',
      noReply:
        "{{tool}} throw{{s}} null or undefined here, and {{channel}} sends no reply at all: the client waits until it times out. Return { content, isError: true } with a text that says what failed.",
    },
  },
  create({ model }) {
    const found = model.endings.flatMap((ending) => {
      const messageId = faultOf(ending, model.endings);
      if (!messageId || ending.place.file !== null || (messageId === "flagged" && ending.shownElsewhere)) return [];
      return [{ ending, messageId, key: ending.place }];
    });
    return gathered(found).map(({ ending, messageId, tools }): Problem<MessageId> => ({
      at: ending.place,
      messageId,
      data: { ...subjectOf(tools), kind: kindOf(ending), ...channelOf(tools, model.tools) },
    }));
  },
});

function faultOf({ how, outcome, returns, tools }: Ending, all: readonly Ending[]): MessageId | null {
  if (how === "raise") return outcome === "no-reply" ? "noReply" : null;
  switch (returns) {
    case "flagged":
      return "flagged";
    case "error":
      return outcome === "empty-success" ? "returnedError" : refusalOf(outcome);
    case "structured-only":
      return outcome === "empty-success" ? "structuredOnly" : refusalOf(outcome);
    case "nothing":
    case "null":
      if (tools.length === 0 || !returnsNothing(tools, all)) return null;
      return outcome === "rejected-by-client" || outcome === "tool-error" ? "forgotten" : refusalOf(outcome);
    case null:
      return null;
    default:
      return outcome === "empty-success" ? "invisible" : refusalOf(outcome);
  }
}

/** What becomes of a value that the SDK makes no result of. */
function refusalOf(outcome: Ending["outcome"]): MessageId | null {
  return outcome === "rejected-by-client" ? "rejected" : outcome === "no-reply" ? "dropped" : outcome === "tool-error" ? "refused" : null;
}

/** Whether a tool answers with nothing on every path: a switch that lists all of its cases seems to fall through at its end. */
const returnsNothing = (tools: readonly string[], all: readonly Ending[]): boolean =>
  all.every((other) => other.how === "raise" || other.returns === "nothing" || other.returns === "null" || !other.tools.some((tool) => tools.includes(tool)));

function kindOf({ returns }: Ending): string {
  if (returns === "object") return "an object without content";
  if (returns === "nothing" || returns === "null") return "nothing";
  if (returns === "structured-only") return "structuredContent without content";
  return returns === "array" || returns === "error" ? `an ${returns}` : `a ${returns}`;
}

function channelOf(tools: readonly string[], all: readonly Tool[]): { channel: string; mend: string; refusal: string } {
  const channel = all.find(({ name }) => name.is === "known" && tools.includes(name.value))?.channel;
  const mend = channel?.thrown === "protocol-error" ? "Return { content, isError: true } with its text" : "Throw it instead";
  return { channel: channel?.label ?? "the SDK", mend, refusal: channel?.refusal ?? REFUSAL };
}
