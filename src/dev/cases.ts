/**
 * Lints the recorded cases in ../shared/cases, where they are present, with every rule and compares the reports with
 * what was recorded. Fails on any false alarm, and where a case that tests/cases/clean.txt lists is not clean any more.
 * `--record` writes the cases that are clean now into that list. Prints the comparison, also in full with `--verbose`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ESLint, Linter } from "eslint";
import { FILES, PREFIX } from "../configs.js";
import { filesIn } from "../cli/files.js";
import { lint } from "../cli/lint.js";
import plugin from "../plugin.js";
import { projectRoot } from "./project.js";

const SHARED = path.join(projectRoot, "../shared/cases");
const CASES = path.join(SHARED, "ts");
const CLEAN = path.join(projectRoot, "tests/cases/clean.txt");

async function main(args: readonly string[]): Promise<number> {
  if (!existsSync(CASES)) {
    console.log("../shared/cases is not here: nothing to compare.");
    return 0;
  }
  const output = compare(await lintCases());
  const [summary, ...details] = output.trimEnd().split("\n");
  const faults = details.filter((line) => /^\S+ \S+ (?:\S+ (?:MISSED|FALSE ALARM)|FATAL)/.test(line));
  const rows = details.filter((line) => !faults.includes(line));
  console.log([summary, ...rows, ...(args.includes("--verbose") ? faults : [])].join("\n"));

  const unclean = new Set(faults.map((line) => line.split(" ")[0] ?? ""));
  if (args.includes("--record")) return record(unclean);
  const lost = cleanCases().filter((name) => unclean.has(name));
  const alarms = faults.filter((line) => !line.includes(" MISSED"));
  const wrong = [...new Set([...alarms, ...faults.filter((line) => lost.includes(line.split(" ")[0] ?? ""))])];
  if (wrong.length === 0) return 0;
  console.error(`These must not be:\n${wrong.join("\n")}`);
  return 1;
}

async function lintCases(): Promise<readonly ESLint.LintResult[]> {
  const rules = Object.fromEntries(Object.keys(plugin.rules).map((id) => [`${PREFIX}/${id}`, "error"]));
  const config: Linter.Config[] = [
    { files: [FILES], plugins: { [PREFIX]: plugin }, linterOptions: { noInlineConfig: true }, rules: rules as Linter.RulesRecord },
  ];
  const { results, failures } = await lint(filesIn([CASES], projectRoot), { cwd: CASES, fix: false, rules: config });
  if (failures.length > 0) throw new Error(failures.join("\n"));
  return results;
}

/** What the program beside the cases says of a report. Its exit code only says whether every case is clean. */
function compare(results: readonly ESLint.LintResult[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "mcp-tools-cases-"));
  try {
    const report = path.join(folder, "report.json");
    writeFileSync(report, JSON.stringify(results));
    const ids = Object.keys(plugin.rules).join(",");
    const check = [path.join(SHARED, "check.mjs"), "--cases", CASES, "--report", report, "--rules", ids, "--verbose"];
    const { stdout, stderr, error } = spawnSync(process.execPath, check, { encoding: "utf8" });
    if (error) throw error;
    if (!stdout.startsWith("cases ")) throw new Error(`check.mjs did not compare: ${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const cleanCases = (): string[] =>
  readFileSync(CLEAN, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

function record(unclean: ReadonlySet<string>): number {
  const names = readdirSync(CASES).filter((name) => existsSync(path.join(CASES, name, "case.json")) && !unclean.has(name));
  const head = "# Cases of ../shared/cases/ts that must stay clean; written by `npm run cases -- --record`.";
  writeFileSync(CLEAN, `${[head, ...names.sort()].join("\n")}\n`);
  console.log(`Recorded ${names.length} clean cases.`);
  return 0;
}

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
