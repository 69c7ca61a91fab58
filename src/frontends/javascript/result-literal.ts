import { bare, keyName, type Node } from "./syntax.js";

/** An object literal with a list of content blocks, or with the error flag. */
export function isResultLiteral(node: Extract<Node, { type: "ObjectExpression" }>): boolean {
  let content = false;
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const name = keyName(property.key, property.computed);
    if (name === "role" || name === "tool_use_id" || name === "toolCallId") return false;
    if (name === "isError" || name === "toolResult") content = true;
    if (name !== "content") continue;
    const value = bare(property.value);
    if (value.type === "ArrayExpression") {
      const first = value.elements[0];
      const block = first ? bare(first) : null;
      if (!block || block.type !== "ObjectExpression" || block.properties.some((p) => p.type === "Property" && keyName(p.key, p.computed) === "type")) content = true;
    } else if (property.shorthand || value.type === "Identifier" || value.type === "CallExpression") content ||= node.properties.length <= 3 && value.type !== "CallExpression";
  }
  return content;
}
