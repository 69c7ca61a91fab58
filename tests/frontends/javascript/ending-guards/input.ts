import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });

server.tool("show_times", "Times of a show.", { show: z.string(), day: z.string() }, async ({ show, day }) => {
  const response = await fetch(`https://planetarium.example/shows/${show}`);
  if (!response.ok) return { content: [{ type: "text", text: `The box office answered ${response.status}.` }] };
  const body = await response.json();
  if (body.times.length === 0) return { content: [{ type: "text", text: `${show} is not shown on ${day}.` }] };
  if (body.error) return { content: [{ type: "text", text: body.error }] };
  return { content: [{ type: "text", text: body.times.join(", ") }] };
});
