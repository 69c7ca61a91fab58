import "reflect-metadata";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { Injectable, Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { McpModule, McpTransportType, Tool } from "mcp-nest-1";
import { z } from "zod";
import { channels } from "../../src/sdk/channels.js";
import { controllerOf, listening, nestExceptions } from "./nest.js";
import { prove } from "./proof.js";

const given = { protocolError: (code: number, message: string) => new McpError(code, message) };

prove({
  id: "mcp-nest-1",
  package: "mcp-nest-1",
  channel: channels["mcp-nest-1"],
  own: nestExceptions,
  async serve(tools) {
    const Orders = controllerOf(tools, given, ({ id, declaresOutput }) => [
      Tool({ name: id, description: id, ...(declaresOutput && { outputSchema: z.object({ id: z.number() }) }) }) as MethodDecorator,
    ]);
    Injectable()(Orders);
    class Application {}
    Module({ imports: [McpModule.forRoot({ name: "orders", version: "1.0.0", transport: McpTransportType.STREAMABLE_HTTP, logging: false })], providers: [Orders] })(Application);
    return listening(await NestFactory.create(Application, { logger: false }));
  },
});
