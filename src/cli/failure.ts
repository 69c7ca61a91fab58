import { printable } from "../printable.js";

const ISSUES_URL = "https://github.com/eslint-plugin-mcp-tools/eslint-plugin-mcp-tools/issues";

/** What to say of a file that could not be opened, or that stopped a rule: one sentence. */
export function failureOf(file: string, error: unknown): string {
  const { code, syscall, ruleId } = error as NodeJS.ErrnoException & { ruleId?: string };
  const name = printable(file);
  if (syscall !== undefined) return `${name} cannot be read or written (${code}): change its permissions, or leave it out.`;
  return `${name} stopped ${ruleId ?? "the linter"} (${firstLine(error)}): please report it with the file at ${ISSUES_URL}, and leave the file out until then.`;
}

/** What to say where the program itself came to a stop. */
export const crashOf = (error: unknown): string =>
  `eslint-plugin-mcp-tools stopped (${firstLine(error)}): please report it with the command at ${ISSUES_URL}.`;

const firstLine = (error: unknown): string =>
  printable((error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "");
