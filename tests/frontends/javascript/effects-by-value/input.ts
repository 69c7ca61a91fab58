import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "ski-lift", version: "1.0.0" });
const gates = new Map<string, string>();

server.tool("gate", "Looks at a gate, opens or shuts it.", { gate: z.string(), action: z.enum(["look", "open", "shut"]), quick: z.boolean() }, async ({ gate, action, quick }) => {
  switch (action) {
    case "look":
      return { content: [{ type: "text", text: `${gate} is ${gates.get(gate)}.` }] };
    case "open":
      gates.set(gate, "open");
      break;
    case "shut":
      gates.delete(gate);
      break;
  }
  if (quick) await fetch("https://lift.example/horn", { method: "PUT" });
  return { content: [{ type: "text", text: "Done." }] };
});
