import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ignore, { type Ignore } from "ignore";

/**
 * What the .gitignore files from `root` down leave out. Those of nested folders are added as the walk meets them: their
 * patterns are rewritten to start at `root`, so that the last pattern that matches decides, as in git.
 */
export class Ignored {
  readonly #matcher: Ignore = ignore({ ignorecase: false });

  constructor(readonly root: string) {}

  /** Adds the .gitignore of a folder, if it has one. Add outer folders first. */
  addFolder(folder: string): void {
    const file = path.join(folder, ".gitignore");
    if (!existsSync(file)) return;
    const prefix = this.#relative(folder);
    for (const line of readFileSync(file, "utf8").split(/\r?\n/)) {
      const pattern = startingAt(prefix, line);
      if (pattern !== null) this.#matcher.add(pattern);
    }
  }

  has(entry: string, kind: "file" | "folder"): boolean {
    const relative = this.#relative(entry);
    return relative !== "" && this.#matcher.ignores(kind === "folder" ? `${relative}/` : relative);
  }

  /** With forward slashes, and empty for the root itself. */
  #relative(entry: string): string {
    return path.relative(this.root, entry).split(path.sep).join("/");
  }
}

/** A line of the .gitignore in `folder` as a pattern of the root's; null where it says nothing. */
export function startingAt(folder: string, line: string): string | null {
  if (line.trim() === "" || line.startsWith("#")) return null;
  if (folder === "") return line;
  const negated = line.startsWith("!");
  const pattern = negated ? line.slice(1) : line;
  // A slash before its end ties a pattern to its own folder; without one it holds at any depth below.
  const tied = /\/(?!\s*$)/.test(pattern);
  const rest = tied ? pattern.replace(/^\//, "") : `**/${pattern}`;
  return `${negated ? "!" : ""}/${literally(folder)}/${rest}`;
}

const literally = (folder: string): string => folder.replace(/[\\*?[\]!# ]/g, "\\$&");

/** The root of the git repository that holds a folder, or null. */
export function gitRootOf(folder: string): string | null {
  for (let current = folder; ; current = path.dirname(current)) {
    if (existsSync(path.join(current, ".git"))) return current;
    if (path.dirname(current) === current) return null;
  }
}
