import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/valid-meta.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("valid-meta", rule, {
    valid: [
      {
        name: "a key of a vendor",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "com.example/panel": "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a string",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "anthropic/alwaysLoad": "true" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "value",
            data: {"tool":"\"get_order\"","key":"anthropic/alwaysLoad","wants":"true or false","consequence":"the tool is loaded on demand as ever","write":"true"},
            line: 6,
            column: 45,
            endLine: 6,
            endColumn: 75,
            suggestions: [
              { messageId: "boolean", output: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "anthropic/alwaysLoad": true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("valid-meta", rule, {
    valid: [
      {
        name: "right values",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "anthropic/maxResultSizeChars": 500_000, "anthropic/alwaysLoad": false, "anthropic/requiresUserInteraction": true, "anthropic/searchHint": "orders" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "keys of others",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "openai/toolInvocation/invoking": "…", "com.example.mcp/panel": 1, ui: { resourceUri: "ui://orders" }, traceparent: "00-1" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a value that is computed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { size } from "./size.js";
server.registerTool("get_order", { _meta: { "anthropic/maxResultSizeChars": size } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a near miss",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "anthropic/alwaysload": true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "misspelt",
            data: {"tool":"\"get_order\"","key":"anthropic/alwaysload","meant":"anthropic/alwaysLoad"},
            line: 6,
            column: 45,
            endLine: 6,
            endColumn: 73,
            suggestions: [
              { messageId: "spell", data: {"meant":"anthropic/alwaysLoad"}, output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "anthropic/alwaysLoad": true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
      {
        name: "over the ceiling",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "anthropic/maxResultSizeChars": 600000 } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "value",
            data: {"tool":"\"get_order\"","key":"anthropic/maxResultSizeChars","wants":"a number of at most 500,000","consequence":"the limit is 500,000 all the same","write":"500000 or less"},
            line: 6,
            column: 45,
            endLine: 6,
            endColumn: 83,
          },
        ],
      },
      {
        name: "not true",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "anthropic/requiresUserInteraction": false } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "value",
            data: {"tool":"\"get_order\"","key":"anthropic/requiresUserInteraction","wants":"true and nothing else","consequence":"it does not ask the user","write":"true, or remove it"},
            line: 6,
            column: 45,
            endLine: 6,
            endColumn: 87,
          },
        ],
      },
      {
        name: "a reserved prefix",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "io.modelcontextprotocol/priority": 1 } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "reserved",
            data: {"tool":"\"get_order\"","key":"io.modelcontextprotocol/priority"},
            line: 6,
            column: 45,
            endLine: 6,
            endColumn: 82,
            suggestions: [
              { messageId: "drop", data: {"key":"io.modelcontextprotocol/priority"}, output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: {  } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
      {
        name: "a label that begins with a digit",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { "9lives.example/scan": 1, other: 2 } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "malformed",
            data: {"tool":"\"get_order\"","key":"9lives.example/scan"},
            line: 6,
            column: 45,
            endLine: 6,
            endColumn: 69,
            suggestions: [
              { messageId: "drop", data: {"key":"9lives.example/scan"}, output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { _meta: { other: 2 } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
` },
            ],
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("valid-meta", rule, {
    valid: [
      {
        name: "a key of a vendor",
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
      "_meta": {
        "com.example/panel": 1
      }
    }
  ]
}
`,
      },
    ],
    invalid: [
      {
        name: "a near miss",
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
      "_meta": {
        "anthropic/maxResultSizeChar": 1000
      }
    }
  ]
}
`,
        errors: [
          {
            messageId: "misspelt",
            data: {"tool":"\"get_order\"","key":"anthropic/maxResultSizeChar","meant":"anthropic/maxResultSizeChars"},
            line: 11,
            column: 9,
            endLine: 11,
            endColumn: 44,
            suggestions: [
              { messageId: "spell", data: {"meant":"anthropic/maxResultSizeChars"}, output: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      },
      "_meta": {
        "anthropic/maxResultSizeChars": 1000
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
