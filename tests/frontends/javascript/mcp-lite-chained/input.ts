import { McpServer, RpcError } from "mcp-lite";
import { z } from "zod";

const lamps = new Map([["hall", { on: false }]]);

export const server = new McpServer({ name: "lamps", version: "1.0.0" })
  .tool("switch_lamp", {
    description: "Switch one lamp on or off.",
    inputSchema: z.object({ lamp: z.string().describe("Name of the lamp"), on: z.boolean().describe("Whether it shines") }),
    annotations: { readOnlyHint: false },
    handler: (args) => {
      const lamp = lamps.get(args.lamp);
      if (!lamp) throw new RpcError(-32602, `There is no lamp ${args.lamp}.`);
      lamp.on = args.on;
      return { content: [{ type: "text", text: "Done." }] };
    },
  })
  .tool("list_lamps", {
    description: "List the names of all lamps.",
    handler: async () => [...lamps.keys()].join(", "),
  })
  .tool("read_meter", {
    description: "Read the meter.",
    inputSchema: { type: "object", properties: { room: { type: "string", description: "Name of the room" } } },
    handler: readMeter,
  });

async function readMeter({ room }: { room: string }, ctx: unknown) {
  if (room === "") return { content: [{ type: "text", text: "Error: name a room." }], isError: true };
  return `${room}: 12 kWh`;
}
