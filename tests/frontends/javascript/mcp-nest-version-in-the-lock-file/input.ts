import { Controller, Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@Controller()
export class BakeryTool {
  @Tool({ name: "order-bread", description: "Order bread.", parameters: z.object({ loaves: z.number().describe("How many") }) })
  async order({ loaves }: { loaves: number }) {
    if (loaves > 50) throw new Error(`At most 50 loaves, not ${loaves}.`);
    return { content: [{ type: "text", text: `${loaves} loaves ordered.` }] };
  }
}

@Module({ controllers: [BakeryTool] })
class AppModule {}

const app = await NestFactory.createMicroservice(AppModule, { strategy: new McpStrategy({ name: "bakery", version: "1.0.0", transports: [new StdioTransport()] }) });
await app.listen();
