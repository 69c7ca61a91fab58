import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { projectRoot } from "../../src/dev/project.js";
import { FAULTY_SERVER } from "../servers.js";

const work = realpathSync(mkdtempSync(path.join(tmpdir(), "mcp-tools-package-")));
const tarball = path.join(work, `${packageJson.name}-${packageJson.version}.tgz`);

beforeAll(() => {
  run(projectRoot, "npm", "pack", "--silent", "--pack-destination", work);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Runs a program and returns its stdout; fails unless it exits with one of the codes. */
function run(cwd: string, program: string, ...args: string[]): string {
  return runFor([0], cwd, program, ...args);
}

function runFor(codes: number[], cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (error) throw error;
  if (!codes.includes(status ?? -1)) throw new Error(`${program} ${args.join(" ")} exited with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

interface Project {
  readonly name: string;
  /** The configs to lint with, each in turn. */
  readonly configs: readonly string[];
  /** What is linted with them. */
  readonly server: "server.ts" | "server.js";
  /** The version of TypeScript beside the plugin, if there is one; the configs are checked with it. */
  readonly typescript: string | null;
}

const projects: Project[] = [
  { name: "eslint-9-commonjs", configs: ["eslint.config.cjs"], server: "server.js", typescript: null },
  { name: "eslint-9-typescript", configs: ["eslint.config.mjs", "eslint.config.ts"], server: "server.ts", typescript: "5.9." },
  { name: "eslint-10-javascript", configs: ["eslint.config.js"], server: "server.js", typescript: null },
  { name: "eslint-10-typescript", configs: ["eslint.config.mjs", "eslint.config.ts"], server: "server.ts", typescript: "6.0." },
  // typescript-eslint does not take TypeScript 7 yet, so TypeScript is linted through our own command there.
  { name: "typescript-7", configs: ["eslint.config.ts"], server: "server.js", typescript: "7." },
];

describe("the tarball", () => {
  it("holds the built package and nothing of its making", () => {
    const files = run(work, "tar", "-tzf", tarball).trim().split("\n");
    expect(files).toEqual(
      expect.arrayContaining(["package/package.json", "package/README.md", "package/LICENSE", "package/dist/src/index.js", "package/dist/src/cli.js"]),
    );
    const OURS = /^package\/(?:package\.json|README\.md|LICENSE|dist\/(?:src|rules)\/.+\.(?:js|d\.ts))$/;
    expect(files.filter((file) => !OURS.test(file))).toEqual([]);
    expect(files.filter((file) => file.includes("/dev/"))).toEqual([]);
  });
});

describe.each(projects)("in the project $name", ({ name, configs, server, typescript }) => {
  const folder = path.join(work, name);

  beforeAll(() => {
    cpSync(path.join(projectRoot, "tests/package/projects", name), folder, { recursive: true });
    for (const file of ["server.ts", "server.js"]) writeFileSync(path.join(folder, file), FAULTY_SERVER);
    run(folder, "npm", "install", "--no-audit", "--no-fund", "--save-dev", tarball);
  });

  it("stands beside the version of TypeScript that the project asked for", () => {
    if (typescript === null) return;
    const { version } = JSON.parse(readFileSync(path.join(folder, "node_modules/typescript/package.json"), "utf8")) as { version: string };
    expect(version.startsWith(typescript)).toBe(true);
  });

  it("is the same from require and import", () => {
    const script = `import("eslint-plugin-mcp-tools").then((module) => {
      const plugin = require("eslint-plugin-mcp-tools");
      console.log(plugin === module.default, plugin.meta.name, plugin.meta.version);
    });`;
    const file = path.join(folder, "same.cjs");
    writeFileSync(file, script);
    expect(run(folder, process.execPath, file)).toBe(`true ${packageJson.name} ${packageJson.version}\n`);
  });

  it.each(configs)("reports a faulty server with %s", (config) => {
    const eslint = path.join(folder, "node_modules/eslint/bin/eslint.js");
    const report = runFor([1], folder, process.execPath, eslint, "--config", config, "--format", "json", server);
    const [result] = JSON.parse(report) as [{ messages: { ruleId: string; line: number }[] }];
    expect(result.messages).toMatchObject([{ ruleId: "mcp-tools/no-error-as-success", line: 11 }]);
  });

  it("has types that fit the configs", () => {
    if (typescript === null) return;
    run(folder, path.join(folder, "node_modules/.bin/tsc"), "-p", ".");
  });

  it("reports a faulty server from the command", () => {
    const command = path.join(folder, "node_modules/.bin", packageJson.name);
    const report = runFor([1], folder, command, "server.ts");
    expect(report).toMatch(/^ +11:\d+ +error .+ mcp-tools\/no-error-as-success$/m);
    expect(report).toMatch(/\n1 tool read, 0 partly read, 0 unread in 1 file\.\n$/);
  });

  it("reports a syntax error from the command", () => {
    writeFileSync(path.join(folder, "broken.ts"), "export const = 1;\n");
    const command = path.join(folder, "node_modules/.bin", packageJson.name);
    expect(runFor([1], folder, command, "broken.ts")).toMatch(/^ +1:\d+ +error +Parsing error: /m);
  });
});
