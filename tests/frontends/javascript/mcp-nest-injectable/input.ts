import { Injectable } from "@nestjs/common";
import { Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@Injectable()
export class BakeryTool {
  @Tool({ name: "order-bread", description: "Order bread.", parameters: z.object({ loaves: z.number().describe("How many") }) })
  async order({ loaves }: { loaves: number }, context: unknown) {
    if (loaves > 50) throw new Error(`At most 50 loaves, not ${loaves}.`);
    return { content: [{ type: "text", text: `${loaves} loaves ordered.` }] };
  }
}
