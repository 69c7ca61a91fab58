import { MCPTool } from "mcp-framework";

export abstract class Counter<I extends Record<string, any>> extends MCPTool<I> {
  annotations = { readOnlyHint: true };

  protected abstract count(input: I): Promise<unknown>;

  async execute(input: I) {
    if (input.day === "") throw new Error("Give a day, such as 2026-05-01.");
    return this.count(input);
  }

  protected failure(text: string) {
    return { content: [{ type: "text", text }], isError: true };
  }
}
