import type { Effect } from "../src/model/effect.js";
import type { Fact } from "../src/model/fact.js";
import { spotOf, type Place } from "../src/model/place.js";
import { outline } from "../src/model/text.js";
import { headOf, type Annotations, type Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { isIdempotencyKey, isNaturalKey } from "../src/wording/natural-keys.js";
import { firstHere } from "../src/wording/say.js";
import { createsBy, deletesBy, isUpkeep, opensWithChange } from "../src/wording/changes.js";

type MessageId = "readsAndDestroys" | "readOnlyWrites" | "readOnlyName" | "deletes" | "creates";

const isTrue = (hint: Fact<boolean>): boolean => hint.is === "known" && hint.value;

/** A change that the tool certainly makes by a call, of something other than its own caches and logs. */
const changeOf = ({ handler }: Tool, also: (source: string) => boolean = () => true): Effect | undefined =>
  handler.is === "known" ? handler.value.effects.find((effect) => effect.kind === "write" && effect.sure === "certain" && effect.source.includes("(") && !isUpkeep(effect.source) && !isUpkeep(effect.place.file ?? "") && also(effect.source)) : undefined;

const speaksOfLoss = ({ description }: Tool): boolean => description.is === "known" && /\b(?:delet|remov|eras|purg|wip|drop|clear|strik|cancel|take\w* (?:off|away|out)|discard|unlist|revok)/i.test(outline(description.value));

function judge(tool: Tool, hints: Annotations, fallback: Place): Problem<MessageId> | null {
  const { readOnlyHint, destructiveHint, idempotentHint } = hints;
  const name = tool.name.is === "known" ? tool.name.value : "";
  const report = (hint: Fact<boolean>, messageId: MessageId, more: Record<string, string> = {}): Problem<MessageId> | null => {
    const at = firstHere(hint.place, fallback, tool.name.place, tool.place);
    return at ? { at, messageId, data: { tool: headOf(tool), ...more } } : null;
  };
  if (isTrue(readOnlyHint)) {
    if (isTrue(destructiveHint)) return report(destructiveHint, "readsAndDestroys");
    const change = changeOf(tool);
    if (change) return report(readOnlyHint, "readOnlyWrites", { source: change.source, spot: spotOf(change.place) });
    // What a handler does is believed over what the tool is called.
    const isSeen = tool.handler.is === "known" && tool.handler.value.partial.length === 0;
    const verb = opensWithChange(name);
    const doesRead = isSeen && tool.handler.is === "known" && tool.handler.value.effects.every(({ kind }) => kind === "read");
    return verb && !doesRead ? report(readOnlyHint, "readOnlyName", { verb }) : null;
  }
  if (destructiveHint.is === "known" && !destructiveHint.value) {
    const verb = deletesBy(name);
    const change = changeOf(tool, (source) => deletesBy(source) !== null);
    // What a map of the server loses may be no more than a note to itself, unless the tool is about that.
    if (change && (verb || speaksOfLoss(tool) || !/\.(?:delete|splice|clear)\(/.test(change.source))) return report(destructiveHint, "deletes", { evidence: `${change.source}, ${spotOf(change.place)}` });
    if (verb && tool.handler.is !== "known") return report(destructiveHint, "deletes", { evidence: `its name says "${verb}"` });
  }
  if (isTrue(idempotentHint) && createsBy(name) && tool.parameters.is === "known") {
    const isKeyed = tool.parameters.value.some(({ name: parameter }) => isIdempotencyKey(parameter) || isNaturalKey(parameter));
    if (!isKeyed) return report(idempotentHint, "creates", { verb: createsBy(name)! });
  }
  return null;
}

export default defineRule<MessageId>({
  id: "no-contradictory-annotations",
  meta: {
    type: "problem",
    docs: {
      description: "disallow hints that contradict each other or what the tool does",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "directory", severity: "error" },
      ],
    },
    languages: languages.definitions,
    schema: [],
    defaultOptions: [],
    messages: {
      readsAndDestroys: "{{tool}} states readOnlyHint: true and destructiveHint: true, so some hosts let it run without asking, and others ask before every read. State the one that holds.",
      readOnlyWrites: "{{tool}} states readOnlyHint: true, but changes something ({{source}}, {{spot}}), so hosts run it without asking the user. Write readOnlyHint: false, and destructiveHint: true if it takes something away.",
      readOnlyName: '{{tool}} states readOnlyHint: true, but by its name it will {{verb}} something, so hosts run it without asking the user and reviews refuse it. Write readOnlyHint: false, or name it after what it reads.',
      deletes: "{{tool}} states destructiveHint: false, but takes something away ({{evidence}}), so hosts let it through as if it only added. Write destructiveHint: true.",
      creates: "{{tool}} states idempotentHint: true, but nothing among its parameters tells a repeated call from a new one, so a host that repeats it will {{verb}} twice. Take a key of the caller, or write idempotentHint: false.",
    },
  },
  *create({ model }) {
    for (const tool of model.tools) {
      if (tool.annotations.is !== "known" || tool.definedElsewhere) continue;
      const problem = judge(tool, tool.annotations.value, tool.annotations.place);
      if (problem) yield problem;
    }
  },
});
