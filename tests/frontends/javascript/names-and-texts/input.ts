import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const PREFIX = "tram";
const TOOLS = { depot: { state: "depot_state" } } as const;
enum Names {
  Wires = "overhead_wires",
}
const HELP = ["Where each tram is.", "Returns line and stop."].join(" ");

const server = new McpServer({ name: "tram-depot", version: "1.0.0" });

server.tool(`${PREFIX}_positions`, HELP, async () => ({ content: [{ type: "text", text: "12 at the zoo." }] }));
server.tool(TOOLS.depot.state, "State " + "of the " + PREFIX + " depot.", async () => ({ content: [{ type: "text", text: "Open." }] }));
server.tool(Names.Wires, `Faults of the overhead wires since ${new Date().getFullYear()}.`, async () => ({ content: [{ type: "text", text: "None." }] }));
