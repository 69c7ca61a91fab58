import path from "node:path";
import minVersion from "semver/ranges/min-version.js";
import { isBelow, isVersion, type SdkVersion } from "../../sdk/versions.js";
import { lockedIn } from "./locks.js";
import { foldersAbove, manifestIn } from "./manifest.js";

/**
 * The version of a package that a file runs with: what the nearest lock file holds for the nearest manifest, else the lowest
 * that the manifest allows; null where neither says.
 */
export function versionOf(file: string, name: string): SdkVersion | null {
  const folders = foldersAbove(file);
  const own = folders.find((folder) => manifestIn(folder)?.name === name);
  if (own !== undefined) return versionIn(own);
  const home = folders.find((folder) => manifestIn(folder)?.ranges.has(name)) ?? folders.find((folder) => manifestIn(folder) !== null);
  if (home === undefined) return null;
  const range = manifestIn(home)?.ranges.get(name) ?? null;
  return lockedVersion(folders.slice(folders.indexOf(home)), home, name, range) ?? (range === null ? null : lowestOf(range, home));
}

/** What the nearest lock file that knows the package says of it. Of several lock files in one folder the lowest version counts. */
function lockedVersion(folders: readonly string[], home: string, name: string, range: string | null): SdkVersion | null {
  for (const folder of folders) {
    const importer = path.relative(folder, home).split(path.sep).join("/");
    const found = lockedIn(folder, { name, importer, range }).flatMap((locked): SdkVersion[] => {
      if ("version" in locked) return isVersion(locked.version) ? [{ version: locked.version, from: locked.from }] : [];
      const local = versionIn(path.resolve(folder, locked.folder));
      return local ? [local] : [];
    });
    if (found.length > 0) return found.reduce((a, b) => (isBelow(b.version, a.version) ? b : a));
  }
  return null;
}

/** The version of a package that stands in a folder of the project. */
function versionIn(folder: string): SdkVersion | null {
  const version = manifestIn(folder)?.version ?? null;
  return version !== null && isVersion(version) ? { version, from: "package.json" } : null;
}

/** The lowest version that a range of a manifest allows. */
function lowestOf(range: string, folder: string): SdkVersion | null {
  const local = /^(?:file|link|portal):(.+)$/.exec(range);
  if (local) return versionIn(path.resolve(folder, local[1]!));
  const plain = range.replace(/^workspace:/, "").replace(/^npm:.*@/, "");
  if (/^\s*(?:\*|x|latest)?\s*$/i.test(plain)) return null;
  try {
    const lowest = minVersion(plain);
    return lowest ? { version: lowest.version, from: "package.json" } : null;
  } catch {
    // A tag, an address or a word of some package manager is no range.
    return null;
  }
}
