import { Linter } from "eslint";
import { FILES, PREFIX } from "../src/configs.js";
import { loadParser } from "../src/frontends/javascript/parser.js";
import plugin from "../src/plugin.js";

/** Every rule as an error with its default options. */
export const ALL_RULES: Linter.RulesRecord = Object.fromEntries(
  Object.keys(plugin.rules).map((id) => [`${PREFIX}/${id}`, "error"]),
);

/** The rules of the preset recommended, as severe as there. */
export const RECOMMENDED: Linter.RulesRecord = plugin.configs.recommended[0]?.rules as Linter.RulesRecord;

export interface Linted {
  readonly rules?: Linter.RulesRecord;
  readonly filename?: string;
  readonly settings?: Record<string, unknown>;
  readonly plugins?: NonNullable<Linter.Config["plugins"]>;
}

export function configOf({ rules = ALL_RULES, settings = {}, plugins = { [PREFIX]: plugin } }: Linted): Linter.Config[] {
  return [
    {
      files: [FILES],
      plugins,
      settings,
      languageOptions: { parser: loadParser() },
      linterOptions: { reportUnusedDisableDirectives: "off" },
      rules,
    },
  ];
}

/** What the rules report on a text, as ESLint does it, by default with every rule on and in TypeScript. */
export function reportsOf(code: string, linted: Linted = {}): Linter.LintMessage[] {
  try {
    return new Linter().verify(code, configOf(linted), { filename: linted.filename ?? "server.ts" });
  } catch (error) {
    // ESLint hangs the tree on the error of a rule, and the test runner cannot pass on anything that deep.
    delete (error as { currentNode?: unknown }).currentNode;
    throw error;
  }
}
