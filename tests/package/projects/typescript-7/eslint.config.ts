import { defineConfig } from "eslint/config";
import mcpTools from "eslint-plugin-mcp-tools";

export default defineConfig({
  files: ["**/*.js"],
  plugins: { "mcp-tools": mcpTools },
  extends: ["mcp-tools/recommended"],
});
