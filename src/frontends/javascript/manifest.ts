import fs from "node:fs";
import path from "node:path";

const cache = new Map<string, { readonly at: number; readonly names: ReadonlySet<string> }>();
/** How many folders up a manifest is looked for. */
const MAX_UP = 24;

/** The packages that the package.json files above a file depend on: its own, and those of the workspace around it. */
export function dependenciesOf(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  let folder = path.dirname(path.resolve(file));
  for (let up = 0; up < MAX_UP; up++) {
    for (const name of read(path.join(folder, "package.json")) ?? []) names.add(name);
    const parent = path.dirname(folder);
    if (parent === folder || isRepository(folder)) break;
    folder = parent;
  }
  return names;
}

const isRepository = (folder: string): boolean => fs.statSync(path.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined;

/** The folder of the nearest package.json above a file. */
export function manifestFolderOf(file: string): string | null {
  let folder = path.dirname(path.resolve(file));
  for (let up = 0; up < MAX_UP; up++) {
    if (read(path.join(folder, "package.json"))) return folder;
    const parent = path.dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  return null;
}

function read(file: string): ReadonlySet<string> | null {
  let at: number;
  try {
    at = fs.statSync(file).mtimeMs;
  } catch {
    return null;
  }
  const known = cache.get(file);
  if (known?.at === at) return known.names;
  const names = new Set<string>();
  try {
    const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, unknown>;
    for (const key of ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"]) {
      const list = manifest[key];
      if (typeof list === "object" && list !== null) for (const name of Object.keys(list)) names.add(name);
    }
  } catch {
    // A manifest that is half typed names nothing: its file is judged by its imports alone.
  }
  cache.set(file, { at, names });
  return names;
}
