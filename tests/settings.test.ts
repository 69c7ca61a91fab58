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

  it("takes a value that is not the default", () => {
    expect(readSettings({ "mcp-tools": { crossFile: false } })).toEqual({ value: { crossFile: false }, fault: null });
  });

  it.each([
    [null, 'settings["mcp-tools"] must be an object: write { crossFile: true } or leave it out.'],
    [[], 'settings["mcp-tools"] must be an object: write { crossFile: true } or leave it out.'],
    ["on", 'settings["mcp-tools"] must be an object: write { crossFile: true } or leave it out.'],
    [{ crossFiles: true }, 'settings["mcp-tools"] has no setting "crossFiles": use one of crossFile, or remove it.'],
    [{ "a\nb": 1 }, 'settings["mcp-tools"] has no setting "a\\nb": use one of crossFile, or remove it.'],
    [{ toString: 1 }, 'settings["mcp-tools"] has no setting "toString": use one of crossFile, or remove it.'],
    [{ crossFile: "yes" }, 'settings["mcp-tools"].crossFile must be true or false: correct it, or remove it.'],
  ])("says what is wrong with %j", (given, fault) => {
    expect(readSettings({ "mcp-tools": given })).toEqual({ value: defaultSettings, fault });
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
