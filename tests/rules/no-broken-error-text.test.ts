import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-broken-error-text.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-broken-error-text", rule, {
    valid: [
      {
        name: "a reason",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  throw new Error(\`Order \${id} is archived; use list_archive.\`);
});
`,
      },
    ],
    invalid: [
      {
        name: "a text that stops at its colon",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  throw new Error("Cannot load the order:");
});
`,
        errors: [
          {
            messageId: "endsAtColon",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Cannot load the order:”", source: "", prints: "", placeholder: "", elsewhere: "" },
            line: 7,
            column: 19,
            endLine: 7,
            endColumn: 43,
          },
        ],
      },
      {
        name: "a thrown object",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  throw { message: "gone" };
});
`,
        errors: [
          {
            messageId: "thrownObject",
            data: { tool: '"get_order"', s: "s", has: "has", elsewhere: "" },
            line: 7,
            column: 3,
            endLine: 7,
            endColumn: 29,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-broken-error-text", rule, {
    valid: [
      {
        name: "a narrowed error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (e) {
    return { content: [{ type: "text", text: \`Cannot show it: \${e instanceof Error ? e.message : String(e)}\` }], isError: true };
  }
});
`,
      },
      {
        name: "the error itself, which prints its message",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (e) {
    return { content: [{ type: "text", text: \`Cannot show it: \${e}\` }], isError: true };
  }
});
`,
      },
      {
        name: "a reason after the colon",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`Cannot show order \${id}: it is archived, use list_archive.\`);
});
`,
      },
      {
        name: "an ordinary answer that ends with a colon",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: "Orders of today:" }] };
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
  if (!id) throw new TypeError("id is empty; give one such as ORD-1.");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "an unnarrowed catch, by default",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (e: any) {
    return { content: [{ type: "text", text: \`Cannot show it: \${e.message}\` }], isError: true };
  }
});
`,
      },
      {
        name: "a variable by name",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("Set \${API_KEY} in the configuration of this server.");
});
`,
      },
      {
        name: "a template with its values",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`Order \${id} of \${orders.size} does not exist.\`);
});
`,
      },
      {
        name: "a percent sign",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("Stock is at 0 %d; encode spaces as %20.".replace("%d", ""));
});
`,
      },
      {
        name: "a bare value that only travels inside the server",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    throw "stop";
  } catch {
    return { content: [{ type: "text", text: id }] };
  }
});
`,
      },
    ],
    invalid: [
      {
        name: "&& in place of a choice",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (e) {
    return { content: [{ type: "text", text: \`Cannot show order \${id}: \${e instanceof Error && e.message}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "prints",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Cannot show order …: …”", source: "e instanceof Error && e.message", prints: "false", placeholder: "", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 107,
            suggestions: [
              { messageId: "narrowError", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (e) {
    return { content: [{ type: "text", text: \`Cannot show order \${id}: \${e instanceof Error ? e.message : String(e)}\` }], isError: true };
  }
});
` },
            ],
          },
        ],
      },
      {
        name: "an object",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const problem = { code: 4, id };
  throw new Error(\`Cannot show the order: \${problem}\`);
});
`,
        errors: [
          {
            messageId: "prints",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Cannot show the order: …”", source: "problem", prints: "[object Object]", placeholder: "", elsewhere: "" },
            line: 8,
            column: 19,
            endLine: 8,
            endColumn: 54,
          },
        ],
      },
      {
        name: "the message of a thrown string",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    if (!orders.has(id)) throw "no such order, ids look like ORD-1";
    return { content: [{ type: "text", text: "on its way" }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Refused: \${(error as Error).message}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "prints",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Refused: …”", source: "(error as Error).message", prints: "undefined", placeholder: "", elsewhere: "" },
            line: 12,
            column: 46,
            endLine: 12,
            endColumn: 84,
          },
        ],
      },
      {
        name: "a text that stops at its colon",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    console.error(error);
    return { content: [{ type: "text", text: "Error loading the order:" }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "endsAtColon",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Error loading the order:”", source: "", prints: "", placeholder: "", elsewhere: "" },
            line: 11,
            column: 46,
            endLine: 11,
            endColumn: 72,
          },
        ],
      },
      {
        name: "a text that stops at its colon, as an ordinary result",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Error loading the order:\` }] };
  }
});
`,
        errors: [
          {
            messageId: "endsAtColon",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Error loading the order:”", source: "", prints: "", placeholder: "", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 72,
          },
        ],
      },
      {
        name: "a plain string with ${}",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error("Order \${id} does not exist; use list_orders.");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "placeholder",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“Order ${id} does not exist; use list_orders.”", source: "", prints: "", placeholder: "${id}", elsewhere: "" },
            line: 8,
            column: 40,
            endLine: 8,
            endColumn: 86,
          },
        ],
      },
      {
        name: "%s",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw new Error("No order %s; use list_orders.");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "placeholder",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“No order %s; use list_orders.”", source: "", prints: "", placeholder: "%s", elsewhere: "" },
            line: 8,
            column: 40,
            endLine: 8,
            endColumn: 71,
          },
        ],
      },
      {
        name: "a thrown string",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw "No such order; use list_orders.";
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "thrownString",
            data: { tool: '"get_order"', s: "s", has: "has", elsewhere: "" },
            line: 8,
            column: 24,
            endLine: 8,
            endColumn: 64,
          },
        ],
      },
      {
        name: "a thrown object",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw { code: "GONE", id };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "thrownObject",
            data: { tool: '"get_order"', s: "s", has: "has", elsewhere: "" },
            line: 8,
            column: 24,
            endLine: 8,
            endColumn: 51,
          },
        ],
      },
      {
        name: "nothing thrown",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw undefined;
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "thrownNothing",
            data: { tool: '"get_order"', s: "s", has: "has", elsewhere: "" },
            line: 8,
            column: 24,
            endLine: 8,
            endColumn: 40,
          },
        ],
      },
      {
        name: "a thrown number",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) throw 404;
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "thrownNumber",
            data: { tool: '"get_order"', s: "s", has: "has", elsewhere: "" },
            line: 8,
            column: 24,
            endLine: 8,
            endColumn: 34,
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
    if (!orders.has(id)) throw new Error("No order:");
    return { content: [{ type: "text", text: "on its way" }] };
  } catch (error) {
    return { content: [{ type: "text", text: String(error) }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "endsAtColon",
            data: { tool: '"get_order"', s: "s", has: "has", text: "“No order:”", source: "", prints: "", placeholder: "", elsewhere: "" },
            line: 9,
            column: 42,
            endLine: 9,
            endColumn: 53,
          },
        ],
      },
    ],
  });
});
