// Run by Node as it is (see node.ts).
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { LiteMCP } from "litemcp";
import { z } from "zod/v3";
import { bodies } from "../bodies.ts";

const given = { protocolError: (code: number, message: string) => new McpError(code, message) };

const server = new LiteMCP("orders", "1.0.0");
for (const { id, run } of bodies) server.addTool({ name: id, description: id, parameters: z.object({}) as never, execute: async () => run(given) });
void server.start();
