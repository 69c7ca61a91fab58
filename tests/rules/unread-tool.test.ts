import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/unread-tool.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("unread-tool", rule, {
    valid: [
      {
        name: "a tool that was read",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.tool("glue", "Which glue is warm.", async () => ({ content: [{ type: "text", text: "Hide glue." }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a server without tools",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
`,
        errors: [
          {
            messageId: "noTools",
            line: 3,
            column: 16,
            endLine: 3,
            endColumn: 72,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("unread-tool", rule, {
    valid: [
      {
        name: "a list that comes with a server of another file",
        filename: "handlers.ts",
        code: `import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

export function handle(server: Server, tools: unknown[]): void {
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools }));
}
`,
      },
      {
        name: "a tool that was read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.tool("glue", "Which glue is warm.", async () => ({ content: [{ type: "text", text: "Hide glue." }] }));
`,
      },
      {
        name: "a server that is passed on",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { addTools } from "binder-tools";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
addTools(server);
`,
      },
      {
        name: "a server that is exported",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export const server = new McpServer({ name: "book-binder", version: "1.0.0" });
`,
      },
      {
        name: "a server that is returned",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export function makeServer() {
  return new McpServer({ name: "book-binder", version: "1.0.0" });
}
`,
      },
      {
        name: "a server of prompts and resources",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.registerPrompt("spine", { description: "A title for a spine." }, () => ({ messages: [] }));
`,
      },
      {
        name: "a tool whose handler was not read, while only empty servers are reported",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { handlerOf } from "binder-handlers";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.tool("press", "Presses a book.", handlerOf("press"));
`,
      },
      {
        name: "all: everything was read",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.tool("sew", "Sews one section.", { section: z.number() }, async ({ section }) => ({ content: [{ type: "text", text: \`Section \${section}.\` }] }));
`,
      },
      {
        name: "a client",
        filename: "server.ts",
        code: `import { Client } from "@modelcontextprotocol/sdk/client/index.js";

const client = new Client({ name: "book-binder", version: "1.0.0" });
`,
      },
      {
        name: "a file that has nothing to do with MCP",
        filename: "server.ts",
        code: `export class McpServer {}
export const server = new McpServer();
`,
      },
      {
        name: "all: a definition without a handler in sight, as it stands beside a dispatcher",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import type { Tool } from "@modelcontextprotocol/sdk/types.js";

export const tool: Tool = { name: "fold", description: "Folds a sheet.", inputSchema: { type: "object", properties: {} } };
`,
      },
    ],
    invalid: [
      {
        name: "a server without tools",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
await server.connect();
`,
        errors: [
          {
            messageId: "noTools",
            line: 3,
            column: 16,
            endLine: 3,
            endColumn: 72,
          },
        ],
      },
      {
        name: "a server of SDK v2 without tools",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
`,
        errors: [
          {
            messageId: "noTools",
            line: 3,
            column: 16,
            endLine: 3,
            endColumn: 72,
          },
        ],
      },
      {
        name: "all: a server without tools",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
`,
        errors: [
          {
            messageId: "noTools",
            line: 3,
            column: 16,
            endLine: 3,
            endColumn: 72,
          },
        ],
      },
      {
        name: "all: a handler that was not read",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { handlerOf } from "binder-handlers";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.tool("press", "Presses a book.", handlerOf("press"));
`,
        errors: [
          {
            messageId: "unread",
            data: { what: "handler", tool: ' of "press"', reason: "its handler is made by code that is not read" },
            line: 5,
            column: 41,
            endLine: 5,
            endColumn: 59,
          },
        ],
      },
      {
        name: "all: a schema that was not read",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { shapeOf } from "binder-shapes";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.registerTool("cut", { description: "Cuts a board.", inputSchema: shapeOf("cut") }, async () => ({ content: [{ type: "text", text: "Cut." }] }));
`,
        errors: [
          {
            messageId: "unread",
            data: { what: "schema", tool: ' of "cut"', reason: "its schema is built by code that is not read" },
            line: 5,
            column: 60,
            endLine: 5,
            endColumn: 87,
          },
        ],
      },
      {
        name: "all: a schema that spreads something unknown",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { paging } from "binder-shapes";
import { z } from "zod";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.registerTool("boards", { description: "Boards in stock.", inputSchema: { ...paging, size: z.string() } }, async ({ size }) => ({ content: [{ type: "text", text: size }] }));
`,
        errors: [
          {
            messageId: "unread",
            data: { what: "schema", tool: ' of "boards"', reason: "its schema spreads something that is not read" },
            line: 6,
            column: 66,
            endLine: 6,
            endColumn: 110,
          },
        ],
      },
      {
        name: "all: a name that was not read",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { nameOf } from "binder-names";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.registerTool(nameOf("gild"), { description: "Gilds an edge." }, async () => ({ content: [{ type: "text", text: "Gilded." }] }));
`,
        errors: [
          {
            messageId: "unread",
            data: { what: "tool", tool: "", reason: "its name could not be read: it is made by code that is not read" },
            line: 5,
            column: 21,
            endLine: 5,
            endColumn: 35,
          },
        ],
      },
      {
        name: "all: arguments that are spread from a list",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { gild } from "binder-tools";

const server = new McpServer({ name: "book-binder", version: "1.0.0" });
server.registerTool("gild", ...gild);
`,
        errors: [
          {
            messageId: "unread",
            data: { what: "tool", tool: "", reason: "its arguments are spread from a list" },
            line: 5,
            column: 1,
            endLine: 5,
            endColumn: 37,
          },
        ],
      },
      {
        name: "all: a list of tools that was not read",
        filename: "server.ts",
        options: [{ report: "all" }],
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { loadTools } from "binder-tools";

const server = new Server({ name: "book-binder", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: await loadTools() }));
`,
        errors: [
          {
            messageId: "unread",
            data: { what: "tool", tool: "", reason: "its list of tools is made by code that is not read" },
            line: 6,
            column: 50,
            endLine: 6,
            endColumn: 92,
          },
        ],
      },
    ],
  });
});
