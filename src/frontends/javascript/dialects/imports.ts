import { bare, keyName, type Node } from "../syntax.js";
import type { Value } from "../values/value.js";
import type { Part, Reading } from "./dialect.js";

/** The file imports a package or a subpath of it; or imports none of those that serve, in a project that depends on it. */
export function speaksOf({ imports, dependencies }: Reading, name: string): boolean {
  if ([...imports].some((own) => own === name || own.startsWith(`${name}/`))) return true;
  return dependencies.has(name) && ![...imports].some((own) => SERVERS.test(own));
}

/** Packages in which a server is made, so that a file that imports one is about no other. */
export const SERVERS = /^(?:@modelcontextprotocol\/(?:sdk\/server|server)|fastmcp|mcp-framework|xmcp|tmcp|mcp-lite|mcp-use|mcp-handler|@mastra\/mcp|@rekog\/mcp-nest)(?:\/|$)/;

/** Whether a call calls what a package exports under a name: by that name, another one, or through its namespace. */
export function callsExport(reading: Reading, call: Node, from: RegExp, name: string): boolean {
  if (call.type !== "CallExpression" && call.type !== "NewExpression") return false;
  const callee = bare(call.callee);
  return mayBeExport(reading, callee, name) && isExport(reading.machine.staticExpression(callee, reading.module), from, name);
}

/** A name of that spelling, an import under any name, or a member of an import: only these are worth evaluating. */
function mayBeExport({ module }: Reading, callee: Node, name: string): boolean {
  const isImported = (node: Node): boolean => node.type === "Identifier" && (module.variableOf(node)?.defs.some(({ type }) => type === "ImportBinding") ?? false);
  if (callee.type === "Identifier") return callee.name === name || isImported(callee);
  return callee.type === "MemberExpression" && callee.object.type === "Identifier" && keyName(callee.property, callee.computed) === name;
}

export function isExport(value: Value, from: RegExp, name: string): boolean {
  if (value.kind !== "opaque") return false;
  const { origin } = value;
  if (origin.is === "import") return from.test(origin.from) && origin.name === name;
  return origin.is === "member" && origin.name === name && origin.object.kind === "opaque" && origin.object.origin.is === "import" && from.test(origin.object.origin.from);
}

/** The name of the method that a call calls on something; null for any other call. */
export function methodOf(call: Node): string | null {
  if (call.type !== "CallExpression") return null;
  const callee = bare(call.callee);
  return callee.type === "MemberExpression" ? keyName(callee.property, callee.computed) : null;
}

/** The arguments of a call with their values; null where some are spread from a list. */
export function partsOf(reading: Reading, call: Node, bindings?: Parameters<Reading["machine"]["staticExpression"]>[2]): readonly Part[] | null {
  if (call.type !== "CallExpression" && call.type !== "NewExpression") return null;
  if (call.arguments.some(({ type }) => type === "SpreadElement")) return null;
  return call.arguments.map((node): Part => ({ node, value: reading.machine.staticExpression(node, reading.module, bindings) }));
}
