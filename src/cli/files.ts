import { type Dirent, readdirSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { printable } from "../printable.js";
import { gitRootOf, Ignored } from "./ignored.js";
import { Misuse } from "./misuse.js";

/** Linted only where it is named, since few JSON files list tools. */
const TOOL_LIST = /\.json$/;
const LINTED = /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx)$/;

/** Folders that nobody writes by hand. They are linted only where they are named. */
const SKIPPED = new Set(["node_modules", "dist", ".git"]);

/**
 * The files that the named paths stand for: absolute, each once, in the order of the paths. A path that is named is
 * linted even where .gitignore leaves it out. Throws {@link Misuse} for a path that does not exist and where no file is
 * left to lint.
 */
export function filesIn(paths: readonly string[], cwd: string): string[] {
  const files = new Set<string>();
  for (const named of paths) {
    const absolute = path.resolve(cwd, named);
    const found = statOf(absolute, named).isDirectory() ? folder(absolute, cwd) : [file(absolute, named)];
    for (const one of found) files.add(one);
  }
  if (files.size === 0) {
    throw new Misuse(
      `No JavaScript or TypeScript file to lint in ${paths.map(printable).join(", ")}: name the folder with the server's source, ` +
        "or a file in it if .gitignore leaves the folder out.",
    );
  }
  return [...files];
}

function statOf(absolute: string, named: string): Stats {
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats) return stats;
  const advice = /[*?{[]/.test(named)
    ? "name files and folders, or leave the quotes off so that the shell fills in the pattern"
    : `name a file or folder that exists, seen from ${printable(process.cwd())}`;
  throw new Misuse(`${printable(named)} does not exist: ${advice}.`);
}

function file(absolute: string, named: string): string {
  if (LINTED.test(absolute) || TOOL_LIST.test(absolute)) return absolute;
  throw new Misuse(`${printable(named)} is no JavaScript or TypeScript file: name a .js, .mjs, .cjs, .jsx, .ts, .mts, .cts or .tsx file, or a .json file that lists tools.`);
}

function folder(named: string, cwd: string): string[] {
  const ignored = ignoredAbove(named, cwd);
  // Whoever names an ignored folder means it, so only what it says about its own contents counts.
  return [...walk(named, ignored.has(named, "folder") ? new Ignored(named) : ignored)];
}

/** The .gitignore files of the folders above, from the root of the repository; without one from the current folder. */
function ignoredAbove(named: string, cwd: string): Ignored {
  const outside = path.relative(cwd, named).split(path.sep)[0] === "..";
  const root = gitRootOf(named) ?? (outside ? named : cwd);
  const ignored = new Ignored(root);
  const steps = path.relative(root, named).split(path.sep).filter(Boolean);
  steps.reduce((above, step) => {
    ignored.addFolder(above);
    return path.join(above, step);
  }, root);
  return ignored;
}

function* walk(folder: string, ignored: Ignored): Generator<string> {
  ignored.addFolder(folder);
  for (const entry of entriesOf(folder)) {
    const absolute = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name) && !ignored.has(absolute, "folder")) yield* walk(absolute, ignored);
    } else if (LINTED.test(entry.name) && isFile(entry, absolute) && !ignored.has(absolute, "file")) {
      yield absolute;
    }
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Misuse(`${printable(folder)} cannot be read (${code}): change its permissions, or name the folders beside it.`);
  }
}

/** Links to files are followed; links to folders are not, since they may lead in circles. */
const isFile = (entry: Dirent, absolute: string): boolean =>
  entry.isFile() || (entry.isSymbolicLink() && (statSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false));
