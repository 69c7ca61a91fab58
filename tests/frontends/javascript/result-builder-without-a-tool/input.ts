import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

export const toolError = (message: string): CallToolResult => ({ content: [{ type: "text", text: `Error: ${message}` }], isError: true });

export function notThere(thing: string): CallToolResult {
  return { content: [{ type: "text", text: `Error: ${thing} was not handed in.` }] };
}
