import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-unbounded-output.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-unbounded-output", rule, {
    valid: [
      {
        name: "a limit",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = ["ORD-1"];
server.registerTool("list_orders", { inputSchema: { limit: z.number() } }, async ({ limit }) => ({ content: [{ type: "text", text: orders.slice(0, limit).join() }] }));
`,
      },
    ],
    invalid: [
      {
        name: "all of them",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = ["ORD-1"];
server.registerTool("list_orders", {}, async () => ({ content: [{ type: "text", text: orders.join() }] }));
`,
        errors: [
          {
            messageId: "unbounded",
            data: {"tool":"\"list_orders\""},
            line: 7,
            column: 21,
            endLine: 7,
            endColumn: 34,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-unbounded-output", rule, {
    valid: [
      {
        name: "a page",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("list_orders", { inputSchema: { page: z.number().optional() } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a bound in the handler",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = ["ORD-1"];
server.registerTool("list_orders", {}, async () => ({ content: [{ type: "text", text: orders.slice(0, 50).join() }] }));
`,
      },
      {
        name: "a bound in a helper",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = ["ORD-1"];
const latest = () => orders.slice(0, 50);
server.registerTool("list_orders", {}, async () => ({ content: [{ type: "text", text: latest().join() }] }));
`,
      },
      {
        name: "a bound in the description",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = ["ORD-1"];
server.registerTool("list_orders", { description: "The orders of today, at most 100." }, async () => ({ content: [{ type: "text", text: orders.join() }] }));
`,
      },
      {
        name: "a short list by nature",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("list_categories", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a handler that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { all } from "./all.js";
server.registerTool("list_orders", {}, all);
`,
      },
      {
        name: "one thing",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a search",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = ["ORD-1"];
server.registerTool("search_orders", { inputSchema: { customer: z.string() } }, async ({ customer }) => ({ content: [{ type: "text", text: orders.filter((one) => one === customer).join() }] }));
`,
        errors: [
          {
            messageId: "unbounded",
            data: {"tool":"\"search_orders\""},
            line: 7,
            column: 21,
            endLine: 7,
            endColumn: 36,
          },
        ],
      },
      {
        name: "get_all",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = ["ORD-1"];
server.registerTool("get_all_orders", {}, async () => ({ content: [{ type: "text", text: orders.join() }] }));
`,
        errors: [
          {
            messageId: "unbounded",
            data: {"tool":"\"get_all_orders\""},
            line: 7,
            column: 21,
            endLine: 7,
            endColumn: 37,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("no-unbounded-output", rule, {
    valid: [
      {
        name: "a cursor",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "list_orders",
      "description": "Orders of a shop.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "cursor": {
            "type": "string"
          }
        }
      }
    }
  ]
}
`,
      },
    ],
    invalid: [
      {
        name: "all of them",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "list_orders",
      "description": "All orders of a shop.",
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
            messageId: "unbounded",
            data: {"tool":"\"list_orders\""},
            line: 4,
            column: 15,
            endLine: 4,
            endColumn: 28,
          },
        ],
      },
    ],
  });
});
