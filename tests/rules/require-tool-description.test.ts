import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/require-tool-description.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("require-tool-description", rule, {
    valid: [
      {
        name: "tool with a text",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return { content: [{ type: "text", text: id }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "CommonJS",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.tool("list_orders", async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 4,
            column: 13,
            endLine: 4,
            endColumn: 26,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("require-tool-description", rule, {
    valid: [
      {
        name: "registerTool",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a constant",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const ABOUT = "All orders.";
const server = new McpServer({ name: "orders", version: "1.0.0" });
server.tool("list_orders", ABOUT, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a description that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { description: about() }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a description with a value",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { description: \`\${about}\` }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "another object with registerTool",
        filename: "server.ts",
        code: `const shed = open();
shed.registerTool("rake", {}, () => 1);
`,
      },
      {
        name: "a low-level tool",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  return { content: [{ type: "text", text: "x" }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "registerTool without one",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { inputSchema: {} }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 4,
            column: 21,
            endLine: 4,
            endColumn: 34,
          },
        ],
      },
      {
        name: "an empty one",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { description: "" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "empty",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 4,
            column: 38,
            endLine: 4,
            endColumn: 53,
          },
        ],
      },
      {
        name: "one of spaces",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { description: "  " }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "empty",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 4,
            column: 38,
            endLine: 4,
            endColumn: 55,
          },
        ],
      },
      {
        name: "only a title",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { title: "List orders" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 4,
            column: 21,
            endLine: 4,
            endColumn: 34,
          },
        ],
      },
      {
        name: "tool(name, handler)",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.tool("list_orders", async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 4,
            column: 13,
            endLine: 4,
            endColumn: 26,
          },
        ],
      },
      {
        name: "tool(name, shape, handler)",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.tool("get_order", { id: z.string() }, async ({ id }) => ({ content: [{ type: "text", text: id }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"get_order"', elsewhere: "" },
            line: 5,
            column: 13,
            endLine: 5,
            endColumn: 24,
          },
        ],
      },
      {
        name: "tool(name, annotations, handler)",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.tool("list_orders", { readOnlyHint: true }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 4,
            column: 13,
            endLine: 4,
            endColumn: 26,
          },
        ],
      },
      {
        name: "SDK v2",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 4,
            column: 21,
            endLine: 4,
            endColumn: 34,
          },
        ],
      },
      {
        name: "a low-level tool",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "list_orders", inputSchema: { type: "object" } }],
}));
server.setRequestHandler(CallToolRequestSchema, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"list_orders"', elsewhere: "" },
            line: 6,
            column: 13,
            endLine: 6,
            endColumn: 32,
          },
        ],
      },
      {
        name: "two tools",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const answer = async () => ({ content: [{ type: "text" as const, text: "ORD-1" }] });
server.registerTool("first_order", {}, answer);
server.registerTool("last_order", {}, answer);
`,
        errors: [
          {
            messageId: "missing",
            data: { tool: '"first_order"', elsewhere: "" },
            line: 5,
            column: 21,
            endLine: 5,
            endColumn: 34,
          },
          {
            messageId: "missing",
            data: { tool: '"last_order"', elsewhere: "" },
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 33,
          },
        ],
      },
    ],
  });
});
