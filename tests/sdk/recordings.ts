import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Answer } from "./answers.js";

/** What one SDK answered: the text that the model sees is quoted from here. */
export interface Recording {
  /** Name and version of the package: `fastmcp 4.20.16`. */
  readonly sdk: string;
  readonly answers: Readonly<Record<string, Answer>>;
}

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "recordings");
const fileOf = (id: string): string => path.join(folder, `${id}.json`);

/** Whether answers are recorded anew in place of being compared. */
export const recordsAnew = process.env["UPDATE"] === "1";

export function recordingOf(id: string): Recording | null {
  return existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), "utf8")) as Recording) : null;
}

/** Writes one answer a line, so that a change shows as such. */
export function record(id: string, { sdk, answers }: Recording): void {
  const lines = Object.entries(answers).map(([name, answer]) => `    ${JSON.stringify(name)}: ${JSON.stringify(answer)}`);
  writeFileSync(fileOf(id), `{\n  "sdk": ${JSON.stringify(sdk)},\n  "answers": {\n${lines.join(",\n")}\n  }\n}\n`);
}
