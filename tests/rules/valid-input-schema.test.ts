import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/valid-input-schema.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("valid-input-schema", rule, {
    valid: [
      {
        name: "a string",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: { since: z.string() } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a date",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: { since: z.date() } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "unlistable",
            data: {"where":"\"since\" of \"get_order\"","source":"z.date()","write":"z.iso.date() or z.iso.datetime(), and make the date in the handler"},
            line: 6,
            column: 51,
            endLine: 6,
            endColumn: 66,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("valid-input-schema", rule, {
    valid: [
      {
        name: "what has a JSON Schema",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: { day: z.iso.date(), at: z.string().date(), n: z.int(), any: z.any(), list: z.array(z.any()), made: z.string().transform((text) => new Date(text)), piped: z.string().pipe(z.coerce.date()) } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "zod 3 lists a date",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod/v3";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: { since: z.date() } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "another library",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "./z.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: { since: z.date() } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a date in the Agent SDK drops that tool alone",
        filename: "server.ts",
        code: `import { tool } from "@anthropic-ai/claude-agent-sdk";
import { z } from "zod";

export const one = tool("get_order", "One order.", { since: z.date() }, async () => ({ content: [] }));
`,
      },
      {
        name: "annotations in place of a shape",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { readOnlyHint: true, title: "Order" }, async () => ({ content: [] }));
`,
      },
      {
        name: "required names that exist",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] } },
  ],
}));
`,
      },
      {
        name: "properties that are spread in",
        filename: "server.ts",
        code: `import { shared } from "./shared.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { ...shared }, required: ["id"] } },
  ],
}));
`,
      },
      {
        name: "a root union in SDK v2",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]) }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a tuple where no host minds",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { pair: { type: "array", prefixItems: [{ type: "string" }] } } } },
  ],
}));
`,
      },
      {
        name: "a reference where no host minds",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { $ref: "#/$defs/id" } }, $defs: { id: { type: "string" } } } },
  ],
}));
`,
      },
    ],
    invalid: [
      {
        name: "inside an optional list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: { days: z.array(z.coerce.date()).optional() } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "unlistable",
            data: {"where":"\"days\" of \"get_order\"","source":"z.coerce.date()","write":"z.iso.date() or z.iso.datetime(), and make the date in the handler"},
            line: 6,
            column: 51,
            endLine: 6,
            endColumn: 92,
          },
        ],
      },
      {
        name: "inside an object, in SDK v2",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: z.object({ span: z.object({ from: z.bigint() }) }) }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "unlistable",
            data: {"where":"\"span\" of \"get_order\"","source":"z.bigint()","write":"z.string() or z.number(), and make the bigint in the handler"},
            line: 6,
            column: 60,
            endLine: 6,
            endColumn: 96,
          },
        ],
      },
      {
        name: "a transform in what comes out",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { outputSchema: { size: z.string().transform((text) => text.length) } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "unlistable",
            data: {"where":"\"size\" of \"get_order\"","source":"z.string().transform((text) => text.len…","write":"a type that JSON has"},
            line: 6,
            column: 52,
            endLine: 6,
            endColumn: 101,
          },
        ],
      },
      {
        name: "zod 3 in SDK v2",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod/v3";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: z.object({ id: z.string() }) }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "zod3",
            data: {"where":"The input schema of \"get_order\"","label":"@modelcontextprotocol/server 2.x"},
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 77,
          },
        ],
      },
      {
        name: "words in place of schemas",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: "string" }, async ({ id }) => ({ content: [{ type: "text", text: id }] }));
`,
        errors: [
          {
            messageId: "taken",
            data: {"tool":"\"get_order\"","source":"{ id: \"string\" }"},
            line: 6,
            column: 40,
            endLine: 6,
            endColumn: 56,
          },
        ],
      },
      {
        name: "a required name that does not exist",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id", "day"] } },
  ],
}));
`,
        errors: [
          {
            messageId: "required",
            data: {"tool":"\"get_order\"","source":"\"day\""},
            line: 8,
            column: 141,
            endLine: 8,
            endColumn: 146,
          },
        ],
      },
      {
        name: "no type at the root",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { properties: { id: { type: "string" } } } },
  ],
}));
`,
        errors: [
          {
            messageId: "root",
            data: {"tool":"\"get_order\""},
            line: 8,
            column: 66,
            endLine: 8,
            endColumn: 108,
          },
        ],
      },
      {
        name: "a root union in SDK v1",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { inputSchema: z.discriminatedUnion("by", [z.object({ by: z.literal("id") })]) }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "union",
            data: {"tool":"\"get_order\""},
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 112,
          },
        ],
      },
      {
        name: "a list without items",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_orders", description: "Some orders.", inputSchema: { type: "object", properties: { ids: { type: "array" } } } },
  ],
}));
`,
        errors: [
          {
            messageId: "items",
            data: {"where":"\"ids\" of \"get_orders\""},
            line: 8,
            column: 101,
            endLine: 8,
            endColumn: 123,
          },
        ],
      },
      {
        name: "a reference for Gemini",
        filename: "server.ts",
        settings: {"mcp-tools":{"hosts":["gemini"]}},
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { $ref: "#/$defs/id" } } } },
  ],
}));
`,
        errors: [
          {
            messageId: "host",
            data: {"where":"\"id\" of \"get_order\"","host":"Gemini","what":"a reference","does":"refuses the request"},
            line: 8,
            column: 98,
            endLine: 8,
            endColumn: 124,
          },
        ],
      },
      {
        name: "a format for OpenAI",
        filename: "server.ts",
        settings: {"mcp-tools":{"hosts":["openai"]}},
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { url: { type: "string", format: "uri" } } } },
  ],
}));
`,
        errors: [
          {
            messageId: "format",
            data: {"where":"\"url\" of \"get_order\"","source":"uri","host":"OpenAI"},
            line: 8,
            column: 98,
            endLine: 8,
            endColumn: 136,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("valid-input-schema", rule, {
    valid: [
      {
        name: "as it should be",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string"
          }
        },
        "required": [
          "id"
        ]
      }
    }
  ]
}
`,
      },
    ],
    invalid: [
      {
        name: "required, items and the root",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "ids": {
            "type": "array"
          }
        },
        "required": [
          "id"
        ]
      }
    },
    {
      "name": "list_orders",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "string"
      }
    }
  ]
}
`,
        errors: [
          {
            messageId: "items",
            data: {"where":"\"ids\" of \"get_order\""},
            line: 9,
            column: 11,
            endLine: 11,
            endColumn: 12,
          },
          {
            messageId: "required",
            data: {"tool":"\"get_order\"","source":"\"id\""},
            line: 14,
            column: 11,
            endLine: 14,
            endColumn: 15,
          },
          {
            messageId: "root",
            data: {"tool":"\"list_orders\""},
            line: 22,
            column: 9,
            endLine: 22,
            endColumn: 25,
          },
        ],
      },
      {
        name: "no schema",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines."
    }
  ]
}
`,
        errors: [
          {
            messageId: "root",
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
