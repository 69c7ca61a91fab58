import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "cheese-cellar", version: "1.0.0" });
const Wheel = z.object({ id: z.string().describe("Wheel, such as W12"), milk: z.string(), weeks: z.number() });

server.registerTool("turn_wheel", { description: "Turns one wheel.", inputSchema: Wheel.pick({ id: true }) }, async ({ id }) => ({ content: [{ type: "text", text: id }] }));

server.registerTool("add_wheel", { description: "Takes a wheel in.", inputSchema: Wheel.omit({ weeks: true }).extend({ shelf: z.number() }) }, async ({ id }) => ({
  content: [{ type: "text", text: id }],
}));
