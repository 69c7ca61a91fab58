import type { Tool } from "@modelcontextprotocol/sdk/types.js";

export const gloveTool: Tool = {
  name: "find_glove",
  description: "Looks for a glove.",
  inputSchema: { type: "object", properties: { hand: { type: "string", enum: ["left", "right"] } }, required: ["hand"] },
};

export const hatTool = {
  name: "find_hat",
  description: "Looks for a hat.",
  inputSchema: { type: "object", properties: {} },
  handler: async () => {
    return { content: [{ type: "text", text: "Error: the hat shelf is closed." }] };
  },
};

export const caseForm = { name: "case", description: "A form, no tool.", json: true, inputSchema: {} };
