import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import * as answers from "./answers.js";

const server = new McpServer({ name: "kite-school", version: "1.0.0" });

server.tool("line_length", "Length of a line.", { line: z.string() }, async ({ line }) => {
  if (line === "") throw answers.unknownLine(line);
  return { content: answers.block("24 m") };
});
