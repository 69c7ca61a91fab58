import { createTool } from "@mastra/core/tools";
import { z } from "zod";

export const lamp = createTool({
  id: "lamp_state",
  description: "Whether the lamp of a lighthouse burns.",
  inputSchema: z.object({ tower: z.string().describe("Name of the tower") }),
  execute: async ({ context }) => {
    try {
      const answer = await fetch(`https://lamps.example/${context.tower}`);
      return await answer.text();
    } catch (error) {
      return `Error: the lamp does not answer: ${(error as Error).message}`;
    }
  },
});
