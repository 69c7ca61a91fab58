import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PREFIX } from "../src/configs.js";
import { projectRoot } from "../src/dev/project.js";
import { rules as generated } from "../src/generated/rules.js";
import type { McpRule } from "../src/rule.js";
import { reportsOf } from "./linting.js";

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
