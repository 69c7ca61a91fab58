import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/valid-tool-name.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import plugin from "../../src/plugin.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("valid-tool-name", rule, {
    valid: [
      {
        name: "snake case",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a dot",
        filename: "server.js",
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("orders.get", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "characters",
            data: {"tool":"\"orders.get\"","better":"\"orders_get\"","odd":" (\".\")"},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 33,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("valid-tool-name", rule, {
    valid: [
      {
        name: "64 characters",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "hyphens and capitals",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("Get-Order", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "a name that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

export const add = (name: string) => server.registerTool(name, { description: "One order." }, async () => ({ content: [] }));
`,
      },
      {
        name: "a pattern of one's own",
        filename: "server.ts",
        options: [{"pattern":"^[a-z.]+$"}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("orders.get", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "46 characters for VS Code",
        filename: "server.ts",
        settings: {"mcp-tools":{"hosts":["vscode"]}},
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
      {
        name: "mixed styles without the option",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("list_orders", { description: "All orders." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("dropOrder", { description: "Drop one." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
      },
    ],
    invalid: [
      {
        name: "a space",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get order", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "characters",
            data: {"tool":"\"get order\"","better":"\"get_order\"","odd":" (\" \")"},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 32,
          },
        ],
      },
      {
        name: "65 characters",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "length",
            data: {"tool":"\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"","length":"65","max":"64"},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 88,
          },
        ],
      },
      {
        name: "empty",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "empty",
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 23,
          },
        ],
      },
      {
        name: "no letter that a host takes",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("注文", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "characters",
            data: {"tool":"\"注文\"","better":"a name of such characters","odd":" (\"注\", \"文\")"},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 25,
          },
        ],
      },
      {
        name: "47 characters for VS Code",
        filename: "server.ts",
        settings: {"mcp-tools":{"hosts":["vscode"]}},
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "hostLength",
            data: {"tool":"\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"","length":"47","host":"VS Code","max":"46","otherwise":"shortens it"},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 70,
          },
        ],
      },
      {
        name: "a hyphen for Amazon Q",
        filename: "server.ts",
        settings: {"mcp-tools":{"hosts":["amazon-q"]}},
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get-order", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "host",
            data: {"tool":"\"get-order\"","host":"Amazon Q","says":"names that open with a letter, then letters, digits and \"_\"","otherwise":"rewrites it or leaves the tool out"},
            line: 6,
            column: 21,
            endLine: 6,
            endColumn: 32,
          },
        ],
      },
      {
        name: "another style",
        filename: "server.ts",
        options: [{"oneStyle":true}],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orders", version: "1.0.0" });

server.registerTool("get_order", { description: "One order." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("list_orders", { description: "All orders." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
server.registerTool("dropOrder", { description: "Drop one." }, async () => ({ content: [{ type: "text", text: "ORD-1" }] }));
`,
        errors: [
          {
            messageId: "style",
            data: {"tool":"\"dropOrder\"","style":"camelCase","other":"snake_case"},
            line: 8,
            column: 21,
            endLine: 8,
            endColumn: 32,
          },
        ],
      },
    ],
  });
});

describe("json", () => {
  new RuleTester({ plugins: { "mcp-tools": plugin }, language: "mcp-tools/tool-list" }).run("valid-tool-name", rule, {
    valid: [
      {
        name: "snake case",
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
        name: "a slash",
        filename: "tools.json",
        code: `{
  "tools": [
    {
      "name": "orders/get",
      "description": "One order with its lines. Use list_orders for the numbers.",
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
            messageId: "characters",
            data: {"tool":"\"orders/get\"","better":"\"orders_get\"","odd":" (\"/\")"},
            line: 4,
            column: 15,
            endLine: 4,
            endColumn: 27,
          },
        ],
      },
    ],
  });
});
