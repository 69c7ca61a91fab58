import { constantOf } from "../src/model/text.js";
import { headOf, type Annotations, type Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { hostsOf, type HostId } from "../src/sdk/hosts.js";
import { hintMeant, isHint } from "../src/wording/hints.js";
import { firstHere, listed } from "../src/wording/say.js";

interface Options {
  readonly require: "any" | "directory";
}

type MessageId = "none" | "neither" | "title" | "explicit";

/** A misspelt hint is the fault of valid-annotations, and what it says is not known. */
const isMisspelt = ({ entries }: Annotations): boolean => entries.some(({ key }) => hintMeant(key) !== null);

const statesNone = ({ readOnlyHint, destructiveHint, idempotentHint, openWorldHint }: Annotations): boolean =>
  [readOnlyHint, destructiveHint, idempotentHint, openWorldHint].every(({ is }) => is === "absent");

function* judge(tool: Tool, options: Options, hosts: readonly HostId[]): Iterable<Problem<MessageId>> {
  const { annotations } = tool;
  if (annotations.is === "unknown" || tool.definedElsewhere || tool.name.is !== "known") return;
  const stated = annotations.is === "known" ? annotations.value : null;
  if (stated && isMisspelt(stated)) return;
  const at = firstHere(...(stated && stated.entries.some(({ key }) => isHint(key)) ? [annotations.place] : []), tool.name.place, tool.place);
  if (!at) return;
  const data = { tool: headOf(tool) };
  if (!stated || statesNone(stated)) {
    yield { at, messageId: "none", data };
    return;
  }
  const demands = hostsOf(hosts).flatMap((host) => (host.annotations ? [{ ...host.annotations, label: host.label }] : []));
  const missing = [...new Set(demands.flatMap(({ explicit = [] }) => explicit))].filter((hint) => stated[hint].is === "absent");
  if (missing.length > 0) {
    yield { at, messageId: "explicit", data: { ...data, hints: listed(missing), host: demands.find(({ explicit }) => explicit)!.label } };
    return;
  }
  if (options.require !== "directory" && !demands.some(({ readOrDestroy }) => readOrDestroy)) return;
  const { readOnlyHint, destructiveHint } = stated;
  const isOpen = readOnlyHint.is === "unknown" || destructiveHint.is === "unknown";
  const isSaid = (readOnlyHint.is === "known" && readOnlyHint.value) || (destructiveHint.is === "known" && destructiveHint.value);
  if (!isSaid && !isOpen) yield { at, messageId: "neither", data };
  else if (lacksTitle(tool, stated)) yield { at, messageId: "title", data };
}

function lacksTitle({ title }: Tool, stated: Annotations): boolean {
  return [title, stated.title].every((fact) => fact.is === "absent" || (fact.is === "known" && constantOf(fact.value)?.trim() === ""));
}

export default defineRule<MessageId, Options>({
  id: "require-annotations",
  meta: {
    type: "suggestion",
    docs: {
      description: "require hints that say whether a tool only reads or changes something",
      presets: [
        { preset: "strict", severity: "warn" },
        { preset: "directory", severity: "error", options: [{ require: "directory" }] },
      ],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: { require: { enum: ["any", "directory"], description: "Any hint at all, or what Claude's connector directory asks for." } },
      },
    ],
    defaultOptions: [{ require: "any" }],
    messages: {
      none: "{{tool}} states no hint, so hosts take it for one that may destroy something and ask the user before every call. Add annotations: { readOnlyHint: true } if it only reads, else { destructiveHint: true } or, if it only adds, { destructiveHint: false }.",
      neither:
        "{{tool}} states neither readOnlyHint: true nor destructiveHint: true, so the review of Claude's connector directory refuses it. State the one that holds.",
      title: "{{tool}} has no title, so the review of Claude's connector directory refuses it. Add a title of two or three words.",
      explicit: "{{tool}} leaves {{hints}} out, so {{host}} blocks the submission: it wants readOnlyHint, destructiveHint and openWorldHint stated, as true or as false. Add what is missing.",
    },
  },
  *create({ model, options, settings }) {
    for (const tool of model.tools) yield* judge(tool, options, settings.hosts);
  },
});
