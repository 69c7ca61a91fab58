import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export interface Definition {
  name?: string;
  description: string;
  input: object;
  handle(args: Record<string, string>): Promise<unknown>;
}

export const defineTool = (definition: Definition) => definition;

export function mount(server: McpServer, definition: Definition) {
  server.registerTool(definition.name!, { description: definition.description, inputSchema: definition.input as never }, async (args: never) => {
    const value = await definition.handle(args);
    return { content: [{ type: "text", text: typeof value === "string" ? value : JSON.stringify(value) }] };
  });
}
