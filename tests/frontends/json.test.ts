import { Linter, type Rule } from "eslint";
import { describe, expect, it } from "vitest";
import { PREFIX, TOOL_LIST } from "../../src/configs.js";
import { modelOf } from "../../src/frontends/read.js";
import plugin from "../../src/plugin.js";
import type { ServerModel } from "../../src/model/server.js";
import { outlineOf } from "./outline.js";

/** The model of a JSON file, read as a rule reads it; and what ESLint says of the file itself. */
function read(code: string): { model: ServerModel | null; faults: string[] } {
  let model: ServerModel | null = null;
  const reader: Rule.RuleModule = {
    create: (context) => ({
      Document() {
        model = modelOf(context);
      },
    }),
  };
  const faults = new Linter().verify(
    code,
    [{ files: ["**/*.json"], language: TOOL_LIST, plugins: { [PREFIX]: plugin, own: { rules: { reader } } }, rules: { "own/reader": "error" } }],
    { filename: "tools.json" },
  );
  return { model, faults: faults.map(({ message }) => message) };
}

const tool = { name: "get_tea", description: "One tea.", inputSchema: { type: "object", properties: { code: { type: "string", description: "Such as T-12" }, state: { enum: ["open", "sold"] } }, required: ["code"] } };

const names = (value: unknown): string[] | undefined => read(JSON.stringify(value)).model?.tools.flatMap(({ name }) => (name.is === "known" ? [name.value] : []));

describe("a tool list", () => {
  it.each([
    ["an answer to tools/list", { tools: [tool] }],
    ["a bare list", [tool]],
    ["a JSON-RPC answer", { jsonrpc: "2.0", id: 1, result: { tools: [tool], nextCursor: "2" } }],
    ["a manifest", { manifest_version: "0.3", name: "tea", server: { type: "node" }, tools: [tool] }],
  ])("is read from %s", (_, value) => {
    expect(names(value)).toEqual(["get_tea"]);
  });

  it("is read from joined pages", () => {
    expect(names([{ tools: [tool], nextCursor: "2" }, { result: { tools: [{ ...tool, name: "list_teas" }] } }])).toEqual(["get_tea", "list_teas"]);
  });

  it.each([
    ["a manifest of npm", { name: "tea", version: "1.0.0", tools: { a: 1 } }],
    ["a list of people", [{ name: "Ada", description: "A weaver." }]],
    ["a list of numbers under tools", { tools: [{ id: 1 }] }],
    ["a number", 12],
    ["nothing", null],
  ])("is not seen in %s", (_, value) => {
    expect(read(JSON.stringify(value))).toEqual({ model: null, faults: [] });
  });

  it("has the facts that its definitions state", () => {
    const { model } = read(
      JSON.stringify({ tools: [{ ...tool, title: "Tea", annotations: { readOnlyHint: true, category: "tea" }, _meta: { "com.example/x": 1 } }] }),
    );
    expect(outlineOf(model!)).toEqual({
      servers: [],
      tools: [
        {
          name: "get_tea",
          line: 1,
          channel: "tool-list",
          title: "Tea",
          description: "One tea.",
          parameters: ["code: string — Such as T-12", 'state?: "open" | "sold"'],
          annotations: { readOnlyHint: true, others: ["category"] },
          meta: { "com.example/x": 1 },
        },
      ],
      endings: [],
      unread: [],
    });
  });

  it("says nothing of what a manifest leaves out", () => {
    const [read1] = read(JSON.stringify({ dxt_version: "0.1", server: {}, tools: [{ name: "get_tea", description: "One tea." }] })).model!.tools;
    expect([read1?.parameters.is, read1?.annotations.is, read1?.title.is, read1?.schemaSigns]).toEqual(["unknown", "unknown", "unknown", []]);
  });

  it("survives values of the wrong kind", () => {
    const { model, faults } = read(JSON.stringify({ tools: [{ name: 1, description: 2, inputSchema: [], annotations: "x", _meta: 3 }, { name: "a", inputSchema: { properties: 4, required: "b" }, annotations: null }] }));
    expect(faults).toEqual([]);
    expect(model?.tools.map(({ name, description, annotations, meta }) => [name.is, description.is, annotations.is, meta.is])).toEqual([
      ["unknown", "unknown", "unknown", "unknown"],
      ["known", "absent", "absent", "absent"],
    ]);
  });

  it("that cannot be parsed is one problem of ESLint", () => {
    expect(read("{ tools: ").faults).toHaveLength(1);
  });
});
