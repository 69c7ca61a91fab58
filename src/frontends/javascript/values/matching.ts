import type { Node } from "../syntax.js";
import { LIMITS, limit, type Machine, type Reached } from "./machine.js";
import type { State } from "./state.js";
import type { FunctionValue, Value } from "./value.js";

/** Functions and methods that answer what one of the functions they are given answers: `result.match(ok, err)`, `match(value)({ success, error })`. */
const MATCHERS = /^(?:match|fold|matchAll|matchTags?|cata|either)$/;
/** Names of the cases in which something failed. */
const FAILED = /^(?:err|error|errors?|fail|failed|failure|left|onErr|onError|onFail|onFailed|onFailure|onLeft|rejected|onRejected|exception)$/i;

interface Case {
  readonly fn: FunctionValue;
  /** What names the case, where it is one that failed. */
  readonly failed: Node | null;
}

/** What a call of a matcher that is not read comes to: whatever one of its cases does; null where it is none. */
export function matched(m: Machine, callee: Value | null, name: string | null, args: readonly Value[], node: Node, state: State): Reached[] | null {
  const called = name ?? (callee?.kind === "opaque" && callee.origin.is === "call" ? callee.origin.name : null);
  if (called === null || !MATCHERS.test(called)) return null;
  const cases = casesOf(args, state);
  if (cases.length < 2) return null;
  const { module } = m.frame;
  const answers = cases.flatMap(({ fn, failed }) => {
    const own = state.fork();
    if (failed) own.note({ is: "guard", on: "failed-result", truth: true, node: failed, module, branch: fn.node });
    return m.call(fn, [], own, node);
  });
  return answers.length > 0 ? limit(answers, LIMITS.results) : null;
}

/** The cases that are given as an object of functions, or one after the other: what went well first, as neverthrow has it. */
function casesOf(args: readonly Value[], state: State): Case[] {
  if (args.length === 2 && args.every((arg): arg is FunctionValue => arg.kind === "function")) {
    return args.map((fn, at) => ({ fn, failed: at === 1 ? (fn.node.params[0] ?? fn.node) : null }));
  }
  const last = args.at(-1);
  const cell = last?.kind === "ref" ? state.cell(last.id) : undefined;
  if (cell?.kind !== "object" || cell.open) return [];
  const cases: Case[] = [];
  for (const [key, { value, node }] of cell.props) {
    if (value.kind !== "function") return [];
    cases.push({ fn: value, failed: FAILED.test(key) ? (node.type === "Property" ? (node.key as Node) : node) : null });
  }
  return cases;
}
