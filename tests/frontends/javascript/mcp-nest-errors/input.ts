import { Module, NotFoundException } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import * as microservices from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { VendorError } from "vendor-errors";
import { z } from "zod";

class KeptError extends microservices.RpcException {}
class FullError extends Error {}

@McpController()
export class TramController {
  @Tool({ name: "get_stop", description: "One stop.", parameters: z.object({ stop: z.string() }) })
  getStop(@microservices.Payload() { stop }: { stop: string }) {
    if (stop === "a") throw new NotFoundException(`There is no stop ${stop}.`);
    if (stop === "b") throw new FullError(`Stop ${stop} is full.`);
    if (stop === "c") throw new KeptError(`Stop ${stop} is closed.`);
    if (stop === "d") throw new microservices.RpcException(`Stop ${stop} is moved.`);
    if (stop === "e") throw new VendorError(`Stop ${stop} is unknown to the vendor.`);
    try {
      throw new TypeError(`Stop ${stop} is no letter.`);
    } catch (error) {
      if (stop === "f") throw error;
      throw new RangeError(`Stop ${stop} comes after f.`, { cause: error });
    }
  }
}

@Module({ controllers: [TramController] })
class AppModule {}

const app = await NestFactory.createMicroservice(AppModule, { strategy: new McpStrategy({ name: "trams", version: "1.0.0", transports: [new StdioTransport()] }) });
await app.listen();
