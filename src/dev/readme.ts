/** The parts of README.md that are computed: the table of rules, and some reports of the demo. */
import type { ESLint } from "eslint";
import { PREFIX, SHIPPED } from "../configs.js";
import type { McpRule } from "../rule.js";

/** A part of README.md or of a page, between two comments that name it. */
export type Part = "rule table" | "report" | "figures" | "faults" | "repositories";

/** The rows of the README: rule, what it finds, presets, and whether it offers edits. */
export function tableOf(rules: readonly McpRule[]): string {
  const rows = rules.map((rule) => {
    const presets = SHIPPED.filter((name) => name === "strict" || rule.presets.some((entry) => entry.preset === name));
    const edits = [rule.meta?.fixable ? "🔧" : "", rule.meta?.hasSuggestions ? "💡" : ""].filter(Boolean).join(" ");
    const marks = presets.map((name) => MARKS[name]).join(" ");
    return `| [${rule.id}](docs/rules/${rule.id}.md) | ${sentence(rule.meta?.docs?.description ?? "")} | ${marks} | ${edits} |`;
  });
  return [
    "✅ on in `recommended` · 🔒 on in `strict` · 📁 on in `directory` · 🔧 mended by `--fix` · 💡 offers an edit in the editor",
    "",
    "| Rule | What it finds | Presets | Edits |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

const MARKS: Readonly<Record<(typeof SHIPPED)[number], string>> = { recommended: "✅", strict: "🔒", directory: "📁" };

const sentence = (description: string): string => `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;

/** Rules whose report the first screen shows, of the many that the demo sets off. */
const SHOWN = ["no-error-as-success", "no-broken-error-text", "no-generic-error-message", "no-mixed-read-write"];

/** The first report of each of the shown rules, wrapped so that it can be read on a page. */
export function excerptOf(server: string, { messages }: ESLint.LintResult): string {
  const reports = SHOWN.flatMap((id) => messages.find(({ ruleId }) => ruleId === `${PREFIX}/${id}`) ?? []);
  const lines = reports
    .sort((a, b) => a.line - b.line)
    .flatMap(({ line, column, ruleId, message }) => ["", `  ${line}:${column}  ${ruleId}`, ...wrapped(message, 100).map((text) => `    ${text}`)]);
  return ["```text", server, ...lines, "", `  … ${messages.length - reports.length} more`, "```"].join("\n");
}

/** Lines of at most `width` characters, broken between words. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const beginOf = (part: Part): string => `<!-- begin ${part}: written by \`npm run generate\` -->`;
const endOf = (part: Part): string => `<!-- end ${part} -->`;

/** A page with one of its parts replaced. */
export function withPart(readme: string, part: Part, text: string): string {
  const begin = readme.indexOf(beginOf(part));
  const end = readme.indexOf(endOf(part));
  if (begin < 0 || end < begin) throw new Error(`The page must hold the lines "${beginOf(part)}" and "${endOf(part)}", in this order.`);
  return `${readme.slice(0, begin + beginOf(part).length)}\n\n${text}\n\n${readme.slice(end)}`;
}
