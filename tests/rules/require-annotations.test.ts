import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/require-annotations.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("require-annotations", rule, {
    valid: [
      {
        name: "a hint in CommonJS",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "no annotations in CommonJS",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "none",
            data: {"tool":"\"get_order\""},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 32,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("require-annotations", rule, {
    valid: [
      {
        name: "one hint is enough",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("add_order", { description: "Add an order.", annotations: { destructiveHint: false } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "hints that are computed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { hints } from "./hints.js";
server.registerTool("get_order", { description: "One order.", annotations: hints }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "hints that are spread in",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { hints } from "./hints.js";
server.registerTool("get_order", { description: "One order.", annotations: { ...hints } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a hint that is misspelt is the fault of valid-annotations",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", annotations: { readonlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a name that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

export const add = (tool: { name: string; description: string }) =>
  server.registerTool(tool.name, { description: tool.description }, async () => ({ content: [] }));
`,
      },
      {
        name: "the directory takes a read with a title",
        filename: "server.ts",
        options: [{"require":"directory"}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { title: "One order", description: "One order.", annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "the directory takes the title among the annotations",
        filename: "server.ts",
        options: [{"require":"directory"}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("drop_order", { description: "Drop an order.", annotations: { title: "Drop order", destructiveHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "all that OpenAI wants",
        filename: "server.ts",
        settings: {"mcp-tools":{"hosts":["openai"]}},
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "only a title",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", annotations: { title: "One order" } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "none",
            data: {"tool":"\"get_order\""},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 32,
          },
        ],
      },
      {
        name: "tool() with a shape",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => ({ content: [{ type: "text", text: id }] }));
`,
        errors: [
          {
            messageId: "none",
            data: {"tool":"\"get_order\""},
            line: 6,
            column: 13,
            endLine: 6,
            endColumn: 24,
          },
        ],
      },
      {
        name: "neither a read nor destructive",
        filename: "server.ts",
        options: [{"require":"directory"}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("add_order", { title: "Add order", description: "Add an order.", annotations: { destructiveHint: false } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "neither",
            data: {"tool":"\"add_order\""},
            line: 6,
            column: 86,
            endLine: 6,
            endColumn: 125,
          },
        ],
      },
      {
        name: "no title",
        filename: "server.ts",
        options: [{"require":"directory"}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "title",
            data: {"tool":"\"get_order\""},
            line: 6,
            column: 63,
            endLine: 6,
            endColumn: 98,
          },
        ],
      },
      {
        name: "the directory as a host",
        filename: "server.ts",
        settings: {"mcp-tools":{"hosts":["claude-directory"]}},
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "title",
            data: {"tool":"\"get_order\""},
            line: 6,
            column: 63,
            endLine: 6,
            endColumn: 98,
          },
        ],
      },
      {
        name: "OpenAI wants three hints",
        filename: "server.ts",
        settings: {"mcp-tools":{"hosts":["openai"]}},
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "explicit",
            data: {"tool":"\"get_order\"","hints":"destructiveHint and openWorldHint","host":"OpenAI"},
            line: 6,
            column: 63,
            endLine: 6,
            endColumn: 98,
          },
        ],
      },
      {
        name: "fastmcp",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";

const server = new FastMCP({ name: "orders", version: "1.0.0" });
server.addTool({ name: "get_order", description: "One order.", execute: async () => "ORD-1" });
`,
        errors: [
          {
            messageId: "none",
            data: {"tool":"\"get_order\""},
            line: 4,
            column: 18,
            endLine: 4,
            endColumn: 35,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("require-annotations", rule, {
    valid: [
      {
        name: "a hint",
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
      {
        name: "a manifest states none",
        filename: "tools.json",
        code: `{"manifest_version":"0.3","name":"orders","server":{"type":"node"},"tools":[{"name":"get_order","description":"One order."}]}`,
      },
    ],
    invalid: [
      {
        name: "no annotations",
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
        errors: [
          {
            messageId: "none",
            data: {"tool":"\"get_order\""},
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
