import plugin from "./plugin.js";

// The second name is what `require()` of an ES module returns.
export { plugin as default, plugin as "module.exports" };
export type { McpToolsSettings, PartName, PartPosition, ToolFunction } from "./settings.js";
