import { bare, type Node } from "../syntax.js";
import { markTested, truthOf } from "./conditions.js";
import { guardOf } from "./guards.js";
import { passOn } from "./hollow.js";
import { chain, LIMITS, limit, settle, type Machine, type Reached } from "./machine.js";
import type { State } from "./state.js";
import { plainText } from "./texts.js";
import { isArguments, opaque, type Value } from "./value.js";

type Of<T extends string> = Extract<Node, { type: T }>;

/** `test ? one : other`, on each side that the test can take. */
export function conditional(m: Machine, node: Of<"ConditionalExpression">, state: State): Reached[] {
  const { module } = m.frame;
  const { yes, no } = m.assume(node.test, state);
  // `e instanceof Error ? e.message : String(e)`: both are the caught error's own words; the first says which.
  const test = bare(node.test);
  if (test.type === "BinaryExpression" && test.operator === "instanceof" && yes.length > 0 && no.length > 0) {
    const subject = m.evaluate(test.left as Node, yes[0]!)[0]?.value;
    if (subject?.kind === "caught") {
      const result = m.evaluate(node.consequent, yes[0]!);
      if (result.length > 0 && result.every((r) => r.value.kind === "text" || r.value.kind === "opaque")) return result;
    }
  }
  const sides: Reached[][] = [];
  for (const [states, branch, truth] of [
    [yes, node.consequent, true],
    [no, node.alternate, false],
  ] as const) {
    for (const s of settle(states.slice())) {
      const kind = guardOf(node.test, truth, s, m);
      const from = s.path;
      if (kind) s.note({ is: "guard", on: kind, truth, node: node.test, module, branch });
      const reached = m.evaluate(branch, s);
      sides.push(reached);
      for (const r of reached) {
        const sign = r.state.path?.sign;
        if (!kind || r.state.path?.before !== from || sign?.is !== "guard" || !plainText(r.value)) continue;
        r.state.path = from;
        r.state.note({ ...sign, choosesWords: true });
      }
    }
  }
  const all = sides.flat();
  if (all.length > 1 && all.every((r) => plainText(r.value) && r.state.stamp === all[0]!.state.stamp)) {
    return [{ state: all[0]!.state, value: opaque({ is: "other", of: all.map((r) => r.value) }, node, module) }];
  }
  return limit(all, LIMITS.results);
}

/** `a && b`, `a || b` and `a ?? b`. */
export function logical(m: Machine, node: Of<"LogicalExpression">, state: State): Reached[] {
  const { module } = m.frame;
  return chain(m.evaluate(node.left, state), (l) => {
    const truth = truthOf(l.value, l.state);
    markTested(m, l.value);
    const nullish =
      l.value.kind === "literal" ? l.value.value === null || l.value.value === undefined : l.value.kind === "opaque" ? (l.state.assumed(l.value)?.nullish ?? (truth ? false : null)) : false;
    // The arguments of a call are an object, even where the protocol lets them be left out.
    if (node.operator !== "&&" && isArguments(l.value)) return [l];
    const takesRight = node.operator === "&&" ? truth : node.operator === "||" ? (truth === null ? null : !truth) : nullish;
    if (takesRight === false) return [l];
    if (takesRight === true) {
      const reached = m.evaluate(node.right, l.state);
      for (const r of reached) passOn(l.value, r.value, r.state);
      return reached;
    }
    const rightState = l.state.fork();
    if (l.value.kind === "opaque") {
      if (node.operator === "&&") {
        rightState.assume(l.value, { truthy: true, nullish: false });
        l.state.assume(l.value, { truthy: false });
      } else {
        rightState.assume(l.value, node.operator === "??" ? { nullish: true, truthy: false } : { truthy: false });
        l.state.assume(l.value, { nullish: false, ...(node.operator === "||" && { truthy: true }) });
        rightState.note({ is: "guard", on: guardOf(node.left, false, rightState, m) ?? "missing", truth: false, node: node.left, module, branch: node.right });
      }
    }
    const path = l.state.path;
    const right = m.evaluate(node.right, rightState).map((r) => (l.value.kind === "opaque" ? { ...r, value: asFallback(r.value) } : r));
    if (right.length === 1 && right[0]!.state.stamp === l.state.stamp && unremarkable(right[0]!.value)) {
      l.state.path = path;
      return [{ state: l.state, value: opaque({ is: "other", of: [l.value, right[0]!.value] }, node, module, l.value.kind === "opaque" && l.value.shared) }];
    }
    return [l, ...right];
  });
}

const asFallback = (value: Value): Value =>
  value.kind === "text" ? { ...value, pieces: value.pieces.map((piece) => ("literal" in piece ? { ...piece, fallback: true as const } : piece)) } : value;

/** A default that says nothing about failure: a number, an empty list, a word, something read elsewhere. */
const unremarkable = (value: Value): boolean =>
  plainText(value) || value.kind === "literal" || (value.kind === "opaque" && value.origin.is !== "other");
