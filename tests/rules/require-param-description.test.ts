import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/require-param-description.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("require-param-description", rule, {
    valid: [
      {
        name: "described",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string().describe("Such as ORD-1") }, async () => ({ content: [] }));
`,
      },
    ],
    invalid: [
      {
        name: "bare",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async () => ({ content: [] }));
`,
        errors: [
          {
            messageId: "missing",
            data: {"tool":"\"get_order\"","parameters":"Parameter \"id\"","has":"has","it":"its name"},
            line: 6,
            column: 42,
            endLine: 6,
            endColumn: 56,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("require-param-description", rule, {
    valid: [
      {
        name: "a schema that a function of another file makes",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { idSchema } from "./schemas.js";

const server = new McpServer({ name: "garden", version: "1.0.0" });

server.registerTool("show_bed", { description: "Show what grows in a bed.", inputSchema: { bed: idSchema("Id of the bed"), plot: z.object({ id: idSchema("Id") }).shape.id } }, async ({ bed }) => ({ content: [{ type: "text", text: bed }] }));
`,
      },
      {
        name: "describe, meta and a shared schema",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const id = z.string().describe("Such as ORD-1");
server.registerTool("get_order", { description: "One order.", inputSchema: { id, lines: z.boolean().optional().meta({ description: "With its lines" }) } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a schema that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { shape } from "./shape.js";
server.registerTool("get_order", { description: "One order.", inputSchema: shape }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a description that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { about } from "./about.js";
server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe(about) } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "members of a described object",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { place: z.object({ city: z.string() }).describe("Where it goes") } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "names that speak for themselves",
        filename: "server.ts",
        options: [{"ignore":["id"]}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string() } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "no parameters",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("list_orders", { description: "All orders." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "one report for each tool",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("find_orders", {
  description: "Orders of one customer.",
  inputSchema: {
    customer: z.string().describe("Such as C-9"),
    state: z.enum(["open", "sent"]),
    since: z.string().optional(),
  },
}, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: {"tool":"\"find_orders\"","parameters":"Parameters \"state\" and \"since\"","has":"have","it":"their names"},
            line: 10,
            column: 5,
            endLine: 10,
            endColumn: 36,
          },
        ],
      },
      {
        name: "an empty description",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe(" ") } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: {"tool":"\"get_order\"","parameters":"Parameter \"id\"","has":"has","it":"its name"},
            line: 6,
            column: 78,
            endLine: 6,
            endColumn: 106,
          },
        ],
      },
      {
        name: "many of them",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("add_order", { description: "Add an order.", inputSchema: z.object({ a: z.string(), b: z.string(), c: z.string(), d: z.string(), e: z.string(), f: z.string() }) }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "missing",
            data: {"tool":"\"add_order\"","parameters":"Parameters \"a\", \"b\", \"c\", \"d\" and 2 more","has":"have","it":"their names"},
            line: 6,
            column: 90,
            endLine: 6,
            endColumn: 103,
          },
        ],
      },
      {
        name: "JSON Schema",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { type: "string" } } } },
  ],
}));
`,
        errors: [
          {
            messageId: "missing",
            data: {"tool":"\"get_order\"","parameters":"Parameter \"id\"","has":"has","it":"its name"},
            line: 8,
            column: 98,
            endLine: 8,
            endColumn: 120,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("require-param-description", rule, {
    valid: [
      {
        name: "described",
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
            "type": "string",
            "description": "Such as ORD-1"
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
        name: "bare",
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
        }
      }
    }
  ]
}
`,
        errors: [
          {
            messageId: "missing",
            data: {"tool":"\"get_order\"","parameters":"Parameter \"id\"","has":"has","it":"its name"},
            line: 9,
            column: 11,
            endLine: 9,
            endColumn: 15,
          },
        ],
      },
    ],
  });
});
