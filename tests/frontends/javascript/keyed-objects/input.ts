import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { currents } from "./tides.js";

const heights = new Map([["Hull", 3.1]]);

export const tools = {
  get_tide: {
    description: "Height of the tide in a port.",
    inputSchema: { type: "object", properties: { port: { type: "string", description: "Name of the port" } }, required: ["port"] },
    async handler({ port }: { port: string }) {
      const height = heights.get(port);
      if (height === undefined) return { content: [{ type: "text", text: `Error: there is no port ${port}. Ask for Hull.` }] };
      return { content: [{ type: "text", text: `${height} m` }] };
    },
  },
  "list-ports": {
    title: "Ports",
    description: "All ports.",
    inputSchema: { type: "object", properties: {} },
    annotations: { readOnlyHint: true },
    execute: () => ({ content: [{ type: "text", text: [...heights.keys()].join("\n") }] }),
  },
  get_current: currents,
};

/** Commands of the shell, and no tools. */
export const commands = {
  flood: { description: "Opens all gates.", args: { gate: { type: "string" } }, schema: {}, run: () => heights.clear() },
};

export function list(server: Server, entries: () => Promise<[]>) {
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: await entries() }));
}
