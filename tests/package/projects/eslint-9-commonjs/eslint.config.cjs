const { defineConfig } = require("eslint/config");
const mcpTools = require("eslint-plugin-mcp-tools");

module.exports = defineConfig({
  files: ["**/*.js"],
  plugins: { "mcp-tools": mcpTools },
  extends: ["mcp-tools/recommended"],
});
