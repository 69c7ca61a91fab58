import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-error-as-success.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-error-as-success", rule, {
    valid: [
      {
        name: "a tool that Mastra hands to its own agents, in a project that serves no MCP",
        filename: "agent.js",
        code: `import { createTool } from "@mastra/core/tools";
export const lamp = createTool({
  id: "lamp_state",
  description: "Whether the lamp burns.",
  execute: async () => ({ content: [{ type: "text", text: "Error: the lamp does not answer." }] }),
});
`,
      },
      {
        name: "a command of a shell is a class with a name, a description and a method, and no tool",
        filename: "command.js",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
export class Shear extends Command {
  name = "shear";
  description = "Shears all sheep.";
  execute() {
    return { success: false, error: "No sheep." };
  }
}
export const commands = { shear: { description: "Shears all sheep.", args: {}, schema: {}, run: () => ({ success: false, error: "No sheep." }) } };
`,
      },
      {
        name: "the flag is set",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) return { isError: true, content: [{ type: "text", text: \`No order \${id}.\` }] };
  return { content: [{ type: "text", text: order.item }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "a guard that words its failure",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) return { content: [{ type: "text", text: "Error: no such order" }] };
  return { content: [{ type: "text", text: order.item }] };
});
`,
        output: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) return { content: [{ type: "text", text: "Error: no such order" }], isError: true };
  return { content: [{ type: "text", text: order.item }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (check: !order)", text: "“Error: no such order”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 9,
            column: 22,
            endLine: 9,
            endColumn: 83,
            suggestions: [
              { messageId: "raiseInstead", output: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) throw new Error("Error: no such order");
  return { content: [{ type: "text", text: order.item }] };
});
` },
            ],
          },
        ],
      },
      {
        name: "a .catch that words its failure",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return load(id)
    .then((text) => ({ content: [{ type: "text", text }] }))
    .catch((error) => ({ content: [{ type: "text", text: \`Failed: \${error.message}\` }] }));
});
`,
        output: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  return load(id)
    .then((text) => ({ content: [{ type: "text", text }] }))
    .catch((error) => ({ content: [{ type: "text", text: \`Failed: \${error.message}\` }], isError: true }));
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (an error was caught)", text: "“Failed: …”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 9,
            column: 24,
            endLine: 9,
            endColumn: 89,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-error-as-success", rule, {
    valid: [
      {
        name: "the flag is set",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    const order = await load(id);
    return { content: [{ type: "text", text: order.item }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Failed to load order: \${String(error)}\` }], isError: true };
  }
});
`,
      },
      {
        name: "a thrown error is signalled by the SDK",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error(\`No order \${id}.\`);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "an empty search is an answer",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("find_orders", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const hits = [...orders.keys()].filter((key) => key.includes(id));
  if (hits.length === 0) return { content: [{ type: "text", text: \`No orders found for \${id}.\` }] };
  return { content: [{ type: "text", text: hits.join() }] };
});
`,
      },
      {
        name: "a state that holds already is an answer",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("cancel_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (orders.get(id)?.state === "cancelled") return { content: [{ type: "text", text: \`\${id} was already cancelled.\` }] };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a validator reports problems as its job",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("check_number", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const errors = id.startsWith("ORD-") ? [] : ["numbers start with ORD-"];
  return { content: [{ type: "text", text: JSON.stringify({ valid: errors.length === 0, errors }) }] };
});
`,
      },
      {
        name: "a checking tool speaks of errors",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("check_number", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const right = id.startsWith("ORD-");
  return { content: [{ type: "text", text: right ? "fine" : \`Error: \${id} is no number of ours\` }] };
});
`,
      },
      {
        name: "a fallback that tries another way",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch {
    return { content: [{ type: "text", text: await loadFromMirror(id) }] };
  }
});
`,
      },
      {
        name: "items of a batch fail beside others",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const lines = [];
  for (const number of id.split(",")) {
    try {
      lines.push(await load(number));
    } catch (error) {
      lines.push(\`\${number}: \${String(error)}\`);
    }
  }
  return { content: [{ type: "text", text: lines.join("\\n") }] };
});
`,
      },
      {
        name: "the flag is computed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const result = await cancel(id);
  return { content: [{ type: "text", text: JSON.stringify(result) }], isError: !result.success };
});
`,
      },
      {
        name: "a misplaced flag is the other rule's",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) return { content: [{ type: "text", text: \`Order \${id} does not exist.\`, isError: true }] };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a file without MCP",
        filename: "server.ts",
        code: `export function load(id) {
  try {
    return { content: [{ type: "text", text: read(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Error: \${error}\` }] };
  }
}
`,
      },
      {
        name: "a tool named by the options as one that reports",
        filename: "server.ts",
        options: [{ reportingVerbs: ["weigh"] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("weigh_parcel", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (id.length > 9) return { content: [{ type: "text", text: \`Error: \${id} is too heavy.\` }] };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "a catch that returns the error as text",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    const order = await load(id);
    return { content: [{ type: "text", text: order.item }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Failed to load order: \${String(error)}\` }] };
  }
});
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    const order = await load(id);
    return { content: [{ type: "text", text: order.item }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Failed to load order: \${String(error)}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (an error was caught)", text: "“Failed to load order: …”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 11,
            column: 12,
            endLine: 11,
            endColumn: 91,
            suggestions: [
              { messageId: "raiseInstead", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    const order = await load(id);
    return { content: [{ type: "text", text: order.item }] };
  } catch (error) {
    throw new Error(\`Failed to load order: \${String(error)}\`);
  }
});
` },
            ],
          },
        ],
      },
      {
        name: "a guard that words its failure",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) {
    return { content: [{ type: "text", text: "Not found." }] };
  }
  return { content: [{ type: "text", text: order.item }] };
});
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) {
    return { content: [{ type: "text", text: "Not found." }], isError: true };
  }
  return { content: [{ type: "text", text: order.item }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (check: !order)", text: "“Not found.”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 10,
            column: 12,
            endLine: 10,
            endColumn: 63,
            suggestions: [
              { messageId: "raiseInstead", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const order = orders.get(id);
  if (!order) {
    throw new Error("Not found.");
  }
  return { content: [{ type: "text", text: order.item }] };
});
` },
            ],
          },
        ],
      },
      {
        name: "isError: false around a failure",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) return { content: [{ type: "text", text: \`Order \${id} does not exist.\` }], isError: false };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (check: !orders.has(id))", text: "“Order … does not exist.”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 8,
            column: 31,
            endLine: 8,
            endColumn: 115,
            suggestions: [
              { messageId: "markAsError", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) return { content: [{ type: "text", text: \`Order \${id} does not exist.\` }], isError: true };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
` },
              { messageId: "raiseInstead", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error(\`Order \${id} does not exist.\`);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
` },
            ],
          },
        ],
      },
      {
        name: "a stringified payload that says so",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) {
    return { content: [{ type: "text", text: JSON.stringify({ success: false, reason: \`\${id} is gone\` }) }] };
  }
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (success: false)", text: "“… is gone”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 9,
            column: 61,
            endLine: 9,
            endColumn: 104,
          },
        ],
      },
      {
        name: "a payload of a service function",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);
function cancel(id: string) {
  if (!orders.has(id)) return { status: "error", message: "There is no such order." };
  orders.delete(id);
  return { status: "ok" };
}

server.registerTool("cancel_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: JSON.stringify(cancel(id)) }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccessInHelper",
            data: { tool: '"cancel_order"', s: "s", has: "has", helper: "cancel", sign: ' (status: "error")', text: "“There is no such order.”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 7,
            column: 31,
            endLine: 7,
            endColumn: 86,
          },
        ],
      },
      {
        name: "an error helper without the flag, reported once",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);
function errorResponse(message: string) {
  return { content: [{ type: "text" as const, text: \`Error: \${message}\` }] };
}

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!id) return errorResponse("id is required");
  if (!orders.has(id)) return errorResponse(\`No order \${id}.\`);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);
function errorResponse(message: string) {
  return { content: [{ type: "text" as const, text: \`Error: \${message}\` }], isError: true };
}

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!id) return errorResponse("id is required");
  if (!orders.has(id)) return errorResponse(\`No order \${id}.\`);
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccessInHelper",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "errorResponse", sign: "", text: "“Error: id is required”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 7,
            column: 10,
            endLine: 7,
            endColumn: 77,
          },
        ],
      },
      {
        name: "a caught error that is shown without a failure word",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { content: [{ type: "text", text: reason }] };
  }
});
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { content: [{ type: "text", text: reason }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (an error was caught)", text: "its text", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 11,
            column: 12,
            endLine: 11,
            endColumn: 57,
            suggestions: [
              { messageId: "raiseInstead", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(reason);
  }
});
` },
            ],
          },
        ],
      },
      {
        name: "a result built step by step",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const result = { content: [{ type: "text" as const, text: "" }] };
  if (!orders.has(id)) {
    result.content[0].text = \`Error: no order \${id}\`;
    return result;
  }
  result.content[0].text = "on its way";
  return result;
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (check: !orders.has(id))", text: "“Error: no order …”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 11,
            column: 12,
            endLine: 11,
            endColumn: 18,
            suggestions: [
              {
                messageId: "markAsError",
                output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const result = { content: [{ type: "text" as const, text: "" }] };
  if (!orders.has(id)) {
    result.content[0].text = \`Error: no order \${id}\`;
    return { ...result, isError: true };
  }
  result.content[0].text = "on its way";
  return result;
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a failed response",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const response = await fetch(\`https://orders.example/\${id}\`);
  if (!response.ok) return { content: [{ type: "text", text: \`Order service not available (\${response.status}).\` }] };
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const response = await fetch(\`https://orders.example/\${id}\`);
  if (!response.ok) return { content: [{ type: "text", text: \`Order service not available (\${response.status}).\` }], isError: true };
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (check: !response.ok)", text: "“Order service not available (…).”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 8,
            column: 28,
            endLine: 8,
            endColumn: 118,
            suggestions: [
              { messageId: "raiseInstead", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const response = await fetch(\`https://orders.example/\${id}\`);
  if (!response.ok) throw new Error(\`Order service not available (\${response.status}).\`);
  return { content: [{ type: "text", text: await response.text() }] };
});
` },
            ],
          },
        ],
      },
      {
        name: "words of one's own",
        filename: "server.ts",
        options: [{ failureWords: ["computer says no"] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) return { content: [{ type: "text", text: "Computer says no." }] };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) return { content: [{ type: "text", text: "Computer says no." }], isError: true };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (check: !orders.has(id))", text: "“Computer says no.”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 8,
            column: 31,
            endLine: 8,
            endColumn: 89,
            suggestions: [
              { messageId: "raiseInstead", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error("Computer says no.");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
` },
            ],
          },
        ],
      },
      {
        name: "two tools that share a function",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const answer = async () => {
  try {
    return { content: [{ type: "text" as const, text: await load() }] };
  } catch (error) {
    return { content: [{ type: "text" as const, text: "Error: " + error }] };
  }
};
server.registerTool("first_order", { description: "The first." }, answer);
server.registerTool("last_order", { description: "The last." }, answer);
`,
        output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const answer = async () => {
  try {
    return { content: [{ type: "text" as const, text: await load() }] };
  } catch (error) {
    return { content: [{ type: "text" as const, text: "Error: " + error }], isError: true };
  }
};
server.registerTool("first_order", { description: "The first." }, answer);
server.registerTool("last_order", { description: "The last." }, answer);
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"first_order" and "last_order"', s: "", has: "have", helper: "", sign: " (an error was caught)", text: "“Error: …”", elsewhere: "", mend: "Put isError: true beside content, or throw an error with this text" },
            line: 8,
            column: 12,
            endLine: 8,
            endColumn: 77,
            suggestions: [
              { messageId: "raiseInstead", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const answer = async () => {
  try {
    return { content: [{ type: "text" as const, text: await load() }] };
  } catch (error) {
    throw new Error("Error: " + error);
  }
};
server.registerTool("first_order", { description: "The first." }, answer);
server.registerTool("last_order", { description: "The last." }, answer);
` },
            ],
          },
        ],
      },
      {
        name: "a low-level handler, where throwing would be a protocol error",
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
  if (!order) return { content: [{ type: "text", text: "Error: no such order." }] };
  return { content: [{ type: "text", text: order.item }] };
});
`,
        output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_order", description: "One order.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const order = orders.get(String(request.params.arguments?.id));
  if (!order) return { content: [{ type: "text", text: "Error: no such order." }], isError: true };
  return { content: [{ type: "text", text: order.item }] };
});
`,
        errors: [
          {
            messageId: "errorAsSuccess",
            data: { tool: '"get_order"', s: "s", has: "has", helper: "", sign: " (check: !order)", text: "“Error: no such order.”", elsewhere: "", mend: "Put isError: true beside content" },
            line: 12,
            column: 22,
            endLine: 12,
            endColumn: 84,
          },
        ],
      },
    ],
  });
});
