import type { Entry } from "../src/model/entry.js";
import { respelt } from "../src/model/place.js";
import { headOf, type Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { hintMeant, isHint } from "../src/wording/hints.js";
import { firstHere, onePerPlace } from "../src/wording/say.js";

type MessageId = "misspelt" | "notBoolean" | "unknown" | "spell" | "boolean" | "drop";

function judge(tool: Tool, entry: Entry, fallback: Problem<MessageId>["at"]): Problem<MessageId> | null {
  const at = firstHere(entry.place, fallback);
  if (!at) return null;
  const { key, value } = entry;
  const data = { tool: headOf(tool), key };
  const remedy = (name: string) => entry.remedies.find((one) => one.name === name);
  const meant = hintMeant(key);
  if (meant) return { at, messageId: "misspelt", data: { ...data, meant }, suggest: [{ messageId: "spell", data: { meant }, remedy: respelt(entry.keyPlace, meant) }] };
  if (isHint(key)) {
    const isWrong = entry.structured || (value.is === "known" && typeof value.value !== "boolean");
    return isWrong ? { at, messageId: "notBoolean", data, suggest: [{ messageId: "boolean", remedy: remedy("plainBoolean") }] } : null;
  }
  return key === "title" ? null : { at, messageId: "unknown", data, suggest: [{ messageId: "drop", data: { key }, remedy: remedy("dropEntry") }] };
}

/** A key of the project's own stands in every tool: it is reported once, with the number of tools that have it. */
function withoutRepeats(problems: readonly Problem<MessageId>[]): Problem<MessageId>[] {
  const counts = new Map<string, number>();
  const isRepeated = ({ messageId, data }: Problem<MessageId>): boolean => {
    if (messageId !== "unknown") return false;
    const count = counts.get(data!["key"]!) ?? 0;
    counts.set(data!["key"]!, count + 1);
    return count > 0;
  };
  const kept = problems.filter((problem) => !isRepeated(problem));
  return kept.map((problem) => {
    const more = (counts.get(problem.data?.["key"] ?? "") ?? 1) - 1;
    return { ...problem, data: { ...problem.data, others: more > 0 ? `, like ${more} ${more === 1 ? "other tool" : "other tools"},` : "" } };
  });
}

export default defineRule<MessageId>({
  id: "valid-annotations",
  meta: {
    type: "problem",
    docs: {
      description: "require annotations in the spelling and with the values that clients read",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "directory", severity: "error" },
      ],
    },
    hasSuggestions: true,
    languages: languages.definitions,
    schema: [],
    defaultOptions: [],
    messages: {
      misspelt: '{{tool}} states "{{key}}", which clients drop without a word, so the tool counts as one that may destroy something. Write {{meant}}.',
      notBoolean:
        '{{tool}} states "{{key}}" with a value that is neither true nor false, so the client refuses the whole tools/list and no tool of the server can be used. Write true or false.',
      unknown: '{{tool}}{{others}} states "{{key}}" among its annotations, where clients drop it without a word. Annotations are title, readOnlyHint, destructiveHint, idempotentHint and openWorldHint: move it into _meta, or remove it.',
      spell: "Write {{meant}}.",
      boolean: "Write it without quotes.",
      drop: 'Remove "{{key}}".',
    },
  },
  *create({ model }) {
    const problems = model.tools.flatMap((tool) => {
      const { annotations } = tool;
      return annotations.is === "known" ? annotations.value.entries.map((entry) => judge(tool, entry, annotations.place)) : [];
    });
    yield* withoutRepeats(onePerPlace(problems.filter((problem) => problem !== null)));
  },
});
