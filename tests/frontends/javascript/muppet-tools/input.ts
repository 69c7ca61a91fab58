import { Muppet } from "muppet";
import { z } from "zod";

const mcp = new Muppet({ name: "lake", version: "1.0.0" });

mcp.tool({ name: "water_level", description: "Tell the water level.", inputSchema: z.object({ gauge: z.string().describe("Name of the gauge") }) }, async (c) => {
  const { gauge } = c.message.params.arguments;
  if (gauge === "") throw new Error(`There is no gauge "${gauge}".`);
  return { content: [{ type: "text", text: `Failed to read ${gauge}.` }] };
});
