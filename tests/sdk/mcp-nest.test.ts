import "reflect-metadata";
import { ProtocolError } from "@modelcontextprotocol/server";
import { Module, UseFilters } from "@nestjs/common";
import { APP_FILTER, NestFactory } from "@nestjs/core";
import { McpController, McpExceptionFilter, McpStrategy, StreamableHttpTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";
import { channels } from "../../src/sdk/channels.js";
import type { Body } from "./bodies.js";
import { controllerOf, listening, nestExceptions } from "./nest.js";
import { prove, type Specimen } from "./proof.js";

const given = { protocolError: (code: number, message: string) => new ProtocolError(code, message) };

/** Where the exception filter of the package stands. */
type Filter = "none" | "method" | "class" | "provider" | "application";

const served = (filter: Filter): Specimen["serve"] =>
  async function serve(tools) {
    const Orders = controllerOf(tools, given, ({ id, declaresOutput }: Body) => [
      Tool({ name: id, description: id, ...(declaresOutput && { outputSchema: z.object({ id: z.number() }) }) }),
      ...(filter === "method" ? [UseFilters(McpExceptionFilter) as MethodDecorator] : []),
    ]);
    if (filter === "class") UseFilters(McpExceptionFilter)(Orders);
    McpController()(Orders);
    const strategy = new McpStrategy({ name: "orders", version: "1.0.0", transports: [new StreamableHttpTransport()] });
    class Application {}
    Module({ controllers: [Orders], providers: filter === "provider" ? [{ provide: APP_FILTER, useClass: McpExceptionFilter }] : [] })(Application);
    const app = await NestFactory.create(Application, { logger: false });
    if (filter === "application") app.useGlobalFilters(new McpExceptionFilter());
    strategy.setHttpAdapter(app.getHttpAdapter());
    app.connectMicroservice({ strategy }, { inheritAppConfig: filter === "application" || filter === "provider" });
    await app.startAllMicroservices();
    return listening(app);
  };

const base = { package: "@rekog/mcp-nest", own: nestExceptions };

prove({ ...base, id: "mcp-nest", part: "without a filter", channel: channels["mcp-nest"], serve: served("none") });
prove({ ...base, id: "mcp-nest-method-filter", part: "McpExceptionFilter of each method", channel: channels["mcp-nest-filtered"], serve: served("method") });
prove({ ...base, id: "mcp-nest-class-filter", part: "McpExceptionFilter of the class", channel: channels["mcp-nest-filtered"], serve: served("class") });
prove({ ...base, id: "mcp-nest-provided-filter", part: "McpExceptionFilter as APP_FILTER", channel: channels["mcp-nest-filtered"], serve: served("provider") });
prove({ ...base, id: "mcp-nest-application-filter", part: "McpExceptionFilter by useGlobalFilters", channel: channels["mcp-nest-filtered"], serve: served("application") });
