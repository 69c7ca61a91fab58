import fs from "node:fs";
import path from "node:path";

/** What is asked of a lock file. */
interface Asked {
  /** The package. */
  readonly name: string;
  /** The path from the folder of the lock file to that of the manifest, with forward slashes; empty for the same folder. */
  readonly importer: string;
  /** What the manifest asks for, as it is written there. */
  readonly range: string | null;
}

/** What a lock file says: a version, or the folder of the project that stands in for the package. */
export type Locked = { readonly version: string } | { readonly folder: string };

/** Lock files larger than this are not read. */
const MAX_BYTES = 40_000_000;
/** How far behind the name of a package its version stands at most. */
const NEAR = 600;
/** How many answers are kept. */
const MAX_KEPT = 500;

/** By the name of the file, how an entry is found in its text. They are large, and only one entry is wanted, so none is parsed. */
const FORMATS: readonly (readonly [file: string, find: (text: string, asked: Asked) => Locked | null])[] = [
  ["package-lock.json", inNpmLock],
  ["npm-shrinkwrap.json", inNpmLock],
  ["pnpm-lock.yaml", inPnpmLock],
  ["yarn.lock", inYarnLock],
  ["bun.lock", inBunLock],
];

const kept = new Map<string, { readonly mtime: number; readonly size: number; readonly found: Locked | null }>();

/** What the lock files of a folder say of a package, each with the name of its file. */
export function lockedIn(folder: string, asked: Asked): (Locked & { readonly from: string })[] {
  return FORMATS.flatMap(([name, find]) => {
    const found = lockedBy(path.join(folder, name), find, asked);
    return found ? [{ ...found, from: name }] : [];
  });
}

function lockedBy(file: string, find: (text: string, asked: Asked) => Locked | null, asked: Asked): Locked | null {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > MAX_BYTES) return null;
  const key = [file, asked.name, asked.importer, asked.range].join("\n");
  const known = kept.get(key);
  if (known?.mtime === stat.mtimeMs && known.size === stat.size) return known.found;
  const found = find(fs.readFileSync(file, "utf8").replaceAll("\r\n", "\n"), asked);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, { mtime: stat.mtimeMs, size: stat.size, found });
  return found;
}

/** What stands behind the first place of a text, cut to what an entry can need; null where it does not stand there. */
function behind(text: string, words: string): string | null {
  const at = text.indexOf(words);
  return at < 0 ? null : text.slice(at + words.length, at + words.length + NEAR);
}

/** `"packages/a/node_modules/x": { "version": "1.2.3", …`: the nearest above the manifest. */
function inNpmLock(text: string, { name, importer }: Asked): Locked | null {
  const parts = importer === "" ? [] : importer.split("/");
  const keys = [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join("/")}/node_modules/${name}`), `node_modules/${name}`, name];
  for (const key of keys) {
    const entry = behind(text, `"${key}": {`);
    const version = entry && /^\s*(?:"name":\s*"[^"]*",\s*)?"version":\s*"([^"]+)"/.exec(entry);
    if (version) return { version: version[1]! };
    const link = entry && /^\s*"resolved":\s*"([^"]+)",\s*"link":\s*true/.exec(entry);
    if (link) return { folder: link[1]! };
  }
  return null;
}

/** `importers:` by folder, then `'x': { specifier, version: 1.2.3(peer@1) }` in some lines, or `x: 1.2.3` in older files. */
function inPnpmLock(text: string, { name, importer }: Asked): Locked | null {
  const lines = text.slice(0, sectionEnd(text)).split("\n");
  const start = lines.findIndex((line) => line === `  ${importer || "."}:` || line === `  '${importer || "."}':` || line === `  "${importer || "."}":`);
  if (start < 0 && importer !== "") return null;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at]!;
    // The next importer.
    if (start >= 0 && /^ {0,2}\S/.test(line)) return null;
    const entry = /^\s+(['"]?)(.+?)\1:\s*(\S.*)?$/.exec(line);
    if (entry?.[2] !== name) continue;
    const version = entry[3] ?? [lines[at + 1], lines[at + 2]].map((next) => /^\s+version:\s*(.+)$/.exec(next ?? "")?.[1]).find((found) => found !== undefined);
    const plain = (version ?? "").replaceAll(/['"]/g, "").replace(/\(.*$/, "").trim();
    if (plain.startsWith("link:")) return { folder: path.posix.join(importer, plain.slice("link:".length)) };
    // Older files list what the manifest asks for before what they hold.
    const numbers = /^(\d[^_\s]*)|@(\d\S*)$/.exec(plain);
    if (numbers) return { version: (numbers[1] ?? numbers[2])! };
  }
  return null;
}

/** The importers come first; the packages that follow them are most of the file. */
function sectionEnd(text: string): number {
  const at = text.search(/^packages:/m);
  return at < 0 ? text.length : at;
}

/** `"x@^1.0.0", "x@^1.2.0":` or `"x@npm:^1.0.0":`, then a line with the version. */
function inYarnLock(text: string, { name, range }: Asked): Locked | null {
  const found: { readonly version: string; readonly asked: boolean }[] = [];
  for (let at = text.indexOf(`${name}@`); at >= 0; at = text.indexOf(`${name}@`, at + 1)) {
    const start = text.lastIndexOf("\n", at) + 1;
    const end = text.indexOf("\n", at);
    const header = text.slice(start, end);
    const lead = text[at - 1];
    if (end < 0 || /^\s|^#/.test(header) || !header.endsWith(":") || (lead !== undefined && !/[\s",]/.test(lead))) continue;
    const entry = text.slice(end + 1, end + NEAR);
    const version = /^\s+version:? "?([^"\n]+)"?/.exec(entry);
    const folder = /^\s+version: 0\.0\.0-use\.local\n\s+resolution: "[^"]*@workspace:([^"]+)"/.exec(entry);
    if (folder) return { folder: folder[1]! };
    const ranges = header.slice(0, -1).replaceAll('"', "").split(/,\s*/);
    if (version) found.push({ version: version[1]!, asked: range !== null && ranges.some((one) => one === `${name}@${range}` || one === `${name}@npm:${range}`) });
  }
  const fitting = found.find(({ asked }) => asked) ?? (new Set(found.map(({ version }) => version)).size === 1 ? found[0] : undefined);
  return fitting ? { version: fitting.version } : null;
}

/** `"x": ["x@1.2.3", …`. */
function inBunLock(text: string, { name }: Asked): Locked | null {
  const entry = behind(text, `"${name}": ["`);
  const spec = entry && /^(.+?)"/.exec(entry)?.[1];
  if (!spec) return null;
  const what = spec.slice(spec.lastIndexOf("@") + 1);
  const folder = /^(?:workspace|file|link):(.*)$/.exec(what);
  if (folder) return { folder: folder[1]! };
  return /^\d/.test(what) ? { version: what } : null;
}
