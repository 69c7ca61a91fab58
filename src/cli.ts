#!/usr/bin/env node
import { crashOf } from "./cli/failure.js";
import { filesIn } from "./cli/files.js";
import { lint, withCounts } from "./cli/lint.js";
import { Misuse } from "./cli/misuse.js";
import { HELP, type Options, readOptions } from "./cli/options.js";
import { Progress } from "./cli/progress.js";
import { forTerminal, reportOf, writeReport } from "./cli/report.js";
import { sentenceOf, tallyOf } from "./cli/tally.js";
import plugin from "./plugin.js";

/** 0: nothing wrong, or warnings only. 1: errors, or more warnings than allowed. 2: wrong use, or a crash. */
type ExitCode = 0 | 1 | 2;

async function main(args: readonly string[]): Promise<ExitCode> {
  const options = readOptions(args);
  if (options.help) return say(HELP);
  if (options.version) return say(`${plugin.meta.version}\n`);
  return run(options, process.cwd());
}

function say(text: string): ExitCode {
  process.stdout.write(text);
  return 0;
}

async function run(options: Options, cwd: string): Promise<ExitCode> {
  const files = filesIn(options.paths, cwd);
  const progress = new Progress(files.length, process.stderr);
  const { results, models, failures, eslint } = await lint(files, {
    cwd,
    fix: options.fix,
    rules: options.preset,
    onFile: (done, file) => progress.step(done, file),
  });
  progress.end();

  const warnings = results.reduce((sum, result) => sum + result.warningCount, 0);
  const tooMany = options.maxWarnings !== null && warnings > options.maxWarnings;
  const meta = tooMany ? { maxWarningsExceeded: { maxWarnings: options.maxWarnings, foundWarnings: warnings } } : {};
  const shown = options.quiet ? results.map(errorsOnly) : results;
  const report = await reportOf(eslint, shown, { format: options.format, cwd, tooMany: meta });
  print(report, sentenceOf(tallyOf(models.values()), files.length), options, cwd);

  for (const failure of failures) complain(failure);
  if (tooMany) complain(`${warnings} warnings are more than --max-warnings ${options.maxWarnings} allows: mend some, or raise the limit.`);
  if (failures.length > 0) return 2;
  return tooMany || results.some((result) => result.errorCount > 0) ? 1 : 0;
}

const errorsOnly: typeof withCounts = (result) =>
  withCounts({ ...result, messages: result.messages.filter(({ severity }) => severity === 2) });

/** The report goes to its file or to stdout; the summary never goes where a program reads the report. */
function print(report: string, summary: string, { format, outputFile }: Options, cwd: string): void {
  if (outputFile !== null) writeReport(outputFile, report, cwd);
  else if (report !== "") process.stdout.write(`${forTerminal(report).trimEnd()}\n`);
  if (outputFile !== null || format === "stylish") {
    process.stdout.write(`${outputFile === null && report !== "" ? "\n" : ""}${summary}\n`);
  } else {
    process.stderr.write(`${summary}\n`);
  }
}

const complain = (sentence: string): boolean => process.stderr.write(`${sentence}\n`);

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.exitCode = 2;
    if (error instanceof Misuse) return complain(error.message);
    return complain(crashOf(error));
  },
);
