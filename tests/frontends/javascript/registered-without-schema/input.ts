import { McpStrategy } from "@rekog/mcp-nest";
import { z } from "zod";

type ToolDefinition = { name: string; description: string; params: z.ZodRawShape; handler: (params: { plot: string }) => Promise<unknown> };

export const plots: ToolDefinition[] = [
  {
    name: "show_plot",
    description: "What grows on a plot.",
    params: { plot: z.string() },
    handler: async ({ plot }) => ({ plot, crop: await garden.crop(plot) }),
  },
];

export class GardenTools {
  constructor(private readonly strategy: McpStrategy) {}

  onModuleInit(): void {
    this.strategy.registerTool({
      name: "list_plots",
      description: "All plots of the garden.",
      handler: async () => ({ content: [{ type: "text", text: (await garden.plots()).join(", ") }] }),
    });
  }
}
