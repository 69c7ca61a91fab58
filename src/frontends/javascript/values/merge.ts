import type { Module } from "../module.js";
import type { Node } from "../syntax.js";
import { cellOf, keep, type Machine } from "./machine.js";
import { State, type Member, type ObjectCell } from "./state.js";
import { opaque, stringOf, type Value } from "./value.js";

/**
 * What an expression is that comes to one of several values: of objects that the same literal makes, an object with what all of
 * them agree on, so that one member with two possible values does not hide its neighbours.
 */
export function merged(m: Machine, values: readonly Value[], node: Node, module: Module): Value {
  const unknown = opaque({ is: "other", of: values }, node, module, true);
  const cells = values.flatMap((value): ObjectCell[] => {
    const cell = cellOf(m, value);
    return cell?.kind === "object" ? [cell] : [];
  });
  const [first] = cells;
  if (!first || cells.length !== values.length || first.of || cells.some((cell) => cell.node !== first.node || cell.props.size !== first.props.size)) return unknown;
  const props = new Map<string, Member>();
  for (const [key, member] of first.props) {
    const all = cells.flatMap((cell) => cell.props.get(key)?.value ?? []);
    if (all.length !== cells.length) return unknown;
    props.set(key, { ...member, value: all.every((value) => isSame(value, all[0]!)) ? all[0]! : merged(m, all, member.node, first.frame.module) });
  }
  const state = State.empty(m.base, module);
  const value = m.allocate({ ...first, props, open: cells.some(({ open }) => open) }, state);
  keep(m, state);
  return value;
}

function isSame(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === "ref") return a.id === (b as typeof a).id;
  if (a.kind === "function") return a.node === (b as typeof a).node;
  if (a.kind === "literal") return a.value === (b as typeof a).value;
  return a.kind === "text" && stringOf(a) !== null && stringOf(a) === stringOf(b);
}
