import { visit, type Node, type Repository, type Source } from "./sources.js";

/** What a name is: its text; `computed` where it is put together at run time; `dynamic` where it comes from a definition elsewhere. */
export type Name = { readonly is: "text"; readonly text: string } | { readonly is: "computed" } | { readonly is: "dynamic" };

const MAX_HOPS = 8;

/** Drops what changes nothing at run time: casts, `satisfies`, `!`, parentheses, `Object.freeze(…)`. */
export function plain(node: Node): Node {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "ChainExpression":
      return plain(node.expression);
    case "CallExpression": {
      const [only] = node.arguments;
      return only && node.callee.type === "MemberExpression" && nameOfKey(node.callee.property) === "freeze" ? plain(only) : node;
    }
    default:
      return node;
  }
}

/** The name that a key or a member access spells out. */
export function nameOfKey(key: Node, computed = false): string | null {
  if (!computed && key.type === "Identifier") return key.name;
  if (key.type === "Literal" && typeof key.value !== "object") return String(key.value);
  if (key.type === "TemplateLiteral" && key.expressions.length === 0) return key.quasis[0]?.value.cooked ?? null;
  return null;
}

/** The text that an expression is, by literals and constants of the repository alone. */
export function nameIn(repository: Repository, source: Source, expression: Node, hops = 0): Name {
  const node = plain(expression);
  if (node.type === "Literal") return typeof node.value === "string" ? text(node.value) : dynamic;
  if (node.type === "TemplateLiteral") {
    const parts = node.expressions.map((part) => nameIn(repository, source, part, hops + 1));
    if (!parts.every((part) => part.is === "text")) return computed;
    return text(node.quasis.map((quasi, index) => quasi.value.cooked + (parts[index]?.text ?? "")).join(""));
  }
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const [left, right] = [nameIn(repository, source, node.left, hops + 1), nameIn(repository, source, node.right, hops + 1)];
    return left.is === "text" && right.is === "text" ? text(left.text + right.text) : computed;
  }
  if (node.type === "LogicalExpression") {
    const right = nameIn(repository, source, node.right, hops + 1);
    return right.is === "text" ? right : nameIn(repository, source, node.left, hops + 1);
  }
  if (node.type === "Identifier" || node.type === "MemberExpression") {
    const found = definitionOf(repository, source, node, hops);
    return found && found.node !== node ? nameIn(repository, found.source, found.node, hops + 1) : dynamic;
  }
  return node.type === "CallExpression" ? computed : dynamic;
}

const text = (value: string): Name => ({ is: "text", text: value });
const computed: Name = { is: "computed" };
const dynamic: Name = { is: "dynamic" };

interface Definition {
  readonly source: Source;
  readonly node: Node;
}

/** What a name or a chain of members stands for: an expression of this file or another one. */
export function definitionOf(repository: Repository, source: Source, expression: Node, hops = 0): Definition | null {
  if (hops > MAX_HOPS) return null;
  const node = plain(expression);
  if (node.type === "Identifier") {
    const imported = source.imports.get(node.name);
    if (imported) return exportOf(repository, source, imported.from, imported.name, hops + 1);
    const declared = declarationOf(node.name, node);
    return declared && { source, node: declared };
  }
  if (node.type === "MemberExpression") {
    const key = nameOfKey(node.property, node.computed);
    const owner = node.object;
    if (key === null) return null;
    if (owner.type === "Identifier" && source.imports.get(owner.name)?.name === "*") return exportOf(repository, source, source.imports.get(owner.name)!.from, key, hops + 1);
    const found = definitionOf(repository, source, owner, hops + 1);
    return found && memberOf(repository, found, key, hops + 1);
  }
  return { source, node };
}

function memberOf(repository: Repository, { source, node }: Definition, key: string, hops: number): Definition | null {
  const inner = plain(node);
  if (inner.type === "Identifier" || inner.type === "MemberExpression") {
    const found = definitionOf(repository, source, inner, hops + 1);
    return found && found.node !== inner ? memberOf(repository, found, key, hops + 1) : null;
  }
  if (inner.type === "ObjectExpression") {
    for (const property of inner.properties) {
      if (property.type === "Property" && nameOfKey(property.key, property.computed) === key) return { source, node: property.value };
    }
  }
  if (inner.type === "TSEnumDeclaration") {
    for (const member of inner.body.members) if (nameOfKey(member.id) === key && member.initializer) return { source, node: member.initializer };
  }
  if (inner.type === "ClassDeclaration" || inner.type === "ClassExpression") {
    for (const member of inner.body.body) if (member.type === "PropertyDefinition" && nameOfKey(member.key, member.computed) === key && member.value) return { source, node: member.value };
  }
  return null;
}

/** The initialiser of a constant, or a class, enum or function, of that name: at top level, else in the functions around `use`. */
function declarationOf(name: string, use: Node): Node | null {
  for (let at: Node | undefined = use.parent; at; at = at.parent) {
    const statements = at.type === "BlockStatement" || at.type === "Program" ? at.body : [];
    for (const statement of statements) {
      const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (declaration?.type === "VariableDeclaration") {
        for (const { id, init } of declaration.declarations) if (id.type === "Identifier" && id.name === name) return init;
      } else if (declaration && "id" in declaration && declaration.id?.type === "Identifier" && declaration.id.name === name) return declaration as Node;
    }
    if ("params" in at && Array.isArray(at.params) && at.params.some((param) => param.type === "Identifier" && param.name === name)) return null;
  }
  return null;
}

function exportOf(repository: Repository, importer: Source, from: string, name: string, hops: number): Definition | null {
  if (hops > MAX_HOPS) return null;
  const source = repository.resolve(from, importer);
  if (!source || name === "*") return null;
  const stars: string[] = [];
  for (const statement of source.ast.body) {
    if (statement.type === "ExportDefaultDeclaration" && name === "default") return definitionOf(repository, source, statement.declaration as Node, hops + 1);
    if (statement.type === "ExportAllDeclaration" && !statement.exported) stars.push(statement.source.value);
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const one of statement.specifiers) {
      if (nameOfKey(one.exported) !== name) continue;
      const local = nameOfKey(one.local)!;
      if (statement.source) return exportOf(repository, source, statement.source.value, local, hops + 1);
      return definitionOf(repository, source, one.local, hops + 1);
    }
  }
  const declared = declarationOf(name, source.ast.body[0] ?? source.ast);
  if (declared) return { source, node: declared };
  for (const star of stars) {
    const found = exportOf(repository, source, star, name, hops + 1);
    if (found) return found;
  }
  return null;
}

/** Whether an expression is a function, or a name or call that may give one. */
export function mayBeFunction(expression: Node | undefined): boolean {
  if (!expression) return false;
  const node = plain(expression);
  return node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression" || node.type === "Identifier" || node.type === "MemberExpression" || node.type === "CallExpression";
}

/** Functions of the project that hand their first or second parameter on to `x.tool(…)` or `x.registerTool(…)` as the name. */
export function wrappersIn(sources: Iterable<Source>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { ast } of sources) {
    visit(ast, (node) => {
      if (node.type !== "CallExpression" || node.arguments.length < 2) return;
      const method = node.callee.type === "MemberExpression" ? nameOfKey(node.callee.property) : null;
      if (method !== "tool" && method !== "registerTool") return;
      const [name] = node.arguments;
      if (name?.type !== "Identifier") return;
      for (let at: Node | undefined = node.parent; at; at = at.parent) {
        if (at.type !== "FunctionDeclaration" && at.type !== "ArrowFunctionExpression" && at.type !== "FunctionExpression") continue;
        const index = at.params.findIndex((param) => param.type === "Identifier" && param.name === name.name);
        const holder = at.parent;
        const own = at.type === "FunctionDeclaration" ? at.id?.name : holder?.type === "VariableDeclarator" && holder.id.type === "Identifier" ? holder.id.name : (holder?.type === "Property" || holder?.type === "MethodDefinition" || holder?.type === "PropertyDefinition") && !holder.computed ? nameOfKey(holder.key) : undefined;
        if (index >= 0 && own) found.set(own, index);
        if (index >= 0) return;
      }
    });
  }
  return found;
}
