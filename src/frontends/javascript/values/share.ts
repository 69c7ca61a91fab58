import type { Node } from "../syntax.js";
import { LIMITS, type Machine } from "./machine.js";
import type { FunctionValue, Value } from "./value.js";

/**
 * The work that a helper may use up: a part of what is left, so that its caller is still followed to its end. One that runs what
 * its caller wrote, or that answers in place of the handler, may use up more.
 */
export function shareOf({ steps, active }: Machine, fn: FunctionValue, given: readonly Value[], call: Node): number {
  const callbacks = given.filter((value) => value.kind === "function");
  if (active.length <= 2 && isAnswer(call)) return Math.ceil((steps * 3) / 4);
  const own = LIMITS.share + sizeOf(fn) * LIMITS.stepsPerCharacter;
  if (callbacks.length === 0) return Math.min(Math.ceil(steps / 2), own);
  return Math.min(Math.ceil((steps * 3) / 4), callbacks.reduce((sum, callback) => sum + LIMITS.steps + sizeOf(callback) * LIMITS.stepsPerCharacter, own));
}

const sizeOf = ({ node: { range } }: FunctionValue): number => range[1] - range[0];

/** `return dispatch(name, args)`, also awaited, as the body of an arrow, or kept in a constant that an `await` fills. */
function isAnswer(call: Node): boolean {
  const awaited = call.parent?.type === "AwaitExpression" ? call.parent : call;
  const { parent } = awaited;
  return parent?.type === "ReturnStatement" || (parent?.type === "ArrowFunctionExpression" && parent.body === awaited) || (awaited !== call && parent?.type === "VariableDeclarator");
}
