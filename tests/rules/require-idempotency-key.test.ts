import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/require-idempotency-key.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("require-idempotency-key", rule, {
    valid: [
      {
        name: "a read",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", {}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a creator",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = [];
server.registerTool("create_order", { inputSchema: { lines: z.string() } }, async ({ lines }) => {
  orders.push(lines);
  return { content: [{ type: "text", text: "created" }] };
});
`,
        errors: [
          {
            messageId: "unkeyed",
            data: {"tool":"\"create_order\"","verb":"create"},
            line: 7,
            column: 21,
            endLine: 7,
            endColumn: 35,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("require-idempotency-key", rule, {
    valid: [
      {
        name: "a key",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { create } from "./create.js";
server.registerTool("create_order", { inputSchema: { request_id: z.string(), lines: z.string() } }, create);
`,
      },
      {
        name: "a natural key",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { create } from "./create.js";
server.registerTool("create_branch", { inputSchema: { branch_name: z.string() } }, create);
`,
      },
      {
        name: "a key of one's own",
        filename: "server.ts",
        options: [{"keys":["basket"]}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { create } from "./create.js";
server.registerTool("create_order", { inputSchema: { basket: z.string() } }, create);
`,
      },
      {
        name: "safe already",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { create } from "./create.js";
server.registerTool("create_order", { inputSchema: { lines: z.string() }, annotations: { idempotentHint: true } }, create);
`,
      },
      {
        name: "only computes",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("create_order", { inputSchema: { lines: z.string() } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a text handed back",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { create } from "./create.js";
server.registerTool("create_summary", { inputSchema: { lines: z.string() } }, create);
`,
      },
    ],
    invalid: [
      {
        name: "an address is no key of a mail",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { send } from "./send.js";
server.registerTool("send_mail", { inputSchema: { email: z.string(), text: z.string() } }, send);
`,
        errors: [
          {
            messageId: "unkeyed",
            data: {"tool":"\"send_mail\"","verb":"send"},
            line: 7,
            column: 21,
            endLine: 7,
            endColumn: 32,
          },
        ],
      },
      {
        name: "the key of something else",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { create } from "./create.js";
server.registerTool("create_task", { inputSchema: { project_id: z.string(), text: z.string() } }, create);
`,
        errors: [
          {
            messageId: "unkeyed",
            data: {"tool":"\"create_task\"","verb":"create"},
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

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("require-idempotency-key", rule, {
    valid: [
      {
        name: "a read",
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
        name: "a sender",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "send_mail",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "text": {
            "type": "string"
          }
        }
      }
    }
  ]
}
`,
        errors: [
          {
            messageId: "unkeyed",
            data: {"tool":"\"send_mail\"","verb":"send"},
            line: 4,
            column: 15,
            endLine: 4,
            endColumn: 26,
          },
        ],
      },
    ],
  });
});
