import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-duplicate-tool-name.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-duplicate-tool-name", rule, {
    valid: [
      {
        name: "two names",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("list_orders", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "twice in CommonJS",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "twice",
            data: {"name":"get_order","first":"line 6","consequence":"the SDK throws \"Tool … is already registered\", and the server does not start"},
            line: 7,
            column: 21,
            endLine: 7,
            endColumn: 32,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-duplicate-tool-name", rule, {
    valid: [
      {
        name: "two servers",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const other = new McpServer({ name: "stock", version: "1.0.0" });
server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
other.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "one or the other",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

if (process.env.DEMO) {
  server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
} else {
  server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
}
`,
      },
      {
        name: "a branch that returns",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

export function make(demo: boolean) {
const server = new McpServer({ name: "orders", version: "1.0.0" });

if (demo) {
  server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
  return server;
}
server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
return server;
}
`,
      },
      {
        name: "two functions",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

export function one() {
  server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
}
export function two() {
  server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
}
`,
      },
      {
        name: "names that differ in case",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("Get_Order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "SDK v2 throws",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "twice",
            data: {"name":"get_order","first":"line 6","consequence":"the SDK throws \"Tool … is already registered\", and the server does not start"},
            line: 7,
            column: 21,
            endLine: 7,
            endColumn: 32,
          },
        ],
      },
      {
        name: "a list",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object" } },
    { name: "get_order", description: "The same.", inputSchema: { type: "object" } },
  ],
}));
`,
        errors: [
          {
            messageId: "twice",
            data: {"name":"get_order","first":"line 8","consequence":"the model cannot tell them apart, and only one of them is ever called"},
            line: 9,
            column: 7,
            endLine: 9,
            endColumn: 24,
          },
        ],
      },
      {
        name: "fastmcp keeps the last",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";

const server = new FastMCP({ name: "orders", version: "1.0.0" });
server.addTool({ name: "get_order", description: "One order.", execute: async () => "ORD-1" });
server.addTool({ name: "get_order", description: "The same.", execute: async () => "ORD-2" });
`,
        errors: [
          {
            messageId: "twice",
            data: {"name":"get_order","first":"line 4","consequence":"the last one is listed, and the others are gone without a word"},
            line: 5,
            column: 18,
            endLine: 5,
            endColumn: 35,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("no-duplicate-tool-name", rule, {
    valid: [
      {
        name: "two names",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      }
    },
    {
      "name": "list_orders",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      }
    }
  ]
}
`,
      },
    ],
    invalid: [
      {
        name: "twice",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      }
    },
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      }
    }
  ]
}
`,
        errors: [
          {
            messageId: "twice",
            data: {"name":"get_order","first":"line 4","consequence":"the model cannot tell them apart, and only one of them is ever called"},
            line: 12,
            column: 15,
            endLine: 12,
            endColumn: 26,
          },
        ],
      },
    ],
  });
});
