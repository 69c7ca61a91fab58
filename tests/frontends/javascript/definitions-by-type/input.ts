// A project that serves by @modelcontextprotocol/sdk.
import "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { definePrompt, Job, type ToolDefinition } from "./kinds.js";

const args = { plot: z.string() };

export const tool$sow: ToolDefinition = {
  name: "sow_plot",
  description: "Sow a plot.",
  args,
  tool: async (client: unknown, { plot }: { plot: string }) => ({ content: [{ type: "text", text: plot }] }),
};

export const kept = (): ToolDefinition[] => [{ method: "rake_plot", name: "Rake a plot", description: "Rake a plot.", parameters: z.object(args) }];

// None of these is a tool.
export const ask = definePrompt({ name: "plan_plot", description: "Plan a plot.", inputSchema: args, handler: async () => "Plan it." });

@Job({ name: "water_plots", description: "Water all plots at night.", inputSchema: args })
export class WaterPlots {}

export const command = { name: "plots", description: "Print all plots.", args: { all: Boolean }, run: () => undefined };
