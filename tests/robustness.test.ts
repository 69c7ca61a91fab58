import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PREFIX } from "../src/configs.js";
import { projectRoot } from "../src/dev/project.js";
import plugin from "../src/plugin.js";
import { folderWith, run } from "./cli/running.js";
import { reportsOf } from "./linting.js";
import { FAULTY_SERVER } from "./servers.js";

const IMPORTS = FAULTY_SERVER.split("\n").slice(0, 4).join("\n");
const TOOL = FAULTY_SERVER.split("\n").slice(5).join("\n");

describe("the command", () => {
  it.each([
    ["a broken file", "export const = 1;\n", /:\n? *1:\d+ +error +Parsing error: [^\n]+\n/],
    ["a binary file", Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256)), /1:\d+ +error +Parsing error: [^\n]+\n/],
    ["a file of zero bytes", Buffer.alloc(2048), /1:\d+ +error +Parsing error: [^\n]+\n/],
  ])("says one thing about %s", async (_, content, sentence) => {
    const folder = folderWith({ "server.ts": content });
    const { code, stdout, stderr } = await run(folder);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout.replace(/^.*server\.ts\n/m, ":")).toMatch(sentence);
    expect(stdout).toContain("1 problem (1 error, 0 warnings)");
  });

  it("finds nothing in an empty file", async () => {
    const folder = folderWith({ "server.ts": "" });
    expect(await run(folder)).toMatchObject({ code: 0, stderr: "" });
  });
});

describe("an extreme file", () => {
  const LINES = 50_000;

  // Of the long handler it is enough that nothing is made up: it is more than anybody needs to follow to its end.
  it.each([
    ["many tools", true, () => [IMPORTS, ...Array.from({ length: LINES / 9 }, (_, i) => TOOL.replace('"germination"', `"germination_${i}"`))].join("\n")],
    ["one long handler", false, () => FAULTY_SERVER.replace("  try {", "  let sum = 0;\n" + "  if (sum % 2) sum += lot.length;\n".repeat(LINES) + "  try {")],
    ["one long text", true, () => FAULTY_SERVER.replace('"Error: lot "', `["Error: lot", ${'\n"more",'.repeat(LINES)}].join(" ")`)],
    ["one long list", true, () => `${FAULTY_SERVER}\nexport const rows = [\n${"  { a: 1, b: [2, 3] },\n".repeat(LINES)}];\n`],
  ])("of 50,000 lines with %s is linted in bounded time", (_, followed, make) => {
    const code = make();
    const start = performance.now();
    const reports = reportsOf(code);
    const seconds = (performance.now() - start) / 1000;
    expect(reports.filter(({ fatal }) => fatal)).toEqual([]);
    if (followed) expect(reports).not.toEqual([]);
    // Of which ESLint and the parser alone take some ten, on a busy machine with two cores.
    expect(seconds).toBeLessThan(45);
  }, 180_000);

  it.each([
    ["calls nested 1,000 deep", `${"String(".repeat(1000)}error${")".repeat(1000)}`],
    ["a sum of 1,000 texts", `String(error)${' + "more"'.repeat(1000)}`],
    ["arrays nested 1,000 deep", `${"[".repeat(1000)}error${"]".repeat(1000)}`],
  ])("with %s does not exhaust the stack", (_, expression) => {
    const reports = reportsOf(FAULTY_SERVER.replace("String(error)", expression));
    expect(reports.filter(({ fatal }) => fatal)).toEqual([]);
  });
});

describe("options of the wrong type", () => {
  it.each(Object.keys(plugin.rules))("are refused by %s with its name", (id) => {
    for (const wrong of ["yes", 7, null, [], { noSuchOption: 1 }]) {
      expect(() => reportsOf("", { rules: { [`${PREFIX}/${id}`]: ["error", wrong] } })).toThrow(`"${PREFIX}/${id}"`);
    }
  });
});

describe("an unknown setting", () => {
  it("is one problem in a file, whatever else is reported", () => {
    const reports = reportsOf(FAULTY_SERVER, { settings: { "mcp-tools": { nope: 1 } } });
    expect(reports.filter(({ line, column }) => line === 1 && column === 1).map(({ message }) => message)).toEqual([
      'settings["mcp-tools"] has no setting "nope": use one of crossFile, toolFunctions, errorHelpers, throwingHelpers, serverPackages, hosts, sdkVersion, or remove it.',
    ]);
    expect(reports.length).toBeGreaterThan(1);
  });
});

describe("what surrounds the code of a server", () => {
  const demo = readFileSync(path.join(projectRoot, "docs/demo/orders-faulty.ts"), "utf8");
  const seen = (code: string, { filename = "server.ts", shift = 0 } = {}) =>
    reportsOf(code, { filename: path.join(projectRoot, "docs/demo", filename) }).map(({ ruleId, message, line, column, endLine, endColumn }) => ({
      ruleId,
      message: message.replace(/\bline (\d+)/g, (_, named: string) => `line ${Number(named) - shift}`),
      line: line - shift,
      column,
      endLine: (endLine ?? line) - shift,
      endColumn,
    }));

  it("is in the demo a server with many faults", () => {
    expect(new Set(seen(demo).map(({ ruleId }) => ruleId)).size).toBeGreaterThan(5);
  });

  it.each([
    ["// @ts-nocheck", `// @ts-nocheck\n${demo}`, { shift: 1 }],
    ["CRLF line ends", demo.replaceAll("\n", "\r\n"), {}],
    ["a byte order mark", `\ufeff${demo}`, {}],
    ["JSX", `${demo}\nexport const page = <p title="orders">none</p>;\n`, { filename: "server.tsx" }],
    ["a hashbang", `#!/usr/bin/env node\n${demo}`, { shift: 1 }],
  ])("changes no report if it is %s", (_, code, where) => {
    expect(seen(code, where)).toEqual(seen(demo));
  });
});
