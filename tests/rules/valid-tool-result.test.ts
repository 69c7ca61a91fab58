import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/valid-tool-result.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("valid-tool-result", rule, {
    valid: [
      {
        name: "a text in content",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return { content: [{ type: "text", text: \`Bed \${bed} holds beans.\` }] };
});
`,
      },
      {
        name: "content with a text",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "a string",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return \`Bed \${bed} holds beans.\`;
});
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "a string", channel: "@modelcontextprotocol/sdk 1.x", refusal: '-32602 "Invalid tools/call result"' },
            line: 8,
            column: 10,
            endLine: 8,
            endColumn: 35,
          },
        ],
      },
      {
        name: "an object without content",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return { bed, plants: ["beans"] };
});
`,
        errors: [
          {
            messageId: "invisible",
            data: { tool: '"get_bed"', s: "s", kind: "an object without content", channel: "@modelcontextprotocol/sdk 1.x" },
            line: 8,
            column: 10,
            endLine: 8,
            endColumn: 36,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("valid-tool-result", rule, {
    valid: [
      {
        name: "a string from fastmcp, which takes it",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.addTool({
  name: "get_bed",
  description: "What grows in a bed.",
  parameters: z.object({ bed: z.string() }),
  execute: async ({ bed }) => {
    return \`Bed \${bed} holds beans.\`;
  },
});
`,
      },
      {
        name: "JSON in a text block",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return { content: [{ type: "text", text: JSON.stringify({ bed, plants: ["beans"] }) }] };
});
`,
      },
      {
        name: "a number as text",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (!beds.has(bed)) return { content: [{ type: "text", text: "0" }] };
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
      },
      {
        name: "a boolean as text",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return { content: [{ type: "text", text: String(beds.has(bed)) }] };
});
`,
      },
      {
        name: "an array of blocks as content",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return { content: [{ type: "text", text: \`Bed \${bed} holds beans.\` }] };
});
`,
      },
      {
        name: "the flag in place of an error member",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (!beds.has(bed)) return { content: [{ type: "text", text: \`There is no bed \${bed}.\` }], isError: true };
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
      },
      {
        name: "content in the low-level Server",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  return { content: [{ type: "text", text: \`Bed \${request.params.arguments?.bed} holds beans.\` }] };
});
`,
      },
      {
        name: "a thrown Error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (!beds.has(bed)) throw new Error(\`There is no bed \${bed}.\`);
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
      },
      {
        name: "the flag in the low-level Server 2.x",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const plants = beds.get(String(request.params.arguments?.bed));
  if (!plants) return { content: [{ type: "text", text: "There is no such bed." }], isError: true };
  return { content: [{ type: "text", text: plants.join() }] };
});
`,
      },
      {
        name: "structuredContent with a text copy",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  const bedOf = { bed, plants: beds.get(bed) ?? [] };
  return { content: [{ type: "text", text: JSON.stringify(bedOf) }], structuredContent: bedOf };
});
`,
      },
      {
        name: "structuredContent with a text copy from McpServer 2.x",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: z.object({ bed: z.string() }) }, async ({ bed }) => {
  const bedOf = { bed, plants: beds.get(bed) ?? [] };
  return { content: [{ type: "text", text: JSON.stringify(bedOf) }], structuredContent: bedOf };
});
`,
      },
      {
        name: "a text after a change",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  beds.set(bed, []);
  return { content: [{ type: "text", text: \`Bed \${bed} is empty.\` }] };
});
`,
      },
      {
        name: "a switch that lists all of its cases, without a default",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }, { name: "list_beds", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  switch (request.params.name) {
    case "get_bed":
      return { content: [{ type: "text", text: "beans" }] };
    case "list_beds":
      return { content: [{ type: "text", text: [...beds.keys()].join() }] };
  }
});
`,
      },
      {
        name: "null thrown in a tool of McpServer, which answers it",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (!beds.has(bed)) throw null;
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
      },
      {
        name: "an Error thrown in a low-level handler",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const plants = beds.get(String(request.params.arguments?.bed));
  if (!plants) throw new Error("There is no such bed.");
  return { content: [{ type: "text", text: plants.join() }] };
});
`,
      },
      {
        name: "JSON from fastmcp, which takes it",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.addTool({
  name: "get_bed",
  description: "What grows in a bed.",
  parameters: z.object({ bed: z.string() }),
  execute: async ({ bed }) => {
    return JSON.stringify({ bed, plants: beds.get(bed) ?? [] });
  },
});
`,
      },
      {
        name: "an Error thrown in fastmcp",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.addTool({
  name: "get_bed",
  description: "What grows in a bed.",
  parameters: z.object({ bed: z.string() }),
  execute: async ({ bed }) => {
    if (!beds.has(bed)) throw new Error(\`There is no bed \${bed}.\`);
    return "beans";
  },
});
`,
      },
      {
        name: "a result from fastmcp, with the flag",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.addTool({
  name: "get_bed",
  description: "What grows in a bed.",
  parameters: z.object({ bed: z.string() }),
  execute: async ({ bed }) => {
    return { content: [{ type: "text" as const, text: \`There is no bed \${bed}.\` }], isError: true };
  },
});
`,
      },
      {
        name: "null thrown in tmcp, which answers it",
        filename: "server.ts",
        code: `import { McpServer } from "tmcp";

const server = new McpServer({ name: "garden", version: "1.0.0", description: "A garden." }, { capabilities: { tools: {} } });

server.tool({ name: "dig", description: "Digs." }, async () => {
  throw null;
});
`,
      },
      {
        name: "undefined thrown in mcp-lite, which answers it",
        filename: "server.ts",
        code: `import { McpServer } from "mcp-lite";

const server = new McpServer({ name: "garden", version: "1.0.0" });

server.tool("dig", {
  description: "Digs.",
  handler: async () => {
    throw undefined;
  },
});
`,
      },
      {
        name: "null from Mastra, which prints it",
        filename: "server.ts",
        code: `import { createTool } from "@mastra/core/tools";
import { z } from "zod";

export const dig = createTool({
  id: "dig",
  description: "Digs.",
  inputSchema: z.object({}),
  execute: async () => {
    return null;
  },
});
`,
      },
      {
        name: "structuredContent alone from MCP-Nest, which prints it",
        filename: "garden.ts",
        code: `import { McpController, Tool } from "@rekog/mcp-nest";

@McpController()
export class Garden {
  @Tool({ name: "count_beds", description: "How many beds there are." })
  async countBeds() {
    return { structuredContent: { beds: 9 } };
  }
}
`,
      },
      {
        name: "the flag from Supabase's tools, which keep a result as it is",
        filename: "tools.ts",
        code: `import { tool } from "@supabase/mcp-utils";
import { z } from "zod/v4";

export const gardenTools = () => ({
  get_bed: tool({
    description: "What grows in a bed.",
    parameters: z.object({ bed: z.string() }),
    execute: async ({ bed }) => {
      return { content: [{ type: "text", text: \`There is no bed \${bed}.\` }], isError: true };
    },
  }),
});
`,
      },
      {
        name: "a value that is made elsewhere",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

import { gardener } from "./gardener.js";

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return await gardener.look(bed);
});
`,
      },
      {
        name: "an object that takes over another that is not known",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

import { gardener } from "./gardener.js";

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  const looked = await gardener.look(bed);
  return { ...looked, bed };
});
`,
      },
      {
        name: "an object with a computed key",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

import { gardener } from "./gardener.js";

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  const key = await gardener.key();
  return { [key]: [] };
});
`,
      },
      {
        name: "no return behind a guard that never lets pass",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

import { gardener } from "./gardener.js";

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (beds.has(bed)) {
    return { content: [{ type: "text", text: "beans" }] };
  }
  gardener.fail(bed);
});
`,
      },
      {
        name: "an empty content list, which says nothing but is a result",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  beds.delete(bed);
  return { content: [] };
});
`,
      },
      {
        name: "a string that a helper returns and the handler wraps",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

const described = (bed: string) => \`Bed \${bed} holds beans.\`;

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return { content: [{ type: "text", text: described(bed) }] };
});
`,
      },
      {
        name: "nothing from fastmcp, which takes it",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.addTool({
  name: "get_bed",
  description: "What grows in a bed.",
  parameters: z.object({ bed: z.string() }),
  execute: async ({ bed }) => {
    beds.set(bed, []);
  },
});
`,
      },
      {
        name: "a handler from elsewhere",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);
import { getBed } from "./gardener.js";

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, getBed);
`,
      },
      {
        name: "an exhaustive switch over an argument, without default",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("tend_bed", { description: "Tends a bed.", inputSchema: { work: z.enum(["water", "weed"]) } }, async ({ work }) => {
  switch (work) {
    case "water":
      return { content: [{ type: "text", text: "Watered." }] };
    case "weed":
      return { content: [{ type: "text", text: "Weeded." }] };
  }
});
`,
      },
    ],
    invalid: [
      {
        name: "a string from McpServer 2.x",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: z.object({ bed: z.string() }) }, async ({ bed }) => {
  return \`Bed \${bed} holds beans.\`;
});
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "a string", channel: "@modelcontextprotocol/server 2.x", refusal: '-32602 "Invalid tools/call result"' },
            line: 8,
            column: 10,
            endLine: 8,
            endColumn: 35,
          },
        ],
      },
      {
        name: "JSON as a string",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return JSON.stringify({ bed, plants: ["beans"] });
});
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "a string", channel: "@modelcontextprotocol/sdk 1.x", refusal: '-32602 "Invalid tools/call result"' },
            line: 8,
            column: 10,
            endLine: 8,
            endColumn: 52,
          },
        ],
      },
      {
        name: "a number",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (!beds.has(bed)) return 0;
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "a number", channel: "@modelcontextprotocol/sdk 1.x", refusal: '-32602 "Invalid tools/call result"' },
            line: 8,
            column: 30,
            endLine: 8,
            endColumn: 31,
          },
        ],
      },
      {
        name: "a boolean",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (!beds.has(bed)) return false;
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "a boolean", channel: "@modelcontextprotocol/sdk 1.x", refusal: '-32602 "Invalid tools/call result"' },
            line: 8,
            column: 30,
            endLine: 8,
            endColumn: 35,
          },
        ],
      },
      {
        name: "an array of blocks without content around it",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return [{ type: "text", text: \`Bed \${bed} holds beans.\` }];
});
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "an array", channel: "@modelcontextprotocol/sdk 1.x", refusal: '-32602 "Invalid tools/call result"' },
            line: 8,
            column: 10,
            endLine: 8,
            endColumn: 61,
          },
        ],
      },
      {
        name: "an object with an error member",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (!beds.has(bed)) return { error: \`There is no bed \${bed}.\` };
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
        errors: [
          {
            messageId: "invisible",
            data: { tool: '"get_bed"', s: "s", kind: "an object without content", channel: "@modelcontextprotocol/sdk 1.x" },
            line: 8,
            column: 30,
            endLine: 8,
            endColumn: 66,
          },
        ],
      },
      {
        name: "an object without content in the low-level Server",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  return { plants: ["beans"], bed: String(request.params.arguments?.bed) };
});
`,
        errors: [
          {
            messageId: "invisible",
            data: { tool: '"get_bed"', s: "s", kind: "an object without content", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x" },
            line: 10,
            column: 10,
            endLine: 10,
            endColumn: 75,
          },
        ],
      },
      {
        name: "a returned Error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  if (!beds.has(bed)) return new Error(\`There is no bed \${bed}.\`);
  return { content: [{ type: "text", text: (beds.get(bed) ?? []).join() }] };
});
`,
        errors: [
          {
            messageId: "returnedError",
            data: { tool: '"get_bed"', s: "s", channel: "@modelcontextprotocol/sdk 1.x", mend: "Throw it instead" },
            line: 8,
            column: 30,
            endLine: 8,
            endColumn: 66,
          },
        ],
      },
      {
        name: "a returned Error in the low-level Server 2.x",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const plants = beds.get(String(request.params.arguments?.bed));
  if (!plants) return new Error("There is no such bed.");
  return { content: [{ type: "text", text: plants.join() }] };
});
`,
        errors: [
          {
            messageId: "returnedError",
            data: { tool: '"get_bed"', s: "s", channel: "the low-level Server of @modelcontextprotocol/server 2.x", mend: "Return { content, isError: true } with its text" },
            line: 10,
            column: 23,
            endLine: 10,
            endColumn: 57,
          },
        ],
      },
      {
        name: "structuredContent alone",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  return { structuredContent: { bed, plants: beds.get(bed) ?? [] } };
});
`,
        errors: [
          {
            messageId: "structuredOnly",
            data: { tool: '"get_bed"', s: "s", channel: "@modelcontextprotocol/sdk 1.x" },
            line: 8,
            column: 10,
            endLine: 8,
            endColumn: 69,
          },
        ],
      },
      {
        name: "structuredContent alone from McpServer 2.x",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: z.object({ bed: z.string() }) }, async ({ bed }) => {
  return { structuredContent: { bed, plants: beds.get(bed) ?? [] } };
});
`,
        errors: [
          {
            messageId: "structuredOnly",
            data: { tool: '"get_bed"', s: "s", channel: "@modelcontextprotocol/server 2.x" },
            line: 8,
            column: 10,
            endLine: 8,
            endColumn: 69,
          },
        ],
      },
      {
        name: "nothing, on any path",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  beds.set(bed, []);
});
`,
        errors: [
          {
            messageId: "forgotten",
            data: { tool: '"get_bed"', s: "s", channel: "@modelcontextprotocol/sdk 1.x" },
            line: 7,
            column: 107,
            endLine: 9,
            endColumn: 2,
          },
        ],
      },
      {
        name: "nothing, from a low-level handler",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  beds.set(String(request.params.arguments?.bed), []);
});
`,
        errors: [
          {
            messageId: "forgotten",
            data: { tool: '"get_bed"', s: "s", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x" },
            line: 9,
            column: 49,
            endLine: 11,
            endColumn: 2,
          },
        ],
      },
      {
        name: "null thrown in a low-level handler",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const plants = beds.get(String(request.params.arguments?.bed));
  if (!plants) throw null;
  return { content: [{ type: "text", text: plants.join() }] };
});
`,
        errors: [
          {
            messageId: "noReply",
            data: { tool: '"get_bed"', s: "s", channel: "the low-level Server of @modelcontextprotocol/sdk 1.x" },
            line: 11,
            column: 16,
            endLine: 11,
            endColumn: 27,
          },
        ],
      },
      {
        name: "undefined thrown in a low-level handler",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/server";

const server = new Server({ name: "garden", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map([["B-1", ["beans", "peas"]]]);
server.setRequestHandler("tools/list", async () => ({
  tools: [{ name: "get_bed", description: "About beds.", inputSchema: { type: "object", properties: { bed: { type: "string" } } } }],
}));
server.setRequestHandler("tools/call", async (request) => {
  const plants = beds.get(String(request.params.arguments?.bed));
  if (!plants) throw undefined;
  return { content: [{ type: "text", text: plants.join() }] };
});
`,
        errors: [
          {
            messageId: "noReply",
            data: { tool: '"get_bed"', s: "s", channel: "the low-level Server of @modelcontextprotocol/server 2.x" },
            line: 10,
            column: 16,
            endLine: 10,
            endColumn: 32,
          },
        ],
      },
      {
        name: "a flag that mcp-framework prints into a success",
        filename: "server.ts",
        code: `import { MCPTool } from "mcp-framework";

export class GetBed extends MCPTool {
  name = "get_bed";
  description = "What grows in a bed.";
  schema = {};
  async execute() {
    return { content: [{ type: "text", text: "There is no such bed." }], isError: true };
  }
}
`,
        errors: [
          {
            messageId: "flagged",
            data: { tool: '"get_bed"', s: "s", channel: "mcp-framework 0.2" },
            line: 8,
            column: 12,
            endLine: 8,
            endColumn: 89,
          },
        ],
      },
      {
        name: "a string from mcp-lite, which sends it as it is",
        filename: "server.ts",
        code: `import { McpServer } from "mcp-lite";

const server = new McpServer({ name: "garden", version: "1.0.0" });

server.tool("get_bed", {
  description: "What grows in a bed.",
  handler: async () => "beans, peas",
});
`,
        errors: [
          {
            messageId: "dropped",
            data: { tool: '"get_bed"', s: "s", kind: "a string", channel: "mcp-lite 0.10" },
            line: 7,
            column: 24,
            endLine: 7,
            endColumn: 37,
          },
        ],
      },
      {
        name: "a string from tmcp, which refuses it in words of its own",
        filename: "server.ts",
        code: `import { McpServer } from "tmcp";

const server = new McpServer({ name: "garden", version: "1.0.0" }, {});

server.tool({ name: "get_bed", description: "What grows in a bed." }, () => {
  return "beans, peas";
});
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "a string", channel: "tmcp 1", refusal: '-32603 "Invalid type"' },
            line: 6,
            column: 10,
            endLine: 6,
            endColumn: 23,
          },
        ],
      },
      {
        name: "an object from fastmcp, which refuses it",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.addTool({
  name: "get_bed",
  description: "What grows in a bed.",
  parameters: z.object({ bed: z.string() }),
  execute: async ({ bed }) => {
    return { bed, plants: beds.get(bed) ?? [] };
  },
});
`,
        errors: [
          {
            messageId: "refused",
            data: { tool: '"get_bed"', s: "s", kind: "an object without content", channel: "fastmcp 4" },
            line: 12,
            column: 12,
            endLine: 12,
            endColumn: 48,
          },
        ],
      },
      {
        name: "an Error returned to fastmcp",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.addTool({
  name: "get_bed",
  description: "What grows in a bed.",
  parameters: z.object({ bed: z.string() }),
  execute: async ({ bed }) => {
    if (!beds.has(bed)) return new Error(\`There is no bed \${bed}.\`);
    return "beans";
  },
});
`,
        errors: [
          {
            messageId: "refused",
            data: { tool: '"get_bed"', s: "s", kind: "an error", channel: "fastmcp 4" },
            line: 12,
            column: 32,
            endLine: 12,
            endColumn: 68,
          },
        ],
      },
      {
        name: "an array from tmcp, which sends it as members of an empty result",
        filename: "server.ts",
        code: `import { McpServer } from "tmcp";

const server = new McpServer({ name: "garden", version: "1.0.0", description: "A garden." }, { capabilities: { tools: {} } });

server.tool({ name: "list_beds", description: "All beds." }, async () => {
  return ["B-1", "B-2"];
});
`,
        errors: [
          {
            messageId: "invisible",
            data: { tool: '"list_beds"', s: "s", kind: "an array", channel: "tmcp 1" },
            line: 6,
            column: 10,
            endLine: 6,
            endColumn: 24,
          },
        ],
      },
      {
        name: "structuredContent alone from fastmcp",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "garden", version: "1.0.0" });

server.addTool({
  name: "count_beds",
  description: "How many beds there are.",
  parameters: z.object({}),
  execute: async () => {
    return { structuredContent: { beds: 9 } };
  },
});
`,
        errors: [
          {
            messageId: "refused",
            data: { tool: '"count_beds"', s: "s", kind: "structuredContent without content", channel: "fastmcp 4" },
            line: 11,
            column: 12,
            endLine: 11,
            endColumn: 46,
          },
        ],
      },
      {
        name: "a string from Muppet, which sends it as it is",
        filename: "server.ts",
        code: `import { Muppet } from "muppet";
import { z } from "zod";

const mcp = new Muppet({ name: "garden", version: "1.0.0" });

mcp.tool({ name: "get_bed", description: "What grows in a bed.", inputSchema: z.object({ bed: z.string() }) }, async (c) => {
  return \`Bed \${c.message.params.arguments.bed} holds beans.\`;
});
`,
        errors: [
          {
            messageId: "dropped",
            data: { tool: '"get_bed"', s: "s", kind: "a string", channel: "muppet" },
            line: 7,
            column: 10,
            endLine: 7,
            endColumn: 62,
          },
        ],
      },
      {
        name: "nothing, on any path, from Nuxt's tools",
        filename: "server/mcp/tools/dig.ts",
        code: `import { defineMcpTool } from "@nuxtjs/mcp-toolkit/server";
import { dig } from "../../garden";

export default defineMcpTool({
  name: "dig",
  description: "Digs.",
  handler: async () => {
    await dig();
  },
});
`,
        errors: [
          {
            messageId: "forgotten",
            data: { tool: '"dig"', s: "s", channel: "@nuxtjs/mcp-toolkit" },
            line: 7,
            column: 12,
            endLine: 9,
            endColumn: 4,
          },
        ],
      },
      {
        name: "an object without content that two tools share, reported where each of them returns it",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

const bedOf = (bed: string) => ({ bed, plants: ["beans"] });

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => bedOf(bed));
server.registerTool("show_bed", { description: "Shows a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => bedOf(bed));
`,
        errors: [
          {
            messageId: "invisible",
            data: { tool: '"get_bed"', s: "s", kind: "an object without content", channel: "@modelcontextprotocol/sdk 1.x" },
            line: 9,
            column: 126,
            endLine: 9,
            endColumn: 136,
          },
          {
            messageId: "invisible",
            data: { tool: '"show_bed"', s: "s", kind: "an object without content", channel: "@modelcontextprotocol/sdk 1.x" },
            line: 10,
            column: 119,
            endLine: 10,
            endColumn: 129,
          },
        ],
      },
      {
        name: "an arrow function without a body that yields a string",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => \`Bed \${bed} holds beans.\`);
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "a string", channel: "@modelcontextprotocol/sdk 1.x", refusal: '-32602 "Invalid tools/call result"' },
            line: 7,
            column: 126,
            endLine: 7,
            endColumn: 151,
          },
        ],
      },
      {
        name: "a catch that returns a string",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "garden", version: "1.0.0" });
const beds = new Map([["B-1", ["beans", "peas"]]]);

import { gardener } from "./gardener.js";

server.registerTool("get_bed", { description: "What grows in a bed.", inputSchema: { bed: z.string() } }, async ({ bed }) => {
  try {
    return { content: [{ type: "text", text: await gardener.look(bed) }] };
  } catch (error) {
    return \`Failed to look at \${bed}: \${error}\`;
  }
});
`,
        errors: [
          {
            messageId: "rejected",
            data: { tool: '"get_bed"', s: "s", kind: "a string", channel: "@modelcontextprotocol/sdk 1.x", refusal: '-32602 "Invalid tools/call result"' },
            line: 13,
            column: 12,
            endLine: 13,
            endColumn: 48,
          },
        ],
      },
    ],
  });
});
