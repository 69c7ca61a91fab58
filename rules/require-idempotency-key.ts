import { headOf, type Tool } from "../src/model/tool.js";
import { defineRule, languages } from "../src/rule.js";
import { createsBy } from "../src/wording/changes.js";
import { isIdempotencyKey, isNaturalKey } from "../src/wording/natural-keys.js";
import { firstHere } from "../src/wording/say.js";

interface Options {
  readonly keys: readonly string[];
}

/** Verbs after which the same key may well stand for two things: two mails go to one address. */
const SENDS = new Set(["send", "post", "publish", "invite", "pay", "charge", "refund", "transfer", "purchase", "buy", "order", "reply", "forward", "tweet", "comment", "book"]);

/** The verb of a tool that makes or sends something with each call, where nothing tells a repeated call from a new one. */
function unkeyed(tool: Tool, keys: readonly string[]): string | null {
  const verb = tool.name.is === "known" ? createsBy(tool.name.value) : null;
  if (verb === null || tool.parameters.is !== "known") return null;
  if (tool.annotations.is === "unknown") return null;
  if (tool.annotations.is === "known") {
    const { idempotentHint, readOnlyHint } = tool.annotations.value;
    if (idempotentHint.is === "unknown" || [idempotentHint, readOnlyHint].some((hint) => hint.is === "known" && hint.value)) return null;
  }
  const isKeyed = tool.parameters.value.some(({ name }) => keys.includes(name) || isIdempotencyKey(name) || (!SENDS.has(verb) && isNaturalKey(name)));
  if (isKeyed) return null;
  // A handler that was followed to its end and changes nothing only computes.
  const isPure = tool.handler.is === "known" && tool.handler.value.partial.length === 0 && tool.handler.value.effects.length === 0;
  return isPure ? null : verb;
}

export default defineRule<"unkeyed", Options>({
  id: "require-idempotency-key",
  meta: {
    type: "suggestion",
    docs: {
      description: "require a way to tell a repeated call from a new one in tools that create or send",
      presets: [{ preset: "strict", severity: "warn" }],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: { keys: { type: "array", items: { type: "string" }, description: "Further parameters by which a repeated call is known." } },
      },
    ],
    defaultOptions: [{ keys: [] }],
    messages: {
      unkeyed:
        "{{tool}} will {{verb}} again with every repeated call, and a host or a model repeats a call whose answer it did not get. Take a key of the caller, such as idempotencyKey, and answer a repeated one as the first; or state idempotentHint: true if it is safe already.",
    },
  },
  *create({ model, options }) {
    for (const tool of model.tools) {
      const verb = tool.definedElsewhere ? null : unkeyed(tool, options.keys);
      const at = firstHere(tool.name.place, tool.place);
      if (verb && at) yield { at, messageId: "unkeyed", data: { tool: headOf(tool), verb } };
    }
  },
});
