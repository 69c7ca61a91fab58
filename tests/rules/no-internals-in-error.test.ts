import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-internals-in-error.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-internals-in-error", rule, {
    valid: [
      {
        name: "the message of the error",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Cannot show it: \${error.message}\` }], isError: true };
  }
});
`,
      },
    ],
    invalid: [
      {
        name: "a stack",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: "Cannot show it: " + error.stack }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "stack",
            data: { tool: '"get_order"', s: "s", has: "has", words: "error.stack", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 78,
            suggestions: [
              { messageId: "errorMessage", output: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: "Cannot show it: " + error.message }], isError: true };
  }
});
` },
            ],
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-internals-in-error", rule, {
    valid: [
      {
        name: "the message of the error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Cannot show it: \${error instanceof Error ? error.message : String(error)}\` }], isError: true };
  }
});
`,
      },
      {
        name: "the stack in the log",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    console.error((error as Error).stack);
    return { content: [{ type: "text", text: "The order could not be read; try later." }], isError: true };
  }
});
`,
      },
      {
        name: "a path that the caller gave",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { path: z.string() } }, async ({ path }) => {
  throw new Error(\`Cannot read \${path}; give a file in the export folder.\`);
});
`,
      },
      {
        name: "a path as an example",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("Give an absolute path such as /home/ada/orders.csv.");
});
`,
      },
      {
        name: "SQL as advice",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("Only reading is allowed; write a statement such as SELECT * FROM orders.");
});
`,
      },
      {
        name: "JSON of an answer",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: JSON.stringify(orders.get(id)) }] };
});
`,
      },
      {
        name: "the status of a response",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const response = await fetch(\`https://orders.example/\${id}\`);
  if (!response.ok) throw new Error(\`The order service answered \${response.status}; try later.\`);
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
      },
      {
        name: "a kind that the options allow",
        filename: "server.ts",
        options: [{ allow: ["stack"] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Cannot show it: \${(error as Error).stack}\` }], isError: true };
  }
});
`,
      },
    ],
    invalid: [
      {
        name: "a stack",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Cannot show it: \${(error as Error).stack}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "stack",
            data: { tool: '"get_order"', s: "s", has: "has", words: "(error as Error).stack", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 89,
          },
        ],
      },
      {
        name: "a stack by way of a variable",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    const trace = error instanceof Error ? error.stack : String(error);
    return { content: [{ type: "text", text: \`Cannot show it.\\n\${trace}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "stack",
            data: { tool: '"get_order"', s: "s", has: "has", words: "trace", elsewhere: "" },
            line: 11,
            column: 46,
            endLine: 11,
            endColumn: 73,
          },
        ],
      },
      {
        name: "a serialised error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Cannot show it: \${JSON.stringify(error)}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "object",
            data: { tool: '"get_order"', s: "s", has: "has", words: "JSON.stringify(error)", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 88,
            suggestions: [
              { messageId: "errorMessage", output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Cannot show it: \${error instanceof Error ? error.message : String(error)}\` }], isError: true };
  }
});
` },
            ],
          },
        ],
      },
      {
        name: "an inspected error, thrown on",
        filename: "server.ts",
        code: `import { inspect } from "node:util";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    throw new Error(\`Cannot show \${id}: \${inspect(error)}\`);
  }
});
`,
        errors: [
          {
            messageId: "object",
            data: { tool: '"get_order"', s: "s", has: "has", words: "inspect(error)", elsewhere: "" },
            line: 11,
            column: 21,
            endLine: 11,
            endColumn: 59,
            suggestions: [
              { messageId: "errorMessage", output: `import { inspect } from "node:util";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error) {
    throw new Error(\`Cannot show \${id}: \${error instanceof Error ? error.message : String(error)}\`);
  }
});
` },
            ],
          },
        ],
      },
      {
        name: "the body of a response",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const response = await fetch(\`https://orders.example/\${id}\`);
  if (!response.ok) throw new Error(\`The order service said \${await response.text()}\`);
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
        errors: [
          {
            messageId: "response",
            data: { tool: '"get_order"', s: "s", has: "has", words: "response.text()", elsewhere: "" },
            line: 8,
            column: 37,
            endLine: 8,
            endColumn: 86,
          },
        ],
      },
      {
        name: "the body of a failed request",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error: any) {
    return { content: [{ type: "text", text: \`Cannot show it: \${JSON.stringify(error.response.data)}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "response",
            data: { tool: '"get_order"', s: "s", has: "has", words: "JSON.stringify(error.response.data)", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 102,
          },
        ],
      },
      {
        name: "SQL",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`Query failed: SELECT item FROM orders WHERE id = '\${id}'\`);
});
`,
        errors: [
          {
            messageId: "sql",
            data: { tool: '"get_order"', s: "s", has: "has", words: "SELECT item FROM orders WHERE id = '…'", elsewhere: "" },
            line: 7,
            column: 19,
            endLine: 7,
            endColumn: 77,
          },
        ],
      },
      {
        name: "SQL in a variable",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const sql = buildQuery(id);
  throw new Error(\`Query failed: \${sql}\`);
});
`,
        errors: [
          {
            messageId: "sql",
            data: { tool: '"get_order"', s: "s", has: "has", words: "sql", elsewhere: "" },
            line: 8,
            column: 19,
            endLine: 8,
            endColumn: 41,
          },
        ],
      },
      {
        name: "a folder of the server",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`No order \${id} in \${process.cwd()}; use list_orders.\`);
});
`,
        errors: [
          {
            messageId: "path",
            data: { tool: '"get_order"', s: "s", has: "has", words: "process.cwd()", elsewhere: "" },
            line: 7,
            column: 19,
            endLine: 7,
            endColumn: 73,
          },
        ],
      },
      {
        name: "a path spelt out",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("Cannot open /home/deploy/app/orders.db; try later.");
});
`,
        errors: [
          {
            messageId: "path",
            data: { tool: '"get_order"', s: "s", has: "has", words: "/home/deploy/app/orders.db", elsewhere: "" },
            line: 7,
            column: 19,
            endLine: 7,
            endColumn: 71,
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
  } catch (error) {
    return { content: [{ type: "text", text: \`Error: \${(error as Error).stack}\` }] };
  }
});
`,
        errors: [
          {
            messageId: "stack",
            data: { tool: '"get_order"', s: "s", has: "has", words: "(error as Error).stack", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 80,
          },
        ],
      },
    ],
  });
});
