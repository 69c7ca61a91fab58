import type { Evidence } from "../../../model/ending.js";
import { failureWordIn, isFailureName } from "../../../wording/failure.js";
import { bare, functionName, within, type Node } from "../syntax.js";
import { isHollow, looksAt, prints } from "../values/hollow.js";
import type { State } from "../values/state.js";
import type { Frame, Path, TextValue, Value } from "../values/value.js";
import { textFrom } from "./meaning.js";
import type { ToolResult } from "./results.js";

/** Every sign that a call failed on the way to a result. */
export function evidenceOf(result: ToolResult, state: State, frame: Frame): Evidence[] {
  const evidence: Evidence[] = [];
  const { text, payload } = result;
  if (payload) evidence.push({ sign: "payload", field: payload.field, value: payload.value, place: payload.module.placeOf(payload.node) });
  const worded = payload?.message ?? text;
  if (worded) {
    const word = failureWordIn(textFrom(worded));
    if (word) evidence.push({ sign: "word", ...word });
  }
  const shown = shownErrors(worded);
  for (let at = state.path; at; at = at.before) {
    const { sign } = at;
    if (sign.is === "caught") {
      evidence.push({ sign: "caught", shown: shown.has(sign.value.origin), inside: madeIn(sign.node, result.node!, frame), place: sign.module.placeOf(sign.node) });
      shown.delete(sign.value.origin);
    } else if (sign.is === "guard") {
      if (sign.choosesWords) continue;
      evidence.push({ sign: "guard", on: sign.on, source: checkOf(sign), place: sign.module.placeOf(sign.node) });
    } else if (sign.is === "swallowed") {
      if (!sign.item && isMadeOf(result, sign.value, state)) evidence.push({ sign: "swallowed", left: leftOf(sign.left, state), by: sign.by, place: sign.module.placeOf(sign.node) });
    } else evidence.push({ sign: "default-branch", place: sign.module.placeOf(sign.node) });
  }
  // A caught error that came along as a value, such as the second of a [value, error] pair.
  if (shown.size > 0 && worded) evidence.push({ sign: "caught", shown: true, inside: false, place: worded.module.placeOf(worded.node) });
  const name = frame.fn ? functionName(frame.fn) : null;
  if (name !== null && frame.fn && isFailureName(name)) evidence.push({ sign: "named", name, place: frame.module.placeOf(frame.fn) });
  return evidence;
}

/**
 * Whether an answer is made of an empty value that a failure left: it prints that value, or it says nothing that was looked up
 * and stands behind a check that found nothing.
 */
function isMadeOf(result: ToolResult, left: Value, state: State): boolean {
  if (!result.shaped || result.flag === true || result.payload) return false;
  if (result.text === null) return result.empty;
  const looked = result.text.pieces.filter((piece) => "hole" in piece && !isGiven(piece.hole));
  if (looked.length > 0) return looked.every((piece) => "hole" in piece && prints(piece.hole, left));
  if (isHollow({ kind: "text", pieces: result.text.pieces.filter((p) => "hole" in p || p.literal.trim() !== ""), node: result.text.node, module: result.text.module }, state)) return true;
  const words = result.text.pieces.map((piece) => ("literal" in piece ? piece.literal : "")).join("").trim();
  if (/^(?:\{\}|\[\]|null|"")$/.test(words)) return true;
  for (let at = state.path; at; at = at.before) {
    if (at.sign.is === "swallowed" && at.sign.value === left) return false;
    if (at.sign.is === "guard" && (at.sign.on === "missing" || at.sign.on === "empty") && looksAt(at.sign, left, state)) return true;
  }
  return false;
}

/** The empty values that failures left and of which a bare value consists, on a channel that prints it as it is. */
export function leftovers(value: Value, state: State): Evidence[] {
  const evidence: Evidence[] = [];
  for (let at = state.path; at; at = at.before) {
    const { sign } = at;
    if (sign.is === "swallowed" && !sign.item && consistsOf(value, sign.value, state)) evidence.push({ sign: "swallowed", left: leftOf(sign.left, state), by: sign.by, place: sign.module.placeOf(sign.node) });
  }
  return evidence;
}

/** Whether a value is what a failure left, or an object of its members and of what the caller gave. */
function consistsOf(value: Value, left: Value, state: State): boolean {
  if (prints(value, left)) return true;
  const cell = value.kind === "ref" ? state.cell(value.id) : undefined;
  if (cell?.kind !== "object" || cell.open || cell.of) return false;
  const source = left.kind === "ref" ? state.cell(left.id) : undefined;
  const parts = new Set<Value>(source?.kind === "object" ? [...source.props.values()].map((member) => member.value) : []);
  const values = [...cell.props.values()].map((member) => member.value);
  return values.some((one) => parts.has(one) || prints(one, left)) && values.every((one) => parts.has(one) || prints(one, left) || isGiven(one));
}

/** Something the caller gave, or a constant. */
function isGiven(value: Value): boolean {
  if (value.kind === "opaque") {
    if (value.origin.is === "parameter") return value.origin.argument;
    if (value.origin.is === "member") return isGiven(value.origin.object);
    if (value.origin.is === "other") return value.origin.of.length > 0 && value.origin.of.every(isGiven);
    if (value.origin.is === "call") return (value.origin.receiver === null || isGiven(value.origin.receiver)) && (value.origin.receiver !== null || value.origin.args.length > 0) && value.origin.args.every(isGiven);
    // `new Date(from)`: the caller's words in another form.
    if (value.origin.is === "new") return value.origin.args.every(isGiven);
  }
  return value.kind === "literal" || (value.kind === "text" && value.pieces.every((piece) => "literal" in piece || isGiven(piece.hole)));
}

function leftOf(value: Value, state: State): string {
  if (value.kind === "literal") return String(value.value);
  if (value.kind === "text") return '""';
  return value.kind === "ref" && state.cell(value.id)?.kind === "array" ? "[]" : "{}";
}

/** Whether a node, or a call on the way to it, stands inside a catch. */
export function madeIn(handler: Node, node: Node, frame: Frame): boolean {
  if (within(node, handler)) return true;
  for (let at: Frame | null = frame; at; at = at.parent) if (at.call && within(at.call, handler)) return true;
  return false;
}

/** The caught errors that a text shows. */
function shownErrors(text: TextValue | null): Set<object> {
  const found = new Set<object>();
  const look = (value: Value, depth: number): void => {
    if (depth > 6) return;
    if (value.kind === "caught") found.add(value.origin);
    else if (value.kind === "text") {
      for (const piece of value.pieces) if ("hole" in piece) look(piece.hole, depth + 1);
    }
    else if (value.kind === "json") look(value.of, depth + 1);
    else if (value.kind === "opaque") {
      const { origin } = value;
      if (origin.is === "member") look(origin.object, depth + 1);
      else if (origin.is === "call") {
        for (const arg of origin.args) look(arg, depth + 1);
        if (origin.receiver) look(origin.receiver, depth + 1);
      } else if (origin.is === "other") for (const part of origin.of) look(part, depth + 1);
    }
  };
  for (const piece of text?.pieces ?? []) if ("hole" in piece && piece.item !== true) look(piece.hole, 0);
  return found;
}

/** A check as it came out: `!res.ok`, or `not (found)` for the else branch. */
export function checkOf({ node, module, truth }: Extract<Path["sign"], { is: "guard" }>): string {
  const inner = bare(node);
  if (truth) return module.sourceOf(inner);
  if (inner.type === "UnaryExpression" && inner.operator === "!") return module.sourceOf(inner.argument);
  return /^[\w.?]+$/.test(module.sourceOf(inner)) ? `!${module.sourceOf(inner)}` : `not ${module.sourceOf(inner)}`;
}

