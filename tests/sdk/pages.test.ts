import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Client, type Transport } from "@modelcontextprotocol/client";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { textOf, type Answer } from "./answers.js";
import { FAILURE, LINES } from "./bodies.js";
import { recordingOf } from "./recordings.js";
import { wire } from "./wire.js";

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const PAGES = pathOf("../../docs/rules");
const ids = readdirSync(PAGES).map((file) => file.replace(/\.md$/, ""));

/** What a page says under "What the model sees". */
function sectionOf(id: string): string {
  const page = readFileSync(`${PAGES}/${id}.md`, "utf8");
  const [, after = ""] = page.split("## What the model sees\n");
  return after.split("\n## ")[0] ?? "";
}

const blockOf = (section: string, language: string): string | null => new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "m").exec(section)?.[1] ?? null;

/** For each page that shows JSON: what the client asks of the first wrong example. Null asks for the list of tools. */
const asked: Readonly<Record<string, { readonly name: string; readonly arguments: Record<string, unknown> } | null>> = {
  "no-error-as-success": { name: "get_order", arguments: { id: "ORD-9" } },
  "no-generic-error-message": { name: "plot_tenant", arguments: { plot: 9 } },
  "no-protocol-error-for-tool-failure": { name: "get_exhibit", arguments: { id: "E-7" } },
  "no-swallowed-failure": { name: "free_berths", arguments: { pier: "3" } },
  "require-tool-description": null,
};

const shown = ids.filter((id) => blockOf(sectionOf(id), "json") !== null);

describe("the JSON that a page shows", () => {
  it("is asked for on every page that shows some", () => {
    expect(shown).toEqual(Object.keys(asked));
  });

  it.each(shown)("is what the SDK sends for the wrong example of %s", async (id) => {
    const section = sectionOf(id);
    const json = JSON.parse(blockOf(section, "json")!) as Record<string, unknown>;
    const heard = await heardFrom(await serverOf(id, blockOf(section, "ts wrong")!), asked[id]!);
    // A tool is listed with more than a page shows.
    if (asked[id]) expect(heard).toEqual(json);
    else expect(heard).toMatchObject(json);
  });
});

interface Connects {
  connect(transport: Transport): Promise<void>;
}

/** Runs an example and returns the server that it makes. */
async function serverOf(id: string, example: string): Promise<Connects> {
  const folder = pathOf("node_modules/.examples");
  mkdirSync(folder, { recursive: true });
  const { outputText } = ts.transpileModule(`${example}\nexport { server };\n`, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } });
  writeFileSync(`${folder}/${id}.mjs`, outputText);
  const { server } = (await import(`${folder}/${id}.mjs`)) as { server: Connects };
  return server;
}

/** What a client hears: the message of the protocol for a JSON-RPC error, else the result, or the tool as it is listed. */
async function heardFrom(server: Connects, call: { name: string; arguments: Record<string, unknown> } | null): Promise<unknown> {
  const { client: end, server: other } = wire();
  const client = new Client({ name: "reader", version: "1.0.0" });
  await server.connect(other);
  await client.connect(end);
  let message: { readonly error?: unknown; readonly result?: { readonly tools?: readonly unknown[] } } = {};
  const pass = end.onmessage;
  end.onmessage = (...heard) => {
    message = heard[0] as typeof message;
    pass?.(...heard);
  };
  // A server that answers tools/call alone lists nothing.
  await client.request(call ? { method: "tools/call", params: call } : { method: "tools/list" }).catch(() => {});
  await client.close();
  return message.error ? message : call ? message.result : message.result?.tools?.[0];
}

const official = ["sdk-v1", "sdk-v2"];
const lowLevel = ["sdk-v1-low-level", "sdk-v2-low-level"];

/** What pages say in passing: the words as they stand there, the recordings, the tool, and whether the answer bears them out. */
const said: readonly (readonly [page: string, words: string, recordings: readonly string[], tool: string, holds: (answer: Answer) => boolean])[] = [
  ["no-broken-error-text", '"[object Object]"', official, "thrown-object", (answer) => textOf(answer) === "[object Object]"],
  ["no-broken-error-text", '"Internal error" on a low-level `Server`', lowLevel, "thrown-string", (answer) => textOf(answer) === "Internal error"],
  ["no-broken-error-text", "on a low-level `Server` no reply at all", lowLevel, "thrown-nothing", (answer) => "noReply" in answer],
  ["no-internals-in-error", "the SDKs for TypeScript send multi-line texts with stack frames as they are", official, "thrown-lines", (answer) => textOf(answer) === LINES],
  ["no-misplaced-is-error", "| `isError` in a content item or in `metadata` | a success |", official, "flag-in-block", (answer) => "result" in answer && !answer.result.isError],
  ["no-misplaced-is-error", '| `isError: "true"` | JSON-RPC error -32602', official, "flag-as-text", (answer) => "error" in answer && answer.error.code === -32602],
  ["no-protocol-error-for-tool-failure", "SDK 1.x puts it before the text (`MCP error -32602: …`)", ["sdk-v1", "sdk-v1-low-level"], "thrown-protocol-error", (answer) => textOf(answer).startsWith("MCP error -32602: ")],
  ["no-secret-in-error", "send the message of a thrown error word for word", official, "thrown-error", isWordForWord],
  ["valid-tool-result", "JSON-RPC error -32602 `Invalid tools/call result: …`", [...official, ...lowLevel], "returned-string", (answer) => /^(?:MCP error -32602: )?Invalid tools\/call result: /.test(textOf(answer))],
  ["valid-tool-result", '`{ "content": [], … }`, a success', [...official, ...lowLevel], "returned-object", isEmptySuccess],
  ["valid-tool-result", '`new Error("Not found")`', [...official, ...lowLevel], "returned-error", isEmptySuccess],
  ["valid-tool-result", '`{ "content": [], "structuredContent": { "id": 1 } }`', [...official, ...lowLevel], "structured-only", isEmptySuccess],
  ["valid-tool-result", "`Cannot read properties of undefined (reading 'structuredContent')`", ["sdk-v2"], "returned-nothing", (answer) => textOf(answer) === "Cannot read properties of undefined (reading 'structuredContent')"],
  ["valid-tool-result", "| `throw null` (low-level) | nothing;", lowLevel, "thrown-null", (answer) => "noReply" in answer],
  ["valid-tool-result", "SDK 1.x up to 1.23.1 sent the refused values out as they were", ["sdk-v1.23"], "returned-string", (answer) => "noReply" in answer],
  ["valid-tool-result", "execution failed: …`", ["fastmcp"], "returned-object", (answer) => textOf(answer).startsWith("Tool 'returned-object' execution failed: ")],
];

function isWordForWord(answer: Answer): boolean {
  return textOf(answer) === FAILURE;
}

function isEmptySuccess(answer: Answer): boolean {
  return "result" in answer && !answer.result.isError && answer.result.content?.length === 0;
}

describe("what a page says of an SDK", () => {
  it.each(said)("%s: %s", (page, words, recordings, tool, holds) => {
    expect(sectionOf(page)).toContain(words);
    for (const id of recordings) {
      const answer = recordingOf(id)?.answers[tool];
      expect(answer && holds(answer), `${id} does not answer ${tool} like that`).toBe(true);
    }
  });

  it("is said of the versions that were recorded", () => {
    const versions = new Map(readdirSync(pathOf("recordings")).flatMap((file) => [...recordingOf(file.replace(/\.json$/, ""))!.sdk.matchAll(/^(\S+) (\S+)/g)]).map(([, name, version]) => [name!, version!]));
    versions.set("@modelcontextprotocol/sdk", recordingOf("sdk-v1")!.sdk.split(" ")[1]!);
    for (const id of ids) {
      const page = readFileSync(`${PAGES}/${id}.md`, "utf8");
      for (const [, name, version] of page.matchAll(/`((?:@modelcontextprotocol\/(?:sdk|server))|fastmcp)` (\d+\.\d+\.\d+)/g)) expect(version, `${id}.md speaks of ${name} ${version}`).toBe(versions.get(name!));
    }
  });
});
