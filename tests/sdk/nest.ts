import "reflect-metadata";
import type { AddressInfo } from "node:net";
import { StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import type { INestApplication } from "@nestjs/common";
import { HttpException, NotFoundException } from "@nestjs/common";
import { RpcException } from "@nestjs/microservices";
import { FAILURE, type Body, type Given } from "./bodies.js";

/** Exceptions that the authors of Nest servers throw. */
export const nestExceptions: readonly Body[] = [
  { id: "thrown-rpc-exception", run: () => raise(new RpcException(FAILURE)) },
  { id: "thrown-http-exception", run: () => raise(new HttpException(FAILURE, 409)) },
  { id: "thrown-not-found-exception", run: () => raise(new NotFoundException(FAILURE)) },
];

function raise(exception: Error): never {
  throw exception;
}

/** A class with a method for each tool, each decorated as its author would. */
export function controllerOf(tools: readonly Body[], given: Given, decorate: (tool: Body) => readonly MethodDecorator[]): new () => object {
  class Orders {}
  for (const tool of tools) {
    const method = { value: async () => tool.run(given), writable: true, configurable: true };
    Object.defineProperty(Orders.prototype, tool.id, method);
    for (const decorator of decorate(tool)) decorator(Orders.prototype, tool.id, Object.getOwnPropertyDescriptor(Orders.prototype, tool.id)!);
  }
  return Orders;
}

/** Opens a port for an application, and returns a client's transport to it. */
export async function listening(app: INestApplication): Promise<Transport> {
  await app.listen(0, "127.0.0.1");
  const { port } = app.getHttpServer().address() as AddressInfo;
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`));
  const close = transport.close.bind(transport);
  transport.close = async () => {
    await close();
    await app.close();
  };
  return transport;
}
