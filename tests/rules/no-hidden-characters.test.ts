import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-hidden-characters.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-hidden-characters", rule, {
    valid: [
      {
        name: "plain words",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order — “as it is”." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "an escape",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.\\u200b" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "hidden",
            data: {"what":"The description of \"get_order\"","characters":"U+200B (zero-width space)","where":"after “One order.”"},
            line: 6,
            column: 49,
            endLine: 6,
            endColumn: 67,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-hidden-characters", rule, {
    valid: [
      {
        name: "emoji, Persian, Hindi, French and Hebrew",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "👨‍👩‍👧 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌توان क्‍ष prix : 12 € \\u200fשלום" }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "line breaks and tabs",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.\\n\\tWith lines." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "tags in the description of a parameter",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order.", inputSchema: { id: z.string().describe("Such as ORD-1\\u{E0061}\\u{E0062}") } }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "hidden",
            data: {"what":"The description of \"id\" of \"get_order\"","characters":"U+E0061 (tag character), U+E0062 (tag character)","where":"after “Such as ORD-1”"},
            line: 6,
            column: 102,
            endLine: 6,
            endColumn: 135,
          },
        ],
      },
      {
        name: "the writing direction turned around",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "Price per \\u202emarg 001\\u202c." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "hidden",
            data: {"what":"The description of \"get_order\"","characters":"U+202E (override of the writing direction), U+202C (mark of the writing direction)","where":"after “Price per ”"},
            line: 6,
            column: 49,
            endLine: 6,
            endColumn: 82,
          },
        ],
      },
      {
        name: "a joiner between Latin letters",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { title: "One\\u200dorder", description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "hidden",
            data: {"what":"The title of \"get_order\"","characters":"U+200D (zero-width joiner)","where":"after “One”"},
            line: 6,
            column: 43,
            endLine: 6,
            endColumn: 59,
          },
        ],
      },
      {
        name: "a name",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get\\u2060_order", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "hidden",
            data: {"what":"The name \"get\u2060_order\"","characters":"U+2060 (word joiner)","where":"after “get”"},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 38,
          },
        ],
      },
      {
        name: "the instructions of a server",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export const server = new McpServer({ name: "orders", version: "1.0.0" }, { instructions: "Orders.\\ufeff\\u200b" });
`,
        errors: [
          {
            messageId: "hidden",
            data: {"what":"The text of this server's instructions","characters":"U+FEFF (zero-width no-break space), U+200B (zero-width space)","where":"after “Orders.”"},
            line: 3,
            column: 91,
            endLine: 3,
            endColumn: 112,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("no-hidden-characters", rule, {
    valid: [
      {
        name: "plain words",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order with its lines. Use list_orders for the numbers.",
      "inputSchema": {
        "type": "object",
        "properties": {}
      }
    }
  ]
}
`,
      },
    ],
    invalid: [
      {
        name: "an escape",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "get_order",
      "description": "One order.\\u200b",
      "inputSchema": {
        "type": "object",
        "properties": {}
      }
    }
  ]
}
`,
        errors: [
          {
            messageId: "hidden",
            data: {"what":"The description of \"get_order\"","characters":"U+200B (zero-width space)","where":"after “One order.”"},
            line: 5,
            column: 22,
            endLine: 5,
            endColumn: 40,
          },
        ],
      },
    ],
  });
});
