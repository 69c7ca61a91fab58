import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { hints } from "./hints.js";

const server = new McpServer({ name: "tea-house", version: "1.0.0" });
const handler = async () => ({ content: [{ type: "text" as const, text: "T-12" }] });
const shared = { readOnlyHint: true, category: "tea" };

server.registerTool("shared", { description: "A constant.", annotations: shared, _meta: { "anthropic/alwaysLoad": true, ["com.example/" + "panel"]: 1, ui: { uri: "ui://tea" } } }, handler);
server.registerTool("spread", { description: "Some of it is not read.", annotations: { ...hints, destructiveHint: false } }, handler);
server.registerTool("computed", { description: "A value that is not known.", annotations: { readOnlyHint: hints.safe, readonlyHint: "true" }, _meta: hints }, handler);
server.registerTool("none", { description: "Nothing.", annotations: undefined }, handler);
