import type { Node } from "../syntax.js";
import type { Machine, Reached } from "./machine.js";
import type { ArrayCell, Item, State } from "./state.js";
import { piecesOf } from "./texts.js";
import { isShared, literal, opaque, stringOf, type FunctionValue, type TextPiece, type Value } from "./value.js";

const ADDING = new Set(["push", "unshift"]);
const REMOVING = new Set(["splice", "pop", "shift", "sort", "reverse", "fill", "clear", "delete", "set", "add"]);
const OVER_EACH = new Set(["map", "flatMap", "filter", "forEach", "some", "every", "find", "findIndex", "findLast", "reduce", "reduceRight", "sort"]);

const KEEPS_EMPTY = new Set(["map", "flatMap", "filter", "slice", "sort", "reverse", "toSorted", "toReversed", "flat"]);

/** A method of an array or collection; null if the object or the method is neither. */
export function arrayMethod(m: Machine, object: Value, name: string, args: readonly Value[], node: Node, state: State): Reached[] | null {
  const cell = object.kind === "ref" ? state.cell(object.id) : undefined;
  if (cell && cell.kind !== "array") return null;
  if (!cell && object.kind !== "opaque") return null;
  const writes = ADDING.has(name) || REMOVING.has(name);
  const outlives = object.kind === "ref" ? m.base.has(object.id) : isShared(object);
  if (writes && outlives && m.recording && !/cache|memo|log|stats|metrics|history|timers?|timestamps|requests\b/i.test(m.frame.module.sourceOf(node, 40).split("(")[0]!)) m.effects.push({ kind: "write", sure: "certain", parameter: null, node, module: m.frame.module });
  // Of an empty list comes an empty list: the same one, so that it is still known why it is empty.
  if (cell && !cell.open && cell.items.length === 0 && !outlives && KEEPS_EMPTY.has(name)) return [{ state, value: object }];
  const callback = args[0];
  if (OVER_EACH.has(name) && callback?.kind === "function") return overEach(m, object, cell ?? null, name, callback, args, node, state);
  if (!cell || object.kind !== "ref") return null;
  if (name === "filter") return [{ state, value: sifted(m, cell, node, state) }];
  if (outlives && writes) return [{ state, value: opaque({ is: "call", callee: null, receiver: object, name, args }, node, m.frame.module) }];
  return ofKnown(m, object.id, cell, name, args, node, state);
}

function ofKnown(m: Machine, id: number, cell: ArrayCell, name: string, args: readonly Value[], node: Node, state: State): Reached[] | null {
  const { module } = m.frame;
  const one = (value: Value): Reached[] => [{ state, value }];
  const array = (items: readonly Item[], open: boolean): Value => m.allocate({ kind: "array", node, frame: m.frame, items, open }, state);
  switch (name) {
    case "push":
    case "unshift": {
      const added = args.map((value): Item => ({ value, node, many: state.loops > 0 }));
      state.put(id, { ...cell, items: name === "push" ? [...cell.items, ...added] : [...added, ...cell.items] });
      return one(opaque({ is: "other", of: [] }, node, module));
    }
    case "join": {
      const separator = args[0] === undefined ? "," : stringOf(args[0]);
      const pieces: TextPiece[] = [];
      cell.items.forEach((item, index) => {
        if (index > 0 && separator !== null && separator !== "") pieces.push({ literal: separator, node, module });
        for (const piece of piecesOf(item.value, item.node, module, state)) {
          pieces.push(item.many ? ("hole" in piece ? { ...piece, item: true } : { hole: opaque({ is: "other", of: [] }, item.node, module), node: item.node, module, item: true }) : piece);
        }
      });
      if (cell.open) pieces.push({ hole: opaque({ is: "other", of: [] }, node, module), node, module, item: true });
      return one({ kind: "text", pieces, node, module });
    }
    case "concat": {
      const others = args.flatMap((arg): readonly Item[] => {
        const other = arg.kind === "ref" ? state.cell(arg.id) : undefined;
        return other?.kind === "array" ? other.items : [{ value: arg, node, many: arg.kind === "opaque" }];
      });
      return one(array([...cell.items, ...others], cell.open));
    }
    case "slice":
    case "flat":
    case "reverse":
    case "toSorted":
    case "toReversed":
    case "values":
      return one(array(cell.items, cell.open || (name === "slice" && args.length > 0)));
    case "splice":
    case "pop":
    case "shift":
    case "sort":
    case "fill":
      state.put(id, { ...cell, open: true, items: cell.items.map((item) => ({ ...item, many: true })) });
      return one(opaque({ is: "call", callee: null, receiver: { kind: "ref", id }, name, args }, node, module));
    case "includes": {
      const wanted = stringOf(args[0]);
      const all = cell.items.map((item) => stringOf(item.value));
      if (wanted !== null && !cell.open && all.every((item) => item !== null)) return one(literal(all.includes(wanted), node));
      return null;
    }
    default:
      return null;
  }
}

/** What a filter leaves of a list is not known: any of its items, and outside of a call all that there may be. */
const sifted = (m: Machine, cell: ArrayCell, node: Node, state: State): Value =>
  m.allocate({ kind: "array", node, frame: m.frame, items: m.recording ? cell.items.map((item) => ({ ...item, many: true })) : cell.items, open: true }, state);

/** Lists longer than this are run over as one item of many. */
const MAX_EXACT = 300;

/** A callback over items that are all known, one by one; null where one of them does not come to one certain answer. */
function overKnown(m: Machine, cell: ArrayCell, shared: boolean, name: string, callback: FunctionValue, node: Node, state: State): Reached[] | null {
  // A list at module level may have grown since: what is not in it now may be later.
  const grows = shared && m.recording;
  if (name !== "map" && name !== "find" && (grows || (name !== "filter" && name !== "some"))) return null;
  const trial = state.fork();
  const sunk = m.sink.length;
  const undecided = (): null => {
    m.sink.length = sunk;
    return null;
  };
  const items: Item[] = [];
  for (const item of cell.items) {
    const called = m.call(callback, [item.value], trial, node);
    const [first] = called;
    if (called.length !== 1 || !first || m.steps <= 0) return undecided();
    if (name === "map") {
      items.push({ value: first.value, node: item.node, many: item.many });
      continue;
    }
    if (first.value.kind !== "literal" || typeof first.value.value !== "boolean") return undecided();
    if (!first.value.value) continue;
    if (name === "find") return [{ state: trial, value: item.value }];
    if (name === "some") return [{ state: trial, value: first.value }];
    items.push(item);
  }
  if (name === "find") return grows ? undecided() : [{ state: trial, value: literal(undefined, node) }];
  if (name === "some") return [{ state: trial, value: literal(false, node) }];
  return [{ state: trial, value: m.allocate({ kind: "array", node, frame: m.frame, items, open: cell.open }, trial) }];
}

/** A callback over each item: it runs once, for any one of many. */
function overEach(m: Machine, object: Value, cell: ArrayCell | null, name: string, callback: FunctionValue, args: readonly Value[], node: Node, state: State): Reached[] {
  const { module } = m.frame;
  const shared = object.kind === "ref" ? m.base.has(object.id) : isShared(object);
  // A list of definitions is read as far as it is known, whatever else may be in it.
  const isWhole = cell !== null && !cell.open && cell.items.every((item) => !item.many);
  const exact = cell && (isWhole || (name === "map" && !m.recording)) && cell.items.length > 0 && cell.items.length <= MAX_EXACT ? overKnown(m, cell, shared, name, callback, node, state) : null;
  if (exact) return exact;
  const single = cell && !cell.open && cell.items.length === 1 && !cell.items[0]!.many ? cell.items[0]!.value : null;
  const item = single ?? opaque({ is: "member", object, name: null }, node, module, shared);
  const before = state.fork();
  const depth = state.loops;
  state.loops = depth + 1;
  const index = opaque({ is: "other", of: [] }, node, module);
  const called = m.call(callback, name.startsWith("reduce") ? [args[1] ?? item, item, index] : [item, index], state, node);
  const result = opaque({ is: "call", callee: null, receiver: object, name, args }, node, module, shared && /^find|^filter/.test(name));
  const after = called.length > 0 ? called[0]!.state : before;
  for (const r of called) r.state.loops = depth;
  switch (name) {
    case "map":
    case "flatMap":
      return called.slice(0, 4).map((r) => ({
        state: r.state,
        value: m.allocate({ kind: "array", node, frame: m.frame, items: [{ value: r.value, node, many: single === null }], open: called.length > 4 }, r.state),
      }));
    case "filter":
      if (cell) return [{ state: after, value: sifted(m, cell, node, after) }];
      return [{ state: after, value: result }];
    case "forEach": {
      const changed = called.filter((r) => r.state.stamp !== before.stamp).map((r) => ({ state: r.state, value: literal(undefined, node) }));
      return [{ state: before, value: literal(undefined, node) }, ...changed.slice(0, 4)];
    }
    default:
      return [{ state: called.length > 0 ? after : before, value: result }];
  }
}
