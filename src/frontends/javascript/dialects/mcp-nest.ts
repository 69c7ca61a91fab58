import { channels } from "../../../sdk/channels.js";
import type { Module } from "../module.js";
import { bare, dottedName, type ClassNode, type Node } from "../syntax.js";
import type { ClassValue } from "../values/value.js";
import type { Dialect, Findings, Registration } from "./dialect.js";
import { decoratedMethods, decorationOf, decoratorsOf, markedArguments, type DecoratedMethod } from "./decorators.js";
import { describedTool, type Form } from "./described.js";
import type { Reading } from "./dialect.js";

const PACKAGE = "@rekog/mcp-nest";
const EXPORTS = /^@rekog\/mcp-nest(?:\/|$)/;

/** MCP-Nest: `@Tool({ name, description, parameters })` on a method; without a name the tool is called like the method. */
export const mcpNest: Dialect = {
  id: "mcp-nest",
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations = decoratedMethods(reading, EXPORTS, "Tool").flatMap((method) => fromMethod(reading, method) ?? []);
    return { registrations, servers: [], unread: [] };
  },
};

function fromMethod(reading: Reading, found: DecoratedMethod): Registration | null {
  const { name, handler, config, node } = found;
  const form: Form = { schema: ["parameters"], channel: channels[channelOf(reading, found)], args: argumentsOf };
  if (config) return describedTool(reading, config, node, form, { name, handler });
  return { node, module: reading.module, name, handler, channel: form.channel, args: argumentsOf };
}

/** `@Payload() args` in 2.x, the first parameter in 1.x. */
const argumentsOf: Registration["args"] = (call, { handler }) =>
  (handler?.value.kind === "function" ? markedArguments(handler.value, call, isPayload) : null) ?? [call];

const isPayload = (decorator: Node): boolean => nameOf(decorator) === "Payload";
const nameOf = (decorator: Node): string | null => dottedName(bare(decorator))?.split(".").pop() ?? null;

/** Version 2 hides what is thrown unless a filter lets it through. Without a version, it is told by its names: version 1 knows no controller of its own. */
function channelOf(reading: Reading, found: DecoratedMethod): "mcp-nest" | "mcp-nest-filtered" | "mcp-nest-1" {
  const { cls, method, handler } = found;
  const params = handler?.value.kind === "function" ? handler.value.node.params : [];
  const isSecond = decorationOf(reading, cls, EXPORTS, "McpController") !== null || params.some((param) => decoratorsOf(param).some(isPayload));
  if (!isSecond && reading.version(PACKAGE) === null) return "mcp-nest-1";
  return isCaught(reading, [method, cls]) || reading.globalFilters() !== "none" ? "mcp-nest-filtered" : "mcp-nest";
}

/** Decorators of Nest and MCP-Nest that do nothing about exceptions. */
const NEST = /^@nestjs\/|^@rekog\/mcp-nest(?:-auth)?(?:\/|$)/;
const CATCHING = new Set(["UseFilters", "UseInterceptors", "applyDecorators"]);

/** Whether a filter may catch what a method throws: one of its own or of its class, or a decorator that is not known. */
function isCaught({ machine, module }: Reading, [method, cls]: readonly [Node, ClassNode]): boolean {
  const mayCatch = (holder: Node, from: Module): boolean =>
    decoratorsOf(holder).some((decorator) => {
      const call = bare(decorator);
      const name = nameOf(call.type === "CallExpression" ? call.callee : call);
      const value = machine.staticExpression(call.type === "CallExpression" ? call.callee : call, from);
      const isKnown = value.kind === "opaque" && value.origin.is === "import" && NEST.test(value.origin.from);
      return !isKnown || name === null || CATCHING.has(name);
    });
  if (mayCatch(method, module)) return true;
  // Nest finds the decorators of the classes above, too.
  let at: ClassValue | null = { kind: "class", node: cls, module };
  for (let depth = 0; at && depth < 8; depth++) {
    if (mayCatch(at.node, at.module)) return true;
    const above: ClassValue | null = machine.superClass(at);
    if (!above && (at.node as { superClass: Node | null }).superClass) return true;
    at = above;
  }
  return false;
}
