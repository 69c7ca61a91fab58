import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { projectRoot } from "../../src/dev/project.js";

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command in a folder. It never sees a terminal. */
export function run(cwd: string, ...args: string[]): Promise<Outcome> {
  const cli = path.join(projectRoot, "dist/src/cli.js");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd, env: { ...process.env, NO_COLOR: "1" } });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
    child.on("error", reject).on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder with these files, gone when the tests of the file are over. Folders are made as needed; a path that ends in `/` is one. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "mcp-tools-")));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(name.endsWith("/") ? file : path.dirname(file), { recursive: true });
    if (!name.endsWith("/")) writeFileSync(file, text);
  }
  return folder;
}
