import { bare, isFunction, keyName, walk, within, type Node } from "../syntax.js";
import type { State } from "./state.js";
import { mentionsCaught } from "./texts.js";
import type { Frame, PathSign, Value } from "./value.js";

/** An empty value, which stands for "nothing there" as well as for "could not find out": `null`, `undefined`, `""`, `[]`, `{}`. */
export function isHollow(value: Value, state: State): boolean {
  if (value.kind === "literal") return value.value === null || value.value === undefined;
  if (value.kind === "text") return value.pieces.length === 0;
  if (value.kind !== "ref") return false;
  const cell = state.cell(value.id);
  if (!cell || cell.open) return false;
  return cell.kind === "array" ? cell.items.length === 0 : cell.props.size === 0 && cell.of === null;
}

/** The empty values that a value is, or that an object of nothing but such values and words about a failure holds. */
function hollowPartsOf(value: Value, state: State): Value[] {
  if (isHollow(value, state)) return [value];
  const cell = value.kind === "ref" ? state.cell(value.id) : undefined;
  if (cell?.kind !== "object" || cell.open || cell.of) return [];
  return [...cell.props.values()].flatMap((member) => (isHollow(member.value, state) ? [member.value] : []));
}

/**
 * Notes that a function gives back an empty value because a step of it failed: its return stands in a catch, or behind a check
 * that says so.
 */
export function noteSwallowed(value: Value, at: Node, frame: Frame, state: State): void {
  // What another call came to is an answer of its own, such as that of a second attempt.
  if (/^(?:CallExpression|MemberExpression)$/.test(bare(at.type === "ReturnStatement" ? (at.argument ?? at) : at).type)) return;
  const left = hollowPartsOf(value, state);
  if (left.length === 0) return;
  for (let path = state.path; path; path = path.before) {
    const { sign } = path;
    if (sign.module !== frame.module) continue;
    const inCatch = sign.is === "caught" && within(at, sign.node);
    if (sign.is === "guard" && sign.branch !== null && within(at, sign.branch)) {
      for (const earlier of swallowedIn(state)) if (looksAt(sign, earlier.value, state)) for (const part of left) state.note({ ...earlier, value: part });
    }
    if (!inCatch && !(sign.is === "guard" && sign.branch !== null && within(at, sign.branch) && tellsOfFailure(sign))) continue;
    // A catch that lets other errors leave knows which one it meets.
    if (inCatch && (throwsInside(sign.node) || keepsError(sign.node))) return;
    for (const part of left) state.note({ is: "swallowed", node: at, module: frame.module, frame, value: part, left: part, by: inCatch ? "catch" : "failed-check", item: state.loops > 0 });
    assumeTold(value, state);
    return;
  }
}

/** A caught error that an object carries is there to be read. */
function assumeTold(value: Value, state: State): void {
  const cell = value.kind === "ref" ? state.cell(value.id) : undefined;
  if (cell?.kind === "object") for (const member of cell.props.values()) if (mentionsCaught(member.value)) state.assume(member.value, { truthy: true, nullish: false });
}

const swallowedIn = (state: State): Extract<PathSign, { is: "swallowed" }>[] => {
  const found = [];
  for (let path = state.path; path; path = path.before) if (path.sign.is === "swallowed") found.push(path.sign);
  return found;
};

/** Whether a failure has left something since a state that a path came from. */
export function isLeftSince(after: State, before: State): boolean {
  for (let path = after.path; path && path !== before.path; path = path.before) if (path.sign.is === "swallowed" && !path.sign.item) return true;
  return false;
}

/** Notes that an empty value stands for another one, which a failure left: `found ?? []`. */
export function passOn(from: Value, to: Value, state: State): void {
  if (!isHollow(to, state)) return;
  const earlier = swallowedIn(state).find(({ value }) => value === from);
  if (earlier) state.note({ ...earlier, value: to });
}

/** Whether a check came out for a step that failed, or for something without which no step can go well. */
function tellsOfFailure({ on, node, module }: Extract<PathSign, { is: "guard" }>): boolean {
  const source = module.sourceOf(node);
  // `result.error || result.items.length === 0` tells nothing of an error alone.
  if (on === "error-value") return !source.includes("||");
  if (on === "failed-result") return !NOT_THERE.test(source);
  return (on === "missing" || on === "validation" || on === "other") && NEEDED.test(source);
}

/** Names of checks for what a server must have before it can do anything. */
const NEEDED = /(?:^|[^A-Za-z])(?:is|has|have|check|ensure|verify|test|can)?\w*(?:Access|Permissions?|Authenticated|Authorized|LoggedIn|SignedIn|Connected|Reachable)\b|\b(?:connected|authenticated|logged_?in)\b/;

const keeping = new WeakMap<Node, boolean>();

/** Whether a catch keeps the error for somebody to read: `response.setError(error)`, `failures.push(error)`, `this.lastError = error`. */
export function keepsError(handler: Node): boolean {
  let keeps = keeping.get(handler);
  if (keeps === undefined) {
    keeps = false;
    const param = handler.type === "CatchClause" ? handler.param : isFunction(handler) ? handler.params[0] : null;
    const name = param?.type === "Identifier" ? param.name : null;
    const isIt = (node: Node): boolean => node.type === "Identifier" && node.name === name;
    walk(handler, (node) => {
      if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression" && isIt(bare(node.right))) keeps = true;
      if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || !node.arguments.some((argument) => isIt(bare(argument)))) return;
      if (/^(?:set|add|push|record|mark|fail|reject)/.test(keyName(node.callee.property, node.callee.computed) ?? "")) keeps = true;
    });
    keeping.set(handler, keeps);
  }
  return keeps;
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

/** Whether a check is about a value: one of the names in it holds it, or an object that it is a part of. */
export function looksAt({ node, module }: Extract<PathSign, { is: "guard" }>, left: Value, state: State): boolean {
  let found = false;
  walk(node, (at) => {
    const variable = at.type === "Identifier" ? module.variableOf(at) : null;
    const held = variable && state.get(variable);
    const cell = held?.kind === "ref" ? state.cell(held.id) : undefined;
    if (held && (prints(held, left) || (cell?.kind === "object" && [...cell.props.values()].some(({ value }) => value === left)))) found = true;
  });
  return found;
}

/** Whether a value is another one, or its text. */
export const prints = (value: Value, left: Value): boolean => {
  if (value === left) return true;
  if (value.kind === "ref" && left.kind === "ref") return value.id === left.id;
  return value.kind === "json" && prints(value.of, left);
};
