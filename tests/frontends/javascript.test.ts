import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Linter, type Rule } from "eslint";
import { describe, expect, it } from "vitest";
import { FILES } from "../../src/configs.js";
import { projectRoot } from "../../src/dev/project.js";
import { modelOf } from "../../src/frontends/read.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";
import type { ServerModel } from "../../src/model/server.js";
import { outlineOf, printed } from "./outline.js";

/**
 * Each folder is one idea: an input file, the files it imports, a manifest and settings where they matter, and the model that was read from it, reviewed line by line.
 * `UPDATE=1 npx vitest run tests/frontends` records the models anew; read what changed before it is committed.
 */
const FOLDER = path.join(projectRoot, "tests/frontends/javascript");
const UPDATE = process.env["UPDATE"] === "1" && !process.env["CI"];

/** The model of a file, read as a rule reads it. */
function read(file: string, settings: Record<string, unknown>): ServerModel | null {
  let model: ServerModel | null = null;
  const reader: Rule.RuleModule = {
    create: (context) => ({
      Program() {
        model = modelOf(context);
      },
    }),
  };
  const faults = new Linter().verify(
    readFileSync(file, "utf8"),
    [{ files: [FILES], settings, languageOptions: { parser: loadParser() }, plugins: { own: { rules: { reader } } }, rules: { "own/reader": "error" } }],
    { filename: file },
  );
  expect(faults).toEqual([]);
  return model;
}

const cases = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe("the model of", () => {
  it.each(cases)("%s", (name) => {
    const folder = path.join(FOLDER, name);
    const input = readdirSync(folder).find((file) => file.startsWith("input."));
    expect(input, `${name} has no input file`).toBeDefined();
    const settings = path.join(folder, "settings.json");
    const model = read(path.join(folder, input!), existsSync(settings) ? { "mcp-tools": JSON.parse(readFileSync(settings, "utf8")) } : {});
    expect(model, `${name} is not taken for a server`).not.toBeNull();
    const told = `${printed(outlineOf(model!))}\n`;
    const recorded = path.join(folder, "model.json");
    if (UPDATE) writeFileSync(recorded, told);
    expect(told).toBe(readFileSync(recorded, "utf8"));
  });
});
