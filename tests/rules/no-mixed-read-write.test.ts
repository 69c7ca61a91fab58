import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-mixed-read-write.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-mixed-read-write", rule, {
    valid: [
      {
        name: "values that only read",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("beds", "Beds of the greenhouse.", { action: z.enum(["list", "get"]), bed: z.string() }, async ({ action, bed }) => {
  if (action === "list") return { content: [{ type: "text", text: [...beds.keys()].join(", ") }] };
  return { content: [{ type: "text", text: beds.get(bed) }] };
});
`,
      },
      {
        name: "a method that belongs to what the tool creates",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");
const { api } = require("./api.js");

const server = new McpServer({ name: "probes", version: "1.0.0" });

server.tool("create_probe", "Create a probe.", { url: z.string(), method: z.enum(["GET", "HEAD", "PUT", "DELETE"]) }, async ({ url, method }) => {
  const probe = await api.createProbe({ url, method });
  return { content: [{ type: "text", text: probe.id }] };
});
`,
      },
      {
        name: "a kind of token, not a kind of call",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");
const { sign } = require("./sign.js");

const server = new McpServer({ name: "keys", version: "1.0.0" });

server.tool("get_token", "Get a token.", { type: z.enum(["read", "write"]) }, async ({ type }) => {
  const { reader, writer } = await sign();
  return { content: [{ type: "text", text: type === "read" ? reader : writer }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "an action that looks or digs, by what the branches do",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
const beds = new Map();

server.tool("bed", "One bed.", { bed: z.string(), action: z.enum(["get", "dig"]) }, async ({ bed, action }) => {
  if (action === "dig") {
    beds.delete(bed);
    return { content: [{ type: "text", text: "Dug." }] };
  }
  return { content: [{ type: "text", text: beds.get(bed) }] };
});
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"bed"', parameter: "action", reads: '"get"', writes: '"dig"', evidence: " (line 9: beds.delete(bed))" },
            line: 7,
            column: 51,
            endLine: 7,
            endColumn: 81,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-mixed-read-write", rule, {
    valid: [
      {
        name: "a method that is a way to measure",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { rates } from "./rates.js";

const server = new McpServer({ name: "rates", version: "1.0.0" });

server.tool("get_rate", "Rate of failures.", { deploymentMethod: z.enum(["workflow", "release", "tag"]) }, async ({ deploymentMethod }) => {
  const rate = await rates.calculate("month", { method: deploymentMethod });
  return { content: [{ type: "text", text: String(rate) }] };
});
`,
      },
      {
        name: "a statement in a tool that says it only reads",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { cli } from "./cli.js";

const server = new McpServer({ name: "database", version: "1.0.0" });

server.tool("psql", "Execute SQL, read-only: no update, no delete.", { command: z.string().describe("SQL command, on one line") }, async ({ command }) => {
  const command = new CommandBuilder("db").addFlags({ command }).build();
  return { content: [{ type: "text", text: await cli.executeCommand(command) }] };
});
`,
      },
      {
        name: "a statement in a tool that says nothing of changes",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { cli } from "./cli.js";

const server = new McpServer({ name: "database", version: "1.0.0" });

server.tool("explain", "Explain how a statement would be planned.", { command: z.string().describe("SQL command, on one line") }, async ({ command }) => {
  const command = new CommandBuilder("db").addFlags({ command }).build();
  return { content: [{ type: "text", text: await cli.executeCommand(command) }] };
});
`,
      },
      {
        name: "a switch that clears a cache before a lookup",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { cli } from "./cli.js";

const server = new McpServer({ name: "database", version: "1.0.0" });

server.tool("outliers", "Find slow queries.", { clear: z.boolean().describe("Clear the cache first") }, async ({ clear }) => {
  const command = new CommandBuilder("db").addFlags({ clear }).build();
  return { content: [{ type: "text", text: await cli.executeCommand(command) }] };
});
`,
      },
      {
        name: "a switch of a tool that resets things anyway",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { cli } from "./cli.js";

const server = new McpServer({ name: "database", version: "1.0.0" });

server.tool("reset_statistics", "Reset the statistics of slow queries.", { reset: z.boolean().describe("Reset those of the replica too") }, async ({ reset }) => {
  const command = new CommandBuilder("db").addFlags({ reset }).build();
  return { content: [{ type: "text", text: await cli.executeCommand(command) }] };
});
`,
      },
      {
        name: "a switch that leaves something out of what is shown",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { cli } from "./cli.js";

const server = new McpServer({ name: "database", version: "1.0.0" });

server.tool("outliers", "Find slow queries.", { clearFormatting: z.boolean().describe("Clear the formatting of the queries") }, async ({ clearFormatting }) => {
  const command = new CommandBuilder("db").addFlags({ clearFormatting }).build();
  return { content: [{ type: "text", text: await cli.executeCommand(command) }] };
});
`,
      },
      {
        name: "a switch that only cuts what is shown",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { cli } from "./cli.js";

const server = new McpServer({ name: "database", version: "1.0.0" });

server.tool("outliers", "Find slow queries.", { truncate: z.boolean().describe("Truncate queries to 40 characters") }, async ({ truncate }) => {
  const command = new CommandBuilder("db").addFlags({ truncate }).build();
  return { content: [{ type: "text", text: await cli.executeCommand(command) }] };
});
`,
      },
      {
        name: "values that only write",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("bed", "Changes one bed.", { bed: z.string(), action: z.enum(["create", "delete"]) }, async ({ bed, action }) => {
  await fetch("https://greenhouse.example/beds/" + bed, { method: action === "create" ? "PUT" : "DELETE" });
  return { content: [{ type: "text", text: "Done." }] };
});
`,
      },
      {
        name: "a calculator, whose words name a computation",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("reckon", "Reckons with sets of seeds.", { operation: z.enum(["find", "replace", "remove"]), a: z.string(), b: z.string() }, async ({ operation, a, b }) => {
  switch (operation) {
    case "find":
      return { content: [{ type: "text", text: String(a.indexOf(b)) }] };
    case "replace":
      return { content: [{ type: "text", text: a.replace(b, "") }] };
    default:
      return { content: [{ type: "text", text: a.split(b).join("") }] };
  }
});
`,
      },
      {
        name: "a dry run",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("clear_bed", "Clears a bed.", { bed: z.string(), dryRun: z.boolean() }, async ({ bed, dryRun }) => {
  if (dryRun) return { content: [{ type: "text", text: \`Would clear \${bed}.\` }] };
  await fetch("https://greenhouse.example/beds/" + bed, { method: "DELETE" });
  return { content: [{ type: "text", text: "Cleared." }] };
});
`,
      },
      {
        name: "a confirmation",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("clear_bed", "Clears a bed.", { bed: z.string(), confirm: z.boolean() }, async ({ bed, confirm }) => {
  if (!confirm) return { content: [{ type: "text", text: "Say confirm: true to clear it." }], isError: true };
  await fetch("https://greenhouse.example/beds/" + bed, { method: "DELETE" });
  return { content: [{ type: "text", text: "Cleared." }] };
});
`,
      },
      {
        name: "a preview",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("update_label", "Writes a label.", { label: z.string(), preview: z.boolean() }, async ({ label, preview }) => {
  if (!preview) await fetch("https://greenhouse.example/labels", { method: "PUT", body: label });
  return { content: [{ type: "text", text: label }] };
});
`,
      },
      {
        name: "a switch of a tool that writes either way",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("plant_seed", "Plants a seed.", { seed: z.string(), water: z.boolean() }, async ({ seed, water }) => {
  await fetch("https://greenhouse.example/seeds/" + seed, { method: "PUT" });
  if (water) await fetch("https://greenhouse.example/water", { method: "PUT" });
  return { content: [{ type: "text", text: "Planted." }] };
});
`,
      },
      {
        name: "a write that returns what it wrote",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("update_bed", "Changes a bed and returns it.", { bed: z.string(), soil: z.enum(["loam", "sand"]) }, async ({ bed, soil }) => {
  const before = await db.query("SELECT * FROM beds WHERE id = $1", [bed]);
  await db.query("UPDATE beds SET soil = $1 WHERE id = $2", [soil, bed]);
  return { content: [{ type: "text", text: JSON.stringify({ before, soil }) }] };
});
`,
      },
      {
        name: "a runner of statements that says it can destroy",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.registerTool("sql", { description: "Runs a statement.", inputSchema: { sql: z.string() }, annotations: { readOnlyHint: false, destructiveHint: true } }, async ({ sql }) => {
  return { content: [{ type: "text", text: JSON.stringify(await db.query(sql)) }] };
});
`,
      },
      {
        name: "a runner of statements that refuses writes",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("select", "Asks the database.", { sql: z.string() }, async ({ sql }) => {
  if (!/^select/i.test(sql)) return { content: [{ type: "text", text: "Only SELECT statements are allowed." }], isError: true };
  return { content: [{ type: "text", text: JSON.stringify(await db.query(sql)) }] };
});
`,
      },
      {
        name: "a value that is bound, not run",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("find_plant", "Finds a plant.", { query: z.string() }, async ({ query }) => {
  const rows = await db.query("SELECT name FROM plants WHERE name LIKE $1", [query]);
  return { content: [{ type: "text", text: JSON.stringify(rows) }] };
});
`,
      },
      {
        name: "a download beside views",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
import fs from "node:fs/promises";

server.tool("photo", "Photos of the greenhouse.", { action: z.enum(["list", "view", "download"]), name: z.string() }, async ({ action, name }) => {
  if (action === "download") {
    await fs.writeFile("/tmp/" + name, await photos.get(name));
    return { content: [{ type: "text", text: "In /tmp." }] };
  }
  return { content: [{ type: "text", text: String(await photos.get(name)) }] };
});
`,
      },
      {
        name: "an export beside searches",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("plants", "Plants of the greenhouse.", { mode: z.enum(["search", "export"]), query: z.string() }, async ({ mode, query }) => {
  const found = await plants.search(query);
  return { content: [{ type: "text", text: mode === "export" ? found.toCsv() : found.toString() }] };
});
`,
      },
      {
        name: "a parameter that the options leave out",
        filename: "server.ts",
        options: [{ ignoreParameters: ["action"] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("bed", "One bed.", { bed: z.string(), action: z.enum(["get", "delete"]) }, async ({ bed, action }) => {
  if (action === "get") return { content: [{ type: "text", text: await beds.get(bed) }] };
  await fetch("https://greenhouse.example/beds/" + bed, { method: "DELETE" });
  return { content: [{ type: "text", text: "Deleted." }] };
});
`,
      },
      {
        name: "a schema that is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
import { shape } from "garden-shapes";

server.tool("bed", "One bed.", shape, async ({ bed, action }) => {
  if (action === "delete") await beds.delete(bed);
  return { content: [{ type: "text", text: "Done." }] };
});
`,
      },
      {
        name: "words that only a house style knows",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
import { potHandler } from "greenhouse-handlers";

server.tool("beet", "Ein Beet.", { action: z.enum(["zeige", "loesche"]), beet: z.string() }, potHandler);
`,
      },
      {
        name: "words of a parameter that does not decide",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
import { potHandler } from "greenhouse-handlers";

server.tool("history", "Past work.", { about: z.enum(["list", "delete"]), pot: z.string() }, potHandler);
`,
      },
      {
        name: "a free HTTP method with values that only read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("ask_api", "Asks the greenhouse.", { path: z.string(), method: z.enum(["GET", "HEAD"]) }, async ({ path, method }) => {
  const response = await fetch("https://greenhouse.example" + path, { method });
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
      },
      {
        name: "a fixed command",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
import { execFile } from "node:child_process";

server.tool("pump_log", "The log of the pump.", { lines: z.number() }, async ({ lines }) => {
  const { stdout } = await execFile("tail", ["-n", String(lines), "pump.log"]);
  return { content: [{ type: "text", text: stdout }] };
});
`,
      },
      {
        name: "a file that has nothing to do with MCP",
        filename: "server.ts",
        code: `export async function bed(action: "get" | "delete", id: string) {
  if (action === "delete") await fetch("https://greenhouse.example/beds/" + id, { method: "DELETE" });
  return { content: [{ type: "text", text: id }] };
}
`,
      },
    ],
    invalid: [
      {
        name: "a statement that the tool says it runs and changes things by",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { cli } from "./cli.js";

const server = new McpServer({ name: "database", version: "1.0.0" });

server.tool("psql", "Execute SQL: analyze, modify the schema, manage data.", { app: z.string(), command: z.string().describe("SQL command, on one line") }, async ({ app, command }) => {
  const command = new CommandBuilder("db").addFlags({ app, command }).build();
  return { content: [{ type: "text", text: await cli.executeCommand(command) }] };
});
`,
        errors: [{ messageId: "runner", data: { tool: '"psql"', parameter: "command", evidence: "" }, line: 7, column: 97, endLine: 7, endColumn: 153 }],
      },
      {
        name: "a switch that throws away what a lookup reads",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { cli } from "./cli.js";

const server = new McpServer({ name: "database", version: "1.0.0" });

server.tool("outliers", "Find slow queries.", { app: z.string(), reset: z.boolean().optional().describe("Reset the statistics afterwards") }, async ({ app, reset }) => {
  const command = new CommandBuilder("db").addFlags({ app, reset }).build();
  return { content: [{ type: "text", text: await cli.executeCommand(command) }] };
});
`,
        errors: [{ messageId: "branches", data: { tool: '"outliers"', parameter: "reset", reads: '"false"', writes: '"true"', evidence: "" }, line: 7, column: 66, endLine: 7, endColumn: 139 }],
      },
      {
        name: "an enum of actions, by what the branches do",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("bed", "One bed.", { bed: z.string(), action: z.enum(["show", "water", "clear"]) }, async ({ bed, action }) => {
  switch (action) {
    case "show":
      return { content: [{ type: "text", text: await (await fetch("https://greenhouse.example/beds/" + bed)).text() }] };
    case "water":
      await fetch("https://greenhouse.example/beds/" + bed + "/water", { method: "PUT" });
      return { content: [{ type: "text", text: "Watered." }] };
    case "clear":
      await fetch("https://greenhouse.example/beds/" + bed, { method: "DELETE" });
      return { content: [{ type: "text", text: "Cleared." }] };
  }
});
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"bed"', parameter: "action", reads: '"show"', writes: '"water" and "clear"', evidence: ' (line 11: fetch("https://greenhouse.example/beds/" + bed + "/water", …)' },
            line: 6,
            column: 51,
            endLine: 6,
            endColumn: 93,
          },
        ],
      },
      {
        name: "an enum of actions, by its words, where the handler is not read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
import { potHandler } from "greenhouse-handlers";

server.tool("pots", "Pots of the greenhouse.", { action: z.enum(["list", "get", "create", "update", "delete"]), pot: z.string().optional() }, potHandler);
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"pots"', parameter: "action", reads: '"list" and "get"', writes: '"create", "update" and "delete"', evidence: "" },
            line: 7,
            column: 50,
            endLine: 7,
            endColumn: 111,
          },
        ],
      },
      {
        name: "more values than a message names",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
import { potHandler } from "greenhouse-handlers";

server.tool("pots", "Pots of the greenhouse.", { operation: z.enum(["list", "create", "update", "delete", "rename", "archive"]), pot: z.string() }, potHandler);
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"pots"', parameter: "operation", reads: '"list"', writes: '"create", "update", "delete", "rename" and 1 more', evidence: "" },
            line: 7,
            column: 50,
            endLine: 7,
            endColumn: 128,
          },
        ],
      },
      {
        name: "an enum in JSON Schema",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "greenhouse", version: "1.0.0" }, { capabilities: { tools: {} } });
const beds = new Map();

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    {
      name: "bed",
      description: "One bed of the greenhouse.",
      inputSchema: { type: "object", properties: { bed: { type: "string" }, operation: { type: "string", enum: ["read", "remove"] } }, required: ["bed"] },
    },
  ],
}));

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const { bed, operation } = request.params.arguments;
  if (operation === "remove") {
    beds.delete(bed);
    return { content: [{ type: "text", text: "Removed." }] };
  }
  return { content: [{ type: "text", text: String(beds.get(bed)) }] };
});
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"bed"', parameter: "operation", reads: '"read"', writes: '"remove"', evidence: " (line 20: beds.delete(bed))" },
            line: 12,
            column: 77,
            endLine: 12,
            endColumn: 132,
          },
        ],
      },
      {
        name: "a union of literals",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("vent", "A vent.", { op: z.union([z.literal("status"), z.literal("set_angle")]), angle: z.number() }, async ({ op, angle }) => {
  if (op === "set_angle") {
    await fetch("https://greenhouse.example/vent", { method: "PATCH", body: String(angle) });
    return { content: [{ type: "text", text: "Set." }] };
  }
  return { content: [{ type: "text", text: await (await fetch("https://greenhouse.example/vent")).text() }] };
});
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"vent"', parameter: "op", reads: '"status"', writes: '"set_angle"', evidence: ' (line 8: fetch("https://greenhouse.example/vent", { method: "PATCH",…)' },
            line: 6,
            column: 34,
            endLine: 6,
            endColumn: 92,
          },
        ],
      },
      {
        name: "a switch that turns a read into a write",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("get_harvest", "The harvest of a day.", { day: z.string(), reset: z.boolean() }, async ({ day, reset }) => {
  const rows = await db.query("SELECT * FROM harvest WHERE day = $1", [day]);
  if (reset) await db.query("DELETE FROM harvest WHERE day = $1", [day]);
  return { content: [{ type: "text", text: JSON.stringify(rows) }] };
});
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"get_harvest"', parameter: "reset", reads: '"false"', writes: '"true"', evidence: ' (line 8: db.query("DELETE FROM harvest WHERE day = $1", [day]))' },
            line: 6,
            column: 72,
            endLine: 6,
            endColumn: 90,
          },
        ],
      },
      {
        name: "a runner of shell commands",
        filename: "server.ts",
        code: `import { exec } from "node:child_process";
import { promisify } from "node:util";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
const run = promisify(exec);

server.tool("shell", "Runs a command.", { command: z.string() }, async ({ command }) => {
  const { stdout } = await run(command);
  return { content: [{ type: "text", text: stdout }] };
});
`,
        errors: [
          {
            messageId: "runner",
            data: { tool: '"shell"', parameter: "command", evidence: " (line 10: run(command))" },
            line: 9,
            column: 43,
            endLine: 9,
            endColumn: 62,
          },
        ],
      },
      {
        name: "a runner of SQL",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("query", "Asks the database.", { limit: z.number(), sql: z.string().describe("A statement") }, async ({ sql }) => {
  return { content: [{ type: "text", text: JSON.stringify(await db.query(sql)) }] };
});
`,
        errors: [
          {
            messageId: "runner",
            data: { tool: '"query"', parameter: "sql", evidence: " (line 7: db.query(sql))" },
            line: 6,
            column: 65,
            endLine: 6,
            endColumn: 104,
          },
        ],
      },
      {
        name: "a free HTTP method",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.tool("call_api", "Calls the greenhouse.", { path: z.string(), method: z.string() }, async ({ path, method }) => {
  const response = await fetch("https://greenhouse.example" + path, { method });
  return { content: [{ type: "text", text: await response.text() }] };
});
`,
        errors: [
          {
            messageId: "runner",
            data: { tool: '"call_api"', parameter: "method", evidence: ' (line 7: fetch("https://greenhouse.example" + path, { method }))' },
            line: 6,
            column: 70,
            endLine: 6,
            endColumn: 88,
          },
        ],
      },
      {
        name: "a runner whose hint says it is harmless only in part",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.registerTool("query", { description: "Asks the database.", inputSchema: { sql: z.string() }, annotations: { destructiveHint: false } }, async ({ sql }) => {
  return { content: [{ type: "text", text: JSON.stringify(await db.query(sql)) }] };
});
`,
        errors: [
          {
            messageId: "runner",
            data: { tool: '"query"', parameter: "sql", evidence: " (line 7: db.query(sql))" },
            line: 6,
            column: 82,
            endLine: 6,
            endColumn: 97,
          },
        ],
      },
      {
        name: "strict: a runner that says it can destroy",
        filename: "server.ts",
        options: [{ strict: true }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.registerTool("sql", { description: "Runs a statement.", inputSchema: { sql: z.string() }, annotations: { readOnlyHint: false, destructiveHint: true } }, async ({ sql }) => {
  return { content: [{ type: "text", text: JSON.stringify(await db.query(sql)) }] };
});
`,
        errors: [
          {
            messageId: "runner",
            data: { tool: '"sql"', parameter: "sql", evidence: " (line 7: db.query(sql))" },
            line: 6,
            column: 79,
            endLine: 6,
            endColumn: 94,
          },
        ],
      },
      {
        name: "words of a house style",
        filename: "server.ts",
        options: [{ readVerbs: ["zeige"], writeVerbs: ["loesche"] }],
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });
import { potHandler } from "greenhouse-handlers";

server.tool("beet", "Ein Beet.", { action: z.enum(["zeige", "loesche"]), beet: z.string() }, potHandler);
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"beet"', parameter: "action", reads: '"zeige"', writes: '"loesche"', evidence: "" },
            line: 7,
            column: 36,
            endLine: 7,
            endColumn: 72,
          },
        ],
      },
      {
        name: "SDK v2",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "greenhouse", version: "1.0.0" });

server.registerTool("lamp", { description: "A lamp.", inputSchema: z.object({ action: z.enum(["get", "delete"]), lamp: z.string() }) }, async ({ action, lamp }) => {
  if (action === "delete") {
    await db.query("DELETE FROM lamps WHERE id = $1", [lamp]);
    return { content: [{ type: "text", text: "Deleted." }] };
  }
  return { content: [{ type: "text", text: JSON.stringify(await db.query("SELECT * FROM lamps WHERE id = $1", [lamp])) }] };
});
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"lamp"', parameter: "action", reads: '"get"', writes: '"delete"', evidence: ' (line 8: db.query("DELETE FROM lamps WHERE id = $1", [lamp]))' },
            line: 6,
            column: 79,
            endLine: 6,
            endColumn: 112,
          },
        ],
      },
      {
        name: "fastmcp",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "greenhouse", version: "1.0.0" });
const seeds = new Map();

server.addTool({
  name: "seeds",
  description: "Seeds in the drawer.",
  parameters: z.object({ action: z.enum(["list", "add"]), name: z.string() }),
  execute: async ({ action, name }) => {
    if (action === "add") {
      seeds.set(name, 1);
      return "Added.";
    }
    return [...seeds.keys()].join(", ");
  },
});
`,
        errors: [
          {
            messageId: "branches",
            data: { tool: '"seeds"', parameter: "action", reads: '"list"', writes: '"add"', evidence: " (line 13: seeds.set(name, 1))" },
            line: 10,
            column: 26,
            endLine: 10,
            endColumn: 57,
          },
        ],
      },
    ],
  });
});
