import { tool } from "@supabase/mcp-utils";
import { z } from "zod/v4";

export const tideTools = () => ({
  next_tide: tool({
    description: "Tell the next tide.",
    parameters: z.object({ port: z.string().describe("Name of the port") }),
    annotations: { readOnlyHint: true },
    execute: async ({ port }) => {
      if (port === "") throw new Error("Name a port.");
      return { port, tide: "high" };
    },
  }),
});
