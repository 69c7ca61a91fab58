import { channels } from "../../../sdk/channels.js";
import type { Channel } from "../../../model/channel.js";
import { opaque, stringOf, textOf, type Value } from "../values/value.js";
import type { Dialect, Findings, Registration } from "./dialect.js";
import { describedTool } from "./described.js";
import { methodOf, partsOf, speaksOf } from "./imports.js";
import { requestOf } from "./low-level.js";

/** A server whose `tool` takes an object that describes the tool, and then its handler. */
function objectFirst(id: string, packages: readonly string[], schema: string, outputSchema: string, channel: Channel, args: Registration["args"]): Dialect {
  return {
    id,
    packages,
    find(reading): Findings {
      const registrations: Registration[] = [];
      if (!packages.some((name) => speaksOf(reading, name))) return { registrations, servers: [], unread: [] };
      for (const call of reading.calls) {
        if (methodOf(call) !== "tool") continue;
        for (const bindings of reading.contexts(call)) {
          const [config, handler] = partsOf(reading, call, bindings) ?? [];
          const found = config && handler && describedTool(reading, config, call, { schema: [schema], outputSchema, channel, args }, { handler });
          if (found) registrations.push(found);
        }
      }
      return { registrations, servers: [], unread: [] };
    },
  };
}

/** FastMCP for TypeScript by Prefect: `server.tool({ name, description, input }, handler)`. */
export const fastmcpTs = objectFirst("fastmcp-ts", ["@prefecthq/fastmcp-ts", "fastmcp-ts"], "input", "output", channels["fastmcp-ts"], (call) => [call]);

/** Muppet: `mcp.tool({ name, description, inputSchema }, (c) => …)`, where the request is `c.message`. */
export const muppet = objectFirst("muppet", ["muppet"], "inputSchema", "outputSchema", channels.muppet, (call, { name, handler, module }): readonly Value[] => {
  if (handler?.value.kind !== "function") return [];
  const own = stringOf(name.value);
  const context = opaque({ is: "parameter", name: "context", argument: false }, handler.value.node, handler.value.module);
  context.members.set("message", requestOf(call, own === null ? null : textOf(own, name.node, module), handler.value));
  return [context];
});
