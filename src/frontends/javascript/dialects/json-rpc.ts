import { channels } from "../../../sdk/channels.js";
import { Exchange, type MethodTests } from "../handlers/exchange.js";
import { follow } from "../handlers/run.js";
import { bare, enclosingClass, enclosingFunction, functionName, keyName, walk, type FunctionNode, type Node } from "../syntax.js";
import { stringOf, textOf, type FunctionValue, type Value } from "../values/value.js";
import type { Dialect, Findings, Reading, Registration } from "./dialect.js";
import { listedIn } from "./definitions.js";
import { SERVERS } from "./imports.js";

/** Methods of the protocol. Those of HTTP, which stand in the same comparisons, are written in capitals. */
const METHOD = /^(?:(?:tools|resources|prompts|notifications|completion|logging|sampling|roots|server)\/[\w/]+|initialized?|ping|shutdown|exit)$/;
const LISTS = /["'`](?:tools\/list|initialize)["'`]/;
/** How many callers up the function is looked for in which responses are made. */
const MAX_UP = 4;

/** A server without an SDK: code that tests the method of a JSON-RPC request for `tools/call`, and makes the responses itself. */
export const jsonRpc: Dialect = {
  id: "json-rpc",
  packages: [],
  find(reading): Findings {
    const nothing: Findings = { registrations: [], servers: [], unread: [] };
    const { module, imports } = reading;
    // What only looks at calls on their way is a client or a proxy.
    if (!module.text.includes("tools/call") || !LISTS.test(module.text) || [...imports].some((name) => SERVERS.test(name))) return nothing;
    const tests = testsIn(reading);
    const responders = [...respondersOf(reading, tests)];
    if (responders.length === 0) return nothing;
    const channel = channels["json-rpc"];
    const asked = (fn: FunctionValue, call: Value, name: Value): Exchange => new Exchange(reading.machine, "tools/call", tests, fn, new Map([["name", name], ["arguments", call]]));
    const registrations: Registration[] = [];
    const unread: { node: Node; reason: string }[] = [];
    for (const fn of responders) {
      const list = heard(reading, fn, "tools/list", tests);
      const listed = listedIn(reading, list.results.length > 0 ? list.results : list.returns, fn.node);
      const named = listed.filter(({ name }) => stringOf(name.value) !== null);
      if (listed.length > named.length) unread.push({ node: fn.node, reason: "its list of tools is made by code that is not read" });
      for (const definition of named) {
        const name = textOf(stringOf(definition.name.value)!, definition.name.node, module);
        registrations.push({ ...definition, handler: { value: fn, node: fn.node }, channel, args: () => [], exchange: (call) => asked(fn, call, name) });
      }
    }
    const dispatchers = responders.map((fn) => ({ handler: { value: fn, node: fn.node }, channel, request: (call: Value) => call, exchange: (call: Value, name: Value) => asked(fn, call, name) }));
    return { registrations, servers: [], unread, dispatchers, carrier: channel };
  },
};

/** The comparisons with a method of the protocol: `method === "tools/call"` and `case "tools/call":`. */
function testsIn({ module }: Reading): MethodTests {
  const tests = new Map<Node, { method: string; holds: boolean }>();
  walk(module.ast, (node) => {
    if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) {
      const method = methodIn(node.right) ?? methodIn(node.left as Node);
      if (method !== null) tests.set(node, { method, holds: node.operator.startsWith("=") });
    } else if (node.type === "SwitchCase" && node.test) {
      const method = methodIn(node.test);
      if (method !== null) tests.set(node.test, { method, holds: true });
    }
  });
  return tests;
}

function methodIn(node: Node): string | null {
  const inner = bare(node);
  return inner.type === "Literal" && typeof inner.value === "string" && METHOD.test(inner.value) ? inner.value : null;
}

/** The functions in which requests for `tools/call` are answered: those that test for it, or the callers in which the responses are made. */
function* respondersOf(reading: Reading, tests: MethodTests): Iterable<FunctionValue> {
  const seen = new Set<FunctionNode>();
  for (const [test, { method }] of tests) {
    const own = method === "tools/call" ? enclosingFunction(test) : null;
    if (!own || seen.has(own)) continue;
    seen.add(own);
    const levels: FunctionNode[][] = [[own]];
    for (let up = 0; up < MAX_UP; up++) {
      const callers = [...new Set(levels[0]!.flatMap((fn) => callersOf(reading, fn)))].filter((fn) => !levels.flat().includes(fn));
      if (callers.length === 0) break;
      levels.unshift(callers);
    }
    const answering = levels.map((fns) => fns.map((fn) => valueOf(reading, fn)).filter((fn) => isAnswering(reading, fn, tests))).find((fns) => fns.length > 0);
    yield* answering ?? [valueOf(reading, own)];
  }
}

function isAnswering(reading: Reading, fn: FunctionValue, tests: MethodTests): boolean {
  const { results, errors } = heard(reading, fn, "tools/call", tests);
  return results.length + errors.length > 0;
}

/** The answers that are made in a function to a request of some method, and what it returns. */
function heard({ machine }: Reading, fn: FunctionValue, method: string, tests: MethodTests) {
  const exchange = new Exchange(machine, method, tests, fn, new Map());
  const { returns } = follow(machine, fn, exchange.argumentsOf(fn), false, exchange);
  return { results: exchange.results, errors: exchange.errors, returns: returns.filter(({ state }) => exchange.isAsked(state)) };
}

/** The functions of this file that call a function by its name, or as a method by that name. */
function callersOf({ module, calls }: Reading, fn: FunctionNode): FunctionNode[] {
  const name = functionName(fn);
  if (name === null) return [];
  const isMethod = fn.parent.type === "MethodDefinition" || fn.parent.type === "PropertyDefinition" || fn.parent.type === "Property";
  const id = fn.id ?? (fn.parent.type === "VariableDeclarator" && fn.parent.id.type === "Identifier" ? fn.parent.id : null);
  const variable = id && module.variableOf(id);
  return calls.flatMap((call) => {
    if (call.type !== "CallExpression") return [];
    const callee = bare(call.callee);
    const isCall = callee.type === "Identifier" ? variable !== null && module.variableOf(callee) === variable : callee.type === "MemberExpression" && isMethod && keyName(callee.property, callee.computed) === name;
    const caller = isCall ? enclosingFunction(call) : null;
    return caller && caller !== fn ? [caller] : [];
  });
}

/** A function, called on an object of the class or on the object literal that it stands in. */
function valueOf({ machine, module }: Reading, node: FunctionNode): FunctionValue {
  const cls = enclosingClass(node);
  const holder = node.parent.type === "Property" ? node.parent.parent : null;
  const self = holder?.type === "ObjectExpression" ? machine.staticExpression(holder, module) : cls && machine.instanceOf({ kind: "class", node: cls, module });
  return { kind: "function", node, module, captured: null, self };
}
