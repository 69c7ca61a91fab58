import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-vague-description.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-vague-description", rule, {
    valid: [
      {
        name: "says more",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "State and lines of one order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "the name again",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "Gets an order by its ID." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "name",
            data: {"tool":"\"get_order\"","words":"Gets an order by its ID."},
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 75,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-vague-description", rule, {
    valid: [
      {
        name: "a word more than the name",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("list_orders", { description: "Lists orders with pagination support" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "Chinese",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "按订单号查询一个订单的状态和商品明细" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "an empty one is the fault of require-tool-description",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "one that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { about } from "./about.js";
server.registerTool("get_order", { description: about }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "fewer words are enough",
        filename: "server.ts",
        options: [{"minWords":2}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "Order state" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "what comes back",
        filename: "server.ts",
        options: [{"parts":true}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("pack_order", { description: "Packs one order and returns its parcel number." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "when to use it",
        filename: "server.ts",
        options: [{"parts":true}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("pack_order", { description: "Packs one order, for use once it is paid." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a placeholder",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "TODO: describe what this returns and when to use it" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "placeholder",
            data: {"tool":"\"get_order\"","words":"TODO: describe what this returns and when to use it"},
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 102,
          },
        ],
      },
      {
        name: "three words",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "Order state lookup" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "short",
            data: {"tool":"\"get_order\"","words":"Order state lookup"},
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 69,
          },
        ],
      },
      {
        name: "two Chinese words",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "查询天气" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "short",
            data: {"tool":"\"get_order\"","words":"查询天气"},
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 55,
          },
        ],
      },
      {
        name: "without the parts",
        filename: "server.ts",
        options: [{"parts":true}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("pack_order", { description: "Packs one order into a parcel." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "parts",
            data: {"tool":"\"pack_order\"","words":"Packs one order into a parcel."},
            line: 6,
            column: 37,
            endLine: 6,
            endColumn: 82,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("no-vague-description", rule, {
    valid: [
      {
        name: "says more",
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
        name: "the name again",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "Get the order.",
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
            messageId: "name",
            data: {"tool":"\"get_order\"","words":"Get the order."},
            line: 5,
            column: 22,
            endLine: 5,
            endColumn: 38,
          },
        ],
      },
    ],
  });
});
