import type { Entry } from "../src/model/entry.js";
import { respelt } from "../src/model/place.js";
import { headOf, type Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { keyFault, knownKeyMeant, valueFault, type KeyFault } from "../src/wording/meta-keys.js";
import { firstHere, onePerPlace } from "../src/wording/say.js";

type MessageId = KeyFault | "misspelt" | "value" | "spell" | "boolean" | "drop";

function judge(tool: Tool, entry: Entry, fallback: Problem<MessageId>["at"]): Problem<MessageId> | null {
  const at = firstHere(entry.place, fallback);
  if (!at) return null;
  const { key } = entry;
  const data = { tool: headOf(tool), key };
  const remedy = (name: string) => entry.remedies.find((one) => one.name === name);
  const meant = knownKeyMeant(key);
  if (meant) return { at, messageId: "misspelt", data: { ...data, meant }, suggest: [{ messageId: "spell", data: { meant }, remedy: /^[\w.-]+$/.test(key) ? undefined : respelt(entry.keyPlace, meant) }] };
  const value = entry.structured ? "structured" : entry.value.is === "known" ? entry.value.value : undefined;
  const wrong = value === undefined ? null : valueFault(key, value);
  if (wrong) return { at, messageId: "value", data: { ...data, ...wrong }, suggest: [{ messageId: "boolean", remedy: remedy("plainBoolean") }] };
  const fault = keyFault(key);
  return fault ? { at, messageId: fault, data, suggest: [{ messageId: "drop", data: { key }, remedy: remedy("dropEntry") }] } : null;
}

export default defineRule<MessageId>({
  id: "valid-meta",
  meta: {
    type: "problem",
    docs: {
      description: "require keys and values in _meta that hosts read",
      presets: [{ preset: "recommended", severity: "error" }],
    },
    hasSuggestions: true,
    languages: languages.definitions,
    schema: [],
    defaultOptions: [],
    messages: {
      misspelt: '{{tool}} has "{{key}}" in its _meta, which no host knows, so nothing comes of it. Write "{{meant}}".',
      value: '{{tool}} gives "{{key}}" a value that Claude Code ignores: it wants {{wants}}, so {{consequence}}. Write {{write}}.',
      reserved: '{{tool}} has "{{key}}" in its _meta, whose prefix is reserved for the protocol, so a later revision may give it another meaning. Use a prefix of your own, such as "com.example/".',
      malformed: '{{tool}} has "{{key}}" in its _meta, which is no valid key, so clients may drop it. A prefix is made of labels that begin with a letter and hold letters, digits and "-", joined by dots: "com.example/panel".',
      spell: 'Write "{{meant}}".',
      boolean: "Write it without quotes.",
      drop: 'Remove "{{key}}".',
    },
  },
  *create({ model }) {
    const problems = model.tools.flatMap((tool) => {
      const { meta } = tool;
      return meta.is === "known" ? meta.value.map((entry) => judge(tool, entry, meta.place)) : [];
    });
    yield* onePerPlace(problems.filter((problem) => problem !== null));
  },
});
