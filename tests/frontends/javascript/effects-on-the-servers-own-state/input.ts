import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "ski-lift", version: "1.0.0" });
const closed = new Map<string, string>();
const queue: string[] = [];
let speed = 4;

server.tool("close_run", "Closes a run.", { run: z.string() }, async ({ run }) => {
  closed.set(run, "ice");
  return { content: [{ type: "text", text: "Closed." }] };
});

server.tool("queue_up", "Puts a skier into the queue.", { skier: z.string() }, async ({ skier }) => {
  queue.push(skier);
  return { content: [{ type: "text", text: "Queued." }] };
});

server.tool("slow_down", "Slows the lift.", async () => {
  speed = 2;
  return { content: [{ type: "text", text: "Slow." }] };
});

server.tool("closed_runs", "Closed runs.", async () => {
  const names = [...closed.keys()];
  names.sort();
  return { content: [{ type: "text", text: `Closed: ${names.join(", ")}` }] };
});
