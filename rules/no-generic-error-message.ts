import type { ServerModel } from "../src/model/server.js";
import type { Parameter } from "../src/model/parameter.js";
import { outline } from "../src/model/text.js";
import { defineRule, type Problem, type RuleInput } from "../src/rule.js";
import { brokenFault, genericFault } from "../src/wording/faults.js";
import { isWhollyRead } from "../src/wording/generic.js";
import { nextStepIn } from "../src/wording/next-step.js";
import { onePerPlace, placeKey, quoted, subjectOf } from "../src/wording/say.js";
import { failureTexts, isWithheld, type FailureText } from "../src/wording/verdict.js";

interface Options {
  readonly require: "problem" | "next-step";
  readonly phrases: readonly string[];
  readonly allow: readonly string[];
}

type MessageId = "empty" | "phrase" | "argument" | "cause" | "values" | "nextStep";

/**
 * Whether a text stands in for a reason that is missing at times only: `e.message || "Unknown error"`. Another ending at the
 * same place then has the same words, with a value where this one has its phrase.
 */
function isFallback({ text, endings }: FailureText, model: ServerModel): boolean {
  const words = outline(text);
  return endings.every((ending) =>
    ending.message === text && model.endings.some(({ place, message }) => {
      if (!message || placeKey(place) !== placeKey(ending.place)) return false;
      const other = outline(message);
      const start = other.indexOf("…");
      return other !== words && start >= 0 && words.startsWith(other.slice(0, start)) && words.endsWith(other.slice(start + 1));
    }),
  );
}

const normal = (value: string): string => value.replace(/\s+/g, " ").trim().toLowerCase();

/** The parameters of the tools that end with this text; null where one of them could not be read. */
function parametersOf(tools: readonly string[], model: ServerModel): readonly Parameter[] | null {
  if (tools.length === 0) return null;
  const found: Parameter[] = [];
  for (const wanted of tools) {
    const tool = model.tools.find(({ name }) => name.is === "known" && name.value === wanted);
    if (tool?.parameters.is !== "known") return null;
    found.push(...tool.parameters.value);
  }
  return found;
}

/** Parameters that choose what a tool does. */
const SELECTORS = /^(?:action|operation|command|mode|method|type)$/i;

/** Whether the schema lists the values, so that the client knows them, or could not be read. */
function mayBeListed({ tools }: FailureText, refused: string | null, model: ServerModel): boolean {
  const parameters = parametersOf(tools, model);
  if (parameters === null || parameters.length === 0) return true;
  const asked = parameters.filter(({ name }) => name === refused || (refused === null && SELECTORS.test(name)));
  if (refused !== null && asked.length === 0) return true;
  return asked.some(({ values }) => values !== null);
}

export default defineRule<MessageId, Options>({
  id: "no-generic-error-message",
  meta: {
    type: "problem",
    docs: {
      description: "disallow failure texts that name no problem the model can act on",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "strict", severity: "error", options: [{ require: "next-step" }] },
        { preset: "directory", severity: "error" },
      ],
    },
    schema: [
      {
        type: "object",
        properties: {
          require: { enum: ["problem", "next-step"], description: "Whether a text has to name the problem, or the next step as well." },
          phrases: {
            type: "array",
            items: { type: "string", minLength: 1 },
            uniqueItems: true,
            description: "Further texts that count as generic when they are the whole message. Upper and lower case are the same.",
          },
          allow: {
            type: "array",
            items: { type: "string", minLength: 1 },
            uniqueItems: true,
            description: "Texts that are never reported when they are the whole message. Upper and lower case are the same.",
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ require: "problem", phrases: [], allow: [] }],
    messages: {
      empty:
        "{{tool}} fail{{s}} with an empty text, so the model cannot tell what happened{{elsewhere}}. Write what was wrong, what a valid value looks like and what to do next.",
      phrase:
        "{{tool}} fail{{s}} with {{text}}, and the model gets nothing else to go by{{elsewhere}}. Write what was wrong, what a valid value looks like and what to do next.",
      argument:
        "{{tool}} fail{{s}} with {{text}}, which does not say which argument is wrong{{elsewhere}}. Name the argument, the value it has and the values it takes.",
      cause:
        "{{tool}} fail{{s}} with {{text}}, which says what was tried but not why it failed, so the model can only repeat the call{{elsewhere}}. Add the reason and what to change, or whether to retry.",
      values:
        "{{tool}} fail{{s}} with {{text}}, but nothing tells the model which values exist{{elsewhere}}. List them in the text, or as an enum in the schema.",
      nextStep:
        "{{tool}} fail{{s}} with {{text}}, which names no next step{{elsewhere}}. Add a valid value, the format or bound, the tool or parameter to use, or whether to retry.",
    },
  },
  create: (input) => onePerPlace(problemsOf(input)),
});

function* problemsOf({ model, options }: RuleInput<Options>): Iterable<Problem<MessageId>> {
  const tools = model.tools.flatMap(({ name }) => (name.is === "known" ? [name.value] : []));
  const allowed = new Set(options.allow.map(normal));
  // A generic text that the SDK withholds has to be written before it can be let through.
  for (const found of failureTexts(model, true)) {
    const { text, at, elsewhere } = found;
    // The message of a JSON-RPC error goes, once the failure is a result of the tool.
    if (found.endings.every(({ how, outcome }) => how === "return" && outcome === "protocol-error")) continue;
    // A client knows which tools there are.
    if (found.endings.every(({ unknownTool }) => unknownTool)) continue;
    if (allowed.has(normal(outline(text)))) continue;
    const generic = genericFault(text, options.phrases);
    const refused = generic?.refused?.meaning.is === "parameter" ? generic.refused.meaning.name : null;
    // A text that is put together elsewhere may only seem to be empty.
    if (generic?.reason === "empty" && elsewhere !== null) continue;
    const isFault = generic !== null && !isFallback(found, model) && (generic.refused === null || !mayBeListed(found, refused, model));
    let messageId: MessageId;
    if (isFault) messageId = generic.reason;
    else if (options.require === "next-step" && !found.endings.every(isWithheld) && isWhollyRead(text) && !brokenFault(text) && nextStepIn(text, tools) === null) messageId = "nextStep";
    else continue;
    const problem: Problem<MessageId> = {
      at,
      messageId,
      data: { ...subjectOf(found.tools), text: quoted(text), elsewhere: elsewhere === null ? "" : `; the text is at ${elsewhere}` },
    };
    yield problem;
  }
}
