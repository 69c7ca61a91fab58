import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { FAULTY_SERVER, PLAIN_FILE } from "../servers.js";
import { folderWith, run } from "./running.js";

const BROKEN_FILE = "export const a = 1;\n\nexport const = 2;\n";

describe.concurrent("the command", () => {
  it("explains itself", async () => {
    const folder = folderWith({});
    const help = await run(folder, "--help");
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toMatch(/^npx eslint-plugin-mcp-tools \[options\] \[file or folder \.\.\.\]\n/);
    expect(await run(folder, "-v")).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
  });

  it("exits with 2 and one sentence on misuse", async () => {
    const folder = folderWith({ "empty/": "" });
    for (const args of [["--nope"], ["missing.ts"], ["empty"], ["--format", "nope", "empty"]]) {
      const { code, stdout, stderr } = await run(folder, ...args);
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: "" });
      expect(stderr).toMatch(/^[^\n]+: [^\n]+\.\n$/);
    }
  });

  it("reports a fault, counts the tools and exits with 1", async () => {
    const folder = folderWith({ "server.ts": FAULTY_SERVER, "sum.ts": PLAIN_FILE });
    const { code, stdout, stderr } = await run(folder);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toContain(`${path.join(folder, "server.ts")}\n  11:`);
    expect(stdout).toContain("mcp-tools/no-error-as-success");
    expect(stdout).toMatch(/\n1 tool read, 0 partly read, 0 unread in 1 file\.\n$/);
  });

  it("says so where nothing of MCP is found", async () => {
    const folder = folderWith({ "sum.ts": PLAIN_FILE });
    expect(await run(folder)).toEqual({
      code: 0,
      stdout: "No MCP tools found in 1 file: name the folder or the file where the server registers its tools.\n",
      stderr: "",
    });
  });

  it("reports a syntax error at its line and exits with 1", async () => {
    const folder = folderWith({ "broken.ts": BROKEN_FILE, "sum.ts": PLAIN_FILE });
    const { code, stdout, stderr } = await run(folder);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toMatch(/broken\.ts\n +3:\d+ +error +Parsing error: /);
  });

  it("never loads the config of the user", async () => {
    const folder = folderWith({
      "package.json": '{ "type": "module", "eslintConfig": { "rules": { "no-undef": "error" } } }',
      "eslint.config.js": 'throw new Error("loaded");',
      ".eslintrc.json": "{ nonsense",
      "sum.ts": PLAIN_FILE,
    });
    expect(await run(folder, "sum.ts")).toMatchObject({ code: 0, stderr: "" });
  });

  it("works on paths outside the current folder", async () => {
    const folder = folderWith({ "here/": "", "there/broken.ts": BROKEN_FILE });
    const { code, stdout } = await run(path.join(folder, "here"), "../there");
    expect(code).toBe(1);
    expect(stdout).toContain(path.join(folder, "there", "broken.ts"));
  });

  it("lints named files in node_modules and .gitignore", async () => {
    const folder = folderWith({ ".git/": "", ".gitignore": "made\n", "made/broken.ts": BROKEN_FILE, "node_modules/a/broken.js": BROKEN_FILE });
    const { stdout } = await run(folder, "made/broken.ts", "node_modules/a");
    expect(stdout.match(/Parsing error/g)).toHaveLength(2);
  });

  it("warns of nothing that comments for other plugins set off", async () => {
    const folder = folderWith({
      "commented.ts": [
        '/* eslint other/rule: 2, no-undef: 2, semi: ["error", "never"], no-console: [9] */',
        "/* eslint other/broken: [ */",
        "/* eslint-env node */",
        "/* global thing: sometimes */",
        "// eslint-disable-next-line other/rule, @typescript-eslint/no-explicit-any -- why not",
        "export const a: any = undefinedThing;",
        "/* eslint-disable other/rule */",
        "// eslint-disable-next-line mcp-tools/no-error-as-success",
        "export const b = 1; // eslint-disable-line",
        "",
      ].join("\n"),
    });
    const before = readFileSync(path.join(folder, "commented.ts"), "utf8");
    expect(await run(folder, "--fix")).toMatchObject({ code: 0, stderr: "", stdout: expect.stringMatching(/^No MCP tools found/) as string });
    expect(readFileSync(path.join(folder, "commented.ts"), "utf8")).toBe(before);
  });

  it("honours comments that turn off its own rules", async () => {
    const disabled = FAULTY_SERVER.replace("    return { content: [{ type: \"text\", text: \"Error", "    // eslint-disable-next-line mcp-tools/no-error-as-success\n$&");
    const folder = folderWith({ "server.ts": disabled, "whole.ts": `/* eslint-disable */\n${FAULTY_SERVER}` });
    const { code, stdout } = await run(folder);
    expect(stdout).toBe("2 tools read, 0 partly read, 0 unread in 2 files.\n");
    expect(code).toBe(0);
  });

  it("escapes what would steer a terminal", async () => {
    const folder = folderWith({ "odd\u001b[2J\u0007.ts": BROKEN_FILE });
    const { stdout } = await run(folder);
    expect(stdout).toContain("odd\\u001b[2J\\u0007.ts");
    // eslint-disable-next-line no-control-regex -- what must not be there
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });
});

describe.concurrent("the report", () => {
  it("is only JSON on stdout when JSON is asked for", async () => {
    const folder = folderWith({ "broken.ts": BROKEN_FILE });
    const { code, stdout, stderr } = await run(folder, "--format", "json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([{ filePath: path.join(folder, "broken.ts"), errorCount: 1, fatalErrorCount: 1 }]);
    expect(stderr).toMatch(/^No MCP tools found in 1 file: .+\.\n$/);
  });

  it("goes to a file in a folder that need not exist yet", async () => {
    const folder = folderWith({ "broken.ts": BROKEN_FILE });
    const { code, stdout, stderr } = await run(folder, "-f", "json", "-o", "out/report.json");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toMatch(/^No MCP tools found in 1 file: .+\.\n$/);
    expect(JSON.parse(readFileSync(path.join(folder, "out/report.json"), "utf8"))).toHaveLength(1);
    expect(await run(folder, "-o", ".")).toMatchObject({
      code: 2,
      stderr: "The report cannot be written to . (EISDIR): name a file in a folder that you may write to.\n",
    });
  });

  it("can be made by ESLint's formatters, by a file and by an installed package", async () => {
    const formatter = 'module.exports = (results, { rulesMeta }) => `${results.length} file, ${Object.keys(rulesMeta).length} rules\\n`;';
    const folder = folderWith({
      "here/own.cjs": formatter,
      "here/node_modules/eslint-formatter-brief/package.json": '{ "name": "eslint-formatter-brief", "main": "main.cjs" }',
      "here/node_modules/eslint-formatter-brief/main.cjs": formatter,
      "there/broken.ts": BROKEN_FILE,
    });
    const here = path.join(folder, "here");
    expect((await run(here, "../there", "-f", "./own.cjs")).stdout).toBe("1 file, 0 rules\n");
    expect((await run(here, "../there", "-f", "brief")).stdout).toBe("1 file, 0 rules\n");
    expect((await run(here, "../there", "-f", "html")).stdout).toContain("<!DOCTYPE html>");
    expect(JSON.parse((await run(here, "../there", "-f", "json-with-metadata")).stdout)).toHaveProperty("metadata");
  });

  it("can leave out warnings, and can count them as a failure", async () => {
    const folder = folderWith({ "server.ts": FAULTY_SERVER.replace("String(error)", "(error as Error).stack").replace("Error: lot", "Lot") });
    const full = await run(folder, "--preset", "strict", "--max-warnings", "0");
    expect(full).toMatchObject({ code: 1, stdout: expect.stringMatching(/^ +\d+:\d+ +warning /m) as string });
    expect(full.stderr).toMatch(/^\d+ warnings? .+ --max-warnings 0 .+\.\n$/);
    const quiet = await run(folder, "--quiet");
    expect(quiet.stdout).toMatch(/^ +\d+:\d+ +error /m);
    expect(quiet.stdout).not.toMatch(/^ +\d+:\d+ +warning /m);
  });

  it("tells what is left after --fix", async () => {
    const folder = folderWith({ "server.ts": FAULTY_SERVER });
    const { code, stdout } = await run(folder, "--fix");
    expect(readFileSync(path.join(folder, "server.ts"), "utf8")).toContain("isError: true");
    expect({ code, stdout }).toEqual({ code: 0, stdout: "1 tool read, 0 partly read, 0 unread in 1 file.\n" });
  });
});
