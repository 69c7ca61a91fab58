import { defineRule, languages, type Problem } from "../src/rule.js";
import type { Branch, Effect } from "../src/model/effect.js";
import type { Parameter } from "../src/model/parameter.js";
import type { Ending } from "../src/model/ending.js";
import { spotOf } from "../src/model/place.js";
import { nameOf, type Tool } from "../src/model/tool.js";
import { declaresReset, declaresRunner, refusesWrites } from "../src/wording/declared-effects.js";
import { extended, valueKind, verbOf, type Verbs } from "../src/wording/verbs.js";

interface Options {
  readonly readVerbs: readonly string[];
  readonly writeVerbs: readonly string[];
  readonly ignoreParameters: readonly string[];
  readonly strict: boolean;
}

/** Parameters that choose what a tool does. */
const DECIDING = /^(?:action|operation|op|method|mode|command|cmd|verb|task|intent|subcommand|sub_command|function|kind|type|request|what|do)$|(?:Action|Operation|Method|_action|_operation|_method|Command|_command)$/;
/** Switches that hold a write back or let it through: the tool is a write either way. */
const REHEARSAL = /dry|preview|confirm|force|simulate|validate|test|verbose|commit$|approve/i;
/** Names that say what the tool does whatever its arguments hold: the "method" of create_monitor is what the monitor will send. */
const DECIDED = /^(?:create|delete|update|remove|insert|edit|modify|rename|get|list|read|fetch|search|find)[-_A-Z]/;

export default defineRule<"branches" | "runner", Options>({
  id: "no-mixed-read-write",
  meta: {
    type: "problem",
    docs: {
      description: "disallow tools that either read or change state depending on an argument",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "directory", severity: "error" },
      ],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: {
          readVerbs: { type: "array", items: { type: "string" }, description: "Further words that only read." },
          writeVerbs: { type: "array", items: { type: "string" }, description: "Further words that change something." },
          ignoreParameters: { type: "array", items: { type: "string" }, description: "Parameters that are never the ones that decide." },
          strict: { type: "boolean", description: "Also report free-form runners that state destructiveHint: true." },
        },
      },
    ],
    defaultOptions: [{ readVerbs: [], writeVerbs: [], ignoreParameters: [], strict: false }],
    messages: {
      branches:
        '{{tool}} only reads for {{reads}}, but changes something for {{writes}}{{evidence}}, by "{{parameter}}". A host approves a tool as a whole, so it either asks before every read or lets every change through. Make two tools of it: one that reads, and one for {{writes}}.',
      runner:
        '{{tool}} runs whatever "{{parameter}}" holds{{evidence}}, so one call reads and the next deletes, and no host can tell them apart. Split it into a tool that only reads and one that changes things, or state annotations: { readOnlyHint: false, destructiveHint: true }.',
    },
  },
  *create({ model, options }) {
    const table = extended({ read: options.readVerbs, write: options.writeVerbs });
    for (const tool of model.tools) {
      if (tool.parameters.is !== "known" || tool.definedElsewhere) continue;
      for (const parameter of tool.parameters.value) {
        if (options.ignoreParameters.includes(parameter.name)) continue;
        const problem = mixed(tool, parameter, table) ?? runner(tool, parameter, options.strict, model.endings);
        if (problem) {
          yield problem;
          break;
        }
      }
    }
  },
});

type Found = Problem<"branches" | "runner">;
/** A parameter whose listed values are reads and writes. */
function mixed(tool: Tool, parameter: Parameter, table: Verbs): Found | null {
  const sides = parameter.type === "boolean" ? switchSides(tool, parameter) : enumSides(parameter, table);
  if (!sides || sides.reads.length === 0 || sides.writes.length === 0 || (sides.effect === null && tool.name.is === "known" && DECIDED.test(tool.name.value))) return null;
  return {
    at: parameter.place,
    messageId: "branches",
    data: { tool: nameOf(tool), parameter: parameter.name, reads: list(sides.reads), writes: list(sides.writes), evidence: evidenceOf(sides.effect) },
  };
}

interface Sides {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly effect: Effect | null;
}

function enumSides({ name, values, branches, handedOn }: Parameter, table: Verbs): Sides | null {
  if (!values || values.length < 2 || branches?.every((branch) => branch.effects.some(isCertainWrite))) return null;
  const reads: string[] = [];
  const writes: string[] = [];
  let effect: Effect | null = null;
  // Where all branches were followed and none does more than look something up, the words name a computation.
  const isPure = !handedOn && (branches?.every((branch) => !branch.partial && branch.effects.every((e) => e.kind === "read" && e.sure === "certain")) ?? false);
  const isTold = branches?.some((branch) => ownWrite(branch, branches)) ?? false;
  for (const value of values) {
    const said = valueKind(value, table);
    const branch = branches?.find((b) => b.value === value);
    const own = branch && ownWrite(branch, branches!);
    // A word for a read is believed over what its branch also does: a log, a cache, a file to download to.
    if (said?.kind === "read") reads.push(value);
    else if (own) {
      writes.push(value);
      effect ??= own;
    } else if (said?.sure && said.kind === "write" && !isTold && !isPure) writes.push(value);
  }
  return DECIDING.test(name) || effect?.sure === "certain" ? { reads, writes, effect } : null;
}

const isCertainWrite = (effect: Effect): boolean => effect.kind === "write" && effect.sure === "certain";

/** A write on this branch that some other branch does without. */
function ownWrite(branch: Branch, all: readonly Branch[]): Effect | null {
  return branch.effects.find((e) => e.kind === "write" && all.some((other) => other !== branch && !other.effects.some((o) => o.kind === "write" && o.place.start === e.place.start))) ?? null;
}

/** A switch that turns a read into a write. */
function switchSides(tool: Tool, parameter: Parameter): Sides | null {
  const { name, branches } = parameter;
  if (declaresReset(tool, parameter)) return { reads: ["false"], writes: ["true"], effect: null };
  if (!branches || REHEARSAL.test(name)) return null;
  const [on, off] = [true, false].map((side) => branches.find(({ value }) => value === side));
  if (!on || !off || on.partial || off.partial || off.effects.some((e) => e.kind !== "read")) return null;
  const write = on.effects.find((e) => e.kind === "write" && e.source.includes("("));
  const named = verbOf(name) === "write" || (tool.name.is === "known" && verbOf(tool.name.value) === "read");
  return write && named ? { reads: ["false"], writes: ["true"], effect: write } : null;
}

/** A parameter that is run as it comes: a command, a statement, an HTTP method. */
function runner(tool: Tool, parameter: Parameter, strict: boolean, endings: readonly Ending[]): Found | null {
  if (tool.handler.is !== "known") return null;
  const run = tool.handler.value.effects.find((e) => e.kind === "run" && e.parameter === parameter.name) ?? null;
  if ((!run && !declaresRunner(tool, parameter)) || (parameter.values !== null && parameter.values.every((value) => valueKind(value)?.kind !== "write"))) return null;
  if (!strict && tool.annotations.is === "unknown") return null;
  const hints = tool.annotations.is === "known" ? tool.annotations.value : null;
  const isWarned = hints?.destructiveHint.is === "known" && hints.destructiveHint.value;
  if (!strict && (isWarned || hints?.destructiveHint.is === "unknown" || (hints?.readOnlyHint.is === "known" && hints.readOnlyHint.value))) return null;
  if (tool.name.is === "known" && refusesWrites(tool.name.value, endings)) return null;
  return { at: parameter.place, messageId: "runner", data: { tool: nameOf(tool), parameter: parameter.name, evidence: evidenceOf(run) } };
}

const evidenceOf = (effect: Effect | null): string => (effect ? ` (${spotOf(effect.place)}: ${effect.source})` : "");

/** At most four values in quotes. */
const list = (values: readonly string[]): string =>
  values.length > 4 ? `${values.slice(0, 4).map((value) => `"${value}"`).join(", ")} and ${values.length - 4} more` : values.map((value) => `"${value}"`).join(", ").replace(/, ([^,]*)$/, " and $1");
