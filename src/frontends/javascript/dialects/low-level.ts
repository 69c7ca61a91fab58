import { channels } from "../../../sdk/channels.js";
import { bare, dottedName, keyName, walk, type Node } from "../syntax.js";
import { cellOf, LIMITS, outermost } from "../values/machine.js";
import { State } from "../values/state.js";
import { opaque, stringOf, textOf, type FunctionValue, type Value } from "../values/value.js";
import type { Dialect, Findings, Part, Reading, Registration, ServerSite } from "./dialect.js";
import { definitionOf, listedIn, type Definition } from "./definitions.js";
import { lineOf } from "./official.js";

/** The low-level `Server`: a list of definitions behind `tools/list`, and one dispatcher behind `tools/call`. */
export const lowLevel: Dialect = {
  id: "low-level",
  packages: ["@modelcontextprotocol/sdk", "@modelcontextprotocol/server"],
  find(reading): Findings {
    const lists: Part[] = [];
    const dispatchers: Part[] = [];
    const servers: ServerSite[] = [];
    for (const call of reading.calls) {
      if (call.type === "NewExpression" && isLowLevelServer(reading, call)) servers.push({ node: call, module: reading.module, handedOn: true, used: true });
      if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression" || call.arguments.length < 2) continue;
      if (keyName(call.callee.property, call.callee.computed) !== "setRequestHandler") continue;
      const method = methodOf(reading, call.arguments[0]!);
      if (method === null) continue;
      const node = call.arguments[1]!;
      (method === "tools/list" ? lists : dispatchers).push({ node, value: reading.machine.staticExpression(node, reading.module) });
    }
    if (dispatchers.length === 0 && lists.length === 0) return { registrations: [], servers, unread: [] };
    const channel = channels[`${lineOf(reading)}-low-level`];
    const listed = lists.flatMap((list) => {
      const returned = definitionsIn(reading, list);
      return returned.length > 0 ? returned : mentionedIn(reading, list);
    });
    // Where the server comes from elsewhere, so may its list.
    const unread = lists.length > 0 && listed.length === 0 ? [{ node: lists[0]!.node, reason: "its list of tools is made by code that is not read", handedIn: servers.length === 0 }] : [];
    const [dispatcher] = dispatchers;
    const registrations = listed.map((definition): Registration => ({ ...definition, handler: dispatcher, channel, args: asRequest }));
    return { registrations, servers, unread, dispatchers: dispatchers.map((handler) => ({ handler, channel, request: requestOf })) };
  },
};

function isLowLevelServer(reading: Reading, node: Extract<Node, { type: "NewExpression" }>): boolean {
  if (dottedName(node.callee) !== "Server") return false;
  const callee = reading.machine.staticExpression(node.callee, reading.module);
  return callee.kind === "opaque" && callee.origin.is === "import" && callee.origin.from.startsWith("@modelcontextprotocol/");
}

/** The method that the first argument of `setRequestHandler` names. */
function methodOf(reading: Reading, node: Node): "tools/list" | "tools/call" | null {
  const name = dottedName(node)?.split(".").pop();
  if (name === "ListToolsRequestSchema") return "tools/list";
  if (name === "CallToolRequestSchema") return "tools/call";
  const inner = bare(node);
  if (inner.type !== "Literal" && inner.type !== "Identifier") return null;
  const text = stringOf(reading.machine.staticExpression(node, reading.module));
  return text === "tools/list" || text === "tools/call" ? text : null;
}

/** The definitions that a `tools/list` handler returns. */
function definitionsIn(reading: Reading, { value, node }: Part): Definition[] {
  if (value.kind !== "function") return [];
  const { machine, module } = reading;
  machine.sink = [];
  machine.recording = false;
  machine.steps = LIMITS.steps;
  machine.frame = outermost(module);
  return listedIn(reading, machine.run(value, [], State.empty(machine.base, module), null), node);
}

/** The definitions in lists and records that a `tools/list` handler mentions, where it picks from them in a way that is not followed. */
function mentionedIn(reading: Reading, { value, node }: Part): Definition[] {
  if (value.kind !== "function") return [];
  const found = new Map<Node | string, Definition>();
  walk(value.node, (mention) => {
    const variable = mention.type === "Identifier" ? value.module.variableOf(mention) : null;
    const cell = variable && variable.scope.type === "module" ? cellOf(reading.machine, reading.machine.staticValue(variable, value.module)) : null;
    const items = cell?.kind === "array" ? cell.items : cell?.kind === "object" ? [...cell.props.values()] : [];
    for (const item of items) {
      const definition = definitionOf(reading, item.value, node);
      if (definition?.description && definition.schema) found.set(stringOf(definition.name.value) ?? definition.node, definition);
    }
  });
  return [...found.values()];
}

/** The request of a call: `{ params: { name, arguments } }`. */
export function requestOf(call: Value, name: Value | null, handler: FunctionValue): Value {
  const { node, module } = handler;
  const params = opaque({ is: "parameter", name: "params", argument: false }, node, module);
  params.members.set("arguments", call);
  if (name) params.members.set("name", name);
  const request = opaque({ is: "parameter", name: "request", argument: false }, node, module);
  request.members.set("params", params);
  return request;
}

/** The arguments of a dispatcher, for a call of one of its tools. */
export const asRequest: Registration["args"] = (call, registration) => {
  const { value } = registration.handler!;
  if (value.kind !== "function") return [];
  const name = stringOf(registration.name.value);
  return [requestOf(call, name === null ? null : textOf(name, registration.name.node, registration.module), value)];
};
