import fs from "node:fs";
import path from "node:path";

/** What a package.json says of itself and of what it depends on. */
export interface Manifest {
  readonly name: string | null;
  readonly version: string | null;
  /** The packages it depends on, with the ranges it asks for. */
  readonly ranges: ReadonlyMap<string, string>;
}

const cache = new Map<string, { readonly at: number; readonly manifest: Manifest }>();
/** How many folders up a manifest is looked for. */
const MAX_UP = 24;

/** The folders from that of a file upwards, to the root of its repository. */
export function foldersAbove(file: string): string[] {
  const folders: string[] = [];
  let folder = path.dirname(path.resolve(file));
  for (let up = 0; up < MAX_UP; up++) {
    folders.push(folder);
    const parent = path.dirname(folder);
    if (parent === folder || isRepository(folder)) break;
    folder = parent;
  }
  return folders;
}

/** The packages that the package.json files above a file depend on: its own, and those of the workspace around it. */
export function dependenciesOf(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const folder of foldersAbove(file)) for (const name of manifestIn(folder)?.ranges.keys() ?? []) names.add(name);
  return names;
}

const isRepository = (folder: string): boolean => fs.statSync(path.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined;

/** The folder of the nearest package.json above a file. */
export function manifestFolderOf(file: string): string | null {
  let folder = path.dirname(path.resolve(file));
  for (let up = 0; up < MAX_UP; up++) {
    if (manifestIn(folder)) return folder;
    const parent = path.dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  return null;
}

/** The package.json of a folder, read again when it changed on disk; null where there is none. */
export function manifestIn(folder: string): Manifest | null {
  const file = path.join(folder, "package.json");
  let at: number;
  try {
    at = fs.statSync(file).mtimeMs;
  } catch {
    return null;
  }
  const known = cache.get(file);
  if (known?.at === at) return known.manifest;
  const ranges = new Map<string, string>();
  let name: string | null = null;
  let version: string | null = null;
  try {
    const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, unknown>;
    if (typeof manifest["name"] === "string") name = manifest["name"];
    if (typeof manifest["version"] === "string") version = manifest["version"];
    for (const key of ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"]) {
      const list = manifest[key];
      if (typeof list !== "object" || list === null) continue;
      for (const [own, range] of Object.entries(list)) if (!ranges.has(own)) ranges.set(own, String(range));
    }
  } catch {
    // A manifest that is half typed names nothing: its file is judged by its imports alone.
  }
  const manifest = { name, version, ranges };
  cache.set(file, { at, manifest });
  return manifest;
}
