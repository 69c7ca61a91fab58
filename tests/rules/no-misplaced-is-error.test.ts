import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-misplaced-is-error.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-misplaced-is-error", rule, {
    valid: [
      {
        name: "the flag beside content",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return { content: [{ type: "text", text: id }], isError: true };
});
`,
      },
    ],
    invalid: [
      {
        name: "inside a content item",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return { content: [{ type: "text", text: id, isError: true }] };
});
`,
        errors: [
          {
            messageId: "wrongLevel",
            data: { tool: '"get_order"', s: "s", has: "has", source: "isError: true", where: "inside a content item", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 7,
            column: 48,
            endLine: 7,
            endColumn: 61,
            suggestions: [
              { messageId: "liftFlag", output: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return { content: [{ type: "text", text: id }], isError: true };
});
` },
            ],
          },
        ],
      },
      {
        name: "is_error",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return { is_error: true, content: [{ type: "text", text: id }] };
});
`,
        output: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return { isError: true, content: [{ type: "text", text: id }] };
});
`,
        errors: [
          {
            messageId: "wrongSpelling",
            data: { tool: '"get_order"', s: "s", has: "has", source: "is_error: true", where: "in the result", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 7,
            column: 12,
            endLine: 7,
            endColumn: 26,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-misplaced-is-error", rule, {
    valid: [
      {
        name: "the flag beside content",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) return { content: [{ type: "text", text: \`No order \${id}.\` }], isError: true };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a flag that says nothing failed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: id }], isError: false };
});
`,
      },
      {
        name: "a computed flag",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const found = await load(id);
  return { content: [{ type: "text", text: found.text }], isError: !found.ok };
});
`,
      },
      {
        name: "a flag in an object that never leaves the server",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const log: object[] = [];

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  log.push({ isError: true, id });
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "metadata beside a right flag",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], isError: true, metadata: { isError: true } };
});
`,
      },
      {
        name: "is_error: false",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: id }], is_error: false };
});
`,
      },
      {
        name: "a thrown error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`No order \${id}.\`);
});
`,
      },
      {
        name: "a file without MCP",
        filename: "server.ts",
        code: `export const result = { content: [{ type: "text", text: "x", isError: true }] };
`,
      },
    ],
    invalid: [
      {
        name: "inside a content item",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\`, isError: true }] };
});
`,
        errors: [
          {
            messageId: "wrongLevel",
            data: { tool: '"get_order"', s: "s", has: "has", source: "isError: true", where: "inside a content item", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 7,
            column: 63,
            endLine: 7,
            endColumn: 76,
            suggestions: [
              { messageId: "liftFlag", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], isError: true };
});
` },
            ],
          },
        ],
      },
      {
        name: "inside a content item of several lines",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return {
    content: [
      {
        type: "text",
        text: \`No order \${id}.\`,
        isError: true,
      },
    ],
  };
});
`,
        errors: [
          {
            messageId: "wrongLevel",
            data: { tool: '"get_order"', s: "s", has: "has", source: "isError: true", where: "inside a content item", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 12,
            column: 9,
            endLine: 12,
            endColumn: 22,
            suggestions: [
              { messageId: "liftFlag", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return {
    content: [
      {
        type: "text",
        text: \`No order \${id}.\`,
      },
    ],
    isError: true,
  };
});
` },
            ],
          },
        ],
      },
      {
        name: "inside metadata",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], metadata: { isError: true } };
});
`,
        errors: [
          {
            messageId: "wrongLevel",
            data: { tool: '"get_order"', s: "s", has: "has", source: "isError: true", where: "inside metadata", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 7,
            column: 78,
            endLine: 7,
            endColumn: 91,
            suggestions: [
              { messageId: "liftFlag", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], metadata: {  }, isError: true };
});
` },
            ],
          },
        ],
      },
      {
        name: "inside _meta",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], _meta: { isError: true } };
});
`,
        errors: [
          {
            messageId: "wrongLevel",
            data: { tool: '"get_order"', s: "s", has: "has", source: "isError: true", where: "inside metadata", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 7,
            column: 75,
            endLine: 7,
            endColumn: 88,
            suggestions: [
              { messageId: "liftFlag", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], _meta: {  }, isError: true };
});
` },
            ],
          },
        ],
      },
      {
        name: "under toolResult",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { toolResult: { content: [{ type: "text", text: \`No order \${id}.\` }], isError: true } };
});
`,
        errors: [
          {
            messageId: "wrongLevel",
            data: { tool: '"get_order"', s: "s", has: "has", source: "isError: true", where: "under toolResult", effect: "the model gets an empty answer", elsewhere: "" },
            line: 7,
            column: 80,
            endLine: 7,
            endColumn: 93,
            suggestions: [
              { messageId: "liftFlag", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], isError: true };
});
` },
            ],
          },
        ],
      },
      {
        name: "is_error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], is_error: true };
});
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], isError: true };
});
`,
        errors: [
          {
            messageId: "wrongSpelling",
            data: { tool: '"get_order"', s: "s", has: "has", source: "is_error: true", where: "in the result", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 7,
            column: 66,
            endLine: 7,
            endColumn: 80,
          },
        ],
      },
      {
        name: "a string",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], isError: "true" };
});
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], isError: true };
});
`,
        errors: [
          {
            messageId: "notBoolean",
            data: { tool: '"get_order"', s: "s", has: "has", source: 'isError: "true"', where: "in the result", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 7,
            column: 66,
            endLine: 7,
            endColumn: 81,
          },
        ],
      },
      {
        name: "an item of type error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "error", text: \`No order \${id}.\` }] };
});
`,
        errors: [
          {
            messageId: "wrongType",
            data: { tool: '"get_order"', s: "s", has: "has", source: 'type: "error"', where: "inside a content item", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 7,
            column: 24,
            endLine: 7,
            endColumn: 37,
            suggestions: [
              { messageId: "liftFlag", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`No order \${id}.\` }], isError: true };
});
` },
            ],
          },
        ],
      },
      {
        name: "in a helper, reported once",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const failed = (text: string) => ({ content: [{ type: "text" as const, text, isError: true }] });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!id) return failed("no id");
  return failed(\`no order \${id}\`);
});
`,
        errors: [
          {
            messageId: "wrongLevel",
            data: { tool: '"get_order"', s: "s", has: "has", source: "isError: true", where: "inside a content item", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 5,
            column: 78,
            endLine: 5,
            endColumn: 91,
            suggestions: [
              { messageId: "liftFlag", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const failed = (text: string) => ({ content: [{ type: "text" as const, text }], isError: true });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!id) return failed("no id");
  return failed(\`no order \${id}\`);
});
` },
            ],
          },
        ],
      },
      {
        name: "in a result builder without a registration",
        filename: "server.ts",
        code: `import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

export function failed(text: string): CallToolResult {
  return { content: [{ type: "text", text, isError: true }] };
}
`,
        errors: [
          {
            messageId: "wrongLevel",
            data: { tool: "This result", s: "s", has: "has", source: "isError: true", where: "inside a content item", effect: "the model takes the failure for an answer", elsewhere: "" },
            line: 4,
            column: 44,
            endLine: 4,
            endColumn: 57,
            suggestions: [
              { messageId: "liftFlag", output: `import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

export function failed(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}
` },
            ],
          },
        ],
      },
    ],
  });
});
