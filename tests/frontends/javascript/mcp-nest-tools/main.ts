import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { McpStrategy, StdioTransport } from "@rekog/mcp-nest";
import { FerryController } from "./input.js";

@Module({ controllers: [FerryController] })
class AppModule {}

const strategy = new McpStrategy({ name: "ferries", version: "1.0.0", transports: [new StdioTransport()] });
const app = await NestFactory.createMicroservice(AppModule, { strategy });
await app.listen();
