import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/max-tools.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("max-tools", rule, {
    valid: [
      {
        name: "two",
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
        name: "more than one",
        filename: "server.js",
        options: [{"max":1}],
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("list_orders", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "tools",
            data: {"tools":"2","tokens":"35","max":"1"},
            line: 4,
            column: 16,
            endLine: 4,
            endColumn: 67,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("max-tools", rule, {
    valid: [
      {
        name: "as many as allowed",
        filename: "server.ts",
        options: [{"max":2}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("list_orders", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "two servers in one file",
        filename: "server.ts",
        options: [{"max":1}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const other = new McpServer({ name: "stock", version: "1.0.0" });
server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
other.registerTool("list_stock", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "where no server is made",
        filename: "server.ts",
        options: [{"max":1}],
        code: `import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export function register(server: McpServer) {
  server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
  server.registerTool("list_orders", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
}
`,
        errors: [
          {
            messageId: "tools",
            data: {"tools":"2","tokens":"35","max":"1"},
            line: 5,
            column: 23,
            endLine: 5,
            endColumn: 36,
          },
        ],
      },
      {
        name: "too many words",
        filename: "server.ts",
        options: [{"maxTokens":50}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order. One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "tokens",
            data: {"tools":"1","tokens":"100","max":"50"},
            line: 4,
            column: 16,
            endLine: 4,
            endColumn: 67,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("max-tools", rule, {
    valid: [
      {
        name: "one",
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
    }
  ]
}
`,
      },
    ],
    invalid: [
      {
        name: "31",
        filename: "tools.json",
        code: `{"tools":[{"name":"tool_0","inputSchema":{"type":"object"}},{"name":"tool_1","inputSchema":{"type":"object"}},{"name":"tool_2","inputSchema":{"type":"object"}},{"name":"tool_3","inputSchema":{"type":"object"}},{"name":"tool_4","inputSchema":{"type":"object"}},{"name":"tool_5","inputSchema":{"type":"object"}},{"name":"tool_6","inputSchema":{"type":"object"}},{"name":"tool_7","inputSchema":{"type":"object"}},{"name":"tool_8","inputSchema":{"type":"object"}},{"name":"tool_9","inputSchema":{"type":"object"}},{"name":"tool_10","inputSchema":{"type":"object"}},{"name":"tool_11","inputSchema":{"type":"object"}},{"name":"tool_12","inputSchema":{"type":"object"}},{"name":"tool_13","inputSchema":{"type":"object"}},{"name":"tool_14","inputSchema":{"type":"object"}},{"name":"tool_15","inputSchema":{"type":"object"}},{"name":"tool_16","inputSchema":{"type":"object"}},{"name":"tool_17","inputSchema":{"type":"object"}},{"name":"tool_18","inputSchema":{"type":"object"}},{"name":"tool_19","inputSchema":{"type":"object"}},{"name":"tool_20","inputSchema":{"type":"object"}},{"name":"tool_21","inputSchema":{"type":"object"}},{"name":"tool_22","inputSchema":{"type":"object"}},{"name":"tool_23","inputSchema":{"type":"object"}},{"name":"tool_24","inputSchema":{"type":"object"}},{"name":"tool_25","inputSchema":{"type":"object"}},{"name":"tool_26","inputSchema":{"type":"object"}},{"name":"tool_27","inputSchema":{"type":"object"}},{"name":"tool_28","inputSchema":{"type":"object"}},{"name":"tool_29","inputSchema":{"type":"object"}},{"name":"tool_30","inputSchema":{"type":"object"}}]}
`,
        errors: [
          {
            messageId: "tools",
            data: {"tools":"31","tokens":"517","max":"30"},
            line: 1,
            column: 1539,
            endLine: 1,
            endColumn: 1548,
          },
        ],
      },
    ],
  });
});
