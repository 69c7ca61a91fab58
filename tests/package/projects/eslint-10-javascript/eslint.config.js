import { defineConfig } from "eslint/config";
import mcpTools from "eslint-plugin-mcp-tools";

export default defineConfig(mcpTools.configs.recommended);
