import type { ESLint, Linter } from "eslint";
import type { McpRule, PresetEntry } from "./rule.js";

export type PresetName = PresetEntry["preset"];

/** The prefix that the presets give the plugin, and that `extends: ["mcp-tools/recommended"]` expects. */
export const PREFIX = "mcp-tools";

/** What the presets apply to. Every entry carries it, since a rule that runs on a foreign language is a fault of the config. */
export const FILES = "**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}";

/** The presets that the plugin offers so far. */
export const SHIPPED = ["recommended", "strict"] as const satisfies readonly PresetName[];

export type ShippedPreset = (typeof SHIPPED)[number];

/** The shipped presets. Each is a list of config entries that name the files they are for and leave the parser to the user. */
export function presetsOf(plugin: ESLint.Plugin, rules: readonly McpRule[]): Record<ShippedPreset, Linter.Config[]> {
  const preset = (name: ShippedPreset): Linter.Config[] => [
    { name: `${PREFIX}/${name}`, files: [FILES], plugins: { [PREFIX]: plugin }, rules: rulesIn(name, rules) },
  ];
  return { recommended: preset("recommended"), strict: preset("strict") };
}

/** The rules of a preset with severity and options, keyed as in a config, in the order in which they are given. */
export function rulesIn(preset: PresetName, rules: readonly McpRule[]): Linter.RulesRecord {
  const record: Linter.RulesRecord = {};
  for (const rule of rules) {
    const entry = preset === "strict" ? strictEntry(rule) : rule.presets.find((candidate) => candidate.preset === preset);
    if (entry) record[`${PREFIX}/${rule.id}`] = entry.options ? [entry.severity, ...entry.options] : entry.severity;
  }
  return record;
}

/** Strict holds every rule: as severe as in recommended, else a warning; with its own options where the rule sets some. */
function strictEntry(rule: McpRule): Pick<PresetEntry, "severity" | "options"> {
  const recommended = rule.presets.find((entry) => entry.preset === "recommended");
  const strict = rule.presets.find((entry) => entry.preset === "strict");
  const options = strict?.options ?? recommended?.options;
  return { severity: recommended?.severity ?? "warn", ...(options && { options }) };
}
