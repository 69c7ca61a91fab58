import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "clock-tower", version: "1.0.0" });

server.tool("wind_up", "Winds the clock up.", () =>
  clock.wind().then(
    (turns) => ({ content: [{ type: "text" as const, text: `${turns} turns.` }] }),
    (error) => ({ content: [{ type: "text" as const, text: `Error: ${error.message}` }] }),
  ),
);

server.tool("stop_clock", "Stops the clock.", () => Promise.reject(new Error("The clock is never stopped; slow_clock slows it.")));
