import { MCPServer, MCPTool } from "mcp-framework";

const server = new MCPServer({ name: "notes", version: "1.0.0" });

/** Reached from no tool in this file. */
export abstract class NoteTool extends MCPTool {
  protected refuse(text: string) {
    return { content: [{ type: "text", text }], isError: true };
  }

  protected answer(text: string) {
    return { content: [{ type: "text", text }] };
  }
}

void server.start();
