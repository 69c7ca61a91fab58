import { NestFactory } from "@nestjs/core";
import { Module } from "@nestjs/common";
import { Payload } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";
import { Filtered } from "./base.js";
import { Traced } from "./traced.js";

const parameters = z.object({ reel: z.number() });

@McpController()
export class FilmController extends Filtered {
  @Tool({ name: "get_reel", description: "One reel.", parameters })
  getReel(@Payload() { reel }: { reel: number }) {
    if (reel > 9) throw new Error(`There is no reel ${reel}. They go from 1 to 9.`);
    return `Reel ${reel}`;
  }
}

@McpController()
@Traced()
export class TracedController {
  @Tool({ name: "trace_reel", description: "One reel.", parameters })
  getReel(@Payload() { reel }: { reel: number }) {
    throw new Error(`There is no reel ${reel}. They go from 1 to 9.`);
  }
}

@McpController()
export class PlainController {
  @Tool({ name: "cut_reel", description: "One reel.", parameters })
  getReel(@Payload() { reel }: { reel: number }) {
    throw new Error(`There is no reel ${reel}. They go from 1 to 9.`);
  }
}

@Module({ controllers: [FilmController, TracedController, PlainController] })
class AppModule {}

const strategy = new McpStrategy({ name: "films", version: "1.0.0", transports: [new StdioTransport()] });
const app = await NestFactory.createMicroservice(AppModule, { strategy });
await app.listen();
