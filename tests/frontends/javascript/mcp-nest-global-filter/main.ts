import { Module } from "@nestjs/common";
import { APP_FILTER, NestFactory } from "@nestjs/core";
import { McpExceptionFilter, McpStrategy, StdioTransport } from "@rekog/mcp-nest";
import { GalleryController } from "./input.js";

@Module({ controllers: [GalleryController], providers: [{ provide: APP_FILTER, useClass: McpExceptionFilter }] })
class AppModule {}

const strategy = new McpStrategy({ name: "gallery", version: "1.0.0", transports: [new StdioTransport()] });
const app = await NestFactory.createMicroservice(AppModule, { strategy });
await app.listen();
