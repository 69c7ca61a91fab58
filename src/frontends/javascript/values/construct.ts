import { bare, dottedName, isFunction, keyName, type FunctionNode, type Node } from "../syntax.js";
import { evaluateArguments } from "./calls.js";
import { chain, classNodeName, type Machine, type Reached } from "./machine.js";
import { State, type Member } from "./state.js";
import { literal, opaque, type ClassValue, type ErrorValue, type Value } from "./value.js";

const ERROR_NAME = /(?:Error|Exception|Fault|Failure)$/;
/** Error classes whose first argument is a code and whose second is the message. */
const CODE_FIRST = new Set(["McpError", "ProtocolError", "RpcError", "SdkError", "OAuthError"]);
const COLLECTIONS = new Set(["Map", "Set", "WeakMap", "WeakSet", "Array"]);

export function evaluateNew(m: Machine, node: Extract<Node, { type: "NewExpression" }>, state: State): Reached[] {
  const { module } = m.frame;
  const name = dottedName(node.callee);
  if (name === "Promise" && node.arguments[0] && isFunction(bare(node.arguments[0]))) return newPromise(m, node, bare(node.arguments[0]), state);
  return chain(m.evaluate(node.callee, state), (c) =>
    evaluateArguments(m, node.arguments, c.state).flatMap(({ values, state: s }): Reached[] => {
      const lastName = name?.split(".").pop() ?? null;
      if (c.value.kind === "class") {
        const bases = basesOf(m, c.value);
        if (bases.some((base) => ERROR_NAME.test(base))) return localError(m, c.value, bases, values, node, s).map((r) => ({ ...r, value: { ...(r.value as ErrorValue), root: rootOf(m, c.value) } }));
        return instance(m, c.value, values, node, s);
      }
      if (lastName !== null && ERROR_NAME.test(lastName)) return [{ state: s, value: { ...errorValue(m, lastName, [], messageOf(lastName, values), values, node), root: rootOf(m, c.value) } }];
      const inMemory = lastName !== null && COLLECTIONS.has(lastName) && m.frame.fn === null;
      return [{ state: s, value: opaque({ is: "new", callee: c.value, name: lastName, args: values }, node, module, inMemory) }];
    }),
  );
}

function errorValue(m: Machine, className: string, bases: readonly string[], message: Value | null, args: readonly Value[], node: Node): ErrorValue {
  return { kind: "error", className, bases, message, args, node, module: m.frame.module, frame: m.frame };
}

/** The class that a class comes down to outside of this code; undefined where that is not known. */
function rootOf(m: Machine, cls: Value): ErrorValue["root"] {
  let at = cls;
  for (let depth = 0; at.kind === "class" && depth < 8; depth++) {
    const { superClass } = at.node as { superClass: Node | null };
    if (!superClass) return undefined;
    at = m.superClass(at) ?? m.staticExpression(superClass, at.module);
  }
  if (at.kind !== "opaque") return undefined;
  const { origin } = at;
  if (origin.is === "global") return { name: origin.name, from: "" };
  if (origin.is === "import") return { name: origin.name, from: origin.from };
  const space = origin.is === "member" && origin.object.kind === "opaque" ? origin.object.origin : null;
  return origin.is === "member" && origin.name !== null && space?.is === "import" ? { name: origin.name, from: space.from } : undefined;
}

/** The message of an error class that is not read: behind the code where the class takes one first, else the first text. */
function messageOf(className: string, args: readonly Value[]): Value | null {
  if (CODE_FIRST.has(className)) return args[1] ?? null;
  if (className === "AggregateError") return args[1] ?? null;
  return args.find((arg) => arg.kind === "text") ?? args[0] ?? null;
}

/** Names of the classes that a class extends, itself excluded, nearest first. */
export function basesOf(m: Machine, cls: ClassValue): string[] {
  const names: string[] = [];
  let at: ClassValue | null = cls;
  for (let depth = 0; at && depth < 8; depth++) {
    const { superClass } = at.node as { superClass: Node | null };
    if (!superClass) break;
    const name = dottedName(superClass)?.split(".").pop();
    if (name) names.push(name);
    at = m.superClass(at);
  }
  return names;
}

/** An error class of this code: what it hands to `super(…)` is its message. */
function localError(m: Machine, cls: ClassValue, bases: readonly string[], args: readonly Value[], node: Node, state: State): Reached[] {
  const name = classNodeName(cls.node);
  const constructor = constructorOf(cls);
  if (!constructor) {
    const parent = m.superClass(cls);
    if (parent) return localError(m, parent, bases, args, node, state).map((r) => ({ ...r, value: { ...(r.value as ErrorValue), className: name, bases } }));
    return [{ state, value: errorValue(m, name, bases, messageOf(bases[0] ?? "Error", args), args, node) }];
  }
  const inner = state.fork();
  const outer = m.frame;
  m.frame = { fn: constructor, module: cls.module, call: node, parent: outer };
  let message: Value | null = null;
  const bound = constructor.params.reduce<State[]>((states, param, i) => states.flatMap((s) => m.bind(param, args[i] ?? literal(undefined, param), s)), [inner]);
  for (const statement of constructor.body.type === "BlockStatement" ? constructor.body.body : []) {
    if (statement.type !== "ExpressionStatement") continue;
    const call = bare(statement.expression);
    if (call.type === "CallExpression" && call.callee.type === "Super" && bound[0]) {
      const given = evaluateArguments(m, call.arguments, bound[0].fork())[0]?.values ?? [];
      message = messageOf(bases[0] ?? "Error", given);
    }
  }
  m.frame = outer;
  return [{ state, value: errorValue(m, name, bases, message, args, node) }];
}

export function constructorOf(cls: ClassValue): FunctionNode | null {
  for (const member of cls.node.body.body) {
    if (member.type === "MethodDefinition" && member.kind === "constructor" && isFunction(member.value as Node)) return member.value as FunctionNode;
  }
  return null;
}

/** An object of a class of this code: its fields, its parameter properties, and what its constructor sets. */
function instance(m: Machine, cls: ClassValue, args: readonly Value[], node: Node, state: State): Reached[] {
  const props = new Map<string, Member>();
  const constructor = constructorOf(cls);
  for (const field of cls.node.body.body) {
    if (field.type !== "PropertyDefinition" || field.static || !field.value || isFunction(bare(field.value))) continue;
    const name = keyName(field.key, field.computed);
    const [first, ...others] = name === null ? [] : m.evaluate(field.value, state);
    if (name !== null && first && others.length === 0 && first.value.kind !== "literal") props.set(name, { value: first.value, node: field });
  }
  constructor?.params.forEach((param, index) => {
    if (param.type !== "TSParameterProperty") return;
    const target = param.parameter.type === "AssignmentPattern" ? param.parameter.left : param.parameter;
    const given = args[index];
    if (target.type === "Identifier" && given && given.kind !== "literal") props.set(target.name, { value: given, node: param });
  });
  const self = m.allocate({ kind: "object", node, frame: m.frame, props, open: true, of: cls }, state);
  if (!constructor) return [{ state, value: self }];
  const made = m.call({ kind: "function", node: constructor, module: cls.module, captured: null, self }, args, state, node);
  // However a constructor went, one object comes of it.
  return made.length === 0 ? [] : [{ state: State.join(made.map((r) => r.state)), value: self }];
}

/** `new Promise((resolve, reject) => …)`: whatever is handed to `resolve` is the value, to `reject` a throw. */
function newPromise(m: Machine, node: Node, executor: Node, state: State): Reached[] {
  const { module } = m.frame;
  const resolved: Reached[] = [];
  const resolve = opaque({ is: "global", name: "resolve" }, node, module);
  const reject = opaque({ is: "global", name: "reject" }, node, module);
  m.settlers.set(resolve, { how: "resolve", resolved });
  m.settlers.set(reject, { how: "reject", resolved });
  const [fn] = m.evaluate(executor, state);
  if (fn?.value.kind !== "function") return [{ state, value: opaque({ is: "other", of: [] }, node, module) }];
  const eager = m.eager;
  m.eager = true;
  m.call(fn.value, [resolve, reject], fn.state.fork(), node);
  m.eager = eager;
  return resolved.length > 0 ? resolved : [{ state, value: opaque({ is: "other", of: [] }, node, module) }];
}
