import type { Linter, Rule } from "eslint";
import type { DocumentNode } from "@humanwhocodes/momoa";
import type { TSESTree } from "@typescript-eslint/utils";
import { emptyModel, type ServerModel } from "../model/server.js";
import { readSettings, type Settings } from "../settings.js";
import { modelOfToolList } from "./json/model.js";
import { importReader } from "./javascript/exports.js";
import { mayServe, serves } from "./javascript/gate.js";
import { dependenciesOf } from "./javascript/manifest.js";
import { modelOfReading } from "./javascript/model.js";
import { Module, type Scopes } from "./javascript/module.js";
import { readingOf } from "./javascript/reading.js";
import { createMachine } from "./javascript/values/interpreter.js";
import type { Machine } from "./javascript/values/machine.js";

/** Models by the root of the tree they were read from: a new pass has a new tree, so a fix is read again. */
const models = new WeakMap<object, ServerModel | null>();
const listeners = new Set<(file: string, model: ServerModel) => void>();

/** Calls `listener` with every model that is read from now on; returns a function that ends it. */
export function onModel(listener: (file: string, model: ServerModel) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The model of the file that a rule is run on, read once per file and pass; null where the file has nothing to do with MCP. */
export function modelOf(context: Rule.RuleContext): ServerModel | null {
  const { sourceCode } = context;
  const root = sourceCode.ast as object;
  const known = models.get(root);
  if (known !== undefined) return known;
  const model = readSafely(context, readSettings(context.settings).value);
  models.set(root, model);
  if (model) for (const listener of listeners) listener(context.filename, model);
  return model;
}

/** A fault of ours must not take ESLint down: it is stated by `unread-tool` in the file that shows it. */
function readSafely(context: Rule.RuleContext, settings: Settings): ServerModel | null {
  try {
    return read(context, settings);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n", 1)[0]! : String(error);
    const place = { file: null, start: 0, end: 0, line: 1, edit: null };
    return { ...emptyModel, unread: [{ what: "file", tool: null, reason: `eslint-plugin-mcp-tools failed on it (${reason}); please report this file`, place }] };
  }
}

function read(context: Rule.RuleContext, settings: Settings): ServerModel | null {
  const root = context.sourceCode.ast as { readonly type: string };
  return root.type === "Document" ? modelOfToolList(root as DocumentNode, context.sourceCode) : readJavaScript(context, settings);
}

function readJavaScript({ sourceCode, filename, languageOptions }: Rule.RuleContext, settings: Settings): ServerModel | null {
  const kind = mayServe(filename, sourceCode.text, settings.serverPackages);
  if (kind === null) return null;
  const dependencies = dependenciesOf(filename);
  const module = new Module(filename, sourceCode.text, sourceCode.ast as unknown as TSESTree.Program, sourceCode.scopeManager as unknown as Scopes, null);
  const parser = (languageOptions as { parser?: Linter.Parser }).parser;
  const machine: Machine = createMachine(module, settings.crossFile ? importReader(() => machine, parser) : () => null, settings);
  const reading = readingOf(module, machine, dependencies, settings);
  if (!serves(reading)) return emptyModel;
  return modelOfReading(reading, reading.literals);
}
