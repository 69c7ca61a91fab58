import { createSdkMcpServer, tool as define } from "@anthropic-ai/claude-agent-sdk";
import * as sdk from "@anthropic-ai/claude-agent-sdk";
import { z } from "zod";

const brew = define(
  "brew",
  "Brew a pot of tea.",
  { kind: z.enum(["green", "black"]).describe("Kind of tea") },
  async ({ kind }) => {
    try {
      await fetch("https://kettle.example/boil", { method: "POST", body: kind });
      return { content: [{ type: "text", text: `A pot of ${kind} tea.` }] };
    } catch (error) {
      return { content: [{ type: "text", text: `The kettle failed: ${(error as Error).message}` }] };
    }
  },
  { annotations: { readOnlyHint: false, title: "Brew" } },
);

export const kitchen = createSdkMcpServer({
  name: "kitchen",
  version: "1.0.0",
  tools: [brew, sdk.tool("stock", "Tell what is in stock.", {}, async () => ({ content: [{ type: "text", text: "green, black" }] }))],
});

// Another function of this name.
declare function tool(name: string, about: string, shape: object, run: () => string): void;
tool("spoon", "not a tool of a model", {}, () => "spoon");
