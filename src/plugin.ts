import { createRequire } from "node:module";
import type { ESLint, Linter, Rule } from "eslint";
import { PREFIX, presetsOf, type ConfigName } from "./configs.js";
import { toolListLanguage } from "./frontends/json/language.js";
import { rules } from "./generated/rules.js";

/**
 * The plugin as its users see it. Spelt with ESLint's own types only, so that one declaration fits the types of
 * ESLint 9 and of ESLint 10.
 */
export interface McpToolsPlugin {
  meta: { name: string; version: string; namespace: string };
  rules: Record<string, Rule.RuleModule>;
  languages: NonNullable<ESLint.Plugin["languages"]>;
  configs: Record<ConfigName, Linter.Config[]>;
}

// By its own name, so that the path is the same from the sources and from the built package.
const { name, version } = createRequire(import.meta.url)("eslint-plugin-mcp-tools/package.json") as {
  name: string;
  version: string;
};

const plugin: McpToolsPlugin = {
  meta: { name, version, namespace: PREFIX },
  rules,
  languages: { "tool-list": toolListLanguage as unknown as NonNullable<ESLint.Plugin["languages"]>[string] },
  configs: { recommended: [], strict: [], directory: [], toolList: [] },
};

// The presets hold the plugin and the plugin holds the presets.
Object.assign(plugin.configs, presetsOf(plugin, Object.values(rules)));

export default plugin;
