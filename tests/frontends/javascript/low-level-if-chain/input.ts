import { Server } from "@modelcontextprotocol/server";

const RESET = { name: "reset_table", description: "Resets a table.", inputSchema: { type: "object", properties: { table: { type: "string", description: "Name" } } } };
const LIGHTS = { name: "lights", description: "Switches the lights.", inputSchema: { type: "object", properties: { on: { type: "boolean" } } } };

const server = new Server({ name: "pinball-arcade", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler("tools/list", async () => ({ tools: [RESET, LIGHTS] }));

server.setRequestHandler("tools/call", async ({ params }) => {
  try {
    if (params.name === RESET.name) {
      await tables.reset(params.arguments.table);
      return { content: [{ type: "text", text: "Reset." }] };
    } else if (params.name === "lights") {
      return { content: [{ type: "text", text: "Switched." }] };
    }
    return { content: [{ type: "text", text: `Unknown tool: ${params.name}` }], isError: true };
  } catch (error) {
    return { content: [{ type: "text", text: `Error: ${error.message}` }] };
  }
});
