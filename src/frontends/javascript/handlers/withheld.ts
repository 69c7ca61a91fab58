import type { Channel } from "../../../model/channel.js";
import type { Edit, Remedy } from "../../../model/place.js";
import type { Module } from "../module.js";
import { bare, enclosingFunction, type Node } from "../syntax.js";
import type { TextValue, Value } from "../values/value.js";

/** Whether a channel withholds the text of an error for certain. */
export function isWithheld(value: Value, { withholds }: Channel): boolean {
  if (!withholds || value.kind !== "error" || !value.root) return false;
  const { name, from } = value.root;
  if (withholds.keeps.some((kept) => kept.name === name && kept.from === from)) return false;
  return from === "" || withholds.others.includes(from);
}

/** `throw new RpcException(text)` in place of an error whose text is withheld, with the import that it needs. */
export function raiseKeptClass(statement: Node, text: TextValue | null, module: Module, { withholds }: Channel): Remedy[] {
  const [kept] = withholds?.keeps ?? [];
  if (!kept || !module.linted || !text || statement.type !== "ThrowStatement" || isTried(statement)) return [];
  const made = bare(statement.argument);
  if (made.type !== "NewExpression" || made.arguments.length !== 1 || bare(made.arguments[0]!) !== text.node) return [];
  const named = importOf(module, kept);
  if (!named) return [];
  return [{ name: "raiseKeptClass", safe: false, edits: [{ range: made.callee.range, text: named.name }, ...named.edits] }];
}

/** Whether a `try` of the same function would catch what a statement throws: what it does with the class is not looked at. */
function isTried(statement: Node): boolean {
  const fn = enclosingFunction(statement);
  for (let at: Node = statement; at.parent && at !== fn; at = at.parent) {
    if (at.parent.type === "TryStatement" && at.parent.block === at && at.parent.handler) return true;
  }
  return false;
}

/** What an export of a module is called in a file, and the edits that import it; null where the file imports nothing. */
function importOf({ ast }: Module, { name, from }: { readonly name: string; readonly from: string }): { readonly name: string; readonly edits: readonly Edit[] } | null {
  const imports = ast.body.filter((statement) => statement.type === "ImportDeclaration");
  const last = imports.at(-1);
  if (!last) return null;
  for (const statement of imports) {
    if (statement.source.value !== from || statement.importKind === "type") continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.importKind === "type") continue;
      const imported = specifier.imported.type === "Identifier" ? specifier.imported.name : specifier.imported.value;
      if (imported === name) return { name: specifier.local.name, edits: [] };
    }
    const end = statement.specifiers.at(-1);
    if (end?.type === "ImportSpecifier") return { name, edits: [{ range: [end.range[1], end.range[1]], text: `, ${name}` }] };
  }
  const quote = last.source.raw[0];
  return { name, edits: [{ range: [last.range[1], last.range[1]], text: `\nimport { ${name} } from ${quote}${from}${quote};` }] };
}
