import { defineRule, type Problem, type RuleInput } from "../src/rule.js";
import { internalFaults } from "../src/wording/faults.js";
import type { InternalKind } from "../src/wording/internals.js";
import { onePerPlace, shortened, subjectOf } from "../src/wording/say.js";
import { failureTexts } from "../src/wording/verdict.js";

interface Options {
  readonly allow: readonly InternalKind[];
}

type MessageId = InternalKind | "errorMessage" | "dropPiece";

const KINDS: readonly InternalKind[] = ["stack", "object", "response", "sql", "path"];

export default defineRule<MessageId, Options>({
  id: "no-internals-in-error",
  meta: {
    type: "problem",
    docs: {
      description: "disallow stack traces, whole objects, SQL and server paths in failure texts",
      presets: [
        { preset: "recommended", severity: "warn" },
        { preset: "security", severity: "error" },
      ],
    },
    hasSuggestions: true,
    schema: [
      {
        type: "object",
        properties: {
          allow: {
            type: "array",
            items: { enum: [...KINDS] },
            uniqueItems: true,
            description: "Kinds of internals that a failure text may show.",
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ allow: [] }],
    messages: {
      stack:
        "{{tool}} fail{{s}} with a text that holds a stack trace ({{words}}): the model reads files and lines of your server instead of what to do{{elsewhere}}. Log the stack, and answer with the message and a next step.",
      object:
        "{{tool}} fail{{s}} with a text that holds a whole error object ({{words}}): the model gets whatever it carries, request and headers included{{elsewhere}}. Print the parts that help, such as its message.",
      response:
        "{{tool}} fail{{s}} with a text that holds the whole answer of another service ({{words}}): the model gets all that it says, however long{{elsewhere}}. Print the parts that help, such as the status and its message.",
      sql: "{{tool}} fail{{s}} with a text that shows SQL ({{words}}): the model learns how your tables are built, but not what to change{{elsewhere}}. Log the statement, and say which argument was wrong.",
      path: "{{tool}} fail{{s}} with a text that shows a path of the server ({{words}}): the model did not give it and cannot use it{{elsewhere}}. Name what the caller gave, or a path relative to it.",
      errorMessage: "Print the message of the error.",
      dropPiece: "Leave this part out.",
    },
  },
  create: (input) => onePerPlace(problemsOf(input)),
});

function* problemsOf({ model, options }: RuleInput<Options>): Iterable<Problem<MessageId>> {
  for (const { text, at, elsewhere, tools } of failureTexts(model)) {
    const internal = internalFaults(text).find(({ kind }) => !options.allow.includes(kind));
    if (!internal) continue;
    const remedies = internal.hole?.remedies ?? [];
    const problem: Problem<MessageId> = {
      at,
      messageId: internal.kind,
      data: { ...subjectOf(tools), words: shortened(internal.words, 50), elsewhere: elsewhere === null ? "" : `; the text is at ${elsewhere}` },
      suggest: (["errorMessage", "dropPiece"] as const).map((name) => ({ messageId: name, remedy: remedies.find((remedy) => remedy.name === name) })),
    };
    yield problem;
  }
}
