import type { FunctionNode, Node } from "../syntax.js";
import { LIMITS, type Machine } from "./machine.js";
import type { FunctionValue, Value } from "./value.js";

/**
 * The work that a helper may use up: a part of what is left, so that its caller is still followed to its end. One that runs what
 * its caller wrote, or that answers in place of the handler, may use up more.
 */
export function shareOf({ steps, active, frame }: Machine, fn: FunctionValue, given: readonly Value[], call: Node): number {
  const callbacks = given.filter((value) => value.kind === "function");
  if (active.length <= 2 && isAnswer(call, frame.fn)) return Math.ceil((steps * 3) / 4);
  const own = LIMITS.share + sizeOf(fn) * LIMITS.stepsPerCharacter;
  if (callbacks.length === 0) return Math.min(Math.ceil(steps / 2), own);
  return Math.min(Math.ceil((steps * 3) / 4), callbacks.reduce((sum, callback) => sum + LIMITS.steps + sizeOf(callback) * LIMITS.stepsPerCharacter, own));
}

const sizeOf = ({ node: { range } }: FunctionValue): number => range[1] - range[0];

/** A function of this many characters only wraps what it calls. */
const WRAPPER = 1_500;

/** `return dispatch(name, args)`, also awaited, or as the body of an arrow; in a wrapper also where the answer is kept in a constant first. */
function isAnswer(call: Node, caller: FunctionNode | null): boolean {
  const awaited = call.parent?.type === "AwaitExpression" ? call.parent : call;
  const { parent } = awaited;
  if (parent?.type === "ReturnStatement" || (parent?.type === "ArrowFunctionExpression" && parent.body === awaited)) return true;
  return awaited !== call && parent?.type === "VariableDeclarator" && caller !== null && caller.range[1] - caller.range[0] < WRAPPER;
}
