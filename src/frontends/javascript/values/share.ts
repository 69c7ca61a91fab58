import type { Node } from "../syntax.js";
import { LIMITS, type Machine } from "./machine.js";
import type { FunctionValue, Value } from "./value.js";

/**
 * The work that a helper may use up: a part of what is left, so that its caller is still followed to its end. One that runs what
 * its caller wrote may use up more.
 */
export function shareOf({ steps }: Machine, fn: FunctionValue, given: readonly Value[]): number {
  const callbacks = given.filter((value) => value.kind === "function");
  const own = LIMITS.share + sizeOf(fn) * LIMITS.stepsPerCharacter;
  if (callbacks.length === 0) return Math.min(Math.ceil(steps / 2), own);
  return Math.min(Math.ceil((steps * 3) / 4), callbacks.reduce((sum, callback) => sum + LIMITS.steps + sizeOf(callback) * LIMITS.stepsPerCharacter, own));
}

/** What a function that answers in place of the handler adds to the work: as much as if its code stood in the handler itself. */
export const grantOf = ({ active }: Machine, fn: FunctionValue, call: Node): number => (active.length === 1 && isAnswer(call) ? Math.min(sizeOf(fn) * LIMITS.stepsPerCharacter, LIMITS.steps) : 0);

const sizeOf = ({ node: { range } }: FunctionValue): number => range[1] - range[0];

/** `return dispatch(name, args)`, also awaited, or as the body of an arrow. */
function isAnswer(call: Node): boolean {
  const { parent } = call.parent?.type === "AwaitExpression" ? call.parent : call;
  return parent?.type === "ReturnStatement" || parent?.type === "ArrowFunctionExpression";
}
