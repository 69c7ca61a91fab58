import { MCPServer } from "@mastra/mcp";
import { createTool as makeTool } from "@mastra/core/tools";
import { z } from "zod";

const lockGate = makeTool({
  id: "lock_gate",
  description: "Lock a gate of the park.",
  inputSchema: z.object({ gate: z.string().describe("Gate, such as west") }),
  mcp: { annotations: { destructiveHint: false } },
  execute: async ({ gate }) => {
    if (gate === "moat") return { content: [{ type: "text", text: `The gate ${gate} cannot be locked.` }], isError: true };
    if (gate === "east") throw new Error(`The gate ${gate} is broken.`);
    return [gate];
  },
});

const findGate = makeTool({
  id: "find_gate",
  description: "Find a gate.",
  inputSchema: z.object({ near: z.string() }),
  execute: async ({ context }) => {
    if (context.near === "") return { error: `Nothing is near "${context.near}".` };
    return `The gate near ${context.near}`;
  },
});

export const server = new MCPServer({ name: "park", version: "1.0.0", tools: { lockGate, findGate } });
