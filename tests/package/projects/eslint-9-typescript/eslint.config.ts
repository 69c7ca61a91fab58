import type { Linter } from "eslint";
import { defineConfig } from "eslint/config";
import mcpTools from "eslint-plugin-mcp-tools";
import tseslint from "typescript-eslint";

const preset: Linter.Config[] = mcpTools.configs.strict;

export default defineConfig([
  tseslint.configs.base,
  ...mcpTools.configs.recommended,
  { files: ["strict/**"], extends: [preset] },
  { files: ["**/*.ts"], plugins: { "mcp-tools": mcpTools }, extends: ["mcp-tools/recommended"] },
]);
