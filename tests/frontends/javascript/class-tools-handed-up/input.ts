import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

abstract class BaseTool {
  readonly name: string;
  constructor(name: string, readonly options: { description: string; inputSchema: object }) {
    this.name = name;
  }
  get description() {
    return this.options.description;
  }
  get inputSchema() {
    return this.options.inputSchema;
  }
  abstract handle(args: { hive: string }): Promise<CallToolResult>;
}

export class OpenHive extends BaseTool {
  constructor() {
    super("open_hive", {
      description: "Opens a hive.",
      inputSchema: { type: "object", properties: { hive: { type: "string", description: "Name of the hive" } }, required: ["hive"] },
    });
  }

  async handle({ hive }: { hive: string }) {
    if (hive === "") return { content: [{ type: "text" as const, text: "Name a hive, such as North." }], isError: true };
    return { content: [{ type: "text" as const, text: `${hive} is open.` }] };
  }
}
