import { z } from "zod";

export const openValve = {
  name: "open_valve" as const,
  description: "Opens a valve of the pump house.",
  inputSchema: z.object({ valve: z.string() }),
};

export const HANDLERS = { open_valve: async ({ valve }: { valve: string }) => ({ content: [{ type: "text" as const, text: `Valve ${valve} is open.` }] }) };
