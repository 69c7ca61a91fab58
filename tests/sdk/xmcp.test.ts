import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { channels } from "../../src/sdk/channels.js";
import type { Body } from "./bodies.js";
import { spawned } from "./node.js";
import { prove } from "./proof.js";

/** The project that is built: beside the packages, since it imports them. */
const PROJECT = "node_modules/.orders-with-xmcp";
const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const fileFor = ({ id, declaresOutput }: Body): string => `import { ProtocolError } from "@modelcontextprotocol/server";
import { z } from "zod";
import { bodies } from "../bodies";

export const metadata = { name: "${id}", description: "${id}" };
${declaresOutput ? "export const outputSchema = { id: z.number() };\n" : ""}
const given = { protocolError: (code: number, message: string) => new ProtocolError(code, message) };
export default async () => bodies.find(({ id }) => id === "${id}")!.run(given);
`;

/** A tool is a file here, and a server is what a build makes of the folder. */
function build(tools: readonly Body[]): void {
  const folder = pathOf(PROJECT);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/src/tools`, { recursive: true });
  cpSync(pathOf("bodies.ts"), `${folder}/src/bodies.ts`);
  for (const tool of tools) writeFileSync(`${folder}/src/tools/${tool.id}.ts`, fileFor(tool));
  writeFileSync(`${folder}/package.json`, JSON.stringify({ name: "orders", private: true }));
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: { target: "ES2022", module: "ESNext", moduleResolution: "bundler" } }));
  writeFileSync(`${folder}/xmcp.config.ts`, `export default { stdio: true, http: false, paths: { tools: "./src/tools", prompts: false, resources: false } };\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [pathOf("node_modules/xmcp/dist/cli.js"), "build"], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`xmcp build exited with ${status}:\n${stdout}${stderr}`);
}

prove({
  id: "xmcp",
  package: "xmcp",
  channel: channels.xmcp,
  async serve(tools) {
    build(tools);
    return spawned(`${PROJECT}/dist/stdio.js`);
  },
});
