import fs from "node:fs";
import path from "node:path";
import type { Linter } from "eslint";
import type { TSESTree } from "@typescript-eslint/utils";
import { createPathsMatcher, getTsconfig } from "get-tsconfig";
import { manifestFolderOf } from "./manifest.js";
import { Module, type Scopes } from "./module.js";
import { loadParser } from "./parser.js";

/** Files larger than this are generated or bundled and are not followed into. */
const MAX_BYTES = 1_000_000;
/** Parsed siblings that are kept, over all linted files. */
const MAX_KEPT = 500;
const EXTENSIONS = [".ts", ".tsx", ".mts", ".cts", ".js", ".mjs", ".cjs", ".jsx"];
/** What an import with a JavaScript ending names in TypeScript. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  ".js": [".ts", ".tsx", ".js", ".jsx"],
  ".jsx": [".tsx", ".jsx"],
  ".mjs": [".mts", ".mjs"],
  ".cjs": [".cts", ".cjs"],
};

interface Kept {
  readonly mtime: number;
  readonly size: number;
  readonly module: Module | null;
}

const kept = new Map<string, Kept>();
const matchers = new Map<string, ((specifier: string) => string[]) | null>();

/** Whether an import names a file of the project by its looks: a relative path, or one of the usual aliases. */
export const namesProject = (specifier: string): boolean => /^(?:\.{1,2}\/|@\/|~\/|#)/.test(specifier);

/** The file that an import names, by relative path or the `paths` of the nearest tsconfig; null for packages. */
export function resolve(specifier: string, importer: string): string | null {
  if (specifier.startsWith(".")) return existing(path.resolve(path.dirname(importer), specifier));
  if (path.isAbsolute(specifier) || /^(?:node|https?|data|file):/.test(specifier)) return null;
  const folder = path.dirname(importer);
  let match = matchers.get(folder);
  if (match === undefined) {
    match = pathsMatcher(importer);
    matchers.set(folder, match);
  }
  for (const candidate of match?.(specifier) ?? []) {
    const found = candidate.includes("node_modules") ? null : existing(candidate);
    if (found) return found;
  }
  return null;
}

function pathsMatcher(importer: string): ((specifier: string) => string[]) | null {
  try {
    const config = getTsconfig(importer);
    return config ? createPathsMatcher(config) : null;
  } catch {
    // A tsconfig that is broken, or extends one that is not there, names no paths.
    return null;
  }
}

function existing(target: string): string | null {
  const ending = path.extname(target);
  const stem = target.slice(0, target.length - ending.length);
  const candidates = [...(SOURCES[ending] ?? []).map((other) => stem + other), target, ...EXTENSIONS.map((other) => target + other), ...EXTENSIONS.map((other) => path.join(target, `index${other}`))];
  return candidates.find((candidate) => EXTENSIONS.includes(path.extname(candidate)) && statOf(candidate)?.isFile()) ?? null;
}

function statOf(file: string): fs.Stats | null {
  try {
    return fs.statSync(file, { throwIfNoEntry: false }) ?? null;
  } catch {
    // A path through a file, or one that may not be read, is no module.
    return null;
  }
}

/** A parsed sibling, read again when it changed on disk; null if it is too large or does not parse. */
export function load(file: string, parser: Linter.Parser | undefined): Module | null {
  const stat = statOf(file);
  if (!stat || stat.size > MAX_BYTES) return null;
  const known = kept.get(file);
  if (known?.mtime === stat.mtimeMs && known.size === stat.size) return known.module;
  const module = parse(file, fs.readFileSync(file, "utf8"), parser);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(file, { mtime: stat.mtimeMs, size: stat.size, module });
  return module;
}

function parse(file: string, text: string, users: Linter.Parser | undefined): Module | null {
  const source = text.startsWith("\uFEFF") ? text.slice(1) : text;
  // A parser without scopes (the default one of ESLint) does not know TypeScript either.
  const parser = users && "parseForESLint" in users ? users : loadParser();
  try {
    const parsed = (parser as { parseForESLint(code: string, options: object): { ast: TSESTree.Program; scopeManager: Scopes } }).parseForESLint(source, {
      filePath: file,
      range: true,
      loc: true,
      sourceType: "module",
      ecmaVersion: "latest",
      ecmaFeatures: { jsx: /x$/.test(file) },
      projectService: false,
      project: undefined,
    });
    linkParents(parsed.ast);
    return new Module(file, source, parsed.ast, parsed.scopeManager, labelOf(file));
  } catch {
    // A sibling that is half typed says nothing yet; ESLint reports its syntax when it lints that file.
    return null;
  }
}

function labelOf(file: string): string {
  const root = manifestFolderOf(file) ?? path.dirname(file);
  return path.relative(root, file).split(path.sep).join("/");
}

/** ESLint links nodes to their parents as it walks; a sibling is not walked by it. */
function linkParents(root: TSESTree.Node): void {
  const open: TSESTree.Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const key in node) {
      if (key === "parent" || key === "loc" || key === "range") continue;
      const value = (node as unknown as Record<string, unknown>)[key];
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child !== "object" || child === null || typeof (child as { type?: unknown }).type !== "string") continue;
        (child as { parent?: unknown }).parent = node;
        open.push(child as TSESTree.Node);
      }
    }
  }
}
