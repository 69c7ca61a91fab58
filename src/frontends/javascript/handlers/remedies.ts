import type { Edit, Remedy } from "../../../model/place.js";
import type { Module } from "../module.js";
import { bare, enclosingFunction, keyName, type Node } from "../syntax.js";
import type { Frame, TextPiece, TextValue } from "../values/value.js";
import type { ToolResult } from "./results.js";

/** Where the fault of a returned result is mended, as the endings find it. */
export interface Mend {
  /** The expression at fault: the result's literal, or the call that hands the failing text to a builder. */
  readonly node: Node;
  readonly module: Module;
  /** The innermost call that holds it. */
  readonly frame: Frame;
  /** Whether an exception that leaves the handler becomes a tool error on this channel. */
  readonly raising: boolean;
}

/** The edits that turn a failing result into a tool error. */
export function remediesOf(result: ToolResult, mend: Mend): Remedy[] {
  if (!mend.module.linted) return [];
  const remedies: Remedy[] = [];
  const mark = result.misplaced ? null : markAsError(result, mend);
  if (mark) remedies.push(mark);
  const lift = liftFlag(result, mend);
  if (lift) remedies.push(lift);
  const raise = mend.raising ? raiseInstead(result.text, mend) : null;
  if (raise) remedies.push(raise);
  return remedies;
}

function markAsError(result: ToolResult, { node, module }: Mend): Remedy | null {
  const inner = bare(node);
  if (inner.type === "ObjectExpression" && inner === result.node) {
    const stated = inner.properties.find((property) => property.type === "Property" && keyName(property.key, property.computed) === "isError");
    if (stated?.type === "Property") {
      if (stated.value.type !== "Literal") return null;
      return { name: "markAsError", safe: false, edits: [{ range: stated.value.range, text: "true" }] };
    }
    const edit = addMember(inner, "isError: true", module);
    return edit && { name: "markAsError", safe: true, edits: [edit] };
  }
  if (inner.type === "Identifier" && inner.parent?.type === "ReturnStatement") {
    return { name: "markAsError", safe: false, edits: [{ range: node.range, text: `{ ...${inner.name}, isError: true }` }] };
  }
  if (inner.type === "CallExpression" && result.frame?.fn && enclosingFunction(inner) !== result.frame.fn) {
    const source = module.text.slice(node.range[0], node.range[1]);
    const isArrowBody = node.parent?.type === "ArrowFunctionExpression" && node.parent.body === node;
    const text = `{ ...${inner.parent?.type === "AwaitExpression" ? `(await ${source})` : source}, isError: true }`;
    return { name: "markAsError", safe: false, edits: [{ range: node.range, text: isArrowBody ? `(${text})` : text }] };
  }
  return null;
}

/** Adds a member to an object literal, in the layout that the literal has. */
export function addMember(object: Extract<Node, { type: "ObjectExpression" }>, member: string, module: Module): Edit | null {
  const last = object.properties[object.properties.length - 1];
  if (!last) return { range: object.range, text: `{ ${member} }` };
  const between = module.text.slice(last.range[1], object.range[1] - 1);
  const comma = between.indexOf(",");
  const lineStart = module.text.lastIndexOf("\n", last.range[0]) + 1;
  const isOwnLine = /^\s*$/.test(module.text.slice(lineStart, last.range[0])) && between.includes("\n");
  const lead = isOwnLine ? `\n${module.text.slice(lineStart, last.range[0])}` : " ";
  const at = comma >= 0 ? last.range[1] + comma + 1 : last.range[1];
  return { range: [at, at], text: comma >= 0 ? `${lead}${member}${isOwnLine ? "," : ""}` : `,${lead}${member}` };
}

/** Takes the flag from where nobody reads it and puts it beside `content`. */
function liftFlag(result: ToolResult, { module }: Mend): Remedy | null {
  const { misplaced, node } = result;
  if (!misplaced || !node || misplaced.module !== module || node.type !== "ObjectExpression") return null;
  const { flag, node: member } = misplaced;
  if (flag.why === "not-boolean" && member.type === "Property") return { name: "liftFlag", safe: true, edits: [{ range: member.value.range, text: "true" }] };
  if (flag.why === "wrong-spelling" && member.type === "Property") return { name: "liftFlag", safe: true, edits: [{ range: member.range, text: "isError: true" }] };
  if (flag.where === "tool-result") {
    const property = node.properties.find((p) => p.type === "Property" && keyName(p.key, p.computed) === "toolResult");
    if (property?.type !== "Property") return null;
    return { name: "liftFlag", safe: false, edits: [{ range: node.range, text: module.text.slice(property.value.range[0], property.value.range[1]) }] };
  }
  const add = addMember(node, "isError: true", module);
  if (!add) return null;
  if (flag.why === "wrong-type" && member.type === "Property") return { name: "liftFlag", safe: false, edits: [{ range: member.value.range, text: '"text"' }, add] };
  return { name: "liftFlag", safe: false, edits: [dropMember(member, module), add] };
}

function dropMember(member: Node, module: Module): Edit {
  let [start, end] = member.range;
  const after = /^\s*,/.exec(module.text.slice(end));
  if (after) end += after[0].length;
  else {
    const before = /,\s*$/.exec(module.text.slice(0, start));
    if (before) start -= before[0].length;
  }
  const lineStart = module.text.lastIndexOf("\n", start) + 1;
  if (/^\s*$/.test(module.text.slice(lineStart, start)) && /^[^\S\n]*\n/.test(module.text.slice(end))) {
    return { range: [lineStart, module.text.indexOf("\n", end) + 1], text: "" };
  }
  return { range: [start, end], text: "" };
}

/** `throw new Error(text)` in place of the return, where nothing between here and the SDK would catch it. */
function raiseInstead(text: TextValue | null, { node, module, frame }: Mend): Remedy | null {
  if (!text || text.module !== module || frame.parent?.fn) return null;
  let statement: Node | undefined = node.parent;
  while (statement && (statement.type === "TSAsExpression" || statement.type === "TSSatisfiesExpression" || statement.type === "AwaitExpression")) statement = statement.parent;
  if (statement?.type !== "ReturnStatement" || text.node.range[0] < statement.range[0] || text.node.range[1] > statement.range[1]) return null;
  for (let at: Node = statement; at.parent && at !== frame.fn; at = at.parent) {
    if (at.parent.type === "TryStatement" && at.parent.block === at && at.parent.handler) return null;
  }
  const source = module.text.slice(text.node.range[0], text.node.range[1]);
  return { name: "raiseInstead", safe: false, edits: [{ range: statement.range, text: `throw new Error(${source});` }] };
}

/** `return { content, isError: true }` in place of a throw that leaves the handler from its own code. */
export function returnInstead(statement: Node, text: TextValue | null, { module, frame }: Pick<Mend, "module" | "frame">): Remedy[] {
  if (!module.linted || !text || text.module !== module || frame.parent?.fn || statement.type !== "ThrowStatement") return [];
  if (text.node.range[0] < statement.range[0] || text.node.range[1] > statement.range[1]) return [];
  for (let at: Node = statement; at.parent && at !== frame.fn; at = at.parent) {
    if (at.parent.type === "TryStatement" && at.parent.block === at && at.parent.handler) return [];
  }
  const source = module.text.slice(text.node.range[0], text.node.range[1]);
  return [{ name: "returnInstead", safe: false, edits: [{ range: statement.range, text: `return { content: [{ type: "text", text: ${source} }], isError: true };` }] }];
}

/** Edits that make one printed value say what it should. */
export function holeRemedies(piece: Extract<TextPiece, { hole: unknown }>): Remedy[] {
  const { module, node } = piece;
  if (!module.linted) return [];
  const source = (at: Node): string => module.text.slice(at.range[0], at.range[1]);
  const inner = bare(node);
  const worded = (name: string): string => `${name} instanceof Error ? ${name}.message : String(${name})`;
  const replace = (name: "narrowError" | "errorMessage", text: string): Remedy => ({ name, safe: false, edits: [{ range: inner.range, text }] });
  if (inner.type === "LogicalExpression" && inner.operator === "&&") {
    const test = bare(inner.left);
    const subject = test.type === "BinaryExpression" && test.operator === "instanceof" ? source(test.left) : null;
    return [replace("narrowError", `${source(inner.left)} ? ${source(inner.right)} : ${subject ? `String(${subject})` : '""'}`)];
  }
  if (inner.type === "MemberExpression" && inner.object.type === "Identifier") {
    const name = keyName(inner.property, inner.computed);
    if (name === "message") return [replace("narrowError", worded(inner.object.name))];
    if (name === "stack") return [replace("errorMessage", `${inner.object.name}.message`)];
  }
  if (inner.type === "CallExpression" && inner.arguments[0]?.type === "Identifier") return [replace("errorMessage", worded(inner.arguments[0].name))];
  return [];
}
