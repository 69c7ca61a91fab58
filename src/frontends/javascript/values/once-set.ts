import type { Module } from "../module.js";
import { bare, isNothing, keyName, walk, type ClassNode, type Node } from "../syntax.js";
import type { Machine } from "./machine.js";
import type { Value } from "./value.js";

/**
 * What a variable or field holds once it is set, where everything that is ever written to it is nothing at first and then one
 * and the same thing made in place: `client ??= new Client()`, `mail = (await import("./mail")).default`.
 */
export function onceSetOf(machine: Machine, written: readonly (Node | null | undefined)[], module: Module): (() => Value | null) | undefined {
  const made = new Map<string, Node>();
  for (const expression of written) {
    if (!expression) continue;
    const node = bare(expression);
    if (isNothing(node)) continue;
    if (!isMaking(node)) return undefined;
    made.set(module.text.slice(node.range[0], node.range[1]).replace(/\s+/g, " "), node);
  }
  const [only] = made.values();
  if (!only || made.size > 1) return undefined;
  let value: Value | null | undefined;
  return () => {
    if (value === undefined) {
      value = null;
      value = machine.staticExpression(only, module);
    }
    return value;
  };
}

/** What a write to a name puts there; the write itself where that is a part of something, or a count. */
export const assignedTo = (name: Node): Node =>
  name.parent?.type === "AssignmentExpression" && name.parent.left === name && /^(?:\?\?|\|\|)?=$/.test(name.parent.operator) ? name.parent.right : name;

/** Every expression that the methods of a class assign to `this.name`, by name. */
export function fieldsSetIn(node: ClassNode): ReadonlyMap<string, readonly Node[]> {
  let found = assigned.get(node);
  if (!found) {
    const fields = new Map<string, Node[]>();
    walk(node.body, (at) => {
      if (at.type !== "AssignmentExpression" || at.left.type !== "MemberExpression" || at.left.object.type !== "ThisExpression") return;
      const name = keyName(at.left.property, at.left.computed);
      if (name !== null) fields.set(name, [...(fields.get(name) ?? []), at.right]);
    });
    assigned.set(node, (found = fields));
  }
  return found;
}

const assigned = new WeakMap<ClassNode, ReadonlyMap<string, readonly Node[]>>();

/** `new X(…)`, or a module that is loaded when it is first needed. */
function isMaking(node: Node): boolean {
  if (node.type === "NewExpression" || node.type === "ImportExpression") return true;
  return node.type === "MemberExpression" && keyName(node.property, node.computed) !== null && isMaking(bare(node.object)) && bare(node.object).type !== "NewExpression";
}
