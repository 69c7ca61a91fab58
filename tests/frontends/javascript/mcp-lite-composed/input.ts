import { McpServer, type Tool } from "mcp-lite";

const server = new McpServer({ name: "clocks", version: "1.0.0" });

export function addClock(target: McpServer, place: string) {
  target.tool("clock_time", { description: "Tell the time that the clock shows.", handler: () => ({ content: [{ type: "text", text: place }] }) });
}

const wind = {
  description: "Wind the clock up.",
  handler: () => {
    throw new Error("The spring is broken. Ask the clockmaker.");
  },
};
server.tool("wind_clock", wind);
// No handler: not a tool.
logger.tool("clock", { description: "a label" });
declare const logger: { tool(name: string, about: object): void };
