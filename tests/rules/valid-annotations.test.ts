import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/valid-annotations.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("valid-annotations", rule, {
    valid: [
      {
        name: "right",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "misspelt",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readonlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "misspelt",
            data: {"tool":"\"get_order\"","key":"readonlyHint","meant":"readOnlyHint"},
            line: 6,
            column: 51,
            endLine: 6,
            endColumn: 69,
            suggestions: [
              { messageId: "spell", data: {"meant":"readOnlyHint"}, output: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("valid-annotations", rule, {
    valid: [
      {
        name: "all of them",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { title: "One", readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a hint that is computed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const isSafe = process.env.SAFE === "1";
server.registerTool("get_order", { annotations: { readOnlyHint: isSafe } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "annotations that are not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { hints } from "./hints.js";
server.registerTool("get_order", { annotations: hints }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "snake case, in quotes",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { "read_only_hint": true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "misspelt",
            data: {"tool":"\"get_order\"","key":"read_only_hint","meant":"readOnlyHint"},
            line: 6,
            column: 51,
            endLine: 6,
            endColumn: 73,
            suggestions: [
              { messageId: "spell", data: {"meant":"readOnlyHint"}, output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { "readOnlyHint": true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
      {
        name: "without its ending",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("drop_order", "Drop an order.", { id: z.string() }, { destructive: true, idempotentHint: false } as object, async () => ({ content: [] }));
`,
        errors: [
          {
            messageId: "misspelt",
            data: {"tool":"\"drop_order\"","key":"destructive","meant":"destructiveHint"},
            line: 6,
            column: 67,
            endLine: 6,
            endColumn: 84,
            suggestions: [
              { messageId: "spell", data: {"meant":"destructiveHint"}, output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("drop_order", "Drop an order.", { id: z.string() }, { destructiveHint: true, idempotentHint: false } as object, async () => ({ content: [] }));
` },
            ],
          },
        ],
      },
      {
        name: "a string",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: "true" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "notBoolean",
            data: {"tool":"\"get_order\"","key":"readOnlyHint"},
            line: 6,
            column: 51,
            endLine: 6,
            endColumn: 71,
            suggestions: [
              { messageId: "boolean", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
      {
        name: "a number",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: 1 } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "notBoolean",
            data: {"tool":"\"get_order\"","key":"readOnlyHint"},
            line: 6,
            column: 51,
            endLine: 6,
            endColumn: 66,
          },
        ],
      },
      {
        name: "an unknown key",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true, category: "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "unknown",
            data: {"tool":"\"get_order\"","key":"category","others":""},
            line: 6,
            column: 71,
            endLine: 6,
            endColumn: 89,
            suggestions: [
              { messageId: "drop", data: {"key":"category"}, output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
      {
        name: "a key of the project's own, in every tool",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true, category: "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("list_orders", { annotations: { readOnlyHint: true, category: "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("find_orders", { annotations: { readOnlyHint: true, category: "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "unknown",
            data: {"tool":"\"get_order\"","key":"category","others":", like 2 other tools,"},
            line: 6,
            column: 71,
            endLine: 6,
            endColumn: 89,
            suggestions: [
              { messageId: "drop", data: {"key":"category"}, output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("list_orders", { annotations: { readOnlyHint: true, category: "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("find_orders", { annotations: { readOnlyHint: true, category: "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
      {
        name: "an unknown key alone",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { category: "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "unknown",
            data: {"tool":"\"get_order\"","key":"category","others":""},
            line: 6,
            column: 51,
            endLine: 6,
            endColumn: 69,
            suggestions: [
              { messageId: "drop", data: {"key":"category"}, output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: {  } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("valid-annotations", rule, {
    valid: [
      {
        name: "right",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      },
      "annotations": {
        "readOnlyHint": true
      }
    }
  ]
}
`,
      },
    ],
    invalid: [
      {
        name: "misspelt and a string",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      },
      "annotations": {
        "readOnly": true,
        "destructiveHint": "false"
      }
    }
  ]
}
`,
        errors: [
          {
            messageId: "misspelt",
            data: {"tool":"\"get_order\"","key":"readOnly","meant":"readOnlyHint"},
            line: 11,
            column: 9,
            endLine: 11,
            endColumn: 25,
            suggestions: [
              { messageId: "spell", data: {"meant":"readOnlyHint"}, output: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      },
      "annotations": {
        "readOnlyHint": true,
        "destructiveHint": "false"
      }
    }
  ]
}
` },
            ],
          },
          {
            messageId: "notBoolean",
            data: {"tool":"\"get_order\"","key":"destructiveHint"},
            line: 12,
            column: 9,
            endLine: 12,
            endColumn: 35,
            suggestions: [
              { messageId: "boolean", output: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      },
      "annotations": {
        "readOnly": true,
        "destructiveHint": false
      }
    }
  ]
}
` },
            ],
          },
        ],
      },
    ],
  });
});
