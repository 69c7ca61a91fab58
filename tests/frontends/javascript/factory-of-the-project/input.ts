// A project that serves by @modelcontextprotocol/sdk.
import "@modelcontextprotocol/sdk/server/stdio.js";
import { defineTool } from "./define.js";
import { z } from "zod";

export const sharpen = defineTool({
  name: "sharpen",
  description: "Sharpen a blade.",
  input: { blade: z.string().describe("Number of the blade") },
  async handle({ blade }) {
    if (blade === "0") return `Error: there is no blade ${blade}.`;
    if (blade === "1") return { ok: false, error: `Blade ${blade} is too thin.` };
    if (blade === "2") throw new Error(`Blade ${blade} is in use.`);
    return `Blade ${blade} is sharp.`;
  },
});

export const tools = {
  oil: defineTool({ description: "Oil a blade.", input: {}, handle: async () => "done" }),
};
