import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ESLint } from "eslint";
import { printable } from "../printable.js";
import { Misuse } from "./misuse.js";

/** The report as text. `format` is a formatter of ESLint, the name of a formatter package, or a path, seen from `cwd`. */
export async function reportOf(
  eslint: ESLint,
  results: readonly ESLint.LintResult[],
  { format, cwd, tooMany }: { format: string; cwd: string; tooMany: ESLint.ResultsMeta },
): Promise<string> {
  const formatter = await loadFormatter(eslint, format, cwd);
  return formatter.format([...results], tooMany as ESLint.ResultsMeta & ESLint.LintResultData);
}

async function loadFormatter(eslint: ESLint, format: string, cwd: string): Promise<ESLint.LoadedFormatter> {
  try {
    return await eslint.loadFormatter(locate(format, cwd));
  } catch (error) {
    const why = printable((error as Error).message.split("\n").at(-1) ?? "");
    throw new Misuse(
      `The formatter ${JSON.stringify(format)} cannot be used (${why}): write stylish, json, html, the name of an installed formatter package, or a path.`,
    );
  }
}

/** ESLint looks from the folder that holds everything linted; people mean the folder they are in. */
function locate(format: string, cwd: string): string {
  const scoped = format.startsWith("@");
  if (!scoped && /[\\/]/.test(format)) return path.resolve(cwd, format);
  const [scope, name] = scoped ? format.split("/") : [null, format];
  const formatter = name === undefined ? "eslint-formatter" : `eslint-formatter-${name.replace(/^eslint-formatter-/, "")}`;
  try {
    return createRequire(path.join(cwd, "noop.js")).resolve(scope ? `${scope}/${formatter}` : formatter);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    // Not installed here: one of ESLint's own, or none.
    return format;
  }
}

/** Writes the report where `--output-file` says, without the colours of a terminal. */
export function writeReport(file: string, report: string, cwd: string): void {
  const absolute = path.resolve(cwd, file);
  try {
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, stripVTControlCharacters(report));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Misuse(`The report cannot be written to ${printable(file)} (${code}): name a file in a folder that you may write to.`);
  }
}

/** A report on its way to a terminal: line breaks and colours stay, everything else that steers a terminal is escaped. */
export function forTerminal(report: string): string {
  return report
    .split(COLOUR)
    .map((part, index) => (index % 2 === 1 ? part : part.split("\n").map(printable).join("\n")))
    .join("");
}

/** What a formatter writes to change colour; the group keeps it when the report is split. */
const COLOUR = new RegExp(`(${String.fromCharCode(27)}\\[[0-9;]*m)`);
