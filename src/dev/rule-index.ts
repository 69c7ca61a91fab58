/** The index of rules, as computed from the files in `rules/`. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project.js";

/** Ids of all rules, which are the names of their files, sorted. */
export function ruleIds(): string[] {
  return readdirSync(path.join(projectRoot, "rules"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.basename(file, ".ts"))
    .sort();
}

/** The source of the rule index. */
export function indexOf(ids: readonly string[]): string {
  const imports = ids.map((id) => `import ${camelCase(id)} from "../../rules/${id}.js";`);
  const entries = ids.map((id) => `  "${id}": ${camelCase(id)},`);
  return [
    "// Written by `npm run generate` from the files in rules/: do not edit.",
    ...imports,
    'import type { McpRule } from "../rule.js";',
    "",
    "export const rules = {",
    ...entries,
    "} satisfies Record<string, McpRule>;",
    "",
  ].join("\n");
}

const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
