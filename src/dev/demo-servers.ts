import path from "node:path";
import type { ESLint } from "eslint";
import { lint } from "../cli/lint.js";
import { sentenceOf, tallyOf } from "../cli/tally.js";
import { projectRoot } from "./project.js";

/** Paths from the root of the project: a server with many faults, and the same one put right. */
export const FAULTY = "docs/demo/orders-faulty.ts";
export const MENDED = "docs/demo/orders-mended.ts";

/** What the command finds in one of the demo servers. */
export interface Demo {
  readonly result: ESLint.LintResult;
  /** The last line of the report. */
  readonly summary: string;
  readonly eslint: ESLint;
}

export async function lintDemo(server: string): Promise<Demo> {
  const file = path.join(projectRoot, server);
  const { results, models, failures, eslint } = await lint([file], { cwd: projectRoot, fix: false, rules: "recommended" });
  const [result] = results;
  if (!result || failures.length > 0) throw new Error(failures.join("\n"));
  return { result, summary: sentenceOf(tallyOf(models.values()), 1), eslint };
}
