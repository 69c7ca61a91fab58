import { channels } from "../../../sdk/channels.js";
import { bare, dottedName, type Node } from "../syntax.js";
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

/** Version 2 hides what is thrown unless a filter of the class or method lets it through; version 1 knows no controller of its own. */
function channelOf(reading: Reading, { cls, method, handler }: DecoratedMethod): "mcp-nest" | "mcp-nest-filtered" | "mcp-nest-1" {
  const params = handler?.value.kind === "function" ? handler.value.node.params : [];
  const isSecond = decorationOf(reading, cls, EXPORTS, "McpController") !== null || params.some((param) => decoratorsOf(param).some(isPayload));
  if (!isSecond) return "mcp-nest-1";
  return [cls, method].some((holder) => decoratorsOf(holder).some((decorator) => nameOf(decorator) === "UseFilters")) ? "mcp-nest-filtered" : "mcp-nest";
}
