import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod/v4";
import { z as old } from "zod/v3";

const server = new McpServer({ name: "tea-house", version: "1.0.0" });
const handler = async () => ({ content: [{ type: "text" as const, text: "T-12" }] });

server.registerTool("dates", { description: "Types without a JSON Schema, and their neighbours.", inputSchema: { day: z.date(), days: z.array(z.coerce.date()).optional(), iso: z.iso.date(), text: z.string().date(), later: z.string().pipe(z.coerce.date()), made: z.codec(z.string(), z.date(), { decode: (s) => new Date(s), encode: (d) => d.toISOString() }) } }, handler);
server.registerTool("inside", { description: "Inside other schemas.", inputSchema: z.object({ span: z.object({ from: z.bigint() }), either: z.union([z.string(), z.set(z.string())]), none: z.literal(undefined) }) }, handler);
server.registerTool("output", { description: "What comes out.", inputSchema: {}, outputSchema: { size: z.string().transform((text) => text.length) } }, handler);
server.registerTool("zod_3", { description: "An old schema.", inputSchema: { day: old.date(), list: old.array(old.any()) } }, handler);
server.registerTool("union", { description: "A choice at the root.", inputSchema: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]) }, handler);
server.tool("words", "Words in place of schemas.", { day: "string" }, handler);
server.tool("hints", "Hints in place of a shape.", { readOnlyHint: true }, handler);
