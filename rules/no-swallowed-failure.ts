import type { Ending, Evidence } from "../src/model/ending.js";
import type { Place } from "../src/model/place.js";
import { constantOf, outline } from "../src/model/text.js";
import { defineRule, type Problem } from "../src/rule.js";
import { gathered, placeName, quoted, subjectOf } from "../src/wording/say.js";
import { isFailing } from "../src/wording/verdict.js";

type Swallowed = Extract<Evidence, { sign: "swallowed" }>;
type MessageId = "caughtAway" | "checkedAway" | "emptyAnswer";

export default defineRule<MessageId>({
  id: "no-swallowed-failure",
  meta: {
    type: "problem",
    docs: {
      description: "disallow failures that reach the client as an empty or made-up answer",
      presets: [{ preset: "recommended", severity: "warn" }],
    },
    schema: [],
    defaultOptions: [],
    messages: {
      caughtAway:
        "A failure is caught {{where}} and {{left}} goes on in its place, so {{tool}} answer{{s}} {{answer}} as if that were the truth. Let the error leave, or return a result with isError: true that says what failed.",
      checkedAway:
        "A check finds a failure {{where}} and {{left}} goes on in its place, so {{tool}} answer{{s}} {{answer}} as if that were the truth. Throw an error that says what failed, or return a result with isError: true.",
      emptyAnswer:
        "A failure is caught here and answered with nothing, so the model takes the call of {{tool}} for a success without a result. Return a text that says what failed, with isError: true.",
    },
  },
  create({ model }) {
    const found = model.endings.flatMap((ending) => {
      if (!isTakenForSuccess(ending) || ending.shownElsewhere || ending.place.file !== null) return [];
      const swallowed = ending.failing.find((sign): sign is Swallowed => sign.sign === "swallowed") ?? null;
      return swallowed || isEmptyCatch(ending) ? [{ ending, swallowed, key: swallowed?.place ?? ending.place }] : [];
    });
    return gathered(found).map(({ ending, swallowed, tools }) => problemOf(ending, swallowed, tools));
  },
});

/** Whether the client counts the call as a success. One that words a failure belongs to no-error-as-success. */
const isTakenForSuccess = (ending: Ending): boolean =>
  ending.how === "return" && (ending.outcome === "success" || ending.outcome === "empty-success") && !isFailing(ending);

/** Whether a catch makes the answer, and puts nothing into it. */
const isEmptyCatch = ({ outcome, message, returns, failing }: Ending): boolean => {
  const isEmpty = (outcome === "empty-success" && returns === null) || (message !== null && constantOf(message)?.trim() === "");
  return isEmpty && failing.some((sign) => sign.sign === "caught" && sign.inside);
};

function problemOf({ place, message }: Ending, swallowed: Swallowed | null, tools: readonly string[]): Problem<MessageId> {
  const subject = subjectOf(tools, "the tool");
  if (!swallowed) return { at: place, messageId: "emptyAnswer", data: subject };
  const far = placeName(swallowed.place);
  const at: Place = far === null ? swallowed.place : place;
  const hasWords = message !== null && /\w/.test(outline(message));
  return {
    at,
    messageId: swallowed.by === "catch" ? "caughtAway" : "checkedAway",
    data: { ...subject, where: far === null ? "here" : `at ${far}`, left: swallowed.left, answer: hasWords ? quoted(message) : "with it" },
  };
}
