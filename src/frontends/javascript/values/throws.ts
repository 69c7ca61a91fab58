import type { Node } from "../syntax.js";
import type { Machine, Thrown } from "./machine.js";
import type { State } from "./state.js";
import type { CaughtValue, Value } from "./value.js";

/** Sends a value to the nearest catch, or out of the handler. */
export function raise(m: Machine, value: Value, node: Node, state: State): void {
  m.sink.push({ value, node, module: m.frame.module, frame: m.frame, path: state.path, state });
}

/** What a catch receives: everything thrown inside, and whatever calls that are not followed may throw. */
export function caughtValue(node: Node, thrown: readonly Thrown[]): CaughtValue {
  const flat = thrown.flatMap((t) =>
    t.value.kind === "caught" ? t.value.thrown : [{ value: t.value, node: t.node, module: t.module, frame: t.frame, path: t.path }],
  );
  const seen = new Set<Node>();
  const distinct = flat.filter((t) => !seen.has(t.node) && seen.add(t.node));
  return { kind: "caught", node, thrown: distinct, others: true, origin: {} };
}
