import { utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { versionOf } from "../../src/frontends/javascript/versions.js";
import { folderWith } from "../cli/running.js";

const NEST = "@rekog/mcp-nest";
const manifest = (range: string, more: object = {}): string => JSON.stringify({ ...more, dependencies: { [NEST]: range } });
/** The version that a file of a project runs with. */
const of = (files: Record<string, string>, file = "src/tool.ts"): unknown => versionOf(path.join(folderWith(files), file), NEST);

describe("the version of a package", () => {
  it.each([
    ["^2.0.0", "2.0.0"],
    ["~1.9.4", "1.9.4"],
    [">=1.8.0 <3", "1.8.0"],
    ["1.x || 2.x", "1.0.0"],
    ["2.0.5", "2.0.5"],
    [">=2.0.0-alpha.0", "2.0.0-alpha.0"],
    ["npm:@acme/mcp-nest@^2.0.2", "2.0.2"],
    ["workspace:^2.0.0", "2.0.0"],
  ])("is the lowest of %s where there is no lock file", (range, version) => {
    expect(of({ "package.json": manifest(range) })).toEqual({ version, from: "package.json" });
  });

  it.each(["*", "latest", "", "next", "workspace:*", "github:rekog-labs/MCP-Nest", "https://example.com/a.tgz", "file:../nowhere"])("is not known from %j", (range) => {
    expect(of({ "package.json": manifest(range) })).toBeNull();
  });

  it("is not known without a manifest that names it, nor from one that is half typed", () => {
    expect(of({ "package.json": "{}" })).toBeNull();
    expect(of({ "package.json": '{ "dependencies": { ' })).toBeNull();
  });

  it("is that of the folder that stands in for the package", () => {
    expect(of({ "package.json": manifest("file:./vendor"), "vendor/package.json": '{ "version": "2.0.3" }' })).toEqual({ version: "2.0.3", from: "package.json" });
    expect(of({ "package.json": JSON.stringify({ name: NEST, version: "2.1.0" }) })).toEqual({ version: "2.1.0", from: "package.json" });
  });

  const locks: readonly (readonly [name: string, file: string, text: string, version: string])[] = [
    [
      "npm 7 and newer",
      "package-lock.json",
      JSON.stringify({ lockfileVersion: 3, packages: { "": { dependencies: { [NEST]: "^1.0.0" } }, [`node_modules/x/node_modules/${NEST}`]: { version: "1.0.1" }, [`node_modules/${NEST}`]: { version: "1.9.11", peerDependencies: {} } } }, null, 2),
      "1.9.11",
    ],
    ["npm 6", "package-lock.json", JSON.stringify({ lockfileVersion: 1, dependencies: { [NEST]: { version: "1.5.2", requires: {} } } }, null, 2), "1.5.2"],
    ["a published lock of npm", "npm-shrinkwrap.json", JSON.stringify({ packages: { [`node_modules/${NEST}`]: { version: "1.9.9" } } }, null, 4), "1.9.9"],
    [
      "pnpm",
      "pnpm-lock.yaml",
      `lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      '@nestjs/common':\n        specifier: ^11.0.0\n        version: 11.1.0(rxjs@7.8.2)\n      '${NEST}':\n        specifier: ^1.0.0\n        version: 1.9.4(@nestjs/common@11.1.0)(zod@4.1.0)\n\npackages:\n\n  '${NEST}@1.8.2':\n    resolution: {}\n`,
      "1.9.4",
    ],
    ["pnpm 7", "pnpm-lock.yaml", `lockfileVersion: 5.4\n\nspecifiers:\n  '${NEST}': ^1.0.0\n\ndependencies:\n  '${NEST}': 1.9.2_zod@3.0.0\n\npackages:\n`, "1.9.2"],
    [
      "Yarn 1",
      "yarn.lock",
      `# yarn lockfile v1\n\n\n"${NEST}@^1.0.0", "${NEST}@^1.8.0":\n  version "1.9.10"\n  integrity sha512\n\n"${NEST}@^2.0.0":\n  version "2.0.2"\n\nother@^1.0.0:\n  version "1.0.0"\n  dependencies:\n    "${NEST}" "^1.0.0"\n`,
      "1.9.10",
    ],
    ["Yarn 2 and newer", "yarn.lock", `__metadata:\n  version: 8\n\n"${NEST}@npm:^1.0.0":\n  version: 1.9.7\n  resolution: "${NEST}@npm:1.9.7"\n  languageName: node\n`, "1.9.7"],
    ["Bun", "bun.lock", `{\n  "lockfileVersion": 1,\n  "workspaces": { "": { "dependencies": { "${NEST}": "^1.0.0", }, }, },\n  "packages": {\n    "${NEST}": ["${NEST}@1.9.6", "", { "peerDependencies": {} }, "sha512"],\n  }\n}\n`, "1.9.6"],
  ];

  it.each(locks)("is what the lock file of %s holds", (_, file, text, version) => {
    expect(of({ "package.json": manifest("^1.0.0"), [file]: text })).toEqual({ version, from: file });
  });

  it.each(locks)("is the same with the line ends of Windows, in that of %s", (_, file, text, version) => {
    expect(of({ "package.json": manifest("^1.0.0"), [file]: text.replaceAll("\n", "\r\n") })).toEqual({ version, from: file });
  });

  it.each(locks)("is the range's where that of %s does not know the package", (_, file, text) => {
    expect(of({ "package.json": manifest("^1.0.0"), [file]: text.replaceAll(NEST, "@rekog/mcp-nestling") })).toEqual({ version: "1.0.0", from: "package.json" });
  });

  it("is the lowest of several lock files", () => {
    const [npm, , , , , , , bun] = locks;
    expect(of({ "package.json": manifest("^1.0.0"), [npm![1]]: npm![2], [bun![1]]: bun![2] })).toEqual({ version: "1.9.6", from: "bun.lock" });
  });

  const workspaces: readonly (readonly [name: string, file: string, text: string])[] = [
    [
      "npm",
      "package-lock.json",
      JSON.stringify({ packages: { [`node_modules/${NEST}`]: { version: "1.9.11" }, [`packages/a/node_modules/${NEST}`]: { version: "2.0.5" } } }, null, 2),
    ],
    ["pnpm", "pnpm-lock.yaml", `importers:\n  packages/b:\n    dependencies:\n      '${NEST}':\n        version: 1.9.11\n  packages/a:\n    dependencies:\n      '${NEST}':\n        version: 2.0.5\n`],
    ["Yarn 2 and newer", "yarn.lock", `"${NEST}@npm:^1.0.0":\n  version: 1.9.11\n\n"${NEST}@npm:^2.0.0":\n  version: 2.0.5\n`],
  ];

  it.each(workspaces)("is that of the nearest manifest in a workspace of %s", (_, file, text) => {
    const files = { "package.json": "{}", [file]: text, "packages/a/package.json": manifest("^2.0.0"), "packages/b/package.json": manifest("^1.0.0") };
    expect(of(files, "packages/a/src/tool.ts")).toEqual({ version: "2.0.5", from: file });
    expect(of(files, "packages/b/src/tool.ts")).toEqual({ version: "1.9.11", from: file });
  });

  it.each([
    ["npm", "package-lock.json", JSON.stringify({ packages: { [`node_modules/${NEST}`]: { resolved: "packages/nest", link: true } } }, null, 2)],
    ["pnpm", "pnpm-lock.yaml", `importers:\n  packages/a:\n    dependencies:\n      '${NEST}':\n        specifier: workspace:*\n        version: link:../nest\n`],
    ["Yarn 2 and newer", "yarn.lock", `"${NEST}@workspace:*, ${NEST}@workspace:packages/nest":\n  version: 0.0.0-use.local\n  resolution: "${NEST}@workspace:packages/nest"\n`],
    ["Bun", "bun.lock", `{ "packages": { "${NEST}": ["${NEST}@workspace:packages/nest"], } }`],
  ])("is that of another package of the workspace, by the lock file of %s", (_, file, text) => {
    const files = { [file]: text, "packages/a/package.json": manifest("workspace:*"), "packages/nest/package.json": JSON.stringify({ name: NEST, version: "2.2.0" }) };
    expect(of(files, "packages/a/src/tool.ts")).toEqual({ version: "2.2.0", from: "package.json" });
  });

  it("stays within the repository", () => {
    expect(of({ "package.json": manifest("^2.0.0"), "inner/.git/HEAD": "ref", "inner/package.json": "{}" }, "inner/src/tool.ts")).toBeNull();
  });

  it("is read again when a file changed", () => {
    const folder = folderWith({ "package.json": manifest("^1.0.0"), "package-lock.json": JSON.stringify({ packages: { [`node_modules/${NEST}`]: { version: "1.9.11" } } }, null, 2) });
    const file = path.join(folder, "src/tool.ts");
    expect(versionOf(file, NEST)?.version).toBe("1.9.11");
    const lock = path.join(folder, "package-lock.json");
    writeFileSync(lock, JSON.stringify({ packages: { [`node_modules/${NEST}`]: { version: "2.0.5" } } }, null, 2));
    utimesSync(lock, new Date(), new Date(Date.now() + 5000));
    expect(versionOf(file, NEST)?.version).toBe("2.0.5");
  });
});
