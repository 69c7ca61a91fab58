import { tool, z } from "@cyanheads/mcp-ts-core";

export const findBell = tool("find_bell", {
  description: "Find a bell by its weight.",
  annotations: { readOnlyHint: true },
  input: z.object({ weight: z.number().describe("Weight in kilograms") }),
  output: z.object({ bell: z.string() }),
  async handler({ weight }) {
    if (weight < 1) throw new Error("A bell weighs at least one kilogram.");
    return { bell: `bell of ${weight}` };
  },
});
