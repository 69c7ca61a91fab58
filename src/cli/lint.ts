import path from "node:path";
import type { ESLint as ESLintClass, Linter } from "eslint";
import { FILES, PREFIX, TOOL_LIST, type ShippedPreset } from "../configs.js";
import { loadParser } from "../frontends/javascript/parser.js";
import { onModel } from "../frontends/read.js";
import type { ServerModel } from "../model/server.js";
import plugin from "../plugin.js";
import { printable } from "../printable.js";
import { failureOf } from "./failure.js";
import { Misuse } from "./misuse.js";

/** What one run over some files found. */
export interface Run {
  readonly results: readonly ESLintClass.LintResult[];
  /** The model of each file that has to do with MCP, as it was after the last fix. */
  readonly models: ReadonlyMap<string, ServerModel>;
  /** Files that stopped a rule or could not be opened, one sentence for each. */
  readonly failures: readonly string[];
  /** The instance that made the results; formatters ask it about rules. */
  readonly eslint: ESLintClass;
}

export interface LintOptions {
  readonly cwd: string;
  readonly fix: boolean;
  /** What is linted with: a preset, or config entries in its place. */
  readonly rules: ShippedPreset | readonly Linter.Config[];
  /** Called before each file. */
  readonly onFile?: (done: number, file: string) => void;
}

/** Lints absolute paths with our own parser and nothing of the user's config; `fix` writes what it mends. */
export async function lint(files: readonly string[], { cwd, fix, rules, onFile }: LintOptions): Promise<Run> {
  const ESLint = await loadESLint();
  const eslint = new ESLint({
    cwd: baseOf([cwd, ...files.map((file) => path.dirname(file))]),
    overrideConfigFile: true,
    overrideConfig: configOf(rules),
    globInputPaths: false,
    // A comment may turn on rules of ESLint itself; what those would change is not ours to change.
    fix: fix && ((message) => isOurs(message)),
  });
  const results: ESLintClass.LintResult[] = [];
  const failures: string[] = [];
  const models = new Map<string, ServerModel>();
  const stop = onModel((file, model) => models.set(file, model));
  try {
    for (const [done, file] of files.entries()) {
      onFile?.(done, file);
      try {
        results.push(...(await eslint.lintFiles([file])).map(onlyOurs));
      } catch (error) {
        failures.push(failureOf(file, error));
      }
    }
  } finally {
    stop();
  }
  if (fix) await ESLint.outputFixes(results);
  return { results, models, failures, eslint };
}

async function loadESLint(): Promise<typeof ESLintClass> {
  try {
    return (await import("eslint")).ESLint;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Misuse("ESLint is not installed: run npm install --save-dev eslint, then try again.");
  }
}

function configOf(rules: ShippedPreset | readonly Linter.Config[]): Linter.Config[] {
  return [
    // Which files are linted is decided before ESLint sees them.
    { name: `${PREFIX}/cli/all-named-files`, ignores: ["!**/node_modules/", "!**/.git/"] },
    {
      name: `${PREFIX}/cli/parser`,
      files: [FILES],
      languageOptions: { parser: ownParser() },
      // Comments for other plugins are none of our business, and neither is whether a comment is still needed.
      linterOptions: { reportUnusedDisableDirectives: "off", reportUnusedInlineConfigs: "off" },
    },
    ...(typeof rules === "string" ? [...plugin.configs[rules], ...plugin.configs[rules].map(forToolLists)] : rules),
  ];
}

/** The rules of a preset that read tool lists, for whatever JSON file is named. */
function forToolLists(preset: Linter.Config): Linter.Config {
  const reads = (id: string): boolean => (plugin.rules[id.slice(PREFIX.length + 1)]?.meta as { languages?: readonly string[] } | undefined)?.languages?.includes(TOOL_LIST) ?? false;
  return { ...preset, name: `${PREFIX}/cli/tool-lists`, files: ["**/*.json"], language: TOOL_LIST, rules: Object.fromEntries(Object.entries(preset.rules ?? {}).filter(([id]) => reads(id))) };
}

function ownParser(): Linter.Parser {
  try {
    return loadParser();
  } catch (error) {
    throw new Misuse((error as Error).message, { cause: error });
  }
}

/** The deepest folder that holds all of these, since ESLint lints nothing outside its own folder. */
function baseOf(folders: readonly string[]): string {
  return folders.reduce((base, folder) => {
    let common = base;
    while (!isInside(common, folder)) {
      const parent = path.dirname(common);
      if (parent === common) throw new Misuse("The paths lie on different drives: run once for each drive.");
      common = parent;
    }
    return common;
  });
}

function isInside(base: string, folder: string): boolean {
  const relative = path.relative(base, folder);
  return relative.split(path.sep)[0] !== ".." && !path.isAbsolute(relative);
}

const isOurs = ({ ruleId }: Linter.LintMessage): boolean =>
  ruleId !== null && ruleId.startsWith(`${PREFIX}/`) && Object.hasOwn(plugin.rules, ruleId.slice(PREFIX.length + 1));

/** ESLint calls a comment that it cannot read fatal too, although it lints the file all the same. */
const isSyntaxError = ({ fatal, message }: Linter.LintMessage): boolean => Boolean(fatal) && message.startsWith("Parsing error: ");

/** A result without what comments for other plugins set off, and with messages that are safe to print. */
function onlyOurs(result: ESLintClass.LintResult): ESLintClass.LintResult {
  const messages = result.messages
    .filter((message) => isSyntaxError(message) || isOurs(message))
    .map((message) => ({ ...message, message: printable(message.message) }));
  return withCounts({ ...result, messages });
}

/** A result whose counts are those of its messages. */
export function withCounts(result: ESLintClass.LintResult): ESLintClass.LintResult {
  const count = (test: (message: Linter.LintMessage) => unknown): number => result.messages.filter(test).length;
  return {
    ...result,
    errorCount: count(({ severity }) => severity === 2),
    fatalErrorCount: count(({ fatal }) => fatal),
    warningCount: count(({ severity }) => severity === 1),
    fixableErrorCount: count(({ severity, fix }) => severity === 2 && fix),
    fixableWarningCount: count(({ severity, fix }) => severity === 1 && fix),
  };
}
