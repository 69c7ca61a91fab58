// Run by Node as it is (see node.ts).
import { createTool } from "@mastra/core/tools";
import { MCPServer } from "@mastra/mcp";
import { ProtocolError } from "@modelcontextprotocol/server";
import { z } from "zod";
import { bodies } from "../bodies.ts";

const given = { protocolError: (code: number, message: string) => new ProtocolError(code, message) };

const tools = Object.fromEntries(
  bodies.map(({ id, run, declaresOutput }) => [
    id,
    createTool({
      id,
      description: id,
      inputSchema: z.object({}),
      ...(declaresOutput && { outputSchema: z.object({ id: z.number() }) }),
      execute: async () => run(given) as never,
    }),
  ]),
);
void new MCPServer({ id: "orders", name: "orders", version: "1.0.0", tools }).startStdio();
