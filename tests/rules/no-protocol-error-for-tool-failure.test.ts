import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-protocol-error-for-tool-failure.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-protocol-error-for-tool-failure", rule, {
    valid: [
      {
        name: "the handler of the low-level Server 1.x returns the flag",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { Server } = require("@modelcontextprotocol/sdk/server/index.js");
const { CallToolRequestSchema, ListToolsRequestSchema } = require("@modelcontextprotocol/sdk/types.js");

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
      },
      {
        name: "a throw in a helper is caught and flagged",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { Server } = require("@modelcontextprotocol/sdk/server/index.js");
const { CallToolRequestSchema, ListToolsRequestSchema } = require("@modelcontextprotocol/sdk/types.js");

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
function findExhibit(id) {
  const exhibit = exhibits.get(id);
  if (!exhibit) throw new Error(\`There is no exhibit \${id}. Numbers look like E-1.\`);
  return exhibit;
}
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  try {
    const exhibit = findExhibit(request.params.arguments.id);
    return { content: [{ type: "text", text: exhibit.title }] };
  } catch (error) {
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
});
`,
      },
      {
        name: "JSON-RPC by hand: a failed tool is a result, and only the request itself is answered with an error",
        filename: "server.js",
        code: `export async function answer({ id, method, params }) {
  if (method === "tools/list") return { jsonrpc: "2.0", id, result: { tools: [{ name: "read_gauge", description: "Reads.", inputSchema: { type: "object" } }] } };
  if (method === "tools/call") {
    if (!params) return { jsonrpc: "2.0", id, error: { code: -32600, message: "Invalid Request" } };
    if (params.name !== "read_gauge") return { jsonrpc: "2.0", id, error: { code: -32602, message: "There is none of that name" } };
    try {
      return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text: await read(params.arguments.port) }] } };
    } catch (error) {
      return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text: error.message }], isError: true } };
    }
  }
  return { jsonrpc: "2.0", id, error: { code: -32601, message: "Method not found" } };
}
`,
      },
      {
        name: "a proxy that turns calls away is no server of tools",
        filename: "proxy.js",
        code: `export function pass(message, send) {
  if (message.method === "tools/call" && isBlocked(message.params)) return send({ jsonrpc: "2.0", id: message.id, error: { code: -32000, message: "Blocked by the rules of this proxy" } });
  return forward(message);
}
`,
      },
    ],
    invalid: [
      {
        name: "JSON-RPC by hand: a caught failure is answered with an error object, made by a helper",
        filename: "server.js",
        code: `const fail = (id, code, message) => ({ jsonrpc: "2.0", id, error: { code, message } });
export async function answer({ id, method, params }) {
  if (method === "tools/list") return { jsonrpc: "2.0", id, result: { tools: [{ name: "read_gauge", description: "Reads.", inputSchema: { type: "object" } }] } };
  if (method !== "tools/call") return fail(id, -32601, "Method not found");
  try {
    return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text: await read(params.arguments.port) }] } };
  } catch (error) {
    return fail(id, -32603, "The gauge is not read: " + error.message);
  }
}
`,
        errors: [
          {
            messageId: "errorObject",
            data: { tool: '"read_gauge"', s: "s", text: " with “The gauge is not read: …”", code: " (-32603)", elsewhere: "" },
            line: 8,
            column: 12,
            endLine: 8,
            endColumn: 71,
          },
        ],
      },
      {
        name: "an Error thrown in a handler of the low-level Server 1.x",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { Server } = require("@modelcontextprotocol/sdk/server/index.js");
const { CallToolRequestSchema, ListToolsRequestSchema } = require("@modelcontextprotocol/sdk/types.js");

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 11,
            column: 17,
            endLine: 11,
            endColumn: 85,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `const { Server } = require("@modelcontextprotocol/sdk/server/index.js");
const { CallToolRequestSchema, ListToolsRequestSchema } = require("@modelcontextprotocol/sdk/types.js");

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a throw in a helper that the handler calls",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { Server } = require("@modelcontextprotocol/sdk/server/index.js");
const { CallToolRequestSchema, ListToolsRequestSchema } = require("@modelcontextprotocol/sdk/types.js");

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
function findExhibit(id) {
  const exhibit = exhibits.get(id);
  if (!exhibit) throw new Error(\`There is no exhibit \${id}. Numbers look like E-1.\`);
  return exhibit;
}
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = findExhibit(request.params.arguments.id);
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no exhibit …. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 8,
            column: 17,
            endLine: 8,
            endColumn: 86,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-protocol-error-for-tool-failure", rule, {
    valid: [
      {
        name: "string methods, and the flag",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
      },
      {
        name: "a ProtocolError for an unknown tool",
        filename: "server.ts",
        code: `import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) throw new ProtocolError(ProtocolErrorCode.MethodNotFound, "There is no such tool.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
      },
      {
        name: "an McpError for an unknown tool name",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  if (request.params.name !== "get_exhibit") throw new McpError(ErrorCode.MethodNotFound, \`Unknown tool: \${request.params.name}\`);
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
      },
      {
        name: "a tool of McpServer, where a throw is a tool error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.registerTool("get_exhibit", { description: "One exhibit.", inputSchema: { id: z.string() } }, async ({ id }) => {
  const exhibit = exhibits.get(id);
  if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
      },
      {
        name: "a switch whose default throws, for an unknown tool name",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }, { name: "count_exhibits", description: "About exhibitss.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  switch (request.params.name) {
    case "get_exhibit": {
      const exhibit = exhibits.get(String(request.params.arguments?.id));
      if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
      return { content: [{ type: "text", text: exhibit.title }] };
    }
    case "count_exhibits":
      return { content: [{ type: "text", text: String(exhibits.size) }] };
    default:
      throw new Error(\`Unknown tool: \${request.params.name}\`);
  }
});
`,
      },
      {
        name: "an if-chain that ends with an unknown tool name",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "count_exhibits", description: "About exhibitss.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const { name } = request.params;
  if (name === "count_exhibits") {
    return { content: [{ type: "text", text: String(exhibits.size) }] };
  }
  throw new Error(\`Tool \${name} not found\`);
});
`,
      },
      {
        name: "a map of handlers whose member returns the flag",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
const handlers = {
  get_exhibit: async (args: Record<string, unknown>) => {
    const exhibit = exhibits.get(String(args.id));
    if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
    return { content: [{ type: "text", text: exhibit.title }] };
  },
};
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const handle = handlers[request.params.name as keyof typeof handlers];
  if (!handle) throw new Error(\`Unknown tool: \${request.params.name}\`);
  return handle(request.params.arguments ?? {});
});
`,
      },
      {
        name: "a method of a class that returns the flag",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

export class Museum {
  private readonly exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
  private readonly server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });

  constructor() {
    this.server.setRequestHandler(ListToolsRequestSchema, async () => ({
      tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
    }));
    this.server.setRequestHandler(CallToolRequestSchema, async (request) => this.show(String(request.params.arguments?.id)));
  }

  private async show(id: string) {
    const exhibit = this.exhibits.get(id);
    if (!exhibit) {
      return { content: [{ type: "text", text: \`There is no exhibit \${id}. Numbers look like E-1.\` }], isError: true };
    }
    return { content: [{ type: "text", text: exhibit.title }] };
  }
}
`,
      },
      {
        name: "a schema's safeParse() of the arguments",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
const ById = z.object({ id: z.string() });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const parsed = ById.safeParse(request.params.arguments);
  if (!parsed.success) return { content: [{ type: "text", text: \`id is no exhibit number: \${parsed.error.message}\` }], isError: true };
  return { content: [{ type: "text", text: exhibits.get(parsed.data.id)?.title ?? "It is on loan." }] };
});
`,
      },
      {
        name: "a throw that a catch of the handler flags",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  try {
    const exhibit = exhibits.get(String(request.params.arguments?.id));
    if (!exhibit) throw new Error("No exhibit has this number.");
    return { content: [{ type: "text", text: exhibit.title }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Could not show the exhibit: \${error instanceof Error ? error.message : String(error)}\` }], isError: true };
  }
});
`,
      },
      {
        name: "a catch that lets an unknown tool name pass",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
async function show({ name }: { name: string }) {
  if (name !== "get_exhibit") throw new Error(\`Unknown tool: \${name}\`);
  return { content: [{ type: "text", text: "Astrolabe" }] };
}
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  try {
    return await show(request.params);
  } catch (error) {
    console.error(error);
    throw error;
  }
});
`,
      },
      {
        name: "a request without arguments at all",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const args = request.params.arguments;
  if (!args) throw new Error("No arguments provided");
  return { content: [{ type: "text", text: exhibits.get(String(args.id))?.title ?? "It is on loan." }] };
});
`,
      },
      {
        name: "a server without its configuration",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const key = process.env.MUSEUM_API_KEY;
  if (!key) throw new Error("MUSEUM_API_KEY is not set.");
  const response = await fetch(\`https://museum.example/\${request.params.arguments?.id}\`, { headers: { authorization: key } });
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
      },
      {
        name: "a response that failed, flagged",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const response = await fetch(\`https://museum.example/\${request.params.arguments?.id}\`);
  if (!response.ok) return { content: [{ type: "text", text: \`The museum answered \${response.status}.\` }], isError: true };
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
      },
      {
        name: "an Error in a tool of McpServer, with highLevel",
        filename: "server.ts",
        options: [{ highLevel: true }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.registerTool("get_exhibit", { description: "One exhibit.", inputSchema: { id: z.string() } }, async ({ id }) => {
  const exhibit = exhibits.get(id);
  if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
      },
      {
        name: "a protocol error class in a tool of McpServer, by default",
        filename: "server.ts",
        code: `import { McpServer, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { z } from "zod";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.registerTool("get_exhibit", { description: "One exhibit.", inputSchema: z.object({ id: z.string() }) }, async ({ id }) => {
  const exhibit = exhibits.get(id);
  if (!exhibit) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
      },
      {
        name: "a tool of fastmcp, where a throw is a tool error",
        filename: "server.ts",
        code: `import { FastMCP, UserError } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.addTool({
  name: "get_exhibit",
  description: "One exhibit.",
  parameters: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    const exhibit = exhibits.get(id);
    if (!exhibit) throw new UserError("There is no such exhibit. Numbers look like E-1.");
    return exhibit.title;
  },
});
`,
      },
      {
        name: "null, which gets no reply at all and is reported by valid-tool-result",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) throw null;
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "string methods of the low-level Server 2.x",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/server 2.x", code: "", elsewhere: "" },
            line: 10,
            column: 17,
            endLine: 10,
            endColumn: 85,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a ProtocolError with its code",
        filename: "server.ts",
        code: `import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/server 2.x", code: " (ProtocolErrorCode.InvalidParams)", elsewhere: "" },
            line: 10,
            column: 17,
            endLine: 10,
            endColumn: 126,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "an McpError with its code",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) throw new McpError(ErrorCode.InvalidParams, "There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: " (ErrorCode.InvalidParams)", elsewhere: "" },
            line: 11,
            column: 17,
            endLine: 11,
            endColumn: 113,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "the low-level server behind McpServer",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
mcp.server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 11,
            column: 17,
            endLine: 11,
            endColumn: 85,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
mcp.server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a switch whose branch throws",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }, { name: "count_exhibits", description: "About exhibitss.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  switch (request.params.name) {
    case "get_exhibit": {
      const exhibit = exhibits.get(String(request.params.arguments?.id));
      if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
      return { content: [{ type: "text", text: exhibit.title }] };
    }
    case "count_exhibits":
      return { content: [{ type: "text", text: String(exhibits.size) }] };
    default:
      return { content: [{ type: "text", text: "There is no such tool." }], isError: true };
  }
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 13,
            column: 21,
            endLine: 13,
            endColumn: 89,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }, { name: "count_exhibits", description: "About exhibitss.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  switch (request.params.name) {
    case "get_exhibit": {
      const exhibit = exhibits.get(String(request.params.arguments?.id));
      if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
      return { content: [{ type: "text", text: exhibit.title }] };
    }
    case "count_exhibits":
      return { content: [{ type: "text", text: String(exhibits.size) }] };
    default:
      return { content: [{ type: "text", text: "There is no such tool." }], isError: true };
  }
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "an if-chain whose branch throws",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }, { name: "count_exhibits", description: "About exhibitss.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const { name, arguments: args } = request.params;
  if (name === "count_exhibits") {
    return { content: [{ type: "text", text: String(exhibits.size) }] };
  }
  if (name === "get_exhibit") {
    const exhibit = exhibits.get(String(args?.id));
    if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
    return { content: [{ type: "text", text: exhibit.title }] };
  }
  throw new Error(\`Tool \${name} not found\`);
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 16,
            column: 19,
            endLine: 16,
            endColumn: 87,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }, { name: "count_exhibits", description: "About exhibitss.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const { name, arguments: args } = request.params;
  if (name === "count_exhibits") {
    return { content: [{ type: "text", text: String(exhibits.size) }] };
  }
  if (name === "get_exhibit") {
    const exhibit = exhibits.get(String(args?.id));
    if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
    return { content: [{ type: "text", text: exhibit.title }] };
  }
  throw new Error(\`Tool \${name} not found\`);
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a map of handlers whose member throws",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
const handlers = {
  get_exhibit: async (args: Record<string, unknown>) => {
    const exhibit = exhibits.get(String(args.id));
    if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
    return { content: [{ type: "text", text: exhibit.title }] };
  },
};
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const handle = handlers[request.params.name as keyof typeof handlers];
  if (!handle) throw new Error(\`Unknown tool: \${request.params.name}\`);
  return handle(request.params.arguments ?? {});
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 9,
            column: 19,
            endLine: 9,
            endColumn: 87,
          },
        ],
      },
      {
        name: "a throw in the method of a class",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

export class Museum {
  private readonly exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
  private readonly server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });

  constructor() {
    this.server.setRequestHandler(ListToolsRequestSchema, async () => ({
      tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
    }));
    this.server.setRequestHandler(CallToolRequestSchema, async (request) => this.show(String(request.params.arguments?.id)));
  }

  private async show(id: string) {
    const exhibit = this.exhibits.get(id);
    if (!exhibit) {
      throw new Error(\`There is no exhibit \${id}. Numbers look like E-1.\`);
    }
    return { content: [{ type: "text", text: exhibit.title }] };
  }
}
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no exhibit …. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 18,
            column: 7,
            endLine: 18,
            endColumn: 76,
          },
        ],
      },
      {
        name: "a schema's parse() of the arguments",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
const ById = z.object({ id: z.string() });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const { id } = ById.parse(request.params.arguments);
  return { content: [{ type: "text", text: exhibits.get(id)?.title ?? "It is on loan." }] };
});
`,
        errors: [
          {
            messageId: "parseLeaves",
            data: { tool: '"get_exhibit"', s: "s", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", elsewhere: "" },
            line: 12,
            column: 18,
            endLine: 12,
            endColumn: 54,
          },
        ],
      },
      {
        name: "a failure that a catch words anew, reported where it leaves",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  try {
    const exhibit = exhibits.get(String(request.params.arguments?.id));
    if (!exhibit) throw new Error("No exhibit has this number.");
    return { content: [{ type: "text", text: exhibit.title }] };
  } catch (error) {
    throw new Error(\`Could not show the exhibit: \${error instanceof Error ? error.message : String(error)}\`);
  }
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “Could not show the exhibit: …”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 15,
            column: 5,
            endLine: 15,
            endColumn: 110,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  try {
    const exhibit = exhibits.get(String(request.params.arguments?.id));
    if (!exhibit) throw new Error("No exhibit has this number.");
    return { content: [{ type: "text", text: exhibit.title }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Could not show the exhibit: \${error instanceof Error ? error.message : String(error)}\` }], isError: true };
  }
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a failure that a catch lets pass, reported where it was thrown",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  try {
    const exhibit = exhibits.get(String(request.params.arguments?.id));
    if (!exhibit) throw new Error("There is no such exhibit. Numbers look like E-1.");
    return { content: [{ type: "text", text: exhibit.title }] };
  } catch (error) {
    console.error(error);
    throw error;
  }
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 12,
            column: 19,
            endLine: 12,
            endColumn: 87,
          },
        ],
      },
      {
        name: "a missing argument, which the model can add",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const id = request.params.arguments?.id;
  if (!id) throw new Error("Missing required argument: id");
  return { content: [{ type: "text", text: exhibits.get(String(id))?.title ?? "It is on loan." }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “Missing required argument: id”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 11,
            column: 12,
            endLine: 11,
            endColumn: 61,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const id = request.params.arguments?.id;
  if (!id) return { content: [{ type: "text", text: "Missing required argument: id" }], isError: true };
  return { content: [{ type: "text", text: exhibits.get(String(id))?.title ?? "It is on loan." }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a parameter whose name looks like a setting in small letters",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { exhibit_id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const id = request.params.arguments?.exhibit_id;
  if (!id) throw new Error("exhibit_id is required");
  return { content: [{ type: "text", text: exhibits.get(String(id))?.title ?? "It is on loan." }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “exhibit_id is required”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 11,
            column: 12,
            endLine: 11,
            endColumn: 54,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { exhibit_id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const id = request.params.arguments?.exhibit_id;
  if (!id) return { content: [{ type: "text", text: "exhibit_id is required" }], isError: true };
  return { content: [{ type: "text", text: exhibits.get(String(id))?.title ?? "It is on loan." }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a response that failed",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const response = await fetch(\`https://museum.example/\${request.params.arguments?.id}\`);
  if (!response.ok) throw new Error(\`The museum answered \${response.status}.\`);
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “The museum answered ….”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 11,
            column: 21,
            endLine: 11,
            endColumn: 80,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const response = await fetch(\`https://museum.example/\${request.params.arguments?.id}\`);
  if (!response.ok) return { content: [{ type: "text", text: \`The museum answered \${response.status}.\` }], isError: true };
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a protocol error class in a tool of McpServer, with highLevel",
        filename: "server.ts",
        options: [{ highLevel: true }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.registerTool("get_exhibit", { description: "One exhibit.", inputSchema: { id: z.string() } }, async ({ id }) => {
  const exhibit = exhibits.get(id);
  if (!exhibit) throw new McpError(ErrorCode.InvalidParams, "There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "codeLost",
            data: { tool: '"get_exhibit"', s: "s", className: "McpError", elsewhere: "" },
            line: 9,
            column: 17,
            endLine: 9,
            endColumn: 113,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.registerTool("get_exhibit", { description: "One exhibit.", inputSchema: { id: z.string() } }, async ({ id }) => {
  const exhibit = exhibits.get(id);
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a ProtocolError in a tool of McpServer 2.x, with highLevel",
        filename: "server.ts",
        options: [{ highLevel: true }],
        code: `import { McpServer, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { z } from "zod";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.registerTool("get_exhibit", { description: "One exhibit.", inputSchema: z.object({ id: z.string() }) }, async ({ id }) => {
  const exhibit = exhibits.get(id);
  if (!exhibit) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "codeLost",
            data: { tool: '"get_exhibit"', s: "s", className: "ProtocolError", elsewhere: "" },
            line: 8,
            column: 17,
            endLine: 8,
            endColumn: 126,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { McpServer, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { z } from "zod";

const mcp = new McpServer({ name: "museum", version: "1.0.0" });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
mcp.registerTool("get_exhibit", { description: "One exhibit.", inputSchema: z.object({ id: z.string() }) }, async ({ id }) => {
  const exhibit = exhibits.get(id);
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "one helper that two tools use, reported once",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
function findExhibit(id: string) {
  const exhibit = exhibits.get(id);
  if (!exhibit) throw new Error(\`There is no exhibit \${id}. Numbers look like E-1.\`);
  return exhibit;
}
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }, { name: "lend_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  switch (request.params.name) {
    case "get_exhibit":
      return { content: [{ type: "text", text: findExhibit(String(request.params.arguments?.id)).title }] };
    case "lend_exhibit":
      return { content: [{ type: "text", text: \`Lent: \${findExhibit(String(request.params.arguments?.id)).title}\` }] };
    default:
      throw new Error(\`Unknown tool: \${request.params.name}\`);
  }
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit" and "lend_exhibit"', s: "", text: " with “There is no exhibit …. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 8,
            column: 17,
            endLine: 8,
            endColumn: 86,
          },
        ],
      },
      {
        name: "an error class of its own",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
class NoExhibitError extends Error {}
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) throw new NoExhibitError("There is no such exhibit. Numbers look like E-1.");
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 12,
            column: 17,
            endLine: 12,
            endColumn: 94,
            suggestions: [
              {
                messageId: "returnInstead",
                output: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
class NoExhibitError extends Error {}
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return { content: [{ type: "text", text: "There is no such exhibit. Numbers look like E-1." }], isError: true };
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
              },
            ],
          },
        ],
      },
      {
        name: "a Promise.reject of an Error",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "museum", version: "1.0.0" }, { capabilities: { tools: {} } });
const exhibits = new Map([["E-1", { title: "Astrolabe" }]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_exhibit", description: "About exhibits.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const exhibit = exhibits.get(String(request.params.arguments?.id));
  if (!exhibit) return Promise.reject(new Error("There is no such exhibit. Numbers look like E-1."));
  return { content: [{ type: "text", text: exhibit.title }] };
});
`,
        errors: [
          {
            messageId: "protocolError",
            data: { tool: '"get_exhibit"', s: "s", text: " with “There is no such exhibit. Numbers look like E-1.”", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x", code: "", elsewhere: "" },
            line: 11,
            column: 24,
            endLine: 11,
            endColumn: 101,
          },
        ],
      },
    ],
  });
});
