import type { Evidence } from "../../../model/ending.js";
import type { Place } from "../../../model/place.js";
import { isFailureName } from "../../../wording/failure.js";
import type { Module } from "../module.js";
import { enclosingFunction, functionName, isFunction, within, type FunctionNode, type Node } from "../syntax.js";
import { mentionsCaught } from "../values/texts.js";
import type { Frame, Path } from "../values/value.js";
import type { Mend } from "./remedies.js";
import type { ToolResult } from "./results.js";

/** The function that answers the calls in question, and its file. */
export interface Answerer {
  readonly fn: FunctionNode;
  readonly module: Module;
}

export interface Site {
  readonly place: Place;
  readonly elsewhere: Place | null;
  readonly helper: string | null;
}

/**
 * Where the author would mend it: at the failing payload itself; else in the innermost call, from the result's literal
 * outwards, whose own code shows the failure (its words, its catch, its name).
 */
export function mendOf(result: ToolResult, failing: readonly Evidence[], frame: Frame, path: Path | null, subject: Answerer): Omit<Mend, "raising"> {
  if (result.payload) return result.payload;
  const own = { node: result.node!, module: result.module!, frame };
  const pieces = result.text?.pieces ?? [];
  const worded = new Set(failing.filter((f) => f.sign === "word").map((f) => f.place.start));
  const showsCaught = pieces.some((piece) => "hole" in piece && mentionsCaught(piece.hole));
  // Words that a service wrote and the handler only delivers are mended where they stand.
  const worder = pieces.find((piece) => "literal" in piece && worded.has(piece.node.range[0]) && !onTheWay(piece.node, piece.module, frame));
  if (worder && !showsCaught && !failing.some((f) => f.sign === "caught" && f.inside)) {
    const statement = returnAround(worder.node);
    const fn = enclosingFunction(worder.node);
    const isBuilder = fn !== null && /(?:message|text|error|format|describe|sanitize)/i.test(functionName(fn) ?? "");
    if (statement && !isBuilder) return { node: statement, module: worder.module, frame: { fn: enclosingFunction(worder.node), module: worder.module, call: own.node, parent: frame } };
  }
  let node: Node = own.node;
  for (let at: Frame | null = frame; at?.fn; at = at.parent) {
    const { fn, module } = at;
    const name = functionName(fn);
    const hasWord = pieces.some((piece) => "literal" in piece && piece.module === module && within(piece.node, fn) && (worded.size === 0 || worded.has(piece.node.range[0])));
    const hasCatch = showsCaught && caughtSigns(path).some((sign) => sign.module === module && within(sign.node, fn));
    const isNamed = name !== null && fn !== subject.fn && isFailureName(name);
    if (hasWord || hasCatch || isNamed || !at.parent?.fn) return { node, module, frame: at };
    if (!at.call) break;
    node = at.call;
  }
  return own;
}

/** Whether a node stands in a function that was being called when the result was made. */
function onTheWay(node: Node, module: Module, frame: Frame): boolean {
  for (let at: Frame | null = frame; at?.fn; at = at.parent) if (at.module === module && within(node, at.fn)) return true;
  return false;
}

/** What the nearest `return` around a node gives back. */
function returnAround(node: Node): Node | null {
  for (let at: Node = node; at.parent; at = at.parent) {
    if (at.parent.type === "ReturnStatement") return at;
    if (at.parent.type === "ArrowFunctionExpression" && at.parent.body === at) return at;
    if (isFunction(at.parent)) return null;
  }
  return null;
}

const caughtSigns = (path: Path | null): Extract<Path["sign"], { is: "caught" }>[] => {
  const found = [];
  for (let at = path; at; at = at.before) if (at.sign.is === "caught") found.push(at.sign);
  return found;
};

/** A place in the linted file; where the fault stands in another, the call in this file that leads there. */
export function placed(node: Node, module: Module, at: Frame, from: Frame, subject: Answerer): Site {
  const helper = at.fn && at.fn !== subject.fn ? functionName(at.fn) : null;
  const own = module.placeOf(node);
  if (module.linted) return { place: own, elsewhere: null, helper };
  for (let frame: Frame | null = at; frame; frame = frame.parent) {
    if (frame.call && frame.parent?.module.linted) return { place: frame.parent.module.placeOf(frame.call), elsewhere: own, helper };
  }
  for (let frame: Frame | null = from; frame; frame = frame.parent) {
    if (frame.call && frame.parent?.module.linted) return { place: frame.parent.module.placeOf(frame.call), elsewhere: own, helper };
  }
  return { place: subject.module.placeOf(subject.fn), elsewhere: own, helper };
}

