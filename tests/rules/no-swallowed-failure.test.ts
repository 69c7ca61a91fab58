import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-swallowed-failure.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

describe("javascript", () => {
  new RuleTester().run("no-swallowed-failure", rule, {
    valid: [
      {
        name: "a helper whose catch throws a better error",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier) {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    throw new Error(\`The harbour office did not answer: \${error.message}\`);
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "a text that says nothing was found, with no catch",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "a helper whose catch returns an empty list",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier) {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return [];
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "with it" },
            line: 11,
            column: 5,
            endLine: 11,
            endColumn: 15,
          },
        ],
      },
      {
        name: "a .catch that leaves an empty list behind a text that says nothing was found",
        filename: "server.js",
        languageOptions: { sourceType: "commonjs" },
        code: `const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { z } = require("zod");

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier).catch(() => []);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 7,
            column: 57,
            endLine: 7,
            endColumn: 59,
          },
        ],
      },
    ],
  });
});

describe("typescript", () => {
  new RuleTester({ languageOptions: { parser: loadParser() } }).run("no-swallowed-failure", rule, {
    valid: [
      {
        name: "a catch that keeps the error for the answer",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { Answer } from "./answer.js";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const answer = new Answer();
  let berths: string[] = [];
  try {
    berths = await harbour.berths(pier);
  } catch (error) {
    answer.setError(error);
  }
  return answer.finish(JSON.stringify(berths)) ?? { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "one of two sources that fill a list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const found: string[] = [];
  try {
    for (const berth of await harbour.berths(pier)) found.push(berth.name);
  } catch (error) {
    console.error(error);
  }
  for (const berth of await marina.berths(pier)) found.push(berth.name);
  return { content: [{ type: "text", text: JSON.stringify(found) }] };
});
`,
      },
      {
        name: "a probe for the thing that is asked for, met with an empty list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function exists(pier: string): Promise<boolean> {
  try {
    await harbour.open(pier);
    return true;
  } catch {
    return false;
  }
}

async function berthsOf(pier: string): Promise<string[]> {
  if (!(await exists(pier))) return [];
  return await harbour.berths(pier);
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
      },
      {
        name: "single items that are skipped in a loop",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string[]> {
  const found: string[] = [];
  for (const berth of await harbour.berths(pier)) {
    try {
      found.push(await berth.name());
    } catch {}
  }
  return found;
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
      },
      {
        name: "an object with an error that is read",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function search(pier: string): Promise<{ berths: string[]; error?: string }> {
  try {
    return { berths: await harbour.berths(pier) };
  } catch (error) {
    return { berths: [], error: String(error) };
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const result = await search(pier);
  if (result.error) return { content: [{ type: "text", text: result.error }], isError: true };
  if (result.berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: result.berths.join("\\n") }] };
});
`,
      },
      {
        name: "an answer that was empty or failed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string[]> {
  const answer = await harbour.ask(pier);
  if (answer.error || answer.berths.length === 0) return [];
  return answer.berths;
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
      },
      {
        name: "a helper that returns null where nothing was found",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  return (await harbour.berths(pier)) ?? null;
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (!berths) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "a helper that cleans up in a finally",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string> {
  try {
    return await harbour.berths(pier);
  } finally {
    await harbour.close();
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: berths }] };
});
`,
      },
      {
        name: "a .catch that logs and lets the error leave",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier).catch((error: Error) => {
    console.error(error);
    throw error;
  });
  return { content: [{ type: "text", text: \`Berths: \${JSON.stringify(berths)}\` }] };
});
`,
      },
      {
        name: "a catch in the handler that logs and flags",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  let berths: string[] = [];
  try {
    berths = await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return { content: [{ type: "text", text: "The harbour office did not answer." }], isError: true };
  }
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "a failed response that a helper meets with an error",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  const response = await fetch(\`https://harbour.example/piers/\${pier}\`);
  if (!response.ok) throw new Error(\`The harbour office answered \${response.status}.\`);
  return await response.json();
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "a failed response that a helper meets with an error, before a text that says nothing was found",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  const response = await fetch(\`https://harbour.example/piers/\${pier}\`);
  if (!response.ok) throw new Error(\`The harbour office answered \${response.status}.\`);
  return await response.json();
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (!berths) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "a catch in the handler that answers with a text and the flag",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  try {
    return { content: [{ type: "text", text: await harbour.berths(pier) }] };
  } catch (error) {
    console.error(error);
    return { content: [{ type: "text", text: "The harbour office did not answer." }], isError: true };
  }
});
`,
      },
      {
        name: "an empty text where nothing failed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier);
  if (!berths) return { content: [{ type: "text", text: "" }] };
  return { content: [{ type: "text", text: berths }] };
});
`,
      },
      {
        name: "a method of a class that lets the error leave",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

class HarbourOffice {
  async berths(pier: string): Promise<string[]> {
    const response = await fetch(\`https://harbour.example/piers/\${pier}\`);
    return (await response.json()) as string[];
  }
}

const office = new HarbourOffice();
const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await office.berths(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths, null, 2) }] };
});
`,
      },
      {
        name: "a helper that two tools use, without a catch",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  return await harbour.berths(pier);
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});

server.registerTool("print_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: \`Berths: \${JSON.stringify(berths)}\` }] };
});
`,
      },
      {
        name: "a .catch that throws a better error",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "harbour", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "list_berths", description: "All berths.", inputSchema: { type: "object", properties: {} } }],
}));

async function berths(): Promise<string[]> {
  return harbour.berths().catch((error: Error) => {
    throw new Error(\`The harbour office did not answer: \${error.message}\`);
  });
}

server.setRequestHandler(CallToolRequestSchema, async () => {
  return { content: [{ type: "text", text: JSON.stringify(await berths()) }] };
});
`,
      },
      {
        name: "a tool of fastmcp that lets the error leave",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  return await harbour.berths(pier);
}

server.addTool({
  name: "list_berths",
  description: "The berths of a pier.",
  parameters: z.object({ pier: z.string() }),
  execute: async ({ pier }) => JSON.stringify(await berthsOf(pier)),
});
`,
      },
      {
        name: "a probe that answers with a boolean",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function exists(pier: string): Promise<boolean> {
  try {
    await harbour.berths(pier);
    return true;
  } catch {
    return false;
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  return { content: [{ type: "text", text: (await exists(pier)) ? "There is such a pier." : "There is no such pier." }] };
});
`,
      },
      {
        name: "an optional extra beside other data",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function weather(pier: string): Promise<string | null> {
  try {
    return await harbour.weather(pier);
  } catch {
    return null;
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier);
  const sky = await weather(pier);
  return { content: [{ type: "text", text: \`\${berths.join()}\${sky ? \`, weather: \${sky}\` : ""}\` }] };
});
`,
      },
      {
        name: "an optional extra in an object of other data",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function tides(pier: string): Promise<string[]> {
  try {
    return await harbour.tides(pier);
  } catch {
    return [];
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier);
  return { content: [{ type: "text", text: JSON.stringify({ berths, tides: await tides(pier) }) }] };
});
`,
      },
      {
        name: "a second attempt",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  let berths: string[] = [];
  try {
    berths = await harbour.berths(pier);
  } catch {
    berths = await harbour.archive(pier);
  }
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "a catch that goes on to a second attempt after it",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error("trying the archive:", error);
  }
  return await harbour.archive(pier);
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "an item of a loop that is left out",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths: string[] = [];
  for (const number of await harbour.numbers(pier)) {
    try {
      berths.push(await harbour.berth(number));
    } catch (error) {
      console.error("berth", number, error);
    }
  }
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "items that fail one by one in a Promise.all",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const numbers = await harbour.numbers(pier);
  const berths = await Promise.all(numbers.map((number: string) => harbour.berth(number).catch(() => null)));
  return { content: [{ type: "text", text: JSON.stringify(berths.filter(Boolean)) }] };
});
`,
      },
      {
        name: "cleanup whose failure changes nothing",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier);
  try {
    await harbour.close();
  } catch {
    // It is closed already.
  }
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "cleanup with a .catch that gives nothing",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier);
  await harbour.close().catch(() => undefined);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "a text that is taken as it is where it cannot be parsed",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const line = await harbour.berths(pier);
  return { content: [{ type: "text", text: JSON.stringify(parsed(line)) }] };
});
`,
      },
      {
        name: "a catch that lets other errors leave",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
    return [];
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "a catch that words the failure, which belongs to no-error-as-success",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  try {
    return { content: [{ type: "text", text: await harbour.berths(pier) }] };
  } catch (error) {
    return { content: [{ type: "text", text: \`Failed to list berths: \${String(error)}\` }] };
  }
});
`,
      },
      {
        name: "a helper that no tool uses",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return [];
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  return { content: [{ type: "text", text: await harbour.berths(pier) }] };
});
`,
      },
      {
        name: "a list that is empty because nothing was asked for",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  if (!pier) return [];
  return await harbour.berths(pier);
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "an answer with the flag",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return null;
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (!berths) return { content: [{ type: "text", text: "The berths could not be read." }], isError: true };
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
      {
        name: "an error made of what a helper left",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return null;
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (!berths) throw new Error("The berths could not be read.");
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "no access, met with an empty list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function hasAccess(): Promise<boolean> {
  try {
    await harbour.open();
    return true;
  } catch {
    return false;
  }
}

async function berthsOf(pier: string): Promise<string[]> {
  if (!(await hasAccess())) return [];
  return await harbour.berths(pier);
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "checkedAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 16,
            column: 29,
            endLine: 16,
            endColumn: 39,
          },
        ],
      },
      {
        name: "an output that begins with an error, met with an empty list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string[]> {
  const output = await harbour.command(\`berths \${pier}\`);
  if (output.startsWith("Error:")) return [];
  return output.split("\\n");
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "checkedAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 8,
            column: 36,
            endLine: 8,
            endColumn: 46,
          },
        ],
      },
      {
        name: "a list that the failed block would have filled",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string[]> {
  const found: string[] = [];
  try {
    for (const berth of await harbour.berths(pier)) found.push(berth.name);
  } catch {}
  return found;
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 10,
            column: 5,
            endLine: 10,
            endColumn: 13,
          },
        ],
      },
      {
        name: "an empty list that is mapped, sorted and cut on the way",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string[]> {
  try {
    return await harbour.berths(pier);
  } catch {
    return [];
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const all = await berthsOf(pier);
  const berths = all.filter((berth) => berth.length > 0).map((berth) => berth.trim()).sort().slice(0, 10);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 10,
            column: 5,
            endLine: 10,
            endColumn: 15,
          },
        ],
      },
      {
        name: "null that a default replaces",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string[] | null> {
  try {
    return await harbour.berths(pier);
  } catch {
    return null;
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = (await berthsOf(pier)) ?? [];
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "null", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 10,
            column: 5,
            endLine: 10,
            endColumn: 17,
          },
        ],
      },
      {
        name: "an empty list that a second check meets with another",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string[]> {
  const found = await request(pier);
  if (found.length === 0) {
    console.error("no berths");
    return [];
  }
  return found;
}

async function request(pier: string): Promise<string[]> {
  try {
    return await harbour.berths(pier);
  } catch {
    return [];
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 19,
            column: 5,
            endLine: 19,
            endColumn: 15,
          },
        ],
      },
      {
        name: "an object with an error that nobody reads",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function search(pier: string): Promise<{ berths: string[]; error?: string }> {
  try {
    return { berths: await harbour.berths(pier) };
  } catch (error) {
    return { berths: [], error: String(error) };
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const result = await search(pier);
  if (result.berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: result.berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 10,
            column: 5,
            endLine: 10,
            endColumn: 49,
          },
        ],
      },
      {
        name: "a list that the catch empties",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

let berths: string[] = [];

async function refresh(pier: string): Promise<void> {
  try {
    berths = await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    berths = [];
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  await refresh(pier);
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "with it" },
            line: 11,
            column: 5,
            endLine: 14,
            endColumn: 4,
          },
        ],
      },
      {
        name: "a failed response that is passed over",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string[]> {
  let found: string[] = [];
  const response = await fetch(\`https://harbour.example/\${pier}\`);
  if (response.ok) {
    found = (await response.json()) as string[];
  }
  return found;
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (berths.length === 0) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: berths.join("\\n") }] };
});
`,
        errors: [
          {
            messageId: "checkedAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 9,
            column: 3,
            endLine: 11,
            endColumn: 4,
          },
        ],
      },
      {
        name: "a helper whose catch returns null",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return null;
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (!berths) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "null", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 11,
            column: 5,
            endLine: 11,
            endColumn: 17,
          },
        ],
      },
      {
        name: "a helper whose catch returns an empty text",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<string> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return "";
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: berths }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: '""', tool: '"list_berths"', s: "s", answer: "with it" },
            line: 11,
            column: 5,
            endLine: 11,
            endColumn: 15,
          },
        ],
      },
      {
        name: "a .catch whose callback returns nothing but an empty list from a block",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await harbour.berths(pier).catch((error: Error) => {
    console.error(error);
    return [];
  });
  return { content: [{ type: "text", text: \`Berths: \${JSON.stringify(berths)}\` }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "“Berths: …”" },
            line: 9,
            column: 5,
            endLine: 9,
            endColumn: 15,
          },
        ],
      },
      {
        name: "a catch in the handler that only logs, before a list that stays empty",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  let berths: string[] = [];
  try {
    berths = await harbour.berths(pier);
  } catch (error) {
    console.error(error);
  }
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "with it" },
            line: 10,
            column: 5,
            endLine: 12,
            endColumn: 4,
          },
        ],
      },
      {
        name: "a failed response that a helper meets with an empty list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  const response = await fetch(\`https://harbour.example/piers/\${pier}\`);
  if (!response.ok) return [];
  return await response.json();
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
        errors: [
          {
            messageId: "checkedAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "with it" },
            line: 8,
            column: 21,
            endLine: 8,
            endColumn: 31,
          },
        ],
      },
      {
        name: "a failed response that a helper meets with null, behind a text that says nothing was found",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  const response = await fetch(\`https://harbour.example/piers/\${pier}\`);
  if (!response.ok) {
    console.error("harbour office:", response.status);
    return null;
  }
  return await response.json();
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  if (!berths) return { content: [{ type: "text", text: "No berths found." }] };
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});
`,
        errors: [
          {
            messageId: "checkedAway",
            data: { where: "here", left: "null", tool: '"list_berths"', s: "s", answer: "“No berths found.”" },
            line: 10,
            column: 5,
            endLine: 10,
            endColumn: 17,
          },
        ],
      },
      {
        name: "a catch in the handler that answers with an empty content list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  try {
    return { content: [{ type: "text", text: await harbour.berths(pier) }] };
  } catch (error) {
    console.error(error);
    return { content: [] };
  }
});
`,
        errors: [
          {
            messageId: "emptyAnswer",
            data: { tool: '"list_berths"' },
            line: 11,
            column: 12,
            endLine: 11,
            endColumn: 27,
          },
        ],
      },
      {
        name: "a catch in the handler that answers with an empty text",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  try {
    return { content: [{ type: "text", text: await harbour.berths(pier) }] };
  } catch {
    return { content: [{ type: "text", text: "" }] };
  }
});
`,
        errors: [
          {
            messageId: "emptyAnswer",
            data: { tool: '"list_berths"' },
            line: 10,
            column: 12,
            endLine: 10,
            endColumn: 53,
          },
        ],
      },
      {
        name: "a method of a class whose catch returns an empty list",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

class HarbourOffice {
  async berths(pier: string): Promise<string[]> {
    try {
      const response = await fetch(\`https://harbour.example/piers/\${pier}\`);
      return (await response.json()) as string[];
    } catch (error) {
      console.error("harbour office:", error);
      return [];
    }
  }
}

const office = new HarbourOffice();
const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await office.berths(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths, null, 2) }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "with it" },
            line: 11,
            column: 7,
            endLine: 11,
            endColumn: 17,
          },
        ],
      },
      {
        name: "a helper that two tools use, reported once",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return [];
  }
}

server.registerTool("list_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: JSON.stringify(berths) }] };
});

server.registerTool("print_berths", { description: "The berths of a pier.", inputSchema: { pier: z.string() } }, async ({ pier }) => {
  const berths = await berthsOf(pier);
  return { content: [{ type: "text", text: \`Berths: \${JSON.stringify(berths)}\` }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths" and "print_berths"', s: "", answer: "with it" },
            line: 11,
            column: 5,
            endLine: 11,
            endColumn: 15,
          },
        ],
      },
      {
        name: "a tool of the low-level Server",
        filename: "server.ts",
        code: `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "harbour", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "list_berths", description: "All berths.", inputSchema: { type: "object", properties: {} } }],
}));

async function berths(): Promise<string[]> {
  return harbour.berths().catch(() => []);
}

server.setRequestHandler(CallToolRequestSchema, async () => {
  return { content: [{ type: "text", text: JSON.stringify(await berths()) }] };
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "with it" },
            line: 10,
            column: 39,
            endLine: 10,
            endColumn: 41,
          },
        ],
      },
      {
        name: "a tool of fastmcp",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "harbour", version: "1.0.0" });

async function berthsOf(pier: string): Promise<unknown> {
  try {
    return await harbour.berths(pier);
  } catch (error) {
    console.error(error);
    return [];
  }
}

server.addTool({
  name: "list_berths",
  description: "The berths of a pier.",
  parameters: z.object({ pier: z.string() }),
  execute: async ({ pier }) => JSON.stringify(await berthsOf(pier)),
});
`,
        errors: [
          {
            messageId: "caughtAway",
            data: { where: "here", left: "[]", tool: '"list_berths"', s: "s", answer: "with it" },
            line: 11,
            column: 5,
            endLine: 11,
            endColumn: 15,
          },
        ],
      },
      {
        name: "a tool of fastmcp whose catch answers with an empty text",
        filename: "server.ts",
        code: `import { FastMCP } from "fastmcp";
import { z } from "zod";

const server = new FastMCP({ name: "harbour", version: "1.0.0" });

server.addTool({
  name: "list_berths",
  description: "The berths of a pier.",
  parameters: z.object({ pier: z.string() }),
  execute: async ({ pier }) => {
    try {
      return JSON.stringify(await harbour.berths(pier));
    } catch {
      return "";
    }
  },
});
`,
        errors: [
          {
            messageId: "emptyAnswer",
            data: { tool: '"list_berths"' },
            line: 14,
            column: 14,
            endLine: 14,
            endColumn: 16,
          },
        ],
      },
    ],
  });
});
