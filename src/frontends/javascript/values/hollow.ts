import { bare, walk, type Node } from "../syntax.js";
import type { State } from "./state.js";
import type { Frame, Value } from "./value.js";

/** An empty value, which stands for "nothing there" as well as for "could not find out": `null`, `undefined`, `""`, `[]`, `{}`. */
export function isHollow(value: Value, state: State): boolean {
  if (value.kind === "literal") return value.value === null || value.value === undefined;
  if (value.kind === "text") return value.pieces.length === 0;
  if (value.kind !== "ref") return false;
  const cell = state.cell(value.id);
  if (!cell || cell.open) return false;
  return cell.kind === "array" ? cell.items.length === 0 : cell.props.size === 0 && cell.of === null;
}

/**
 * Notes that a function gives back an empty value because a step of it failed: its return stands in a catch, or behind a check
 * that says so.
 */
export function noteSwallowed(value: Value, at: Node, frame: Frame, state: State): void {
  // What another call came to is an answer of its own, such as that of a second attempt.
  if (!isHollow(value, state) || /^(?:CallExpression|MemberExpression)$/.test(bare(at.type === "ReturnStatement" ? (at.argument ?? at) : at).type)) return;
  for (let path = state.path; path; path = path.before) {
    const { sign } = path;
    if (sign.module !== frame.module) continue;
    const inCatch = sign.is === "caught" && within(at, sign.node);
    const behindCheck = sign.is === "guard" && sign.on === "failed-result" && sign.branch !== null && within(at, sign.branch) && !NOT_THERE.test(sign.module.sourceOf(sign.node));
    if (!inCatch && !behindCheck) continue;
    // A catch that lets other errors leave knows which one it meets.
    if (inCatch && throwsInside(sign.node)) return;
    state.note({ is: "swallowed", node: at, module: frame.module, frame, value, by: inCatch ? "catch" : "failed-check", item: state.loops > 0 });
    return;
  }
}

/** An answer that says that the thing asked for is not there is an answer. */
const NOT_THERE = /40[4]|410|not_?found|NoSuch|ENOENT/i;

const throwing = new WeakMap<Node, boolean>();

function throwsInside(handler: Node): boolean {
  let throws = throwing.get(handler);
  if (throws === undefined) {
    throws = false;
    walk(handler, (node) => {
      if (node.type === "ThrowStatement") throws = true;
    });
    throwing.set(handler, throws);
  }
  return throws;
}

const within = (node: Node, outer: Node): boolean => node.range[0] >= outer.range[0] && node.range[1] <= outer.range[1];
