import { defineRule, type Problem, type RuleInput } from "../src/rule.js";
import { secretFaults } from "../src/wording/faults.js";
import { onePerPlace, quoted, subjectOf } from "../src/wording/say.js";
import { failureTexts } from "../src/wording/verdict.js";

interface Options {
  readonly names: readonly string[];
  readonly allow: readonly string[];
}

type MessageId = "literal" | "carried" | "dropPiece";

/** What the secrets are, as the object of "shows": one, two, or two and a number. */
const listed = ([first, second, ...rest]: readonly string[]): string =>
  second === undefined ? (first ?? "") : rest.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${rest.length} more`;

export default defineRule<MessageId, Options>({
  id: "no-secret-in-error",
  meta: {
    type: "problem",
    docs: {
      description: "disallow secrets in failure texts",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "security", severity: "error" },
      ],
    },
    hasSuggestions: true,
    schema: [
      {
        type: "object",
        properties: {
          names: {
            type: "array",
            items: { type: "string", minLength: 2 },
            uniqueItems: true,
            description: "Further names, or words in names, of variables and environment variables that hold secrets.",
          },
          allow: {
            type: "array",
            items: { type: "string", minLength: 1 },
            uniqueItems: true,
            description: "Names of variables and environment variables that look secret and are not.",
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ names: [], allow: [] }],
    messages: {
      literal:
        "{{tool}} fail{{s}} with a text that spells out {{what}}, and the model, the host and every log on the way get it{{elsewhere}}. Take it out of the code and out of {{text}}.",
      carried:
        "{{tool}} fail{{s}} with {{text}}, which shows {{what}}, and the model, the host and every log on the way get it{{elsewhere}}. Leave it out, and log it on the server if you must.",
      dropPiece: "Leave this part out.",
    },
  },
  create: (input) => onePerPlace(problemsOf(input)),
});

function* problemsOf({ model, options }: RuleInput<Options>): Iterable<Problem<MessageId>> {
  const allowed = options.allow.map((name) => `"${name}"`);
  for (const { text, at, elsewhere, tools } of failureTexts(model)) {
    const secrets = secretFaults(text, options.names).filter(({ what }) => !allowed.some((name) => what.includes(name)));
    if (secrets.length === 0) continue;
    const isLiteral = secrets.every((secret) => secret.in === "literal");
    const drop = text.pieces.flatMap((piece) => (piece.kind === "hole" && secrets.some(({ hole }) => hole === piece) ? (piece.remedies ?? []) : [])).find(({ name }) => name === "dropPiece");
    const problem: Problem<MessageId> = {
      at,
      messageId: isLiteral ? "literal" : "carried",
      data: {
        ...subjectOf(tools),
        what: listed(secrets.map(({ what }) => what)),
        // A secret that is spelt out is not spelt out again in the report.
        text: isLiteral ? "the text" : quoted(text),
        elsewhere: elsewhere === null ? "" : `; the text is at ${elsewhere}`,
      },
      suggest: [{ messageId: "dropPiece", remedy: drop }],
    };
    yield problem;
  }
}
