import { bare, isNothing, keyName, type Node } from "../syntax.js";
import type { Machine } from "./machine.js";
import type { State } from "./state.js";

export type GuardKind = "missing" | "failed-result" | "error-value" | "validation" | "empty" | "other";

/** Names that hold an error where one happened. */
const ERROR_NAME = /^(?:e|ex|exc|err|error|errors?Message|errorMsg|errorText|problem|failure|rejection|exception|lastError|fault|cause)$|(?:Error|Err|Failure|Problem)$/;
/** Names of switches and options: that one is off is no failure. */
const SWITCH_NAME = /^(?:is|has|should|can|did|do|does|include|includes|with|without|use|uses|show|hide|enable|enabled|allow|strip|skip|force|only|no|not|want|wants|keep|exact|raw|full|all|verbose|debug|silent|pretty|quiet|strict|dryRun|recursive|json|first)(?:[A-Z_]|$)|(?:Only|Enabled|Mode|Flag)$/;
/** Names that say how a step went. */
const OK_NAME = /^(?:ok|isOk|success|successful|isSuccess|succeeded|wasSuccessful|isSuccessful|isOK)$/;
const FAILED_NAME = /^(?:failed|hasFailed|isError|isErr|hasError|hasErrors|isFailure|didFail|errored|notOk)$/;
const CHECK_NAME = /^(?:includes|test|has|hasOwn|hasOwnProperty|startsWith|endsWith|isArray|isInteger|isFinite|isNaN|isSafeInteger|some|every|match|exists|existsSync)$|^(?:is|validate|check|verify|matches|allows?|can|supports)[A-Z_]/;
const STATUS_NAME = /^(?:status|statusCode|code|exitCode|httpStatus|returnCode|responseCode)$/;
const FAILED_WORD = /^(?:error|errors?|err|fail|failed|failure|rejected|not_found|notfound|timeout|timed_out|denied|ko|invalid|nok)$/i;

/**
 * What a check says about the call where it comes out as `truth`: that something is missing, that a step failed, that an
 * argument breaks a rule. Null where the outcome is no sign of failure.
 */
export function guardOf(test: Node, truth: boolean, state: State, m: Machine): GuardKind | null {
  const node = bare(test);
  switch (node.type) {
    case "UnaryExpression":
      return node.operator === "!" ? guardOf(node.argument, !truth, state, m) : null;
    case "LogicalExpression":
      return guardOf(node.left, truth, state, m) ?? guardOf(node.right, truth, state, m);
    case "BinaryExpression":
      return comparison(node, truth, state, m);
    case "Identifier":
      return named(node.name, truth);
    case "MemberExpression": {
      const name = keyName(node.property, node.computed);
      if (name === "length" || name === "size") return truth ? null : "empty";
      return name === null ? (truth ? null : "missing") : named(name, truth);
    }
    case "CallExpression": {
      const callee = bare(node.callee);
      const name = callee.type === "MemberExpression" ? keyName(callee.property, callee.computed) : callee.type === "Identifier" ? callee.name : null;
      if (name !== null && (OK_NAME.test(name) || FAILED_NAME.test(name))) return named(name, truth);
      if (name !== null && FINDS_WORD.test(name) && opensWithFailure(node.arguments[0])) return truth ? "failed-result" : null;
      if (name !== null && CHECK_NAME.test(name)) return truth ? null : "validation";
      return truth ? null : "missing";
    }
    case "AssignmentExpression":
      return truth ? null : "missing";
    default:
      return null;
  }
}

const FINDS_WORD = /^(?:startsWith|includes)$/;

/** Whether a word that an output is searched for is how programs begin to tell of a failure. */
const opensWithFailure = (node: Node | undefined): boolean =>
  node?.type === "Literal" && typeof node.value === "string" && /^\W*(?:error|exception|fatal|failed|failure|traceback|unable to|could not|cannot)\b/i.test(node.value);

function named(name: string, truth: boolean): GuardKind | null {
  if (OK_NAME.test(name)) return truth ? null : "failed-result";
  if (FAILED_NAME.test(name)) return truth ? "failed-result" : null;
  if (ERROR_NAME.test(name)) return truth ? "error-value" : null;
  if (SWITCH_NAME.test(name)) return truth ? null : "other";
  return truth ? null : "missing";
}

function comparison(node: Extract<Node, { type: "BinaryExpression" }>, truth: boolean, state: State, m: Machine): GuardKind | null {
  const { operator } = node;
  if (operator === "instanceof") return truth ? "error-value" : "validation";
  if (operator === "in") return truth ? null : "missing";
  const left = bare(node.left as Node);
  const right = bare(node.right);
  const equal = operator === "===" || operator === "==";
  const unequal = operator === "!==" || operator === "!=";
  const name = left.type === "Identifier" ? left.name : left.type === "MemberExpression" ? keyName(left.property, left.computed) : null;
  if (equal || unequal) {
    const same = equal === truth;
    if (left.type === "UnaryExpression" && left.operator === "typeof") return same ? null : "validation";
    if (isNothing(right)) return same ? (name !== null && ERROR_NAME.test(name) ? null : "missing") : name !== null && ERROR_NAME.test(name) ? "error-value" : null;
    if (right.type === "Literal") {
      if (typeof right.value === "boolean" && name !== null) return named(name, same === right.value);
      if (typeof right.value === "boolean") return guardOf(left, same === right.value, state, m);
      if (typeof right.value === "string" && FAILED_WORD.test(right.value)) return same ? "failed-result" : null;
      if (name === "length" || name === "size") return right.value === 0 ? (same ? "empty" : null) : same ? null : "validation";
      if (name !== null && STATUS_NAME.test(name) && typeof right.value === "number") {
        const failing = right.value >= 400;
        return failing ? (same ? "failed-result" : null) : same ? null : "failed-result";
      }
      if (right.value === -1 && same) return "missing";
      if (typeof right.value === "string" && /^(?:ok|OK|success|succeeded)$/.test(right.value)) return same ? null : "failed-result";
    }
    if (right.type === "UnaryExpression" && right.operator === "-" && same) return "missing";
    return same ? null : "other";
  }
  if (name === "length" || name === "size") {
    const bound = right.type === "Literal" ? right.value : null;
    if (bound === 0 || bound === 1) {
      const nonEmpty = operator === ">" || operator === ">=";
      return nonEmpty === truth ? null : "empty";
    }
    return truth ? "validation" : null;
  }
  if (name !== null && STATUS_NAME.test(name)) return (operator === ">=" || operator === ">") === truth ? "failed-result" : null;
  if (right.type === "Literal" && right.value === 0 && operator === "<" && truth && left.type === "Identifier" && /^(?:i|idx|index|at|pos|position)$|Index$/.test(left.name)) return "missing";
  return truth ? "validation" : null;
}
