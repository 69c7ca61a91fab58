import { defineRule, type Problem } from "../src/rule.js";
import { brokenFault } from "../src/wording/faults.js";
import type { Broken } from "../src/wording/broken.js";
import { gathered, onePerPlace, placeKey, placeName, quoted, shortened, subjectOf } from "../src/wording/say.js";
import { failureTexts } from "../src/wording/verdict.js";

interface Options {
  readonly unnarrowed: boolean;
}

type MessageId =
  | "prints" | "endsAtColon" | "placeholder" | "unnarrowed"
  | "thrownString" | "thrownObject" | "thrownNothing" | "thrownNumber"
  | "narrowError" | "errorMessage" | "dropPiece" | "interpolate";

const THROWN = { string: "thrownString", object: "thrownObject", nothing: "thrownNothing", number: "thrownNumber" } as const;
const EDITS = ["narrowError", "errorMessage", "dropPiece", "interpolate"] as const;

const IDS: Readonly<Record<Broken["kind"], MessageId>> = {
  prints: "prints",
  "ends-at-colon": "endsAtColon",
  placeholder: "placeholder",
  unnarrowed: "unnarrowed",
};

/** Edits that the front end offers for the part that prints rubbish. */
function suggestionsOf(fault: Broken): NonNullable<Problem<MessageId>["suggest"]> {
  if (fault.kind !== "prints" && fault.kind !== "unnarrowed") return [];
  return EDITS.map((name) => ({ messageId: name, remedy: fault.hole.remedies?.find((remedy) => remedy.name === name) }));
}

export default defineRule<MessageId, Options>({
  id: "no-broken-error-text",
  meta: {
    type: "problem",
    docs: {
      description: "disallow failure texts that print rubbish in place of the reason",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "strict", severity: "error", options: [{ unnarrowed: true }] },
      ],
    },
    hasSuggestions: true,
    schema: [
      {
        type: "object",
        properties: {
          unnarrowed: {
            type: "boolean",
            description: "Also report the message of a caught value that was never checked to be an error.",
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ unnarrowed: false }],
    messages: {
      prints:
        '{{tool}} fail{{s}} with {{text}}, where {{source}} can print "{{prints}}" in place of the reason{{elsewhere}}. Print the message of the error, and the value itself where it is no error.',
      endsAtColon:
        "{{tool}} fail{{s}} with {{text}}, which stops where the reason should follow{{elsewhere}}. Add the reason and what to do next.",
      placeholder:
        "{{tool}} fail{{s}} with {{text}}, where {{placeholder}} is never filled in and reaches the model as it stands{{elsewhere}}. Write a template literal with the value.",
      unnarrowed:
        '{{tool}} fail{{s}} with {{text}}, where {{source}} prints "undefined" if what was thrown is no error{{elsewhere}}. Check with instanceof Error first, and print the value itself otherwise.',
      thrownString:
        "{{tool}} throw{{s}} a bare string here{{elsewhere}}. Whoever catches it and reads .message gets undefined, and a low-level server answers without the text. Throw an Error with the text.",
      thrownObject:
        '{{tool}} throw{{s}} an object that is no error here, so the model reads "[object Object]"{{elsewhere}}. Throw an Error that says what was wrong.',
      thrownNothing:
        "{{tool}} throw{{s}} nothing here, so the model gets no text, or on a low-level server no reply at all{{elsewhere}}. Throw an Error that says what was wrong.",
      thrownNumber: "{{tool}} throw{{s}} a bare value here, so the model reads it without a word{{elsewhere}}. Throw an Error that says what was wrong.",
      narrowError: "Print the message of the error, and the value itself where it is no error.",
      errorMessage: "Print the message of the error.",
      dropPiece: "Leave this part out.",
      interpolate: "Write a template literal.",
    },
  },
  create({ model, options }) {
    const problems: Problem<MessageId>[] = [];
    const reported = new Set<string>();
    for (const { text, at, elsewhere, tools } of failureTexts(model)) {
      const fault = brokenFault(text, options);
      if (!fault) continue;
      reported.add(placeKey(text.place));
      problems.push({
        at,
        messageId: IDS[fault.kind],
        data: {
          ...subjectOf(tools),
          text: quoted(text),
          source: "hole" in fault ? shortened(fault.hole.source, 50) : "",
          prints: "prints" in fault ? fault.prints : "",
          placeholder: fault.kind === "placeholder" ? fault.placeholder : "",
          elsewhere: elsewhere === null ? "" : `; the text is at ${elsewhere}`,
        },
        suggest: suggestionsOf(fault),
      });
    }
    const thrown = model.endings.flatMap((ending) => {
      // What leaves as a protocol error is mended where it leaves, by no-protocol-error-for-tool-failure or valid-tool-result.
      const isBare = ending.how === "raise" && ending.outcome !== "protocol-error" && ending.raised !== null && ending.raised.bare !== null && !ending.raised.rethrown;
      if (!isBare || ending.place.file !== null || (ending.message && reported.has(placeKey(ending.message.place)))) return [];
      return [{ ending, bare: ending.raised.bare, key: ending.elsewhere ?? ending.place }];
    });
    for (const { ending, bare, tools } of gathered(thrown)) {
      const elsewhere = ending.elsewhere && placeName(ending.elsewhere);
      problems.push({
        at: ending.place,
        messageId: THROWN[bare],
        data: { ...subjectOf(tools), elsewhere: elsewhere ? `; see ${elsewhere}` : "" },
      });
    }
    return onePerPlace(problems);
  },
});
