import { calls } from "../declared.js";
import { bare, dottedName, keyName, type Node } from "../syntax.js";
import { arrayMethod } from "./arrays.js";
import { globalCall, mapMethod, textMethod } from "./builtins.js";
import { markTested } from "./conditions.js";
import { effectOf } from "./effects.js";
import { chain, type Machine, type Reached, type Thrown } from "./machine.js";
import { matched } from "./matching.js";
import { memberOf } from "./members.js";
import { thisValue } from "./self.js";
import type { State } from "./state.js";
import { responseOf, toolErrorOf, wordsOf } from "./responses.js";
import { caughtValue, raise } from "./throws.js";
import { isArguments, isShared, literal, opaque, stringOf, type FunctionValue, type Value } from "./value.js";

type Call = Extract<Node, { type: "CallExpression" }>;

interface Arguments {
  readonly state: State;
  readonly values: readonly Value[];
}

/** Evaluates arguments from left to right; a spread of something unknown ends the list. */
export function evaluateArguments(m: Machine, nodes: readonly Node[], state: State): Arguments[] {
  let all: Arguments[] = [{ state, values: [] }];
  for (const node of nodes) {
    all = all.flatMap((a) =>
      m.evaluate(node, a.state).map((r): Arguments => {
        if (node.type !== "SpreadElement") return { state: r.state, values: [...a.values, r.value] };
        const cell = r.value.kind === "ref" ? r.state.cell(r.value.id) : undefined;
        return { state: r.state, values: cell?.kind === "array" ? [...a.values, ...cell.items.map((item) => item.value)] : [...a.values, r.value] };
      }),
    );
    if (all.length > 16) all = all.slice(0, 16);
  }
  return all;
}

export function evaluateCall(m: Machine, node: Call, state: State): Reached[] {
  const callee = bare(node.callee);
  if (callee.type === "Super") return evaluateArguments(m, node.arguments, state).map((a) => ({ state: a.state, value: literal(undefined, node) }));
  if (callee.type === "MemberExpression") {
    const name = keyName(callee.property, callee.computed);
    if ((name === "then" || name === "catch" || name === "finally") && node.arguments.length > 0) return promiseMethod(m, callee.object, name, node, state);
    if (callee.object.type === "Super") return superCall(m, name, node, state);
    return chain(m.evaluate(callee.object, state), (o) =>
      methodNames(m, callee, name, o.state).flatMap((n) =>
        evaluateArguments(m, node.arguments, n.state).flatMap((a) => declaredCall(m, null, a, node, () => callMethod(m, o.value, n.name, callee, a.values, node, a.state))),
      ),
    );
  }
  return chain(m.evaluate(callee, state), (c) => evaluateArguments(m, node.arguments, c.state).flatMap((a) => declaredCall(m, c.value, a, node, () => callValue(m, c.value, a.values, node, a.state))));
}

/** A call of a helper that the settings name: what it comes to is said there, and what can be read of it fills in the rest. */
function declaredCall(m: Machine, callee: Value | null, { values, state }: Arguments, node: Call, follow: () => Reached[]): Reached[] {
  const { errorHelpers, throwingHelpers } = m.helpers;
  if (throwingHelpers.some((name) => calls(node, name, callee))) {
    const entry = state.fork();
    const { length } = m.sink;
    follow();
    if (m.sink.length === length) raise(m, { kind: "error", className: "Error", bases: [], message: wordsOf(m, values, node, entry), args: values, node, module: m.frame.module, frame: m.frame }, node, entry);
    return [];
  }
  if (!errorHelpers.some((name) => calls(node, name, callee))) return follow();
  return follow().flatMap((made): Reached[] => {
    const cell = made.value.kind === "ref" ? made.state.cell(made.value.id) : undefined;
    if (made.value.kind !== "ref" || cell?.kind !== "object" || !cell.props.has("content")) return toolErrorOf(m, values, node, made.state);
    made.state.put(made.value.id, { ...cell, props: new Map(cell.props).set("isError", { value: literal(true, node), node }) });
    return [made];
  });
}

/** The name of the method that is called: written down, or what a computed key comes to. */
function methodNames(m: Machine, callee: Extract<Node, { type: "MemberExpression" }>, name: string | null, state: State): { state: State; name: string | null }[] {
  if (name !== null || !callee.computed) return [{ state, name }];
  return m.evaluate(callee.property, state).map((key) => {
    markTested(m, key.value);
    return { state: key.state, name: stringOf(key.value) };
  });
}

function superCall(m: Machine, name: string | null, node: Call, state: State): Reached[] {
  const self = thisValue(m, node, state);
  const inherited = name === null ? null : m.superMember(node, name, self);
  return evaluateArguments(m, node.arguments, state).flatMap((a) =>
    inherited?.kind === "function" ? m.call({ ...inherited, self }, a.values, a.state, node) : unknownCall(m, null, self, name, a.values, node, a.state),
  );
}

function callMethod(m: Machine, object: Value, name: string | null, callee: Node, args: readonly Value[], node: Call, state: State): Reached[] {
  const { module } = m.frame;
  if (object.kind === "function" && (name === "call" || name === "apply" || name === "bind")) {
    const [self = literal(undefined, node), ...rest] = args;
    if (name === "bind") return [{ state, value: { ...object, self, bound: rest } }];
    const given = name === "call" ? rest : itemsOf(rest[0], state);
    return m.call({ ...object, self }, given, state, node);
  }
  const member = object.kind === "text" || object.kind === "json" ? null : memberOf(m, object, name, state, callee);
  if (member?.kind === "function") {
    const self = member.node.type === "ArrowFunctionExpression" ? member.self : object.kind === "class" || object.kind === "ref" ? object : (member.self ?? object);
    return m.call({ ...member, self }, args, state, node);
  }
  if (object.kind === "opaque" && object.origin.is === "global") {
    const known = globalCall(m, `${object.origin.name}.${name ?? ""}`, args, node, state);
    if (known) return known;
  }
  if (object.kind === "opaque" && object.origin.is === "import") {
    const { from, name: own } = object.origin;
    const made = responseOf(m, from, own === "*" ? (name ?? "") : `${own}.${name ?? ""}`, args, node, state);
    if (made) return made;
  }
  if (name !== null && (object.kind === "text" || object.kind === "json")) return [{ state, value: textMethod(m, object, name, args, node, state) }];
  if (name !== null) {
    const entry = mapMethod(m, object, name, args, node, state);
    if (entry) return entry;
    const known = arrayMethod(m, object, name, args, node, state);
    if (known) return known;
  }
  if ((name === "parse" || name === "parseAsync") && isArguments(args[0])) {
    // A schema that refuses the arguments throws; otherwise they come back as they are.
    raise(m, { kind: "error", className: "ZodError", bases: ["Error"], message: null, args: [], node, module, frame: m.frame }, node, state.fork());
    return [{ state, value: args[0]! }];
  }
  if (name === "throwIfAborted") {
    const reason = module.abortReason();
    if (reason) raise(m, m.staticExpression(reason, module), reason, state.fork());
  }
  if (name === "toString" && (object.kind === "caught" || object.kind === "error")) return [{ state, value: object }];
  return unknownCall(m, member, object, name, args, node, state);
}

const itemsOf = (value: Value | undefined, state: State): readonly Value[] => {
  const cell = value?.kind === "ref" ? state.cell(value.id) : undefined;
  return cell?.kind === "array" ? cell.items.map((item) => item.value) : [];
};

function callValue(m: Machine, callee: Value, args: readonly Value[], node: Call, state: State): Reached[] {
  if (callee.kind === "function") return m.call(callee, args, state, node);
  const settler = m.settlers.get(callee);
  if (settler) {
    const value = args[0] ?? literal(undefined, node);
    if (settler.how === "resolve") settler.resolved.push({ state: state.fork(), value });
    else raise(m, value, node, state.fork());
    return [{ state, value: literal(undefined, node) }];
  }
  if (callee.kind === "opaque") {
    const { origin } = callee;
    const known =
      origin.is === "global" ? globalCall(m, origin.name, args, node, state) : origin.is === "import" ? (responseOf(m, origin.from, origin.name, args, node, state) ?? globalCall(m, `${origin.from.replace(/^node:/, "")}#${origin.name}`, args, node, state)) : null;
    if (known) return known;
  }
  return unknownCall(m, callee, null, dottedName(node.callee), args, node, state);
}

/** A call of something that is not read: its effect is judged by name, and the functions given to it are run. */
export function unknownCall(
  m: Machine,
  callee: Value | null,
  receiver: Value | null,
  name: string | null,
  args: readonly Value[],
  node: Node,
  state: State,
): Reached[] {
  const { module } = m.frame;
  const effect = m.recording ? effectOf(callee, receiver, name, args, node, module, state) : null;
  if (effect) m.effects.push(effect);
  if (effect?.parameter) m.tested.add(effect.parameter);
  if (m.recording) for (const arg of args) markHanded(m, arg);
  const inMemory = isShared(receiver) && name !== null && /^(?:get|find|at|pop|shift|values|entries|keys|filter|slice)$/.test(name);
  const result = opaque({ is: "call", callee, receiver, name, args }, node, module, inMemory);
  const cases = m.frame.fn && !m.eager ? matched(m, callee, name, args, node, state) : null;
  if (cases) return cases;
  if (m.frame.fn) for (const arg of args) if (arg.kind === "ref") reveal(m, arg.id, state);
  const callbacks = args.filter((arg): arg is FunctionValue => arg.kind === "function");
  if (callbacks.length === 0 || !m.frame.fn) return [{ state, value: result }];
  if (m.eager) {
    for (const callback of callbacks) m.call(callback, [], state.fork(), node);
    return [{ state, value: result }];
  }
  if (callbacks.length > 1 || EVENT.test(name ?? "")) {
    for (const callback of callbacks) runAside(m, callback, node, state);
    return [{ state, value: result }];
  }
  // `withRetry(async () => …)`, `db.transaction(async (tx) => …)`: most wrappers answer what the function answers.
  const answers = m.call(callbacks[0]!, [], state.fork(), node).filter((r) => r.value.kind !== "literal");
  return answers.length > 0 ? answers : [{ state, value: result }];
}

/** Notes the arguments of the tool call that code which is not read gets hold of. */
function markHanded(m: Machine, value: Value): void {
  if (value.kind === "opaque" && value.origin.is === "parameter" && value.origin.argument) m.handed.add(value.origin.name);
}

const EVENT = /^(?:on|once|addListener|addEventListener|setTimeout|setInterval|setImmediate|nextTick|queueMicrotask|subscribe|use|listen|emit|forEach|sort|describe|it|test)$/;

/** Runs a function that is called some other time: only what it does counts, neither what it returns nor what it throws. */
function runAside(m: Machine, fn: FunctionValue, node: Node, state: State): void {
  const sink = m.sink;
  m.sink = [];
  m.call(fn, [], state.fork(), node);
  m.sink = sink;
}

/** An object handed to code that is not read may come back changed. */
function reveal(m: Machine, id: number, state: State): void {
  const cell = state.cell(id);
  if (cell && !cell.open && cell.kind === "array" && !m.base.has(id)) state.put(id, { ...cell, open: true });
}

/** `.then(ok, failed)`, `.catch(failed)` and `.finally(last)`, as try, catch and finally of the call before them. */
function promiseMethod(m: Machine, receiver: Node, name: "then" | "catch" | "finally", node: Call, state: State): Reached[] {
  const { module } = m.frame;
  const outer = m.sink;
  const inner: Thrown[] = [];
  const entry = state.fork();
  m.sink = inner;
  const settled = m.evaluate(receiver, state);
  m.sink = outer;
  const failed = name === "catch" ? node.arguments[0] : name === "then" ? node.arguments[1] : undefined;
  const result: Reached[] = [];
  for (const r of settled) {
    const first = node.arguments[0];
    if (name === "catch" || !first) {
      result.push(r);
      continue;
    }
    result.push(
      ...chain(m.evaluate(first, r.state), (f) => {
        if (f.value.kind !== "function") return callValue(m, f.value, name === "then" ? [r.value] : [], node, f.state).map((c) => (name === "then" ? c : { ...c, value: r.value }));
        const called = m.call(f.value, name === "then" ? [r.value] : [], f.state, node);
        return name === "then" ? called : called.map((c) => ({ ...c, value: r.value }));
      }),
    );
  }
  if (!failed) {
    outer.push(...inner);
    return result;
  }
  const caught = caughtValue(failed, inner);
  entry.note({ is: "caught", node: failed, module, value: caught });
  const handled = chain(m.evaluate(failed, entry), (f) =>
    f.value.kind === "function" ? m.call(f.value, [caught], f.state, node) : callValue(m, f.value, [caught], node, f.state),
  );
  return [...result, ...handled];
}
