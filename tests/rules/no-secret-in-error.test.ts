import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-secret-in-error.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-secret-in-error", rule, {
    valid: [
      {
        name: "a masked value",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  const key = mask(process.env.ORDERS_API_KEY);
  throw new Error(\`Key \${key} was refused; tell the operator.\`);
});
`,
      },
    ],
    invalid: [
      {
        name: "a secret-named environment variable",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.tool("get_order", "One order.", { id: z.string() }, async ({ id }) => {
  throw new Error(\`Key \${process.env.ORDERS_API_KEY} was refused; tell the operator.\`);
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: 'the environment variable "ORDERS_API_KEY"', text: "“Key … was refused; tell the operator.”", elsewhere: "" },
            line: 7,
            column: 19,
            endLine: 7,
            endColumn: 86,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-secret-in-error", rule, {
    valid: [
      {
        name: "a secret word in prose",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("create_mailbox", { description: "One order.", inputSchema: { password: z.string() } }, async ({ password }) => {
  if (password.length < 8) throw new Error(\`The password must have at least 8 characters; this one has \${password.length}.\`);
  return { content: [{ type: "text", text: "done" }] };
});
`,
      },
      {
        name: "the name of a missing variable",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!process.env.ORDERS_API_KEY) throw new Error("ORDERS_API_KEY is not set on this server; tell its operator.");
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
      },
      {
        name: "a placeholder",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("No key is set. Keys start with sk-..., see the console.");
});
`,
      },
      {
        name: "a masked value",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const masked = (secret: string) => \`\${secret.slice(0, 2)}…\`;

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const apiKey = process.env.ORDERS_API_KEY ?? "";
  throw new Error(\`The service refused key \${masked(apiKey)}; ask the operator.\`);
});
`,
      },
      {
        name: "counts of tokens",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const usage = { tokensUsed: 900, maxTokens: 1000 };

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`\${usage.tokensUsed} of \${usage.maxTokens} tokens are used; ask for less.\`);
});
`,
      },
      {
        name: "what the caller sent",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { token: z.string() } }, async ({ token }) => {
  throw new Error(\`The token \${token} is not known; ask for a new one.\`);
});
`,
      },
      {
        name: "an ordinary environment variable",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`No orders in \${process.env.REGION}; use another region.\`);
});
`,
      },
      {
        name: "a URL without a password",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`https://orders.example:8443/\${id} answered 503; try later.\`);
});
`,
      },
      {
        name: "a format in a URL",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("Write the database as postgres://user:password@host/name.");
});
`,
      },
      {
        name: "a secret that goes to the service, not to the model",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const token = process.env.ORDERS_TOKEN;
  await fetch(\`https://orders.example/\${id}\`, { headers: { authorization: \`Bearer \${token}\` } });
  throw new Error(\`Order \${id} is gone; use list_orders.\`);
});
`,
      },
      {
        name: "a name that the options allow",
        filename: "server.ts",
        options: [{ allow: ["token"] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const coin = { token: load() };

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`Unknown token \${coin.token}; use list_coins.\`);
});
`,
      },
    ],
    invalid: [
      {
        name: "a variable read from the environment",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const token = process.env.ORDERS_TOKEN ?? "";
  throw new Error(\`The service refused token \${token}; tell the operator.\`);
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: 'the environment variable "ORDERS_TOKEN"', text: "“The service refused token …; tell the operator.”", elsewhere: "" },
            line: 8,
            column: 19,
            endLine: 8,
            endColumn: 75,
          },
        ],
      },
      {
        name: "a secret-named environment variable",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  return { content: [{ type: "text", text: \`Cannot log in as \${process.env.SMTP_PASSWORD}; tell the operator.\` }], isError: true };
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: 'the environment variable "SMTP_PASSWORD"', text: "“Cannot log in as …; tell the operator.”", elsewhere: "" },
            line: 7,
            column: 44,
            endLine: 7,
            endColumn: 111,
          },
        ],
      },
      {
        name: "the whole environment",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`Not configured: \${JSON.stringify(process.env)}\`);
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: "every environment variable of the server", text: "“Not configured: …”", elsewhere: "" },
            line: 7,
            column: 19,
            endLine: 7,
            endColumn: 67,
          },
        ],
      },
      {
        name: "a property of a class",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

class Archive {
  constructor(private readonly apiToken: string) {}
  async order(id: string) {
    throw new Error(\`No order \${id} with token \${this.apiToken}; use list_orders.\`);
  }
}
const archive = new Archive(process.env.ARCHIVE_TOKEN ?? "");
const server = new McpServer({ name: "orders", version: "1.0.0" });
server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string() } }, async ({ id }) => {
  return { content: [{ type: "text", text: await archive.order(id) }] };
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: 'the environment variable "ARCHIVE_TOKEN"', text: "“No order … with token …; use list_orders.”", elsewhere: "" },
            line: 7,
            column: 21,
            endLine: 7,
            endColumn: 83,
          },
        ],
      },
      {
        name: "a connection string",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const config = readConfig();

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error(\`Cannot reach postgres://\${config.user}:\${config.password}@db/orders; try later.\`);
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: '"password"', text: "“Cannot reach postgres://…:…@db/orders; try later.”", elsewhere: "" },
            line: 8,
            column: 19,
            endLine: 8,
            endColumn: 100,
          },
        ],
      },
      {
        name: "a password spelt out in a URL",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("Cannot reach postgres://reader:hunter2x@db.internal/orders; try later.");
});
`,
        errors: [
          {
            messageId: "literal",
            data: { tool: '"get_order"', s: "s", has: "has", what: "a URL with a password", text: "the text", elsewhere: "" },
            line: 7,
            column: 19,
            endLine: 7,
            endColumn: 91,
          },
        ],
      },
      {
        name: "a key spelt out",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  throw new Error("The key ${"glpat"}-a1B2c3D4e5F6g7H8i9J0 was refused.");
});
`,
        errors: [
          {
            messageId: "literal",
            data: { tool: '"get_order"', s: "s", has: "has", what: "a GitLab token", text: "the text", elsewhere: "" },
            line: 7,
            column: 19,
            endLine: 7,
            endColumn: 68,
          },
        ],
      },
      {
        name: "headers of a failed request",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  try {
    return { content: [{ type: "text", text: await load(id) }] };
  } catch (error: any) {
    return { content: [{ type: "text", text: \`Order service failed: \${JSON.stringify(error.config)}\` }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: '"config", which holds the request with its headers', text: "“Order service failed: …”", elsewhere: "" },
            line: 10,
            column: 46,
            endLine: 10,
            endColumn: 101,
          },
        ],
      },
      {
        name: "a failure that goes out as a success",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });
const orders = new Map([["ORD-1", { item: "Lamp", state: "new" }]]);

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  if (!orders.has(id)) return { content: [{ type: "text", text: \`Error: no order \${id} for key \${process.env.ORDERS_API_KEY}\` }] };
  return { content: [{ type: "text", text: \`Order \${id} is on its way.\` }] };
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: 'the environment variable "ORDERS_API_KEY"', text: "“Error: no order … for key …”", elsewhere: "" },
            line: 8,
            column: 65,
            endLine: 8,
            endColumn: 126,
          },
        ],
      },
      {
        name: "two of them, reported once",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const { clientSecret, refreshToken } = readConfig();
  throw new Error(\`Login with \${clientSecret} and \${refreshToken} failed; tell the operator.\`);
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: '"clientSecret" and "refreshToken"', text: "“Login with … and … failed; tell the operator.”", elsewhere: "" },
            line: 8,
            column: 19,
            endLine: 8,
            endColumn: 94,
          },
        ],
      },
      {
        name: "a name of one's own",
        filename: "server.ts",
        options: [{ names: ["loyaltyNumber"] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Order number") } }, async ({ id }) => {
  const { loyaltyNumber } = readConfig();
  throw new Error(\`No order \${id} for \${loyaltyNumber}; use list_orders.\`);
});
`,
        errors: [
          {
            messageId: "carried",
            data: { tool: '"get_order"', s: "s", has: "has", what: '"loyaltyNumber"', text: "“No order … for …; use list_orders.”", elsewhere: "" },
            line: 8,
            column: 19,
            endLine: 8,
            endColumn: 74,
          },
        ],
      },
    ],
  });
});
