import { Tool, ToolContext, tool } from "@frontmcp/sdk";
import { z } from "zod";

@Tool({ name: "moor", description: "Moor a boat.", inputSchema: { boat: z.string().describe("Name of the boat") }, annotations: { readOnlyHint: false } })
export default class MoorTool extends ToolContext {
  async execute(input: { boat: string }) {
    if (input.boat === "") throw new Error("Give the name of a boat.");
    return { success: false, message: `${input.boat} is too long for the berth.` };
  }
}

export const CastOff = tool({ name: "cast_off", description: "Cast off a boat.", inputSchema: { boat: z.string() } })((input) => `${input.boat} is at sea.`);
