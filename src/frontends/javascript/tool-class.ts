import { keyName, type ClassNode, type Node } from "./syntax.js";

/** Members that answer the calls of a tool that an object or a class defines. */
export const HANDLERS: ReadonlySet<string> = new Set(["handler", "handle", "execute", "run", "callback", "cb", "call", "invoke", "func", "fn", "tool"]);
/** The same of a class, where `exec` is no method of a regular expression. */
export const METHODS: ReadonlySet<string> = new Set([...HANDLERS, "exec"]);

const TOOL = /Tool(?:Base|Definition|Handler)?$|^(?:Mcp|MCP|Base)?Tool/;

/** Whether one of the names of a class, its bases and its interfaces says that it is a tool. */
export const isToolName = (names: readonly string[]): boolean => names.some((name) => TOOL.test(name));

/** The names by which a class says what it is, as far as its own file tells. */
export function kinOf(node: ClassNode): string[] {
  const implemented = node.implements.map(({ expression }) => expression as Node);
  return [node.id, (node as { superClass: Node | null }).superClass, ...implemented].flatMap((at) => (at?.type === "Identifier" ? [at.name] : []));
}

/** The method that answers the calls of a class that is called a tool. */
export function answeringMethod(node: ClassNode): Node | null {
  if (!isToolName(kinOf(node))) return null;
  for (const member of node.body.body) {
    if (member.type === "MethodDefinition" && METHODS.has(keyName(member.key, member.computed) ?? "")) return member.value;
  }
  return null;
}
