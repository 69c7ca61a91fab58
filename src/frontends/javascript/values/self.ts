import type { Node } from "../syntax.js";
import type { Machine } from "./machine.js";
import type { State } from "./state.js";
import { opaque, type Value } from "./value.js";

/** The variable that stands for `this` in a state. */
export const THIS = { name: "this", defs: [], identifiers: [], references: [], scope: { type: "function" } } as const;

/** What `this` is at a node: what the running call was made on, else an instance of the class around it. */
export function thisValue(m: Machine, node: Node, state: State): Value {
  const bound = state.get(THIS);
  if (bound) return bound;
  for (let at: Node | undefined = node.parent; at; at = at.parent) {
    if (at.type === "ClassDeclaration" || at.type === "ClassExpression") return m.instanceOf({ kind: "class", node: at, module: m.frame.module });
  }
  return opaque({ is: "this" }, node, m.frame.module, true);
}
