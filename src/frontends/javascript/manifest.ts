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
/** Folders of the packages of a workspace, by its root and their names. */
const workspaces = new Map<string, ReadonlyMap<string, string>>();
/** How many folders up a manifest is looked for. */
const MAX_UP = 24;
/** How many folders of a workspace are looked into. */
const MAX_PACKAGES = 400;

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

/** The packages that the package.json files above a file depend on: its own, those of its siblings, and those of the workspace around it. */
export function dependenciesOf(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const folder of foldersAbove(file)) addDependencies(folder, names);
  return names;
}

/** What a package depends on, and what the packages of its workspace bring that it depends on. An SDK also serves its own examples. */
function addDependencies(folder: string, names: Set<string>): void {
  const manifest = manifestIn(folder);
  if (!manifest) return;
  if (manifest.name !== null) names.add(manifest.name);
  let packages: ReadonlyMap<string, string> | null | undefined;
  for (const [name, range] of manifest.ranges) {
    names.add(name);
    if (!/^(?:workspace:|file:\.)/.test(range)) continue;
    if (packages === undefined) packages = packagesAround(folder);
    const sibling = packages?.get(name);
    for (const own of (sibling && manifestIn(sibling)?.ranges.keys()) ?? []) names.add(own);
  }
}

/** The packages of the workspace that a folder lies in: two levels below its root. */
function packagesAround(folder: string): ReadonlyMap<string, string> | null {
  const root = workspaceOf(folder);
  if (root === null) return null;
  let packages = workspaces.get(root);
  if (!packages) {
    packages = new Map(
      foldersIn(root)
        .flatMap((outer) => [outer, ...foldersIn(outer)])
        .slice(0, MAX_PACKAGES)
        .flatMap((one) => {
          const name = manifestIn(one)?.name;
          return name ? [[name, one] as const] : [];
        }),
    );
    workspaces.set(root, packages);
  }
  return packages;
}

function workspaceOf(folder: string): string | null {
  let at = folder;
  for (let up = 0; up < MAX_UP; up++) {
    const parent = path.dirname(at);
    if (parent === at || isRepository(at)) return at === folder ? null : at;
    if (isThere(path.join(at, "pnpm-workspace.yaml")) || isThere(path.join(at, "pnpm-lock.yaml")) || isThere(path.join(at, "yarn.lock")) || isThere(path.join(at, "bun.lock"))) return at;
    at = parent;
  }
  return null;
}

function foldersIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith(".") ? [path.join(folder, entry.name)] : []));
  } catch {
    // A folder that may not be listed shows no packages.
    return [];
  }
}

const isThere = (file: string): boolean => fs.statSync(file, { throwIfNoEntry: false }) !== undefined;
const isRepository = (folder: string): boolean => isThere(path.join(folder, ".git"));

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
