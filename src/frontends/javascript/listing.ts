import type { Registration } from "./dialects/dialect.js";
import { bare, isFunction, type Node } from "./syntax.js";
import type { Module } from "./module.js";

/**
 * What lists a tool: the receiver of the call that registers it, or the list that its definition stands in, together with
 * the branch of the code it is reached by. Two tools that agree in it are listed side by side.
 */
export function listingOf({ node, module, definedElsewhere }: Registration): string | null {
  if (definedElsewhere) return null;
  if (node.type === "ObjectExpression") {
    const { parent } = node;
    if (parent.type === "ArrayExpression") return `list ${parent.range[0]}`;
    if (parent.type !== "CallExpression") return null;
    return listerOf(parent, module);
  }
  return node.type === "CallExpression" ? listerOf(node, module) : null;
}

function listerOf(call: Extract<Node, { type: "CallExpression" }>, module: Module): string | null {
  const root = rootOf(call);
  if (root === null) return null;
  const lister = root.type === "Identifier" ? module.variableOf(root)?.identifiers[0]?.range[0] : root.range[0];
  return lister === undefined ? null : `server ${lister} in ${branchOf(call)}`;
}

/** `server` in `server.tool(…).tool(…)`; `new McpServer(…)` where the chain starts with it. A member of something else is none. */
function rootOf(call: Node): Node | null {
  for (let at: Node = call; ; ) {
    const inner = bare(at);
    if (inner.type === "Identifier" || inner.type === "NewExpression") return inner;
    if (inner.type !== "CallExpression") return null;
    const callee = bare(inner.callee);
    if (callee.type !== "MemberExpression") return null;
    at = callee.object;
  }
}

/** The innermost branch, loop or function that a node stands in, by its start: what is reached together. */
function branchOf(node: Node): number {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    const isBranch =
      isFunction(at) ||
      (parent.type === "IfStatement" && at !== parent.test) ||
      (parent.type === "ConditionalExpression" && at !== parent.test) ||
      (parent.type === "LogicalExpression" && at === parent.right) ||
      parent.type === "SwitchCase" ||
      parent.type === "CatchClause" ||
      parent.type === "TryStatement";
    if (isBranch) return parent.type === "SwitchCase" ? parent.range[0] : at.range[0];
  }
  return 0;
}
