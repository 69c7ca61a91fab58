import type { Node } from "../syntax.js";
import type { Machine, Reached } from "./machine.js";
import type { Member, State } from "./state.js";
import { piecesOf } from "./texts.js";
import { raise } from "./throws.js";
import { literal, opaque, stringOf, textOf, type TextPiece, type Value } from "./value.js";

/** A call of a function of the language or of Node that is known by its full name; null for any other. */
export function globalCall(m: Machine, name: string, args: readonly Value[], node: Node, state: State): Reached[] | null {
  const { module } = m.frame;
  const [first, ...rest] = args;
  const one = (value: Value): Reached[] => [{ state, value }];
  switch (name) {
    case "String":
      return one(first ? { kind: "text", pieces: piecesOf(first, node, module, state), node, module } : { kind: "text", pieces: [], node, module });
    case "JSON.stringify": {
      if (!first) return null;
      if (first.kind === "literal") return one({ kind: "text", pieces: piecesOf(first, node, module, state), node, module });
      return one({ kind: "json", of: first, by: "JSON.stringify", node, module });
    }
    case "util#inspect":
    case "util#format":
      return first ? one(name === "util#format" && first.kind === "text" ? first : { kind: "json", of: first, by: "inspect", node, module }) : null;
    case "Object.freeze":
    case "Object.seal":
    case "structuredClone":
    case "Promise.resolve":
      return one(first ?? literal(undefined, node));
    case "Object.assign": {
      if (!first) return null;
      return one(assign(m, first, rest, node, state));
    }
    case "Promise.all": {
      const cell = first?.kind === "ref" ? state.cell(first.id) : undefined;
      return first && cell?.kind === "array" ? one(first) : null;
    }
    case "Object.values":
    case "Object.keys":
    case "Object.entries": {
      const cell = first?.kind === "ref" ? state.cell(first.id) : undefined;
      if (cell?.kind !== "object" || cell.open || cell.of) return null;
      const list = (items: readonly Value[], at: Node): Value =>
        m.allocate({ kind: "array", node: at, frame: cell.frame, items: items.map((value) => ({ value, node: at, many: false })), open: false }, state);
      const items = [...cell.props].map(([key, member]): Value => {
        const text = textOf(key, member.node, cell.frame.module);
        return name === "Object.keys" ? text : name === "Object.values" ? member.value : list([text, member.value], member.node);
      });
      return one(list(items, node));
    }
    case "Promise.reject":
      raise(m, first ?? literal(undefined, node), node, state);
      return [];
    case "process.exit":
    case "Deno.exit":
      return [];
    case "Array.from": {
      const cell = first?.kind === "ref" ? state.cell(first.id) : undefined;
      const map = rest[0];
      if (map?.kind === "function") {
        const depth = state.loops;
        state.loops = depth + 1;
        return m.call(map, [opaque({ is: "other", of: first ? [first] : [] }, node, module)], state, node).map((r) => {
          r.state.loops = depth;
          return { state: r.state, value: m.allocate({ kind: "array", node, frame: m.frame, items: [{ value: r.value, node, many: true }], open: false }, r.state) };
        });
      }
      return first && cell?.kind === "array" ? one(first) : null;
    }
    default:
      if (name.startsWith("console.")) return one(literal(undefined, node));
      return null;
  }
}

function assign(m: Machine, target: Value, sources: readonly Value[], node: Node, state: State): Value {
  const cell = target.kind === "ref" ? state.cell(target.id) : undefined;
  if (target.kind !== "ref" || cell?.kind !== "object") return opaque({ is: "other", of: [target, ...sources] }, node, m.frame.module);
  const props = new Map<string, Member>(cell.props);
  let { open } = cell;
  for (const source of sources) {
    const from = source.kind === "ref" ? state.cell(source.id) : undefined;
    if (from?.kind !== "object") {
      open ||= source.kind !== "literal";
      continue;
    }
    for (const [name, member] of from.props) props.set(name, member);
    open ||= from.open;
  }
  if (m.base.has(target.id)) return m.allocate({ ...cell, props, open }, state);
  state.put(target.id, { ...cell, props, open });
  return target;
}

/** A method of a text. What only trims or changes case keeps its pieces; what cuts or replaces leaves a hole. */
export function textMethod(m: Machine, text: Value, name: string, args: readonly Value[], node: Node, state: State): Value {
  const { module } = m.frame;
  if (text.kind !== "text") return opaque({ is: "call", callee: null, receiver: text, name, args }, node, module);
  const whole = stringOf(text);
  switch (name) {
    case "trim":
    case "trimStart":
    case "trimEnd":
      return { ...text, pieces: trimmed(text.pieces, name) };
    case "toString":
    case "valueOf":
    case "normalize":
      return text;
    case "concat":
      return { ...text, pieces: [...text.pieces, ...args.flatMap((arg) => piecesOf(arg, node, module, state))] };
    case "toLowerCase":
    case "toUpperCase":
      return {
        ...text,
        pieces: text.pieces.map((piece): TextPiece => ("literal" in piece ? { ...piece, literal: name === "toLowerCase" ? piece.literal.toLowerCase() : piece.literal.toUpperCase() } : piece)),
      };
    case "includes":
    case "startsWith":
    case "endsWith": {
      const part = stringOf(args[0]);
      if (whole !== null && part !== null) return literal(whole[name](part), node);
      break;
    }
    case "replace":
    case "replaceAll": {
      const [from, to] = [stringOf(args[0]), stringOf(args[1])];
      if (whole !== null && from !== null && to !== null) {
        return { ...text, pieces: [{ literal: name === "replace" ? whole.replace(from, () => to) : whole.replaceAll(from, () => to), node, module }] };
      }
      break;
    }
    default:
      break;
  }
  return opaque({ is: "call", callee: null, receiver: text, name, args }, node, module);
}

function trimmed(pieces: readonly TextPiece[], how: "trim" | "trimStart" | "trimEnd"): TextPiece[] {
  return pieces.map((piece, index): TextPiece => {
    if (!("literal" in piece)) return piece;
    let { literal: words } = piece;
    if (index === 0 && how !== "trimEnd") words = words.trimStart();
    if (index === pieces.length - 1 && how !== "trimStart") words = words.trimEnd();
    return { ...piece, literal: words };
  });
}

/** `get` and `has` of a Map that is made from a list of pairs; null where its entries are not known. */
export function mapMethod(m: Machine, map: Value, name: string, args: readonly Value[], node: Node, state: State): Reached[] | null {
  if (map.kind !== "opaque" || map.origin.is !== "new" || map.origin.name !== "Map" || (name !== "get" && name !== "has")) return null;
  const key = stringOf(args[0]);
  const [entries] = map.origin.args;
  const list = entries?.kind === "ref" ? state.cell(entries.id) : undefined;
  if (key === null || list?.kind !== "array" || list.open || m.frame.fn === null) return null;
  for (const item of list.items) {
    const pair = item.value.kind === "ref" ? state.cell(item.value.id) : undefined;
    if (pair?.kind !== "array" || item.many) return null;
    if (stringOf(pair.items[0]?.value) === key && pair.items[1]) return [{ state, value: name === "has" ? literal(true, node) : pair.items[1].value }];
  }
  return null;
}
