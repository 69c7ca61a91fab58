import type { Branch, Effect } from "../../../model/effect.js";
import type { Ending } from "../../../model/ending.js";
import type { Handler } from "../../../model/handler.js";
import type { Parameter } from "../../../model/parameter.js";
import { speaksOfBound } from "../../../wording/paging.js";
import { functionName, type Node } from "../syntax.js";
import { LIMITS, outermost, type Listener, type Machine, type RawEffect, type Reached, type Thrown } from "../values/machine.js";
import { State } from "../values/state.js";
import { literal, opaque, textOf, type FunctionValue, type OpaqueValue, type Value } from "../values/value.js";
import { raised, returned, type Subject } from "./endings.js";
import type { Exchange } from "./exchange.js";

/** How the arguments of a call reach a handler: as a whole in one parameter, at a position. */
export interface Signature {
  /** Builds the values for the handler's parameters from the value of the call's arguments. */
  readonly args: (call: Value) => readonly Value[];
  /** For code that answers requests by itself: what it is asked, by the value of the call's arguments. */
  readonly exchange?: ((call: Value) => Exchange) | undefined;
}

/** Runs a handler along all of its paths and reads how calls end and what they do. */
export function handlerOf(m: Machine, fn: FunctionValue, subject: Subject, signature: Signature): Handler {
  const { effects, endings, partial } = runOnce(m, fn, subject, signature, null);
  return { place: fn.module.placeOf(fn.node), endings, effects: effects.map(effectFrom), bounded: isBounded(m, fn), partial };
}

/** Whether the code of a handler, or of a followed function that it names, speaks of a bound. */
function isBounded({ followed }: Machine, { node, module }: FunctionValue): boolean {
  const own = textOfNode(node, module);
  if (speaksOfBound(own)) return true;
  const named = new Set(own.match(/[A-Za-z_$][\w$]*/g));
  return [...followed].some((fn) => {
    const name = functionName(fn);
    // What a helper in another file does is not looked at.
    return name !== null && named.has(name) && (rootOf(fn) !== module.ast || speaksOfBound(textOfNode(fn, module)));
  });
}

function rootOf(node: Node): Node {
  let at = node;
  while (at.parent) at = at.parent;
  return at;
}

const textOfNode = ({ range }: FunctionValue["node"], { text }: FunctionValue["module"]): string => text.slice(range[0], range[1]);

/**
 * What the handler does for each value that a parameter can take; null where the parameter has no listed values. `whole` is what
 * it does whatever the values are, and `tested` the parameters that some check on the way looked at.
 */
export function branchesOf(m: Machine, fn: FunctionValue, subject: Subject, signature: Signature, parameter: Parameter, whole: Handler, tested: ReadonlySet<string>): readonly Branch[] | null {
  const values: readonly (string | boolean)[] | null = parameter.type === "boolean" ? [true, false] : parameter.values;
  if (!values || values.length < 2 || values.length > 40) return null;
  const differs = tested.has(parameter.name) && whole.effects.some((effect) => effect.kind !== "read");
  return values.map((value) => {
    if (!differs) return { value, effects: whole.effects, partial: whole.partial.length > 0 };
    const { effects, partial } = runOnce(m, fn, subject, signature, { name: parameter.name, value });
    return { value, effects: effects.map(effectFrom), partial: partial.length > 0 };
  });
}

interface Run {
  readonly endings: Ending[];
  readonly effects: RawEffect[];
  readonly partial: string[];
}

function runOnce(m: Machine, fn: FunctionValue, subject: Subject, signature: Signature, fixed: { name: string; value: string | boolean } | null): Run {
  const call = argumentsOf(fn);
  if (fixed) call.members.set(fixed.name, typeof fixed.value === "string" ? textOf(fixed.value, fn.node, fn.module) : literal(fixed.value, fn.node));
  const exchange = signature.exchange?.(call);
  const { returns, thrown } = follow(m, fn, exchange?.argumentsOf(fn) ?? signature.args(call), true, exchange);
  if (exchange) return { endings: answersIn(exchange, subject, returns).map(({ ending }) => ending), effects: once(m.effects), partial: [...m.partial] };
  const endings = returns.flatMap((end) => returned(subject, end) ?? []);
  for (const one of thrown) endings.push(...raised(subject, one));
  return { endings, effects: once(m.effects), partial: [...m.partial] };
}

/** The endings of a function that answers the calls of several tools, with the name that each was reached by. */
export function dispatcherEndings(m: Machine, fn: FunctionValue, subject: Subject, signature: Signature, name: Value): { ending: Ending; called: string | null }[] {
  const call = argumentsOf(fn);
  const exchange = signature.exchange?.(call);
  const { returns, thrown } = follow(m, fn, exchange?.argumentsOf(fn) ?? signature.args(call), true, exchange);
  const calledIn = (state: State): string | null => {
    const equals = state.assumed(name)?.equals;
    return typeof equals === "string" ? equals : null;
  };
  if (exchange) return answersIn(exchange, subject, returns).map(({ ending, state }) => ({ ending, called: calledIn(state) }));
  return [
    ...returns.flatMap((end) => {
      const ending = returned(subject, end);
      return ending ? [{ ending, called: calledIn(end.state) }] : [];
    }),
    ...thrown.flatMap((one) => raised(subject, one).map((ending) => ({ ending, called: calledIn(one.state) }))),
  ];
}

/**
 * The endings that responses tell of. Where none is made in sight, what comes back is the result of a call; what is thrown
 * there is answered by code that is not seen, so nothing is said of it.
 */
function answersIn(exchange: Exchange, subject: Subject, returns: readonly Reached[]): { ending: Ending; state: State }[] {
  const { results, errors } = exchange;
  const isHeard = results.length + errors.length > 0;
  const own = isHeard ? results : returns.filter(({ state }) => exchange.isAsked(state));
  return [
    ...own.flatMap((end) => {
      const ending = returned(subject, end);
      return ending && (ending.returns === null || ending.returns === "structured-only") ? [{ ending, state: end.state }] : [];
    }),
    ...errors.flatMap((one) => raised(subject, one).map((ending) => ({ ending: answered(ending, one.value), state: one.state }))),
  ];
}

/** An error object of a response is no throw, though it arrives as one. */
function answered(ending: Ending, error: Value): Ending {
  const [code] = error.kind === "error" ? error.args : [];
  const stated = code && "node" in code && "module" in code ? code.module.sourceOf(code.node) : code?.kind === "literal" ? String(code.value) : null;
  return { ...ending, how: "return", raised: { className: null, code: stated, bare: null, rethrown: false }, remedies: [] };
}

const argumentsOf = (fn: FunctionValue): OpaqueValue => opaque({ is: "parameter", name: "", argument: true }, fn.node, fn.module);

/** Runs a function from a fresh start; effects are collected unless nobody asks for them. */
export function follow(m: Machine, fn: FunctionValue, args: readonly Value[], recording = true, listener: Listener | null = null): { returns: Reached[]; thrown: Thrown[] } {
  const thrown: Thrown[] = [];
  m.sink = thrown;
  m.steps = stepsFor(fn.node);
  m.partial.clear();
  m.tested.clear();
  m.handed.clear();
  m.effects.length = 0;
  m.recording = recording;
  m.frame = outermost(fn.module);
  m.listener = listener;
  const returns = m.run(fn, args, State.empty(m.base, fn.module), null);
  m.listener = null;
  m.recording = false;
  return { returns, thrown };
}

/** The work allowed for a function: some for its helpers, and more the larger it is itself. */
const stepsFor = ({ range }: FunctionValue["node"]): number => Math.min(LIMITS.mostSteps, LIMITS.steps + Math.ceil((range[1] - range[0]) * LIMITS.stepsPerCharacter));

function once(effects: readonly RawEffect[]): RawEffect[] {
  const seen = new Map<unknown, RawEffect>();
  for (const effect of effects) if (!seen.has(effect.node)) seen.set(effect.node, effect);
  return [...seen.values()];
}

const effectFrom = ({ kind, sure, parameter, node, module }: RawEffect): Effect => ({ kind, sure, parameter, source: module.sourceOf(node), place: module.placeOf(node) });
