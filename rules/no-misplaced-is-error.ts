import type { MisplacedFlag } from "../src/model/ending.js";
import { defineRule, type Problem } from "../src/rule.js";
import { gathered, placeName, shortened, subjectOf } from "../src/wording/say.js";

type MessageId = "wrongLevel" | "wrongSpelling" | "notBoolean" | "wrongType" | "liftFlag";

const MESSAGES: Readonly<Record<MisplacedFlag["why"], Exclude<MessageId, "liftFlag">>> = {
  "wrong-level": "wrongLevel",
  "wrong-spelling": "wrongSpelling",
  "not-boolean": "notBoolean",
  "wrong-type": "wrongType",
};

/** Where the flag stands, as the middle of a sentence. */
const WHERE: Readonly<Record<MisplacedFlag["where"], string>> = {
  "content-item": "inside a content item",
  metadata: "inside metadata",
  "tool-result": "under toolResult",
  "structured-content": "inside structuredContent",
  payload: "in the result",
};

export default defineRule<MessageId>({
  id: "no-misplaced-is-error",
  meta: {
    type: "problem",
    docs: {
      description: "disallow an error flag where no client reads it",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "directory", severity: "error" },
      ],
    },
    fixable: "code",
    hasSuggestions: true,
    schema: [],
    defaultOptions: [],
    messages: {
      wrongLevel:
        "{{tool}} {{has}} {{source}} {{where}}, where no client reads it, so {{effect}}{{elsewhere}}. Put isError: true beside content.",
      wrongSpelling:
        "{{tool}} {{has}} {{source}} {{where}}, a spelling that clients ignore, so {{effect}}{{elsewhere}}. Write isError: true.",
      notBoolean:
        "{{tool}} {{has}} {{source}} {{where}}, but the flag has to be a boolean: clients reject the whole result, and the model gets none of it{{elsewhere}}. Write isError: true.",
      wrongType:
        '{{tool}} {{has}} {{source}} {{where}}, which is no type of content: clients reject the whole result, and the model gets none of it{{elsewhere}}. Write type: "text" there and isError: true beside content.',
      liftFlag: "Put the flag where clients read it.",
    },
  },
  create({ model }) {
    const found = model.endings.flatMap((ending) => {
      const { misplaced: flag } = ending;
      if (!flag || (ending.shownElsewhere && flag.place.file !== null)) return [];
      const key = flag.place.file === null ? flag.place : ending.place;
      return key.file === null ? [{ ending, flag, key }] : [];
    });
    return gathered(found).map(({ ending, flag, key, tools }): Problem<MessageId> => {
      const lift = ending.remedies.find(({ name }) => name === "liftFlag");
      const elsewhere = placeName(flag.place);
      return {
        at: key,
        messageId: MESSAGES[flag.why],
        fix: lift?.safe ? lift : undefined,
        suggest: [{ messageId: "liftFlag", remedy: lift?.safe ? undefined : lift }],
        data: {
          ...subjectOf(tools, "This result"),
          source: shortened(flag.source, 40),
          where: WHERE[flag.where],
          // What stands under toolResult is not read at all.
          effect: flag.where === "tool-result" ? "the model gets an empty answer" : "the model takes the failure for an answer",
          elsewhere: elsewhere === null ? "" : `; see ${elsewhere}`,
        },
      };
    });
  },
});
