import type { ESLint, Linter } from "eslint";
import { describe, expect, it } from "vitest";
import { defineRule } from "../src/rule.js";
import { defaultSettings, readSettings } from "../src/settings.js";
import { reportsOf } from "./linting.js";
import { FAULTY_SERVER, PLAIN_FILE } from "./servers.js";

describe("readSettings", () => {
  it.each([[undefined], [{}], [{ other: 1 }], [{ "mcp-tools": {} }], [{ "mcp-tools": { crossFile: true } }]])(
    "takes %j",
    (given) => {
      expect(readSettings(given)).toEqual({ value: defaultSettings, fault: null });
    },
  );

  it("takes values that are not the defaults", () => {
    const given = {
      crossFile: false,
      toolFunctions: [
        { name: "defineTool" },
        { name: "*.addTool", tool: 1, parts: { name: 0, schema: "args", handler: 2 }, input: 1, channel: "fastmcp" },
      ],
      errorHelpers: ["toolError", "errors.make", "*.fail"],
      throwingHelpers: ["abort"],
      serverPackages: ["@acme/mcp"],
      sdkVersion: { "@rekog/mcp-nest": "2.0.5", "@modelcontextprotocol/sdk": "1.23.1" },
      hosts: ["vscode", "openai"],
    };
    expect(readSettings({ "mcp-tools": given })).toEqual({ value: given, fault: null });
  });

  const ROOT = 'settings["mcp-tools"]';
  const ALL = "crossFile, toolFunctions, errorHelpers, throwingHelpers, serverPackages, hosts, sdkVersion";
  it.each([
    [null, `${ROOT} must be an object: write { crossFile: true } or leave it out.`],
    [[], `${ROOT} must be an object: write { crossFile: true } or leave it out.`],
    ["on", `${ROOT} must be an object: write { crossFile: true } or leave it out.`],
    [{ crossFiles: true }, `${ROOT} has no setting "crossFiles": use one of ${ALL}, or remove it.`],
    [{ "a\nb": 1 }, `${ROOT} has no setting "a\\nb": use one of ${ALL}, or remove it.`],
    [{ toString: 1 }, `${ROOT} has no setting "toString": use one of ${ALL}, or remove it.`],
    [{ crossFile: "yes" }, `${ROOT}.crossFile must be true or false: correct it, or remove it.`],
    [{ toolFunctions: "defineTool" }, `${ROOT}.toolFunctions must be a list of objects such as { name: "defineTool" }: correct it, or remove it.`],
    [{ toolFunctions: ["defineTool"] }, `${ROOT}.toolFunctions[0] must be an object such as { name: "defineTool" }: correct it, or remove it.`],
    [{ toolFunctions: [{ tool: 0 }] }, `${ROOT}.toolFunctions[0] has no name: it must be an object such as { name: "defineTool" }.`],
    [{ toolFunctions: [{ name: "define tool" }] }, `${ROOT}.toolFunctions[0].name must be the name of a function, such as "toolError", "errors.make" or "*.fail": correct it, or remove it.`],
    [{ toolFunctions: [{ name: "defineTool", tool: -1 }] }, `${ROOT}.toolFunctions[0].tool must be the index of an argument, counted from 0: correct it, or remove it.`],
    [{ toolFunctions: [{ name: "defineTool", argument: 0 }] }, `${ROOT}.toolFunctions[0] has no member "argument": use one of name, tool, parts, input, channel, or remove it.`],
    [{ toolFunctions: [{ name: "defineTool", parts: 0 }] }, `${ROOT}.toolFunctions[0].parts must be an object such as { name: 0, schema: "input" }: correct it, or remove it.`],
    [
      { toolFunctions: [{ name: "defineTool", parts: { body: 0 } }] },
      `${ROOT}.toolFunctions[0].parts has no member "body": use one of name, title, description, schema, outputSchema, annotations, handler, or remove it.`,
    ],
    [{ toolFunctions: [{ name: "defineTool", parts: { name: 1.5 } }] }, `${ROOT}.toolFunctions[0].parts.name must be the index of an argument, or the name of a member: correct it, or remove it.`],
    [{ errorHelpers: "fail" }, `${ROOT}.errorHelpers must be a list of names of functions: correct it, or remove it.`],
    [{ throwingHelpers: [""] }, `${ROOT}.throwingHelpers[0] must be the name of a function, such as "toolError", "errors.make" or "*.fail": correct it, or remove it.`],
    [{ serverPackages: ["./server"] }, `${ROOT}.serverPackages[0] must be the name of a package, such as "@acme/mcp": correct it, or remove it.`],
    [{ hosts: "vscode" }, `${ROOT}.hosts must be a list of hosts: correct it, or remove it.`],
    [{ hosts: ["toString"] }, `${ROOT}.hosts[0] must be one of claude-code, claude-desktop, claude-directory, openai, vscode, cursor, gemini, bedrock, amazon-q, copilot-studio: correct it, or remove it.`],
    [{ sdkVersion: "1.23.1" }, `${ROOT}.sdkVersion must be an object such as { "@rekog/mcp-nest": "2.0.5" }: correct it, or remove it.`],
    [{ sdkVersion: { "mcp-nest": "2.0.5" } }, `${ROOT}.sdkVersion names "mcp-nest", whose version changes nothing: use one of @modelcontextprotocol/sdk, @rekog/mcp-nest, or remove it.`],
    [{ sdkVersion: { "@rekog/mcp-nest": "^2.0.0" } }, `${ROOT}.sdkVersion["@rekog/mcp-nest"] must be a version, such as "1.32.2": correct it, or remove it.`],
    [
      { crossFile: 1, errorHelpers: [1] },
      `${ROOT}.crossFile must be true or false: correct it, or remove it. ${ROOT}.errorHelpers[0] must be the name of a function, such as "toolError", "errors.make" or "*.fail": correct it, or remove it.`,
    ],
  ])("says what is wrong with %j", (given, fault) => {
    expect(readSettings({ "mcp-tools": given })).toEqual({ value: defaultSettings, fault });
  });

  it("names the channels that there are", () => {
    const { fault } = readSettings({ "mcp-tools": { toolFunctions: [{ name: "defineTool", channel: "express" }] } });
    expect(fault).toMatch(/^settings\["mcp-tools"\]\.toolFunctions\[0\]\.channel must be one of sdk-v1, sdk-v2, .*fastmcp.*: correct it, or remove it\.$/);
  });

  it("keeps the settings that are right", () => {
    const { value } = readSettings({ "mcp-tools": { crossFile: "no", errorHelpers: ["fail"] } });
    expect(value).toEqual({ ...defaultSettings, errorHelpers: ["fail"] });
  });
});

describe("a wrong setting in a config", () => {
  const silent = (id: string) =>
    defineRule({
      id,
      meta: { type: "problem", docs: { description: "-", presets: [] }, schema: [], defaultOptions: [], messages: { never: "-" } },
      create: () => [],
    });
  const plugin: ESLint.Plugin = { rules: { one: silent("one"), two: silent("two"), three: silent("three") } };
  const lint = (code: string, rules: Linter.RulesRecord) =>
    reportsOf(code, { plugins: { own: plugin }, rules, settings: { "mcp-tools": { crossFile: 1 } } });

  it.each([
    ["a server", FAULTY_SERVER],
    ["a file without MCP", PLAIN_FILE],
    ["an empty file", ""],
  ])("is one problem at the start of %s", (_, code) => {
    const reports = lint(code, { "own/one": "warn", "own/two": "error", "own/three": "error" });
    expect(reports).toMatchObject([
      {
        ruleId: "own/one",
        severity: 1,
        line: 1,
        column: 1,
        message: 'settings["mcp-tools"].crossFile must be true or false: correct it, or remove it.',
      },
    ]);
  });

  it("is said in every file", () => {
    expect(lint(PLAIN_FILE, { "own/two": "error" })).toHaveLength(1);
    expect(lint(PLAIN_FILE, { "own/two": "error" })).toHaveLength(1);
  });
});
