import type { ESLint, Linter } from "eslint";
import type { McpRule, PresetEntry } from "./rule.js";

export type PresetName = PresetEntry["preset"];

/** The prefix that the presets give the plugin, and that `extends: ["mcp-tools/recommended"]` expects. */
export const PREFIX = "mcp-tools";

/** What the presets apply to. Every entry carries it, since a rule that runs on a foreign language is a fault of the config. */
export const FILES = "**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}";

/** Files that hold a tool list by their name. Others are named in the config of a project. */
export const TOOL_LIST_FILES = "**/{tools,tool-list,*.tools,*.tool-list}.json";

/** The language of tool lists, under the prefix that the presets give the plugin. */
export const TOOL_LIST = `${PREFIX}/tool-list`;

/** The presets that the plugin offers so far. */
export const SHIPPED = ["recommended", "strict", "directory"] as const satisfies readonly PresetName[];

export type ShippedPreset = (typeof SHIPPED)[number];
export type ConfigName = ShippedPreset | "toolList";

/**
 * The shipped presets. Each is a list of config entries that name the files they are for. The one for tool lists brings the
 * language, those for JavaScript leave the parser to the user.
 */
export function presetsOf(plugin: ESLint.Plugin, rules: readonly McpRule[]): Record<ConfigName, Linter.Config[]> {
  const plugins = { [PREFIX]: plugin };
  const javascript = (name: ShippedPreset): Linter.Config[] => [
    { name: `${PREFIX}/${name}`, files: [FILES], plugins, rules: rulesIn(name, rules.filter(speaks("js/js"))) },
  ];
  const toolList: Linter.Config[] = [
    { name: `${PREFIX}/toolList`, files: [TOOL_LIST_FILES], plugins, language: TOOL_LIST, rules: rulesIn("recommended", rules.filter(speaks(TOOL_LIST))) },
  ];
  return { recommended: javascript("recommended"), strict: javascript("strict"), directory: javascript("directory"), toolList };
}

const speaks =
  (language: string) =>
  (rule: McpRule): boolean =>
    (rule.meta as { languages: readonly string[] }).languages.includes(language);

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
