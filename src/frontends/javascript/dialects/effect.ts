import { channels } from "../../../sdk/channels.js";
import { bare, keyName, type Node } from "../syntax.js";
import { opaque, stringOf, type Origin, type Value } from "../values/value.js";
import { memberIn, objectOf } from "./described.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";
import { isExport, methodOf, partsOf } from "./imports.js";

const EXPORTS = /^(?:@effect\/ai|effect\/(?:unstable\/)?ai)(?:\/Tool)?$/;
/** Calls that are chained to a schema. */
const MAX_LINKS = 12;
const SERVER = /^(?:@effect\/ai|effect\/(?:unstable\/)?ai)(?:\/McpServer)?$/;

/** Effect: `Tool.make(name, { description, parameters })` in a file that serves by `McpServer`, with handlers in `toolkit.toLayer({ … })`. */
export const effect: Dialect = {
  id: "effect",
  packages: ["@effect/ai", "effect/unstable/ai", "effect/ai"],
  find(reading): Findings {
    const nothing: Findings = { registrations: [], servers: [], unread: [] };
    if (![...reading.imports].some((name) => EXPORTS.test(name) || SERVER.test(name)) || !/\bMcpServer\b/.test(reading.module.text)) return nothing;
    const handlers = handlersIn(reading);
    return { ...nothing, registrations: reading.calls.flatMap((call) => fromCall(reading, call, handlers) ?? []) };
  },
};

function fromCall(reading: Reading, call: Node, handlers: ReadonlyMap<string, Node>): Registration | null {
  const callee = call.type === "CallExpression" ? bare(call.callee) : null;
  if (methodOf(call) !== "make" || callee?.type !== "MemberExpression") return null;
  const tool = reading.machine.staticExpression(callee.object, reading.module);
  const isTool = isExport(tool, EXPORTS, "Tool") || (tool.kind === "opaque" && tool.origin.is === "import" && tool.origin.name === "*" && /\/Tool$/.test(tool.origin.from));
  const [name, config] = isTool ? (partsOf(reading, call) ?? []) : [];
  if (!name) return null;
  const cell = config && objectOf(reading, config);
  const part = (key: string): Part | undefined => (cell ? memberIn(reading, cell, [key], call) : config);
  const own = stringOf(name.value);
  const handler = own === null ? undefined : handlers.get(own);
  const parameters = part("parameters");
  return {
    node: call,
    module: reading.module,
    name,
    title: annotation(reading, call, "Title"),
    description: part("description"),
    schema: parameters && structOf(parameters),
    annotations: undefined,
    // What an Effect comes to is not followed: whether a failure is declared, mended or a defect decides what the client gets.
    handler: handler && { node: handler, value: opaque({ is: "other", of: [] }, handler, reading.module) },
    channel: channels.effect,
    args: () => [],
  };
}

/** The properties of the objects that `toLayer(…)` and `toolkit.of(…)` are given, by the name of the tool. */
function handlersIn({ calls }: Reading): ReadonlyMap<string, Node> {
  const handlers = new Map<string, Node>();
  for (const call of calls) {
    const method = methodOf(call);
    const argument = call.type === "CallExpression" && call.arguments[0] ? bare(call.arguments[0]) : null;
    if ((method !== "toLayer" && method !== "of") || argument?.type !== "ObjectExpression") continue;
    for (const property of argument.properties) {
      const key = property.type === "Property" ? keyName(property.key, property.computed) : null;
      if (key !== null) handlers.set(key, property);
    }
  }
  return handlers;
}

/** The fields of `Schema.Struct({ … })`, whatever is chained to it; else the schema as it is. */
function structOf({ value, node }: Part): Part {
  for (let at: Value | null = value, depth = 0; at?.kind === "opaque" && depth < MAX_LINKS; depth++) {
    const origin: Origin = at.origin;
    if (origin.is !== "call") break;
    if (/(?:^|\.)Struct$/.test(origin.name ?? "") && origin.args[0]) return { value: origin.args[0], node };
    at = origin.receiver;
  }
  return { value, node };
}

/** What `.annotate(Tool.Title, "…")` says behind a definition. */
function annotation(reading: Reading, call: Node, name: string): Part | undefined {
  for (let at = call; at.parent?.type === "MemberExpression" && at.parent.parent.type === "CallExpression"; at = at.parent.parent) {
    const [tag, value] = at.parent.parent.arguments;
    const isAnnotation = /^annotate$/.test(keyName(at.parent.property, at.parent.computed) ?? "");
    if (isAnnotation && tag?.type === "MemberExpression" && value && keyName(tag.property, tag.computed) === name) {
      return { node: value, value: reading.machine.staticExpression(value, reading.module) };
    }
  }
  return undefined;
}
