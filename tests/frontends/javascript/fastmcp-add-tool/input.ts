import { FastMCP, UserError } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "lost-property", version: "1.0.0" });

server.addTool({
  name: "find_umbrella",
  description: "Looks for an umbrella.",
  parameters: z.object({ colour: z.string().describe("Colour") }),
  annotations: { readOnlyHint: true },
  execute: async ({ colour }) => {
    if (colour === "clear") throw new UserError("Clear umbrellas are never handed in.");
    const found = await shelf.find(colour);
    if (!found) return `No umbrella found in ${colour}.`;
    return { content: [{ type: "text", text: found.label }] };
  },
});

server.addTools([{ name: "opening_hours", description: "When the office is open.", execute: async () => "9 to 5" }]);
