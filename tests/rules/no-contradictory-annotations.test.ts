import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-contradictory-annotations.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-contradictory-annotations", rule, {
    valid: [
      {
        name: "a read",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = new Map([["ORD-1", { state: "open" }]]);
server.registerTool("get_order", { inputSchema: { id: z.string() }, annotations: { readOnlyHint: true } }, async ({ id }) => ({ content: [{ type: "text", text: String(orders.get(id)) }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a write",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = new Map([["ORD-1", { state: "open" }]]);
server.registerTool("show_order", { inputSchema: { id: z.string() }, annotations: { readOnlyHint: true } }, async ({ id }) => {
  orders.delete(id);
  return { content: [{ type: "text", text: "gone" }] };
});
`,
        errors: [
          {
            messageId: "readOnlyWrites",
            data: {"tool":"\"show_order\"","source":"orders.delete(id)","spot":"line 8"},
            line: 7,
            column: 85,
            endLine: 7,
            endColumn: 103,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-contradictory-annotations", rule, {
    valid: [
      {
        name: "only adds",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = new Map([["ORD-1", { state: "open" }]]);
server.registerTool("add_order", { inputSchema: { id: z.string() }, annotations: { readOnlyHint: false, destructiveHint: false } }, async ({ id }) => {
  orders.set(id, { state: "open" });
  return { content: [{ type: "text", text: "added" }] };
});
`,
      },
      {
        name: "a read that says it destroys nothing",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true, destructiveHint: false } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a cache",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const cache = new Map<string, string>();
server.registerTool("get_order", { inputSchema: { id: z.string() }, annotations: { readOnlyHint: true } }, async ({ id }) => {
  const found = cache.get(id) ?? "ORD-1";
  cache.set(id, found);
  return { content: [{ type: "text", text: found }] };
});
`,
      },
      {
        name: "a log file",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { appendFile } from "node:fs/promises";
server.registerTool("get_order", { inputSchema: { id: z.string() }, annotations: { readOnlyHint: true } }, async ({ id }) => {
  await appendFile("calls.log", id);
  return { content: [{ type: "text", text: id }] };
});
`,
      },
      {
        name: "a counter",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

let calls = 0;
server.registerTool("get_order", { annotations: { readOnlyHint: true } }, async () => {
  calls += 1;
  return { content: [{ type: "text", text: "ORD-1" }] };
});
`,
      },
      {
        name: "words that are no verbs",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { api } from "./api.js";
server.registerTool("list_deleted_items", { annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: await api.fetch() }] }));
server.registerTool("monthly_update", { annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: await api.fetch() }] }));
server.registerTool("create_summary", { annotations: { readOnlyHint: true } }, async () => ({ content: [{ type: "text", text: await api.fetch() }] }));
`,
      },
      {
        name: "a POST that asks",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("search_orders", { inputSchema: { q: z.string() }, annotations: { readOnlyHint: true } }, async ({ q }) => {
  const answer = await fetch("https://shop.example/search", { method: "POST", body: q });
  return { content: [{ type: "text", text: await answer.text() }] };
});
`,
      },
      {
        name: "a creator with a key",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("create_order", { inputSchema: { idempotencyKey: z.string() }, annotations: { idempotentHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "reads and destroys",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { annotations: { readOnlyHint: true, destructiveHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "readsAndDestroys",
            data: {"tool":"\"get_order\""},
            line: 6,
            column: 71,
            endLine: 6,
            endColumn: 92,
          },
        ],
      },
      {
        name: "deletes by request",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("show_order", { inputSchema: { id: z.string() }, annotations: { readOnlyHint: true } }, async ({ id }) => {
  await fetch("https://shop.example/" + id, { method: "DELETE" });
  return { content: [{ type: "text", text: "gone" }] };
});
`,
        errors: [
          {
            messageId: "readOnlyWrites",
            data: {"tool":"\"show_order\"","source":"fetch(\"https://shop.example/\" + id, { method: \"DELETE\" })","spot":"line 7"},
            line: 6,
            column: 85,
            endLine: 6,
            endColumn: 103,
          },
        ],
      },
      {
        name: "writes a file",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { writeFile } from "node:fs/promises";
server.registerTool("export_orders", { inputSchema: { path: z.string() }, annotations: { readOnlyHint: true } }, async ({ path }) => {
  await writeFile(path, "ORD-1");
  return { content: [{ type: "text", text: "written" }] };
});
`,
        errors: [
          {
            messageId: "readOnlyWrites",
            data: {"tool":"\"export_orders\"","source":"writeFile(path, \"ORD-1\")","spot":"line 8"},
            line: 7,
            column: 90,
            endLine: 7,
            endColumn: 108,
          },
        ],
      },
      {
        name: "a name that changes something, and a handler that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

import { remove } from "./remove.js";
server.registerTool("delete_order", { annotations: { readOnlyHint: true } }, remove);
`,
        errors: [
          {
            messageId: "readOnlyName",
            data: {"tool":"\"delete_order\"","verb":"delete"},
            line: 7,
            column: 54,
            endLine: 7,
            endColumn: 72,
          },
        ],
      },
      {
        name: "deletes and says it does not",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

const orders = new Map([["ORD-1", { state: "open" }]]);
server.registerTool("drop_order", { inputSchema: { id: z.string() }, annotations: { readOnlyHint: false, destructiveHint: false } }, async ({ id }) => {
  orders.delete(id);
  return { content: [{ type: "text", text: "gone" }] };
});
`,
        errors: [
          {
            messageId: "deletes",
            data: {"tool":"\"drop_order\"","evidence":"orders.delete(id), line 8"},
            line: 7,
            column: 106,
            endLine: 7,
            endColumn: 128,
          },
        ],
      },
      {
        name: "a creator without a key",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("create_order", { inputSchema: { lines: z.string() }, annotations: { idempotentHint: true } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "creates",
            data: {"tool":"\"create_order\"","verb":"create"},
            line: 6,
            column: 90,
            endLine: 6,
            endColumn: 110,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("no-contradictory-annotations", rule, {
    valid: [
      {
        name: "a read",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      },
      "annotations": {
        "readOnlyHint": true
      }
    }
  ]
}
`,
      },
    ],
    invalid: [
      {
        name: "a name that deletes",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "delete_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      },
      "annotations": {
        "readOnlyHint": true
      }
    },
    {
      "name": "remove_line",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      },
      "annotations": {
        "destructiveHint": false
      }
    }
  ]
}
`,
        errors: [
          {
            messageId: "readOnlyName",
            data: {"tool":"\"delete_order\"","verb":"delete"},
            line: 11,
            column: 9,
            endLine: 11,
            endColumn: 29,
          },
          {
            messageId: "deletes",
            data: {"tool":"\"remove_line\"","evidence":"its name says \"remove\""},
            line: 22,
            column: 9,
            endLine: 22,
            endColumn: 33,
          },
        ],
      },
    ],
  });
});
