import { defineMcpTool } from "@nuxtjs/mcp-toolkit/server";
import { z } from "zod";

export default defineMcpTool({
  description: "Water a bed.",
  inputSchema: { bed: z.string().describe("Name of the bed") },
  annotations: { idempotentHint: true },
  handler: async ({ bed }) => {
    if (bed === "") return { error: "Name a bed." };
    if (bed === "roof") throw new Error(`The bed ${bed} has no tap.`);
    return `${bed} is watered.`;
  },
});
