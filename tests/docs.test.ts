import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PREFIX } from "../src/configs.js";
import { projectRoot } from "../src/dev/project.js";
import { rules as generated } from "../src/generated/rules.js";
import type { McpRule } from "../src/rule.js";
import { VERSIONED } from "../src/sdk/versions.js";
import { defaultSettings } from "../src/settings.js";
import { RECOMMENDED, reportsOf } from "./linting.js";

const rules: Record<string, McpRule> = generated;

const read = (file: string): string => readFileSync(path.join(projectRoot, file), "utf8");

/** Headings of a page with the text below each, without what stands in code blocks. */
function sectionsOf(page: string): Map<string, string> {
  const sections = new Map<string, string>();
  let heading = "";
  let inCode = false;
  for (const line of page.split("\n")) {
    if (line.startsWith("```")) inCode = !inCode;
    const found = inCode ? null : /^#{1,6} (.+)$/.exec(line);
    if (found) heading = found[1] ?? "";
    sections.set(heading, `${sections.get(heading) ?? ""}${line}\n`);
  }
  return sections;
}

interface Example {
  readonly language: string;
  readonly verdict: string;
  readonly code: string;
  /** Line of the page on which the block begins, 1-based. */
  readonly line: number;
}

/** Code blocks that are marked as `wrong` or `right` after their language. */
function examplesOf(page: string): Example[] {
  return [...page.matchAll(/^```(\w+) (wrong|right)\n([\s\S]*?)^```$/gm)].map((block) => ({
    language: block[1] ?? "",
    verdict: block[2] ?? "",
    code: block[3] ?? "",
    line: page.slice(0, block.index).split("\n").length,
  }));
}

describe.each(Object.entries(rules))("docs/rules/%s.md", (id, rule) => {
  const file = `docs/rules/${id}.md`;
  const page = existsSync(path.join(projectRoot, file)) ? read(file) : "";
  const sections = sectionsOf(page);
  const examples = examplesOf(page);

  it("starts with the id of the rule and its description", () => {
    const [heading, , description] = page.split("\n");
    expect(heading).toBe(`# ${id}`);
    const sentence = rule.meta?.docs?.description ?? "";
    expect(description?.toLowerCase().startsWith(sentence.toLowerCase())).toBe(true);
  });

  it("has the sections that every page has", () => {
    const required = ["What the model sees", "When to turn it off", "Sources"];
    expect([...sections.keys()]).toEqual(expect.arrayContaining(required));
    expect(sections.get("Sources")).toMatch(/\S+/);
  });

  it("explains its options, if it has any", () => {
    const schema = (rule.meta?.schema ?? []) as { properties?: Record<string, unknown> }[];
    expect(sections.has("Options")).toBe(schema.length > 0);
    const options = [...sections.entries()].filter(([heading]) => heading !== id).map(([heading, text]) => `${heading}\n${text}`);
    for (const option of Object.keys(schema[0]?.properties ?? {})) expect(options.join("\n")).toContain(`\`${option}`);
  });

  it("shows wrong and right code in TypeScript", () => {
    expect(examples.filter(({ language }) => language === "ts").map(({ verdict }) => verdict)).toEqual(
      expect.arrayContaining(["wrong", "right"]),
    );
  });

  it.each(examples.filter(({ language }) => /^[jt]sx?$/.test(language)))(
    "is right about its $verdict $language code on line $line",
    ({ language, verdict, code }) => {
      const rule = `${PREFIX}/${id}`;
      const reports = reportsOf(code, { rules: { [rule]: "error" }, filename: path.join(projectRoot, `docs/rules/example.${language}`) });
      expect(reports.filter(({ ruleId }) => ruleId !== rule)).toEqual([]);
      if (verdict === "wrong") expect(reports).not.toEqual([]);
      else expect(reports).toEqual([]);
    },
  );
});

describe("docs/settings.md", () => {
  const file = "docs/settings.md";
  const page = read(file);

  it("names every setting, and no others, with its default", () => {
    const rows = [...page.matchAll(/^\| \[`(\w+)`\]\(#\w+\) \| `(.+?)` \|/gm)].map(([, name, value]) => [name, JSON.parse(value!)] as const);
    expect(Object.fromEntries(rows)).toEqual(defaultSettings);
  });

  it("names every package whose version makes a difference", () => {
    for (const name of VERSIONED) expect(page).toContain(`| \`${name}\` |`);
  });

  const blocks = [...page.matchAll(/^```(json settings|ts wrong|ts right)\n([\s\S]*?)^```$/gm)];
  const cases = blocks.flatMap((block, index) => {
    const settings = blocks.slice(0, index).findLast(([, kind]) => kind === "json settings")?.[2];
    if (block[1] === "json settings" || settings === undefined) return [];
    return [{ verdict: block[1]!.slice(3), code: block[2]!, settings: JSON.parse(settings) as object, line: page.slice(0, block.index).split("\n").length }];
  });

  it("shows what each setting does", () => {
    expect(new Set(cases.flatMap(({ settings }) => Object.keys(settings)))).toEqual(new Set(Object.keys(defaultSettings).filter((name) => name !== "crossFile")));
  });

  it.each(cases)("is right about its $verdict code on line $line", ({ verdict, code, settings }) => {
    const lint = (given: object) => reportsOf(code, { rules: RECOMMENDED, settings: { "mcp-tools": given }, filename: path.join(projectRoot, "docs/example.ts") }).map(({ message }) => message);
    const reports = lint(settings);
    if (verdict === "wrong") expect(reports).not.toEqual([]);
    else expect(reports).toEqual([]);
    // Only the settings make the difference, except where the code is right with or without them.
    if (verdict === "wrong") expect(lint({})).not.toEqual(reports);
  });
});

const pages = ["README.md", ...markdownIn("docs")];

function markdownIn(folder: string): string[] {
  return readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")));
}

/** How a heading is named in a link. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

describe.each(pages)("the links of %s", (page) => {
  const prose = read(page).replace(/^```[\s\S]*?^```$/gm, "");
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((link) => link[1] ?? "").filter((link) => !/^[a-z]+:/.test(link));

  it("lead somewhere", () => {
    for (const link of links) {
      const [target = "", anchor] = link.split("#");
      const file = target === "" ? page : path.posix.join(path.posix.dirname(page), target);
      expect(existsSync(path.join(projectRoot, file)), `${link} in ${page}`).toBe(true);
      if (anchor === undefined) continue;
      expect([...sectionsOf(read(file)).keys()].map(anchorOf), `${link} in ${page}`).toContain(anchor);
    }
  });
});

it("docs/rules/index.md leads to every rule", () => {
  const page = read("docs/rules/index.md");
  expect(Object.keys(rules).filter((id) => !page.includes(`(${id}.md)`))).toEqual([]);
});
