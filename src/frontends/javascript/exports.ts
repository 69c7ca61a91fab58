import type { Linter } from "eslint";
import { load, resolve } from "./modules.js";
import type { Module } from "./module.js";
import { bare, isClass, isFunction, keyName, type Node } from "./syntax.js";
import { cellOf, keep, outermost, type ImportReader, type Machine } from "./values/machine.js";
import type { Member } from "./values/state.js";
import { State } from "./values/state.js";
import type { Value } from "./values/value.js";

/** How many re-exports are followed from file to file. */
const MAX_HOPS = 12;
/** How many other files are read for one linted file. */
const MAX_FILES = 80;
const MAX_NAMES = 200;

/** Follows imports into other files of the project. */
export function importReader(machineOf: () => Machine, parser: Linter.Parser | undefined): ImportReader {
  const files = new Set<string>();

  return (from, name, importer) => read(from, name, importer, 0);

  function read(from: string, name: string, importer: Module, hops: number): { value: Value } | null {
    if (hops > MAX_HOPS) return null;
    const file = resolve(from, importer.path);
    if (file === null || (files.size >= MAX_FILES && !files.has(file))) return null;
    files.add(file);
    const module = load(file, parser);
    if (!module) return null;
    if (name === "*") return namespace(module, hops);
    return exported(module, name, hops) ?? (name === "default" ? commonJs(module, null) : commonJs(module, name));
  }

  function exported(module: Module, name: string, hops: number): { value: Value } | null {
    const machine = machineOf();
    const stars: string[] = [];
    for (const statement of module.ast.body) {
      if (statement.type === "ExportDefaultDeclaration") {
        if (name !== "default") continue;
        const { declaration } = statement;
        if (isFunction(declaration as Node)) return { value: { kind: "function", node: declaration as never, module, captured: null, self: null } };
        if (isClass(declaration as Node)) return { value: { kind: "class", node: declaration as never, module } };
        return { value: machine.staticExpression(declaration as Node, module) };
      }
      if (statement.type === "ExportAllDeclaration") {
        if (statement.exported) {
          const as = statement.exported.name;
          if (as === name) return read(statement.source.value, "*", module, hops + 1);
        } else stars.push(statement.source.value);
        continue;
      }
      if (statement.type !== "ExportNamedDeclaration") continue;
      const declared = statement.declaration && declaredName(statement.declaration as Node, name);
      const variable = declared && module.variableOf(declared);
      if (variable) return { value: machine.staticValue(variable, module) };
      for (const specifier of statement.specifiers) {
        const as = specifier.exported.type === "Identifier" ? specifier.exported.name : String(specifier.exported.value);
        if (as !== name) continue;
        const local = specifier.local.type === "Identifier" ? specifier.local.name : String(specifier.local.value);
        if (statement.source) return read(statement.source.value, local, module, hops + 1);
        const own = module.variableOf(specifier.local);
        if (own) return { value: machine.staticValue(own, module) };
      }
    }
    if (name === "default") return null;
    for (const star of stars) {
      const found = read(star, name, module, hops + 1);
      if (found) return found;
    }
    return null;
  }

  /** `import * as ns`: an object with a member for each name that the file exports. */
  function namespace(module: Module, hops: number): { value: Value } | null {
    const machine = machineOf();
    const props = new Map<string, Member>();
    for (const { name, node } of exportedNames(module)) {
      if (props.size >= MAX_NAMES) break;
      const found = exported(module, name, hops + 1);
      if (found) props.set(name, { value: found.value, node });
    }
    if (props.size === 0) return commonJs(module, null);
    const state = State.empty(machine.base);
    const frame = outermost(module);
    const value = machine.allocate({ kind: "object", node: module.ast, frame, props, open: true, of: null }, state);
    keep(machine, state);
    return { value };
  }

  /** `module.exports = …` and `exports.name = …`. */
  function commonJs(module: Module, name: string | null): { value: Value } | null {
    const machine = machineOf();
    for (const statement of module.ast.body) {
      if (statement.type !== "ExpressionStatement") continue;
      const assignment = bare(statement.expression);
      if (assignment.type !== "AssignmentExpression" || assignment.left.type !== "MemberExpression") continue;
      const { object, property, computed } = assignment.left;
      const member = keyName(property, computed);
      const isModule = object.type === "Identifier" && object.name === "module" && member === "exports";
      const isExports = (object.type === "Identifier" && object.name === "exports") || (object.type === "MemberExpression" && keyName(object.property, object.computed) === "exports");
      if (isExports && name !== null && member === name) return { value: machine.staticExpression(assignment.right, module) };
      if (!isModule) continue;
      const whole = machine.staticExpression(assignment.right, module);
      if (name === null) return { value: whole };
      const cell = cellOf(machine, whole);
      const value = cell?.kind === "object" ? cell.props.get(name)?.value : undefined;
      if (value) return { value };
    }
    return null;
  }
}

function declaredName(declaration: Node, name: string): Node | null {
  if (declaration.type === "VariableDeclaration") {
    for (const declarator of declaration.declarations) if (declarator.id.type === "Identifier" && declarator.id.name === name) return declarator.id;
    return null;
  }
  const { id } = declaration as { id?: Node | null };
  return id?.type === "Identifier" && id.name === name ? id : null;
}

function* exportedNames(module: Module): Iterable<{ name: string; node: Node }> {
  for (const statement of module.ast.body) {
    if (statement.type === "ExportDefaultDeclaration") yield { name: "default", node: statement };
    if (statement.type !== "ExportNamedDeclaration") continue;
    const { declaration } = statement;
    if (declaration?.type === "VariableDeclaration") {
      for (const { id } of declaration.declarations) if (id.type === "Identifier") yield { name: id.name, node: id };
    } else if (declaration && "id" in declaration && declaration.id?.type === "Identifier") yield { name: declaration.id.name, node: declaration.id };
    for (const specifier of statement.specifiers) if (specifier.exported.type === "Identifier") yield { name: specifier.exported.name, node: specifier };
  }
}
