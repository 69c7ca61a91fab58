import type { Ending } from "../src/model/ending.js";
import type { ServerModel } from "../src/model/server.js";
import { outline } from "../src/model/text.js";
import { defineRule, type Problem } from "../src/rule.js";
import { gathered, placeName, quoted, shortened, subjectOf } from "../src/wording/say.js";
import { REPORTING_VERBS, whyFailing, type Why } from "../src/wording/verdict.js";

interface Options {
  readonly failureWords: readonly string[];
  readonly reportingVerbs: readonly string[];
}

type MessageId = "errorAsSuccess" | "errorAsSuccessInHelper" | "markAsError" | "raiseInstead";

/** What on the way to the result shows that the call failed, as the end of "fails here". */
function signOf(why: Why): string {
  switch (why.by) {
    case "payload":
      return ` (${why.evidence.field}: ${shortened(why.evidence.value, 30)})`;
    case "caught":
      return " (an error was caught)";
    case "guard":
      return ` (check: ${shortened(why.evidence.source, 40)})`;
    case "named":
    case "default-branch":
    case "words":
    case "told":
      return "";
  }
}

/** What to write instead, by what the SDKs of the tools make of a flag and of an exception. */
function mendOf(tools: readonly string[], model: ServerModel): string {
  const channels = model.tools.filter(({ name }) => name.is === "known" && tools.includes(name.value)).map(({ channel }) => channel);
  if (channels.some(({ flag }) => flag === "stringified")) return "Throw an error with this text instead";
  const helper = channels.find(({ errorHelper }) => errorHelper)?.errorHelper;
  if (helper) return channels.some(({ thrown }) => thrown !== "tool-error") ? `Return ${helper} with this text instead` : `Return ${helper} with this text, or throw an error with it`;
  if (channels.some(({ thrown }) => thrown !== "tool-error")) return "Put isError: true beside content";
  return "Put isError: true beside content, or throw an error with this text";
}

/** A result that arrives as an ordinary one, with all of its content, and is made in this file; the others belong to other rules. */
const isJudged = ({ how, outcome, misplaced, returns, shownElsewhere, place }: Ending): boolean =>
  how === "return" && outcome === "success" && !misplaced && returns !== "structured-only" && returns !== "flagged" && !shownElsewhere && place.file === null;

export default defineRule<MessageId, Options>({
  id: "no-error-as-success",
  meta: {
    type: "problem",
    docs: {
      description: "disallow failed tool calls that reach the client as an ordinary result",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "directory", severity: "error" },
      ],
    },
    fixable: "code",
    hasSuggestions: true,
    schema: [
      {
        type: "object",
        properties: {
          failureWords: {
            type: "array",
            items: { type: "string", minLength: 2 },
            uniqueItems: true,
            description: "Further words that tell of a failure when they stand in a result behind a failed check or a catch.",
          },
          reportingVerbs: {
            type: "array",
            items: { type: "string", minLength: 2 },
            uniqueItems: true,
            description: "Words in the names of tools whose job is to report problems, so that their answers speak of errors.",
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ failureWords: [], reportingVerbs: [...REPORTING_VERBS] }],
    messages: {
      errorAsSuccess:
        "{{tool}} fail{{s}} here{{sign}}, but the client gets an ordinary result, so the model takes {{text}} for the answer{{elsewhere}}. {{mend}}.",
      errorAsSuccessInHelper:
        '"{{helper}}" makes an ordinary result of a failure{{sign}}, so in {{tool}} the model takes {{text}} for the answer{{elsewhere}}. {{mend}}.',
      markAsError: "Add isError: true.",
      raiseInstead: "Throw an error with this text.",
    },
  },
  create({ model, options }) {
    const found = model.endings.flatMap((ending) => {
      const why = isJudged(ending) ? whyFailing(ending, options) : null;
      return why ? [{ ending, why, key: ending.elsewhere ?? ending.place }] : [];
    });
    return gathered(found).map(({ ending, why, tools }): Problem<MessageId> => {
      const mark = ending.remedies.find(({ name }) => name === "markAsError");
      const far = ending.elsewhere ?? ending.message?.place;
      const elsewhere = far && placeName(far);
      return {
        at: ending.place,
        messageId: ending.helper === null ? "errorAsSuccess" : "errorAsSuccessInHelper",
        data: {
          ...subjectOf(tools, ending.helper === null ? "This call" : "every tool that uses it"),
          helper: ending.helper ?? "",
          sign: signOf(why),
          text: ending.message && /\p{L}/u.test(outline(ending.message)) ? quoted(ending.message) : "its text",
          elsewhere: elsewhere ? `; see ${elsewhere}` : "",
          mend: mendOf(tools, model),
        },
        fix: mark?.safe ? mark : undefined,
        suggest: [
          { messageId: "markAsError", remedy: mark?.safe ? undefined : mark },
          { messageId: "raiseInstead", remedy: ending.remedies.find(({ name }) => name === "raiseInstead") },
        ],
      };
    });
  },
});
