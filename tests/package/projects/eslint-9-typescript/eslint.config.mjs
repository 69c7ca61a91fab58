// @ts-check
import { defineConfig } from "eslint/config";
import mcpTools from "eslint-plugin-mcp-tools";
import tseslint from "typescript-eslint";

export default defineConfig(
  tseslint.configs.base,
  mcpTools.configs.recommended,
  { files: ["strict/**"], extends: [mcpTools.configs.strict] },
  { files: ["**/*.ts"], plugins: { "mcp-tools": mcpTools }, extends: ["mcp-tools/recommended"] },
);
