import type { TSESTree } from "@typescript-eslint/utils";

export type Node = TSESTree.Node;
export type FunctionNode =
  | TSESTree.ArrowFunctionExpression
  | TSESTree.FunctionExpression
  | TSESTree.FunctionDeclaration;
export type ClassNode = TSESTree.ClassDeclaration | TSESTree.ClassExpression;

export const isFunction = (node: Node | null | undefined): node is FunctionNode =>
  node?.type === "ArrowFunctionExpression" ||
  (node?.type === "FunctionExpression" && (node.body as Node | null) !== null) ||
  node?.type === "FunctionDeclaration";

export const isClass = (node: Node | null | undefined): node is ClassNode =>
  node?.type === "ClassDeclaration" || node?.type === "ClassExpression";

/** The expression inside casts, non-null assertions, parentheses and `satisfies`, which change nothing at run time. */
export function bare(node: Node): Node {
  let inner = node;
  for (;;) {
    switch (inner.type) {
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
      case "TSInstantiationExpression":
      case "ChainExpression":
        inner = inner.expression;
        break;
      case "AwaitExpression":
        inner = inner.argument;
        break;
      default:
        return inner;
    }
  }
}

/** The name of a property key or of a member access, if it is written down. */
export function keyName(key: Node, computed: boolean): string | null {
  if (!computed && key.type === "Identifier") return key.name;
  if (key.type === "PrivateIdentifier") return `#${key.name}`;
  if (key.type === "Literal" && (typeof key.value === "string" || typeof key.value === "number")) return String(key.value);
  if (key.type === "TemplateLiteral" && key.expressions.length === 0) return key.quasis[0]?.value.cooked ?? null;
  return null;
}

/** `a.b.c` for a chain of names, with `this` and calls kept short; null for anything else. */
export function dottedName(node: Node): string | null {
  const inner = bare(node);
  switch (inner.type) {
    case "Identifier":
      return inner.name;
    case "ThisExpression":
      return "this";
    case "Super":
      return "super";
    case "MemberExpression": {
      const name = keyName(inner.property, inner.computed);
      const object = dottedName(inner.object);
      return name !== null && object !== null ? `${object}.${name}` : name;
    }
    case "CallExpression":
      return dottedName(inner.callee);
    default:
      return null;
  }
}

/** The nearest function around a node, or null at module level. */
export function enclosingFunction(node: Node): FunctionNode | null {
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) return at;
  return null;
}

export function enclosingClass(node: Node): ClassNode | null {
  for (let at: Node | undefined = node.parent; at; at = at.parent) if (isClass(at)) return at;
  return null;
}

/** How a function is called by its authors: its own name, or that of the variable, property or method that holds it. */
export function functionName(node: FunctionNode): string | null {
  if (node.id) return node.id.name;
  const { parent } = node;
  switch (parent.type) {
    case "VariableDeclarator":
      return parent.id.type === "Identifier" ? parent.id.name : null;
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
      return keyName(parent.key, parent.computed);
    case "AssignmentExpression":
      return parent.left.type === "Identifier"
        ? parent.left.name
        : parent.left.type === "MemberExpression"
          ? keyName(parent.left.property, parent.left.computed)
          : null;
    default:
      return null;
  }
}

/** The statement that a node belongs to, or the function itself for the body of an arrow. */
export function enclosingStatement(node: Node): Node {
  let at = node;
  while (at.parent && !at.type.endsWith("Statement") && at.type !== "VariableDeclaration" && !isFunction(at.parent)) at = at.parent;
  return at;
}

/** Child nodes in source order, without the parent link. */
export function* childrenOf(node: Node): Iterable<Node> {
  for (const key in node) {
    if (key === "parent" || key === "loc" || key === "range" || key === "tokens" || key === "comments") continue;
    const value = (node as unknown as Record<string, unknown>)[key];
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) yield item;
    } else if (isNode(value)) yield value;
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** Visits a tree without recursion, so that deep nesting cannot exhaust the stack. `visit` returns false to leave a node's children out. */
export function walk(root: Node, visit: (node: Node) => boolean | void): void {
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (visit(node) === false) continue;
    const children = [...childrenOf(node)];
    for (let i = children.length - 1; i >= 0; i--) open.push(children[i]!);
  }
}

/** Whether a node stands inside of another, or is it. */
export const within = (node: Node, outer: Node): boolean => node.range[0] >= outer.range[0] && node.range[1] <= outer.range[1];

/** `null` or `undefined`, written down. */
export const isNothing = (node: Node): boolean =>
  (node.type === "Literal" && node.value === null && !("regex" in node)) || (node.type === "Identifier" && node.name === "undefined");
