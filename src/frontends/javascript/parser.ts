import { createRequire } from "node:module";
import type { Linter } from "eslint";

let parser: Linter.Parser | null = null;

/**
 * Our own TypeScript parser, loaded on first need: the plugin itself has to load where it cannot run, beside a TypeScript
 * that it does not know.
 *
 * @throws Error with one sentence that says what to do, if the parser cannot be loaded.
 */
export function loadParser(): Linter.Parser {
  if (parser) return parser;
  try {
    parser = loadBesideItsTypeScript();
    return parser;
  } catch (error) {
    throw new Error(
      "The TypeScript parser could not be loaded. Run npm install again, so that @typescript-eslint/parser and typescript >=5 <6.1 stand beside eslint-plugin-mcp-tools.",
      { cause: error },
    );
  }
}

/**
 * The parser stands on ts-api-utils, and a package manager may put that beside the project's TypeScript and the parser
 * beside ours. TypeScript 7 has nothing that ts-api-utils could use, so while they load, both get the parser's TypeScript.
 */
function loadBesideItsTypeScript(): Linter.Parser {
  const require = createRequire(import.meta.url);
  const load = (): Linter.Parser => require("@typescript-eslint/parser") as Linter.Parser;
  const estree = createRequire(require.resolve("@typescript-eslint/parser")).resolve("@typescript-eslint/typescript-estree");
  const own = createRequire(estree).resolve("typescript");
  const foreign = createRequire(createRequire(estree).resolve("ts-api-utils")).resolve("typescript");
  if (foreign === own) return load();

  const before = require.cache[foreign];
  require(own);
  require.cache[foreign] = require.cache[own];
  try {
    return load();
  } finally {
    if (before) require.cache[foreign] = before;
    else delete require.cache[foreign];
  }
}
