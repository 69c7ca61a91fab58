import { describe, expect, it } from "vitest";
import { RECOMMENDED, reportsOf } from "./linting.js";

/** What the rules report under some settings: rule and line. */
const reportsUnder = (settings: object, code: string, filename = "server.ts"): string[] =>
  reportsOf(code, { rules: RECOMMENDED, settings: { "mcp-tools": settings }, filename }).map(({ ruleId, line }) => `${ruleId?.replace("mcp-tools/", "")} ${line}`);
const messagesUnder = (settings: object, code: string): string[] => reportsOf(code, { rules: RECOMMENDED, settings: { "mcp-tools": settings } }).map(({ message }) => message);

describe("toolFunctions", () => {
  const code = `import "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { catalogue } from "./catalogue.js";

catalogue.entry("find_shelf", {}, { says: "", takes: z.object({ book: z.string() }) }, async ({ user }, { book }) => {
  if (book === "") return "Error: no book is called that. Call list_books for the titles.";
  return \`Shelf of \${book}\`;
});
`;
  const declared = { name: "catalogue.entry", tool: 2, parts: { name: 0, description: "says", schema: "takes", handler: 3 }, input: 1, channel: "fastmcp" };

  it("make tools of calls that no SDK defines", () => {
    expect(reportsUnder({}, code)).toEqual([]);
    expect(reportsUnder({ toolFunctions: [declared] }, code)).toEqual(["require-tool-description 5", "no-error-as-success 6"]);
  });

  it("say what carries the answer", () => {
    const strict = { ...declared, channel: "sdk-v1" };
    expect(reportsUnder({ toolFunctions: [strict] }, code)).toEqual(["require-tool-description 5", "valid-tool-result 6", "valid-tool-result 7"]);
  });

  it.each(["catalogue.entry", "*.entry"])("match %s by the end of what is called", (name) => {
    expect(reportsUnder({ toolFunctions: [{ ...declared, name }] }, code.replace("catalogue.entry", "this.catalogue.entry"))).toHaveLength(2);
  });

  it.each(["entry", "other.entry", "catalogue", "*.entries"])("do not match %s", (name) => {
    expect(reportsUnder({ toolFunctions: [{ ...declared, name }] }, code)).toEqual([]);
  });

  it("match a function under the name it is imported by, and under its own", () => {
    const own = 'import "@modelcontextprotocol/sdk/server/mcp.js";\nimport { entry as add } from "./catalogue.js";\nadd({ name: "find_shelf", handler: async () => ({ content: [] }) });\n';
    for (const name of ["entry", "add"]) expect(reportsUnder({ toolFunctions: [{ name }] }, own)).toEqual(["require-tool-description 3"]);
  });

  it("say that a tool without a name cannot be read", () => {
    const nameless = 'import "@modelcontextprotocol/sdk/server/mcp.js";\nimport { entry } from "./catalogue.js";\nentry({ handler: async () => ({ content: [] }) });\n';
    expect(messagesUnder({ toolFunctions: [{ name: "entry" }] }, nameless)).toEqual([expect.stringContaining("it has no name where the settings say")]);
    expect(reportsUnder({}, nameless)).toEqual([]);
  });
});

describe("errorHelpers", () => {
  const code = `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "library", version: "1.0.0" });
const wrong = (text: string) => ({ content: [{ type: "text" as const, text: \`Error: \${text}\` }] });

server.tool("find_shelf", "One shelf.", async () => {
  return wrong("the hall is closed until 9:00");
});
`;

  it("make a tool error, though the flag is set somewhere else", () => {
    expect(reportsUnder({}, code)).toEqual(["no-error-as-success 4"]);
    expect(reportsUnder({ errorHelpers: ["wrong"] }, code)).toEqual([]);
  });

  it("make one where nothing reaches them, too", () => {
    const alone = 'import "@modelcontextprotocol/sdk/server/mcp.js";\n\n\n' + code.split("\n")[3]!.replace("const wrong", "export const wrong");
    expect(reportsUnder({}, alone)).toEqual(["no-error-as-success 4"]);
    expect(reportsUnder({ errorHelpers: ["wrong"] }, alone)).toEqual([]);
  });

  it("make one that other rules read", () => {
    const secret = code.replace("const wrong = ", "declare const wrong: (text: string) => never; export const old = ").replace('"the hall is closed until 9:00"', "`cannot reach ${process.env.DB_PASSWORD}`");
    expect(reportsUnder({ errorHelpers: ["wrong"] }, secret)).toContain("no-secret-in-error 7");
    expect(reportsUnder({}, secret)).not.toContain("no-secret-in-error 7");
  });
});

describe("throwingHelpers", () => {
  const code = `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { stop } from "@acme/answers";

const server = new Server({ name: "library", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const shelf = String(request.params.arguments?.shelf);
  if (!shelf.startsWith("S-")) stop(\`"\${shelf}" is no shelf. Shelves look like S-1.\`);
  return { content: [{ type: "text", text: shelf }] };
});
`;

  it("end the call where they stand", () => {
    expect(reportsUnder({}, code)).not.toContain("no-protocol-error-for-tool-failure 8");
    expect(reportsUnder({ throwingHelpers: ["stop"] }, code)).toContain("no-protocol-error-for-tool-failure 8");
  });
});

describe("serverPackages", () => {
  const code = `import { McpServer } from "@acme/mcp-core/server";

const server = new McpServer({ name: "library", version: "1.0.0" });
server.registerTool("find_shelf", {}, async () => ({ content: [{ type: "text", text: "S-1" }] }));
`;

  it("make a file one about MCP", () => {
    expect(reportsUnder({}, code)).toEqual([]);
    expect(reportsUnder({ serverPackages: ["@acme/mcp-core"] }, code)).toEqual(["require-tool-description 4"]);
    expect(reportsUnder({ serverPackages: ["@acme/mcp"] }, code)).toEqual([]);
  });
});

describe("sdkVersion", () => {
  const code = `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "library", version: "1.0.0" });
server.tool("find_shelf", "One shelf.", async () => "S-1" as never);
`;

  it("decides what the client gets, and is named in the message", () => {
    expect(messagesUnder({ sdkVersion: { "@modelcontextprotocol/sdk": "1.23.1" } }, code)).toEqual([
      '"find_shelf" returns a string here, and @modelcontextprotocol/sdk 1.23.1 (the settings) sends that as it is: it is no result, so the client drops it and waits until it times out. Return { content: [{ type: "text", text: … }] }.',
    ]);
    expect(messagesUnder({ sdkVersion: { "@modelcontextprotocol/sdk": "1.24.0" } }, code)).toEqual([
      '"find_shelf" returns a string here, which @modelcontextprotocol/sdk 1.24.0 (the settings) refuses: the client gets the JSON-RPC error -32602 "Invalid tools/call result" in place of the answer. Return { content: [{ type: "text", text: … }] }.',
    ]);
  });
});

describe("a text that the SDK withholds", () => {
  const nest = (thrown: string): string => `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";

@McpController()
export class LibraryController {
  @Tool({ name: "find_shelf", description: "One shelf." })
  find() {
    throw ${thrown};
  }
}

@Module({ controllers: [LibraryController] })
class AppModule {}
NestFactory.createMicroservice(AppModule, { strategy: new McpStrategy({ name: "library", version: "1.0.0", transports: [new StdioTransport()] }) });
`;
  const [second, first] = ["2.0.5", "1.9.11"].map((version) => ({ sdkVersion: { "@rekog/mcp-nest": version } }));

  it.each([
    ["a careful one is reported", "new Error('The hall is closed until 9:00.')", ["no-hidden-error-message 9"], []],
    ["a generic one is called generic", "new Error('Something went wrong')", ["no-generic-error-message 9"], ["no-generic-error-message 9"]],
    ["a secret does not get out", "new Error(`The hall is closed for ${process.env.DB_PASSWORD}`)", ["no-hidden-error-message 9"], ["no-secret-in-error 9"]],
  ])("%s", (_, thrown, inSecond, inFirst) => {
    expect(reportsUnder(second!, nest(thrown))).toEqual(inSecond);
    expect(reportsUnder(first!, nest(thrown))).toEqual(inFirst);
  });
});
