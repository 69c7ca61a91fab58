import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-generic-error-message.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-generic-error-message", rule, {
    valid: [
      {
        name: "the problem and the way out",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  if (!orders.has(id)) throw new Error(\`No order \${id}; order numbers look like ORD-1.\`);
  return { content: [{ type: "text", text: id }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "Invalid request",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  if (!orders.has(id)) throw new Error("Invalid request");
  return { content: [{ type: "text", text: id }] };
});
`,
        errors: [
          {
            messageId: "argument",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Invalid request”", elsewhere: "" },
            line: 8,
            column: 40,
            endLine: 8,
            endColumn: 57,
          },
        ],
      },
      {
        name: "Error, concatenated",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  if (!orders.has(id)) throw new Error("An error " + "occurred");
  return { content: [{ type: "text", text: id }] };
});
`,
        errors: [
          {
            messageId: "phrase",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“An error occurred”", elsewhere: "" },
            line: 8,
            column: 40,
            endLine: 8,
            endColumn: 64,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-generic-error-message", rule, {
    valid: [
      {
        name: "the message of a JSON-RPC error, which no-protocol-error-for-tool-failure has replaced by a result",
        filename: "server.ts",
        code: `export async function answer({ id, method, params }: { id: number; method: string; params: { name: string; arguments: { pier: string } } }) {
  if (method === "initialize") return { jsonrpc: "2.0", id, result: { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: { name: "harbour", version: "1.0.0" } } };
  if (method === "tools/list") return { jsonrpc: "2.0", id, result: { tools: [{ name: "list_berths", description: "The berths of a pier.", inputSchema: { type: "object", properties: { pier: { type: "string" } } } }] } };
  if (method === "tools/call") {
    try {
      return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text: await harbour.berths(params.arguments.pier) }] } };
    } catch {
      return { jsonrpc: "2.0", id, error: { code: -32603, message: "Internal error" } };
    }
  }
  return { jsonrpc: "2.0", id, error: { code: -32601, message: "Method not found" } };
}
`,
      },
      {
        name: "the problem and the way out",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error(\`No order \${id}. Call list_orders to see the ids that exist.\`);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "the problem alone",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error(\`Order \${id} does not exist.\`);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "opens like a generic text and goes on",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!id) throw new Error("Invalid input: id is empty, give one such as ORD-1.");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "whether to retry",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("Failed to fetch the order. Please try again in a minute.");
});
`,
      },
      {
        name: "the words of the caught error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return await load(id);
  } catch (error) {
    throw new Error(\`Failed to load: \${(error as Error).message}\`);
  }
});
`,
      },
      {
        name: "a text that cannot be read fully",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(reasonFor(id));
});
`,
      },
      {
        name: "an ordinary answer",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: "Error" === id ? "yes" : "no" }] };
});
`,
      },
      {
        name: "an unknown tool",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  if (request.params.name === "get_order") return { content: [{ type: "text", text: "Lamp" }] };
  throw new Error(\`Unknown tool: \${request.params.name}\`);
});
`,
      },
      {
        name: "a fallback for the reason",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: error instanceof Error ? error.message : "Unknown error" }], isError: true };
  }
});
`,
      },
      {
        name: "a refused action whose values the schema lists",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { action: z.enum(["show", "count"]) } }, async ({ action }) => {
  if (action === "show") return { content: [{ type: "text", text: "Lamp" }] };
  throw new Error(\`Unknown action: \${action}\`);
});
`,
      },
      {
        name: "a refused action with the list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { action: z.string() } }, async ({ action }) => {
  if (action === "show") return { content: [{ type: "text", text: "Lamp" }] };
  throw new Error(\`Unknown action: \${action}. Use show or count.\`);
});
`,
      },
      {
        name: "a text that the options allow",
        filename: "server.ts",
        options: [{ allow: ["not found."] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error("Not found.");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a text that only goes to the log",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  console.error("Something went wrong");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a next step, where one is required",
        filename: "server.ts",
        options: [{ require: "next-step" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error(\`No order \${id}. Call list_orders to see the ids that exist.\`);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "Not found.",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) throw new Error("Not found.");
  return { content: [{ type: "text", text: order.item }] };
});
`,
        errors: [
          {
            messageId: "phrase",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Not found.”", elsewhere: "" },
            line: 9,
            column: 31,
            endLine: 9,
            endColumn: 43,
          },
        ],
      },
      {
        name: "Invalid input",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (id.length > 10) throw new Error("Invalid input");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "argument",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Invalid input”", elsewhere: "" },
            line: 7,
            column: 39,
            endLine: 7,
            endColumn: 54,
          },
        ],
      },
      {
        name: "Something went wrong, flagged",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    console.error(error);
    return { content: [{ type: "text", text: "Something went wrong" }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "phrase",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Something went wrong”", elsewhere: "" },
            line: 11,
            column: 46,
            endLine: 11,
            endColumn: 68,
          },
        ],
      },
      {
        name: "an empty message",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!id) throw new Error();
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "empty",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“”", elsewhere: "" },
            line: 7,
            column: 18,
            endLine: 7,
            endColumn: 29,
          },
        ],
      },
      {
        name: "what was tried, but not why it failed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const response = await fetch(\`https://orders.example/\${id}\`);
  if (!response.ok) throw new Error("Failed to fetch order");
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
        errors: [
          {
            messageId: "cause",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Failed to fetch order”", elsewhere: "" },
            line: 8,
            column: 37,
            endLine: 8,
            endColumn: 60,
          },
        ],
      },
      {
        name: "a stock phrase in place of the reason",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) throw new Error(\`Failed to load \${id}: Unknown error\`);
  return { content: [{ type: "text", text: order.item }] };
});
`,
        errors: [
          {
            messageId: "phrase",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Failed to load …: Unknown error”", elsewhere: "" },
            line: 9,
            column: 31,
            endLine: 9,
            endColumn: 68,
          },
        ],
      },
      {
        name: "a text thrown inside a try whose catch shows it",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    if (!orders.has(id)) throw new Error("Invalid arguments for get_order");
    return { content: [{ type: "text", text: "on its way" }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Error: \${error instanceof Error ? error.message : String(error)}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "argument",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Invalid arguments for get_order”", elsewhere: "" },
            line: 9,
            column: 42,
            endLine: 9,
            endColumn: 75,
          },
        ],
      },
      {
        name: "a constant, reported where it stands",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);
const FAILED = "Operation failed";

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error(FAILED);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "cause",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Operation failed”", elsewhere: "" },
            line: 6,
            column: 16,
            endLine: 6,
            endColumn: 34,
          },
        ],
      },
      {
        name: "an argument of a helper",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);
const fail = (text: string) => ({ content: [{ type: "text" as const, text }], isError: true });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) return fail("Internal server error");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "phrase",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Internal server error”", elsewhere: "" },
            line: 9,
            column: 36,
            endLine: 9,
            endColumn: 59,
          },
        ],
      },
      {
        name: "a refused action without the list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { action: z.string() } }, async ({ action }) => {
  if (action === "show") return { content: [{ type: "text", text: "Lamp" }] };
  throw new Error(\`Unknown action: \${action}\`);
});
`,
        errors: [
          {
            messageId: "values",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Unknown action: …”", elsewhere: "" },
            line: 8,
            column: 19,
            endLine: 8,
            endColumn: 46,
          },
        ],
      },
      {
        name: "a failure that goes out as a success",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch {
    return { content: [{ type: "text", text: "Error getting order." }] };
  }
});
`,
        errors: [
          {
            messageId: "cause",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Error getting order.”", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 68,
          },
        ],
      },
      {
        name: "a phrase of one's own",
        filename: "server.ts",
        options: [{ phrases: ["computer says no"] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error("Computer says no.");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "phrase",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Computer says no.”", elsewhere: "" },
            line: 8,
            column: 40,
            endLine: 8,
            endColumn: 59,
          },
        ],
      },
      {
        name: "no next step, where one is required",
        filename: "server.ts",
        options: [{ require: "next-step" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error(\`Order \${id} does not exist.\`);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "nextStep",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Order … does not exist.”", elsewhere: "" },
            line: 8,
            column: 40,
            endLine: 8,
            endColumn: 69,
          },
        ],
      },
      {
        name: "a low-level handler",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const order = orders.get(String(request.params.arguments?.id));
  if (!order) return { content: [{ type: "text", text: "Error" }], isError: true };
  return { content: [{ type: "text", text: order.item }] };
});
`,
        errors: [
          {
            messageId: "phrase",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Error”", elsewhere: "" },
            line: 12,
            column: 56,
            endLine: 12,
            endColumn: 63,
          },
        ],
      },
    ],
  });
});
