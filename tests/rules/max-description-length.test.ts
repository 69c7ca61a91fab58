import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/max-description-length.js";
import plugin from "../../src/plugin.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("max-description-length", rule, {
    valid: [
      {
        name: "a short one",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        options: [{ max: 10 }],
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return { content: [{ type: "text", text: id }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "a tool",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        options: [{ max: 9 }],
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return { content: [{ type: "text", text: id }] };
});
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"get_order"', length: "10", max: "9", cut: "“One order|.”", elsewhere: "" },
            line: 6,
            column: 26,
            endLine: 6,
            endColumn: 38,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("max-description-length", rule, {
    valid: [
      {
        name: "a short one",
        filename: "server.ts",
        options: [{ max: 20 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "exactly as long as allowed",
        filename: "server.ts",
        options: [{ max: 10 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "no limit",
        filename: "server.ts",
        options: [{ max: 0 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order. One order. One order. One order. One order. One order. One order. One order. One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a description that is not read",
        filename: "server.ts",
        options: [{ max: 5 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { description: about() }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a short parameter",
        filename: "server.ts",
        options: [{ parameter: 12 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a short first sentence",
        filename: "server.ts",
        options: [{ firstSentence: 20 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order. The rest is longer than that and stays silent.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "short instructions",
        filename: "server.ts",
        options: [{ instructions: 30 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export const server = new McpServer({ name: "orders", version: "1.0.0" }, { instructions: "Orders of one shop." });
`,
      },
      {
        name: "two thousand characters by default",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "${"x".repeat(2048)}", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "a tool",
        filename: "server.ts",
        options: [{ max: 20 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order of the shop, by its number.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"get_order"', length: "37", max: "20", cut: "“One order of the sho|p, by its number.”", elsewhere: "" },
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 88,
          },
        ],
      },
      {
        name: "one character too long",
        filename: "server.ts",
        options: [{ max: 9 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"get_order"', length: "10", max: "9", cut: "“One order|.”", elsewhere: "" },
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 61,
          },
        ],
      },
      {
        name: "one character too long by default",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "${"x".repeat(2049)}", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "cut",
            data: { host: "Claude Code", what: 'the description of "get_order"', length: "2,049", max: "2,048", cut: "“…xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|x”", elsewhere: "" },
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 2100,
          },
        ],
      },
      {
        name: "OpenAI refuses what Claude Code takes",
        filename: "server.ts",
        settings: { "mcp-tools": { hosts: ["openai"] } },
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "${"x".repeat(1025)}" }, async () => ({ content: [{ type: "text", text: "open" }] }));
`,
        errors: [
          {
            messageId: "refused",
            data: { host: "OpenAI", what: 'the description of "get_order"', length: "1,025", max: "1,024", elsewhere: "" },
            line: 5,
            column: 36,
            endLine: 5,
            endColumn: 1076,
          },
        ],
      },
      {
        name: "characters outside the basic plane count as two, as in JavaScript",
        filename: "server.ts",
        options: [{ max: 4 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "📦📦📦", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"get_order"', length: "6", max: "4", cut: "“📦📦|📦”", elsewhere: "" },
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 57,
          },
        ],
      },
      {
        name: "a parameter",
        filename: "server.ts",
        options: [{ parameter: 10 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "parameter",
            data: { tool: '"get_order"', parameter: "id", length: "12", max: "10", cut: "“Order numb|er”", elsewhere: "" },
            line: 6,
            column: 82,
            endLine: 6,
            endColumn: 117,
          },
        ],
      },
      {
        name: "the instructions of a server",
        filename: "server.ts",
        options: [{ instructions: 10 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export const server = new McpServer({ name: "orders", version: "1.0.0" }, { instructions: "Orders of one shop." });
`,
        errors: [
          {
            messageId: "instructions",
            data: { length: "19", max: "10", cut: "“Orders of |one shop.”", elsewhere: "" },
            line: 3,
            column: 77,
            endLine: 3,
            endColumn: 112,
          },
        ],
      },
      {
        name: "a first sentence",
        filename: "server.ts",
        options: [{ firstSentence: 20 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order of the shop by its number. Use it.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "firstSentence",
            data: { tool: '"get_order"', length: "36", max: "20", cut: "“One order of the sho|p by its number.”", elsewhere: "" },
            line: 6,
            column: 36,
            endLine: 6,
            endColumn: 95,
          },
        ],
      },
      {
        name: "a template over several lines",
        filename: "server.ts",
        options: [{ max: 20 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool(
  "list_orders",
  {
    description: \`All orders of the shop,
newest first.\`,
  },
  async () => ({ content: [{ type: "text", text: "ORD-1" }] }),
);
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"list_orders"', length: "37", max: "20", cut: "“All orders of the sh|op, newest first.”", elsewhere: "" },
            line: 7,
            column: 5,
            endLine: 8,
            endColumn: 15,
          },
        ],
      },
      {
        name: "a text with values is at least as long as its words",
        filename: "server.ts",
        options: [{ max: 20 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { description: \`All orders of the shop \${shop}\` }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"list_orders"', length: "at least 23", max: "20", cut: "“All orders of the sh|op ”", elsewhere: "" },
            line: 4,
            column: 38,
            endLine: 4,
            endColumn: 83,
          },
        ],
      },
      {
        name: "joined strings",
        filename: "server.ts",
        options: [{ max: 20 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("list_orders", { description: "All orders " + "of the shop." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"list_orders"', length: "23", max: "20", cut: "“All orders of the sh|op.”", elsewhere: "" },
            line: 4,
            column: 38,
            endLine: 4,
            endColumn: 81,
          },
        ],
      },
      {
        name: "a description shared by two tools, reported once",
        filename: "server.ts",
        options: [{ max: 10 }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const answer = async () => ({ content: [{ type: "text" as const, text: "ORD-1" }] });
for (const name of ["first_order", "last_order"]) {
  server.registerTool(name, { description: "One order of the shop." }, answer);
}
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"first_order"', length: "22", max: "10", cut: "“One order |of the shop.”", elsewhere: "" },
            line: 6,
            column: 31,
            endLine: 6,
            endColumn: 68,
          },
        ],
      },
      {
        name: "a low-level tool",
        filename: "server.ts",
        options: [{ max: 9 }],
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  return { content: [{ type: "text", text: "x" }] };
});
`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"get_order"', length: "10", max: "9", cut: "“One order|.”", elsewhere: "" },
            line: 6,
            column: 32,
            endLine: 6,
            endColumn: 57,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("max-description-length", rule, {
    valid: [{ name: "as long as allowed", filename: "tools.json", code: `{ "tools": [{ "name": "get_order", "description": "${"x".repeat(2048)}" }] }` }],
    invalid: [
      {
        name: "an escape counts as the character it stands for",
        filename: "tools.json",
        options: [{ max: 3 }],
        code: String.raw`{ "tools": [{ "name": "get_order", "description": "\u00e9\u00e9\u00e9\u00e9" }] }`,
        errors: [
          {
            messageId: "tool",
            data: { tool: '"get_order"', length: "4", max: "3", cut: "“ééé|é”", elsewhere: "" },
            line: 1,
            column: 51,
            endLine: 1,
            endColumn: 77,
          },
        ],
      },
    ],
  });
});
