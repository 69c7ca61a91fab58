import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseForESLint } from "@typescript-eslint/parser";
import type { TSESTree } from "@typescript-eslint/utils";

export type Node = TSESTree.Node;

/** What a local name was imported as. */
export interface Import {
  readonly from: string;
  readonly name: string;
}

/** One parsed file of a repository. */
export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly ast: TSESTree.Program;
  readonly imports: ReadonlyMap<string, Import>;
  /** Packages and paths that are imported. */
  readonly specifiers: ReadonlySet<string>;
  /** Names of packages that the manifests above the file depend on. */
  readonly dependencies: ReadonlySet<string>;
}

const CODE = /\.[cm]?[jt]sx?$/;
const DECLARATIONS = /\.d\.[cm]?ts$/;
const LEFT_OUT = new Set(["node_modules", "dist", "build", "out", "coverage", "vendor", ".next", ".git", ".output", "__tests__", "__mocks__", "__fixtures__", "test", "tests", "spec", "fixtures"]);
const TEST_FILE = /(?:\.|[-_])(?:test|tests|spec|e2e|bench|stories|fixture|mock)\.[cm]?[jt]sx?$|\.min\.[cm]?js$/;
const TESTED = /\b(?:from|require\()\s*["'](?:vitest|node:test|@jest\/globals|bun:test|mocha|chai|@playwright\/test|ava|tape)["']|\bjest\.(?:mock|fn)\(/;
const MAX_BYTES = 1_000_000;

/** The code of a repository that is not a test, built, generated as a declaration, or copied in; absolute paths. */
export function codeIn(root: string): string[] {
  const found: string[] = [];
  const open = [root];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) open.push(at);
      else if (entry.isFile() && CODE.test(entry.name) && !DECLARATIONS.test(entry.name) && !TEST_FILE.test(entry.name) && statSync(at).size <= MAX_BYTES && !TESTED.test(readFileSync(at, "utf8"))) found.push(at);
    }
  }
  return found.sort();
}

/** The files of one repository, parsed on first need. */
export class Repository {
  readonly #sources = new Map<string, Source | null>();
  readonly #manifests = new Map<string, ReadonlySet<string>>();
  readonly #byPath: ReadonlySet<string>;
  /** What the packages of the repository itself depend on, by their names. */
  readonly #workspace = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly root: string,
    readonly files: readonly string[],
  ) {
    this.#byPath = new Set(files);
    for (const folder of new Set(files.flatMap((file) => foldersUpTo(root, path.dirname(file))))) {
      const manifest = manifestIn(folder);
      if (manifest?.name) this.#workspace.set(manifest.name, manifest.depends);
    }
    // Three steps reach further than any workspace seen.
    for (let step = 0; step < 3; step++) for (const [name, depends] of this.#workspace) this.#workspace.set(name, new Set([...depends, ...[...depends].flatMap((one) => [...(this.#workspace.get(one) ?? [])])]));
  }

  source(absolute: string): Source | null {
    let known = this.#sources.get(absolute);
    if (known === undefined) this.#sources.set(absolute, (known = this.#parse(absolute)));
    return known;
  }

  /** The file that a relative import names, or one whose path ends like an alias. */
  resolve(from: string, importer: Source): Source | null {
    const importerPath = path.join(this.root, importer.file);
    const stems = from.startsWith(".") ? [path.resolve(path.dirname(importerPath), from)] : this.#aliased(from);
    for (const stem of stems) {
      const bare = stem.replace(/\.[cm]?jsx?$/, "");
      for (const candidate of [stem, ...[bare, stem].flatMap((base) => ENDINGS.map((ending) => base + ending)), ...ENDINGS.map((ending) => path.join(stem, `index${ending}`))]) {
        if (this.#byPath.has(candidate)) return this.source(candidate);
      }
    }
    return null;
  }

  /** `@/lib/tools`, `~/tools` and `#tools`, below any folder: whichever file ends like that first. */
  #aliased(from: string): string[] {
    const tail = /^(?:@\/|~\/?|#|@[\w-]*\/)(.+)$/.exec(from)?.[1]?.replace(/\.[cm]?jsx?$/, "");
    if (!tail) return [];
    return this.files.filter((file) => file.replace(CODE, "").endsWith(`/${tail}`) || file.replace(/\/index\.[cm]?[jt]sx?$/, "").endsWith(`/${tail}`)).map((file) => file);
  }

  #parse(absolute: string): Source | null {
    const text = readFileSync(absolute, "utf8").replace(/^\uFEFF/, "");
    const file = path.relative(this.root, absolute).split(path.sep).join("/");
    try {
      const { ast } = parseForESLint(text, { range: true, loc: true, sourceType: "module", ecmaFeatures: { jsx: /x$/.test(file) || /\.[cm]?js$/.test(file) } });
      linkParents(ast);
      return { file, text, ast, ...importsOf(ast), dependencies: this.#dependenciesOf(path.dirname(absolute)) };
    } catch {
      // What does not parse holds no tool that anyone can run; the caller says how many files that were.
      return null;
    }
  }

  #dependenciesOf(folder: string): ReadonlySet<string> {
    const known = this.#manifests.get(folder);
    if (known) return known;
    const manifest = manifestIn(folder);
    const names = new Set(manifest?.depends);
    if (manifest?.name) names.add(manifest.name);
    // A package of the same workspace brings what it depends on.
    for (const name of [...names]) for (const one of this.#workspace.get(name) ?? []) names.add(one);
    if (folder !== this.root) for (const name of this.#dependenciesOf(path.dirname(folder))) names.add(name);
    this.#manifests.set(folder, names);
    return names;
  }
}

const foldersUpTo = (root: string, folder: string): string[] => (folder === root || folder.length <= root.length ? [root] : [folder, ...foldersUpTo(root, path.dirname(folder))]);

function manifestIn(folder: string): { readonly name: string | null; readonly depends: ReadonlySet<string> } | null {
  const file = path.join(folder, "package.json");
  if (!existsSync(file)) return null;
  try {
    const read = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    const depends = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].flatMap((key) => Object.keys(read[key] ?? {}));
    return { name: typeof read.name === "string" ? read.name : null, depends: new Set(depends) };
  } catch {
    // A template of a manifest is no JSON and names nothing.
    return null;
  }
}

const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

function importsOf(ast: TSESTree.Program): Pick<Source, "imports" | "specifiers"> {
  const imports = new Map<string, Import>();
  const specifiers = new Set<string>();
  visit(ast, (node) => {
    if (node.type === "ImportDeclaration") {
      specifiers.add(node.source.value);
      for (const one of node.specifiers) {
        const name = one.type === "ImportDefaultSpecifier" ? "default" : one.type === "ImportNamespaceSpecifier" ? "*" : one.imported.type === "Identifier" ? one.imported.name : one.imported.value;
        imports.set(one.local.name, { from: node.source.value, name });
      }
    } else if ((node.type === "ExportAllDeclaration" || node.type === "ExportNamedDeclaration") && node.source) {
      specifiers.add(node.source.value);
    } else if (node.type === "VariableDeclarator" && node.init) {
      const call = node.init.type === "AwaitExpression" ? node.init.argument : node.init;
      const from = call.type === "CallExpression" && call.callee.type === "Identifier" && call.callee.name === "require" ? call.arguments[0] : call.type === "ImportExpression" ? call.source : null;
      if (from?.type !== "Literal" || typeof from.value !== "string") return;
      specifiers.add(from.value);
      if (node.id.type === "Identifier") imports.set(node.id.name, { from: from.value, name: "*" });
      if (node.id.type === "ObjectPattern") {
        for (const property of node.id.properties) {
          if (property.type === "Property" && property.key.type === "Identifier" && property.value.type === "Identifier") imports.set(property.value.name, { from: from.value, name: property.key.name });
        }
      }
    }
  });
  return { imports, specifiers };
}

/** Calls `each` with every node below `root`, parents first; `each` returns false to leave a part out. */
export function visit(root: Node, each: (node: Node) => boolean | void): void {
  if (each(root) === false) return;
  for (const child of childrenOf(root)) visit(child, each);
}

function* childrenOf(node: Node): Iterable<Node> {
  for (const key in node) {
    if (key === "parent" || key === "loc" || key === "range") continue;
    const value = (node as unknown as Record<string, unknown>)[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null && typeof (child as { type?: unknown }).type === "string") yield child as Node;
    }
  }
}

function linkParents(root: Node): void {
  for (const child of childrenOf(root)) {
    (child as { parent?: Node }).parent = root;
    linkParents(child);
  }
}
