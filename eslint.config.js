import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import eslintPlugin from "eslint-plugin-eslint-plugin";
import tseslint from "typescript-eslint";

/**
 * Imports run one way. What a file imports from outside its own part of the tree must be listed.
 *
 * `up` is how many steps lead from the files out of their part, to where the listed paths start (0: the part is the file
 * itself). Packages are allowed or not as a whole.
 */
function imports(files, { up, allowed, packages = true }) {
  const out = up === 0 ? "^(?:\\./|\\.\\./)" : `^(?:\\.\\./){${up}}`;
  const listed = allowed.map((path) => path.replaceAll(".", "\\.")).join("|") || "(?!)";
  const message = "Imports run one way: docs/architecture.md says what this file may import.";
  const patterns = [{ regex: `${out}(?!${listed})`, message }];
  if (!packages) patterns.push({ regex: "^[^.]", message });
  return { files, rules: { "no-restricted-imports": ["error", { patterns }] } };
}

/** The same for a folder and all that lie in it, however deep. */
const folder = (name, allowed, packages) =>
  [1, 2, 3, 4].map((up) => imports([`${name}/${"*/".repeat(up - 1)}*.ts`], { up, allowed, packages }));

export default defineConfig(
  globalIgnores(["dist/", "coverage/", "docs/demo/", "tests/*/fixtures/", "tests/frontends/*/*/", "tests/package/projects/"]),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      // The compiler says this, and knows which names start with an underscore on purpose.
      "@typescript-eslint/no-unused-vars": "off",
      eqeqeq: "error",
      "no-restricted-syntax": [
        "error",
        { selector: "Program > ExpressionStatement > AwaitExpression", message: "require() cannot load a module with top-level await." },
      ],
    },
  },
  { files: ["src/**"], rules: { "max-lines": ["error", { max: 400, skipBlankLines: false, skipComments: false }] } },
  {
    files: ["rules/**"],
    plugins: { "eslint-plugin": eslintPlugin },
    rules: {
      "max-lines": ["error", { max: 150, skipBlankLines: false, skipComments: false }],
      "eslint-plugin/no-incomplete-meta-schema": "error",
      "eslint-plugin/no-incorrect-meta-schema": "error",
      "eslint-plugin/no-meta-schema-default": "error",
      "eslint-plugin/prefer-object-rule": "error",
      "eslint-plugin/report-message-format": ["error", "\\.$"],
      "eslint-plugin/require-meta-docs-description": ["error", { pattern: "^(?:disallow|require|enforce|report) .*[^.]$" }],
      "eslint-plugin/require-meta-schema": "error",
      "eslint-plugin/require-meta-schema-description": "error",
      "eslint-plugin/require-meta-type": "error",
    },
  },
  {
    files: ["tests/rules/**"],
    plugins: { "eslint-plugin": eslintPlugin },
    rules: {
      "eslint-plugin/no-identical-tests": "error",
      "eslint-plugin/no-only-tests": "error",
      "eslint-plugin/prefer-output-null": "error",
      "eslint-plugin/require-test-error-positions": "error",
    },
  },
  {
    files: ["**/{util,utils,helper,helpers}.*", "**/{util,utils,helper,helpers}/**"],
    rules: {
      "no-restricted-syntax": ["error", { selector: "Program", message: "Name the file after the concept it holds." }],
    },
  },

  // index, cli → plugin (index also the types of settings) → configs, generated, frontends (languages)
  imports(["src/index.ts"], { up: 0, allowed: ["plugin.js", "settings.js"], packages: false }),
  imports(["src/cli.ts"], { up: 0, allowed: ["plugin.js", "cli/"] }),
  folder("src/cli", ["plugin.js", "configs.js", "frontends/", "model/", "printable.js"]),
  imports(["src/plugin.ts"], { up: 0, allowed: ["configs.js", "generated/", "frontends/"] }),
  imports(["src/configs.ts"], { up: 0, allowed: ["rule.js"] }),
  // generated → rules · rules → rule, model, wording, sdk
  imports(["src/generated/*.ts"], { up: 1, allowed: ["../rules/", "rule.js"], packages: false }),
  imports(["rules/*.ts"], {
    up: 1,
    allowed: ["src/rule.js", "src/model/", "src/wording/", "src/sdk/"],
    packages: false,
  }),
  // rule → frontends/read, settings, model
  imports(["src/rule.ts"], { up: 0, allowed: ["frontends/read.js", "settings.js", "model/", "printable.js"] }),
  // settings → sdk
  imports(["src/settings.ts"], { up: 0, allowed: ["sdk/"], packages: false }),
  imports(["src/printable.ts"], { up: 0, allowed: [], packages: false }),
  // frontends → model, wording, sdk, settings · wording, sdk → model · model → nothing
  folder("src/frontends", ["model/", "wording/", "sdk/", "settings.js"]),
  folder("src/wording", ["model/"], false),
  folder("src/sdk", ["model/"], false),
  folder("src/model", [], false),
);
