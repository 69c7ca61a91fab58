import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ESLint, Linter } from "eslint";
import { defineConfig } from "eslint/config";
import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { FILES, PREFIX, rulesIn, SHIPPED, TOOL_LIST, TOOL_LIST_FILES } from "../src/configs.js";
import { projectRoot } from "../src/dev/project.js";
import { tableOf, withPart } from "../src/dev/readme.js";
import { indexOf, ruleIds } from "../src/dev/rule-index.js";
import { rules as generated } from "../src/generated/rules.js";
import plugin from "../src/index.js";
import { DOCS_URL, type McpRule } from "../src/rule.js";

const rules: Record<string, McpRule> = generated;
const ids = ruleIds();

const namesIn = (folder: string, suffix: string): string[] =>
  readdirSync(path.join(projectRoot, folder))
    .filter((file) => file.endsWith(suffix))
    .map((file) => path.basename(file, suffix))
    .sort();

describe("the set of rules", () => {
  it("has at least one rule", () => {
    expect(ids).not.toEqual([]);
  });

  it("is the same in the files, the index, the pages and the tests", () => {
    expect(Object.keys(rules)).toEqual(ids);
    expect(namesIn("docs/rules", ".md").filter((name) => name !== "index")).toEqual(ids);
    expect(namesIn("tests/rules", ".test.ts")).toEqual(ids);
    expect(Object.keys(plugin.rules)).toEqual(ids);
  });

  it("has a fresh index and a fresh table in the README", () => {
    expect(readFileSync(path.join(projectRoot, "src/generated/rules.ts"), "utf8")).toBe(indexOf(ids));
    const readme = readFileSync(path.join(projectRoot, "README.md"), "utf8");
    expect(readme).toBe(withPart(readme, "rule table", tableOf(Object.values(rules))));
  });
});

describe.each(Object.entries(rules))("%s", (id, rule) => {
  it("calls itself what its file is called", () => {
    expect(rule.id).toBe(id);
  });

  it("links to its page", () => {
    expect(rule.meta?.docs?.url).toBe(`${DOCS_URL}${id}.md`);
  });

  it("describes itself in one line", () => {
    expect(rule.meta?.docs?.description).toMatch(/^(?:disallow|require|enforce|report) .*[^.\s]$/);
  });

  it("writes messages that end with a full stop", () => {
    const messages = Object.values(rule.meta?.messages ?? {});
    expect(messages).not.toEqual([]);
    for (const message of messages) expect(message).toMatch(/[^.\s]\.$/);
  });

  it("names the languages it supports", () => {
    expect((rule.meta as { languages?: string[] }).languages).toContain("js/js");
  });

  it("accepts its own default options and refuses unknown ones", () => {
    const verify = (options: unknown[]) => () =>
      new Linter().verify("", [{ plugins: { [PREFIX]: plugin }, rules: { [`${PREFIX}/${id}`]: ["error", ...options] } }]);
    expect(verify([...(rule.meta?.defaultOptions ?? [])])).not.toThrow();
    expect(verify([{ noSuchOption: true }])).toThrow(`${PREFIX}/${id}`);
    expect(verify(["noSuchOption"])).toThrow(`${PREFIX}/${id}`);
  });

  it("stands in presets with severities and options that agree", () => {
    const presets = new Map(rule.presets.map((entry) => [entry.preset, entry]));
    expect(presets.size).toBe(rule.presets.length);
    const strict = presets.get("strict");
    if (strict) expect(strict.severity).toBe(presets.get("recommended")?.severity ?? "warn");
    for (const preset of SHIPPED) {
      const verify = () =>
        new Linter().verify("", [{ plugins: { [PREFIX]: plugin }, rules: rulesIn(preset, [rule]) }]);
      expect(verify).not.toThrow();
    }
  });
});

describe("the plugin", () => {
  it("says its name, version and namespace", () => {
    expect(plugin.meta).toEqual({ name: packageJson.name, version: packageJson.version, namespace: "mcp-tools" });
  });

  it("ships presets whose entries have a name, files and no parser", () => {
    expect(Object.keys(plugin.configs)).toEqual([...SHIPPED, "toolList"]);
    for (const [name, entries] of Object.entries(plugin.configs)) {
      expect(entries).toHaveLength(1);
      for (const entry of entries) {
        const isToolList = name === "toolList";
        expect(Object.keys(entry)).toEqual(["name", "files", "plugins", ...(isToolList ? ["language"] : []), "rules"]);
        expect(entry.name).toBe(`mcp-tools/${name}`);
        expect(entry.files).toEqual([isToolList ? TOOL_LIST_FILES : FILES]);
        expect(entry.language).toBe(isToolList ? TOOL_LIST : undefined);
        expect(entry.plugins?.["mcp-tools"]).toBe(plugin);
      }
    }
  });

  it("has every rule in strict, each as severe as in recommended, else a warning", () => {
    const recommended = plugin.configs.recommended[0]?.rules ?? {};
    const strict = plugin.configs.strict[0]?.rules ?? {};
    expect(Object.keys(strict)).toEqual(ids.map((id) => `mcp-tools/${id}`));
    const severity = (entry: unknown) => (Array.isArray(entry) ? entry[0] : entry);
    for (const [id, entry] of Object.entries(strict)) expect(severity(entry)).toBe(severity(recommended[id] ?? "warn"));
  });

  it("has in toolList what recommended has and a tool list shows", () => {
    const recommended = plugin.configs.recommended[0]?.rules ?? {};
    const listed = ids.filter((id) => (rules[id]?.meta as { languages?: string[] }).languages?.includes(TOOL_LIST)).map((id) => `mcp-tools/${id}`);
    expect(Object.keys(plugin.configs.toolList[0]?.rules ?? {})).toEqual(listed.filter((id) => id in recommended));
    expect(listed).not.toEqual([]);
  });

  const configs = {
    "spread into the list": () => plugin.configs.recommended,
    "extended as an object": () => defineConfig([{ extends: [plugin.configs.recommended] }]),
    "extended by name": () => defineConfig([{ plugins: { "mcp-tools": plugin }, extends: ["mcp-tools/recommended"] }]),
  };
  it.each(Object.entries(configs))("works %s", async (_, config) => {
    const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config() });
    const calculated = (await eslint.calculateConfigForFile(path.join(projectRoot, "any.js"))) as Linter.Config;
    expect(Object.keys(calculated.rules ?? {})).toEqual(Object.keys(plugin.configs.recommended[0]?.rules ?? {}));
  });
});

describe("a preset", () => {
  const rule = (id: string, presets: McpRule["presets"]): McpRule => ({ id, presets, create: () => ({}) });
  const some = [
    rule("certain", [{ preset: "recommended", severity: "error" }]),
    rule("tuned", [
      { preset: "recommended", severity: "warn", options: [{ max: 2 }] },
      { preset: "strict", severity: "warn", options: [{ max: 1 }] },
    ]),
    rule("kept", [{ preset: "recommended", severity: "warn", options: [{ max: 3 }] }]),
    rule("taste", [{ preset: "directory", severity: "error" }]),
  ];

  it("holds the rules that name it, with the options they set", () => {
    expect(rulesIn("recommended", some)).toEqual({
      "mcp-tools/certain": "error",
      "mcp-tools/tuned": ["warn", { max: 2 }],
      "mcp-tools/kept": ["warn", { max: 3 }],
    });
    expect(rulesIn("directory", some)).toEqual({ "mcp-tools/taste": "error" });
    expect(rulesIn("security", some)).toEqual({});
  });

  it("called strict holds all rules, with strict's own options first", () => {
    expect(rulesIn("strict", some)).toEqual({
      "mcp-tools/certain": "error",
      "mcp-tools/tuned": ["warn", { max: 1 }],
      "mcp-tools/kept": ["warn", { max: 3 }],
      "mcp-tools/taste": "warn",
    });
  });
});
