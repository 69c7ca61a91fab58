import type { Node } from "../syntax.js";
import type { Machine } from "./machine.js";
import type { State } from "./state.js";
import { isArguments, literal, opaque, stringOf, textOf, type OpaqueValue, type Value } from "./value.js";

const membersOfCaught = new WeakMap<object, Map<string, OpaqueValue>>();

/** The value of `object.name`; `name` is null where it is computed and not known. */
export function memberOf(m: Machine, object: Value, name: string | null, state: State, node: Node): Value {
  const { module } = m.frame;
  switch (object.kind) {
    case "ref": {
      const cell = state.cell(object.id);
      if (!cell) break;
      if (cell.kind === "array") {
        if (name === "length") {
          // What stands at module level may have grown since.
          const countable = !cell.open && !m.base.has(object.id) && cell.items.every((item) => !item.many);
          return countable ? literal(cell.items.length, node) : opaque({ is: "member", object, name }, node, module);
        }
        const index = name === null ? NaN : Number(name);
        const before = cell.items.slice(0, index + 1);
        if (Number.isInteger(index) && before.length > index && before.every((item) => !item.many)) return before[index]!.value;
        return opaque({ is: "member", object, name }, node, module);
      }
      if (name === null) return opaque({ is: "member", object, name }, node, module);
      const member = cell.props.get(name);
      // Words and functions at module level stay; flags and counters there change between calls.
      if (member?.value.kind === "literal" && m.base.has(object.id) && m.recording) return opaque({ is: "member", object, name }, node, module, true);
      if (member) return member.value;
      if (cell.of) {
        const inherited = m.classMember(cell.of, name, object, false);
        if (inherited) return inherited;
      }
      return cell.open || cell.of ? opaque({ is: "member", object, name }, node, module) : literal(undefined, node);
    }
    case "opaque": {
      if (name === null) return opaque({ is: "member", object, name }, node, module, object.shared);
      const seen = object.members.get(name) ?? m.listener?.member(object, name);
      if (seen) return seen;
      const set = object.onceSet?.();
      if (set && set.kind !== "opaque") return memberOf(m, set, name, state, node);
      const value = isArguments(object)
        ? opaque({ is: "parameter", name, argument: true }, node, module)
        : opaque({ is: "member", object, name }, node, module, object.shared);
      object.members.set(name, value);
      return value;
    }
    case "caught": {
      if (name === null || name === "message") return opaque({ is: "member", object, name }, node, module);
      let members = membersOfCaught.get(object.origin);
      if (!members) membersOfCaught.set(object.origin, (members = new Map()));
      let value = members.get(name);
      if (!value) members.set(name, (value = opaque({ is: "member", object, name }, node, module)));
      return value;
    }
    case "error":
      if (name === "message" && object.message) return object.message;
      if (name === "name") return textOf(object.className, node, module);
      break;
    case "text":
      if (name === "length") {
        const whole = stringOf(object);
        if (whole !== null) return literal(whole.length, node);
      }
      break;
    case "class": {
      const member = name === null ? null : m.classMember(object, name, object, true);
      if (member) return member;
      break;
    }
    default:
      break;
  }
  return opaque({ is: "member", object, name }, node, module);
}

/** The i-th value of something that is taken apart by position. */
export function itemOf(m: Machine, value: Value, index: number, state: State, node: Node): Value {
  if (value.kind === "ref") {
    const cell = state.cell(value.id);
    if (cell?.kind === "array" && !cell.open && cell.items.every((item) => !item.many)) {
      return cell.items[index]?.value ?? literal(undefined, node);
    }
  }
  return memberOf(m, value, String(index), state, node);
}
