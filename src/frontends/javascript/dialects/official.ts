import { channels } from "../../../sdk/channels.js";
import type { Variable } from "../module.js";
import { bare, dottedName, isFunction, keyName, type Node } from "../syntax.js";
import { basesOf } from "../values/construct.js";
import { cellOf } from "../values/machine.js";
import type { ObjectCell } from "../values/state.js";
import { opaque, type Value } from "../values/value.js";
import { isBuilder } from "../schemas/builders.js";
import type { Dialect, Findings, Part, Reading, Registration, ServerSite } from "./dialect.js";
import { partsOf } from "./imports.js";

type Call = Extract<Node, { type: "CallExpression" }>;
type Line = "sdk-v1" | "sdk-v2";

const V1 = "@modelcontextprotocol/sdk";
const V2 = "@modelcontextprotocol/server";
/** Methods of a server by which it serves something other than tools, too. */
const SERVES = new Set(["tool", "registerTool", "resource", "registerResource", "prompt", "registerPrompt", "setRequestHandler"]);

/** `McpServer` of the two official packages: `server.tool(…)` in all its argument orders, and `server.registerTool(…)`. */
export const official: Dialect = {
  id: "official",
  packages: [V1, V2],
  find(reading): Findings {
    const registrations: Registration[] = [];
    const unread: { node: Node; reason: string }[] = [];
    const servers: ServerSite[] = [];
    for (const call of speaksOfAnother(reading) ? [] : reading.calls) {
      if (call.type === "NewExpression") {
        const site = serverSite(reading, call);
        if (site) servers.push(site);
        continue;
      }
      if (call.type !== "CallExpression") continue;
      const callee = bare(call.callee);
      if (callee.type !== "MemberExpression" || call.arguments.length < 2) continue;
      const method = keyName(callee.property, callee.computed);
      if (method !== "tool" && method !== "registerTool") continue;
      for (const bindings of reading.contexts(call)) {
        const line = serverLine(reading, callee.object, bindings);
        if (!line) continue;
        const parts = partsOf(reading, call, bindings);
        if (!parts) {
          unread.push({ node: call, reason: "its arguments are spread from a list" });
          continue;
        }
        if (line.sure || fits(reading, method, parts)) registrations.push(method === "tool" ? fromTool(reading, call, parts, line.line) : fromRegisterTool(reading, call, parts, line.line));
      }
    }
    return { registrations, servers, unread };
  },
};

/** Frameworks of their own whose server has the same name and the same method. */
const NAMESAKES = /^(?:mcp-lite|tmcp)(?:\/|$)/;
const speaksOfAnother = ({ imports }: Reading): boolean => [...imports].some((name) => NAMESAKES.test(name)) && ![...imports].some((name) => name.startsWith(V1) || name.startsWith(V2));

/** The line of the SDK by the file's imports, else by the packages that the manifest names. */
export function lineOf({ imports, dependencies }: Reading): Line {
  if ([...imports].some((name) => name === V2 || name.startsWith(`${V2}/`))) return "sdk-v2";
  if ([...imports].some((name) => name.startsWith(V1))) return "sdk-v1";
  return dependencies.has(V2) && !dependencies.has(V1) ? "sdk-v2" : "sdk-v1";
}

interface ServerLine {
  readonly line: Line;
  /** Whether it is certainly a server; else the arguments have to fit. */
  readonly sure: boolean;
}

/** Which line of the SDK a receiver is a server of; null if it is something else. */
function serverLine(reading: Reading, receiver: Node, bindings: ReadonlyMap<Variable, Value>): ServerLine | null {
  const value = reading.machine.staticExpression(receiver, reading.module, bindings);
  const made = lineOfValue(reading, value);
  if (made !== undefined) return made;
  const typed = typedAs(reading, bare(receiver));
  if (typed !== null) return /^(?:McpServer|MCPServer)$/.test(typed) ? { line: lineOf(reading), sure: true } : /Server$|any|unknown/.test(typed) ? { line: lineOf(reading), sure: false } : null;
  const name = dottedName(receiver)?.split(".").pop() ?? "";
  return /server|mcp|^s$|^app$|^this$/i.test(name) ? { line: lineOf(reading), sure: false } : null;
}

/** Undefined where the value does not say. */
function lineOfValue(reading: Reading, value: Value): ServerLine | null | undefined {
  if (value.kind === "ref") {
    const cell = cellOf(reading.machine, value);
    if (cell?.kind !== "object" || !cell.of) return cell?.kind === "object" && cell.props.has("tool") ? null : undefined;
    return basesOf(reading.machine, cell.of).includes("McpServer") ? { line: lineOf(reading), sure: true } : undefined;
  }
  if (value.kind === "text" || value.kind === "function" || value.kind === "class") return null;
  if (value.kind !== "opaque") return undefined;
  const { origin } = value;
  if (origin.is === "new") {
    const from = origin.callee?.kind === "opaque" && origin.callee.origin.is === "import" ? origin.callee.origin.from : null;
    if (from?.startsWith(V1)) return origin.name === "McpServer" ? { line: "sdk-v1", sure: true } : null;
    if (from === V2 || from?.startsWith(`${V2}/`)) return origin.name === "McpServer" ? { line: "sdk-v2", sure: true } : null;
    if (from !== null && !from.startsWith(".") && !isOwnPackage(reading, from)) return null;
    return origin.name === "McpServer" ? { line: lineOf(reading), sure: true } : undefined;
  }
  if (origin.is === "import" && isOwnPackage(reading, origin.from)) return undefined;
  if (origin.is === "import" && !origin.from.startsWith(".") && !origin.from.startsWith("@/") && !origin.from.startsWith("~")) return null;
  return undefined;
}

/** Whether a module belongs to a package that the settings name: it hands on the server of an SDK. */
const isOwnPackage = ({ settings }: Reading, from: string): boolean => settings.serverPackages.some((own) => from === own || from.startsWith(`${own}/`));

/** The name of the type that a parameter, variable or field is declared with. */
function typedAs(reading: Reading, receiver: Node): string | null {
  if (receiver.type === "Identifier") {
    const variable = reading.module.variableOf(receiver);
    const name = variable?.identifiers[0];
    return name?.type === "Identifier" ? typeName(name.typeAnnotation?.typeAnnotation) : null;
  }
  if (receiver.type !== "MemberExpression" || receiver.object.type !== "ThisExpression") return null;
  const field = keyName(receiver.property, receiver.computed);
  for (let at: Node | undefined = receiver.parent; at; at = at.parent) {
    if (at.type !== "ClassBody") continue;
    for (const member of at.body) {
      if (member.type === "PropertyDefinition" && keyName(member.key, member.computed) === field) return typeName(member.typeAnnotation?.typeAnnotation);
      if (member.type !== "MethodDefinition" || member.kind !== "constructor") continue;
      for (const param of member.value.params) {
        if (param.type !== "TSParameterProperty") continue;
        const target = param.parameter.type === "AssignmentPattern" ? param.parameter.left : param.parameter;
        if (target.type === "Identifier" && target.name === field) return typeName(target.typeAnnotation?.typeAnnotation);
      }
    }
    return null;
  }
  return null;
}

function typeName(type: Node | undefined): string | null {
  if (type?.type !== "TSTypeReference") return null;
  return type.typeName.type === "Identifier" ? type.typeName.name : type.typeName.type === "TSQualifiedName" ? type.typeName.right.name : null;
}

/** Whether arguments look like the registration of a tool: a name first, a handler last. */
function fits(reading: Reading, method: "tool" | "registerTool", parts: readonly Part[]): boolean {
  const [name] = parts;
  const last = parts[parts.length - 1]!;
  const isName = name!.value.kind === "text" || (name!.value.kind === "opaque" && /name|tool|id$/i.test(reading.module.sourceOf(name!.node)));
  const isHandler = last.value.kind === "function" || (last.value.kind === "opaque" && !isBuilder(last.value)) || isWrapped(last.node);
  return isName && isHandler && (method === "tool" || parts.length >= 3);
}

/** `withErrors(async () => …)` and `handler.bind(this)`. */
const isWrapped = (node: Node): boolean => {
  const inner = bare(node);
  return inner.type === "CallExpression" && (inner.arguments.some((arg) => isFunction(bare(arg))) || (inner.callee.type === "MemberExpression" && keyName(inner.callee.property, false) === "bind"));
};

/** `tool(name, [description], [shape], [annotations], handler)`. */
function fromTool(reading: Reading, call: Call, parts: readonly Part[], line: Line): Registration {
  const [name, ...rest] = parts as [Part, ...Part[]];
  const handler = rest.pop();
  let description: Part | undefined;
  let schema: Part | undefined;
  let annotations: Part | undefined;
  rest.forEach((part, index) => {
    const cell = cellOf(reading.machine, part.value);
    if (index === 0 && (part.value.kind === "text" || (part.value.kind === "opaque" && !looksLikeShape(part) && (rest.length > 1 || looksLikeText(part))))) description = part;
    else if (cell?.kind === "object" && !schema && !isAnnotations(cell)) schema = part;
    else if (cell?.kind === "object") annotations = part;
    else if (!schema) schema = part;
    else annotations = part;
  });
  return { node: call, module: reading.module, name, description, schema, annotations, handler, channel: channels[line], args: positional };
}

const looksLikeText = (part: Part): boolean => /desc|text|doc|prompt|summary/i.test(dottedName(part.node) ?? "");
const looksLikeShape = (part: Part): boolean => isBuilder(part.value) && /shape|schema|params|args|input|object/i.test(dottedName(part.node) ?? "");

/** What SDK v1 takes for annotations: an object of plain values, with no schema among them. */
function isAnnotations(cell: ObjectCell): boolean {
  const isPlain = [...cell.props.values()].every(({ value }) => value.kind === "literal" || value.kind === "text" || (value.kind === "opaque" && !isBuilder(value)));
  return cell.props.size > 0 && isPlain && [...cell.props.keys()].some((key) => /Hint$|^title$|hint/i.test(key));
}

/** `registerTool(name, { title, description, inputSchema, annotations, … }, handler)`. */
export function fromRegisterTool(reading: Reading, call: Call, parts: readonly Part[], line: Line): Registration {
  const [name, config, handler] = parts as [Part, Part, Part | undefined];
  const members = membersOf(reading, config);
  return {
    node: call,
    module: reading.module,
    name,
    title: members("title"),
    description: members("description"),
    schema: members("inputSchema"),
    outputSchema: members("outputSchema"),
    annotations: members("annotations"),
    meta: members("_meta"),
    handler,
    channel: channels[line],
    args: positional,
  };
}

/** Looks up members of a configuration object; of one that is not read whole, a member that is not seen is unknown. */
export function membersOf(reading: Reading, config: Part): (name: string) => Part | undefined {
  const cell = cellOf(reading.machine, config.value);
  return (name) => {
    if (cell?.kind !== "object") return config;
    const member = cell.props.get(name);
    if (member) return { value: member.value, node: member.node };
    return cell.open ? { node: config.node, value: opaque({ is: "other", of: [] }, config.node, reading.module) } : undefined;
  };
}

/** `(args, extra)`, or `(extra)` where no schema is given. */
const positional: Registration["args"] = (call, { schema }) => (schema ? [call] : []);

/** `new McpServer(info, options)`. */
function serverSite(reading: Reading, node: Extract<Node, { type: "NewExpression" }>): ServerSite | null {
  if (dottedName(node.callee)?.split(".").pop() !== "McpServer") return null;
  const callee = reading.machine.staticExpression(node.callee, reading.module);
  const from = callee.kind === "opaque" && callee.origin.is === "import" ? callee.origin.from : null;
  if (from === null || !(from.startsWith(V1) || from.startsWith(V2) || isOwnPackage(reading, from))) return null;
  const [info, options] = node.arguments.map((argument): Part => ({ node: argument, value: reading.machine.staticExpression(argument, reading.module) }));
  return {
    node,
    module: reading.module,
    name: info && membersOf(reading, info)("name"),
    instructions: options && membersOf(reading, options)("instructions"),
    ...usesOf(reading, node),
  };
}

/** What becomes of a new server: whether code elsewhere gets hold of it, and whether it is asked to serve anything here. */
export function usesOf(reading: Reading, node: Node): Pick<ServerSite, "handedOn" | "used"> {
  const { parent } = node;
  const declared = parent?.type === "VariableDeclarator" && parent.id.type === "Identifier" ? reading.module.variableOf(parent.id) : null;
  if (!declared) return { handedOn: true, used: false };
  let handedOn = false;
  let used = false;
  for (const { identifier } of declared.references) {
    const use = identifier.parent;
    if (use?.type === "VariableDeclarator" && use.id === identifier) continue;
    if (use?.type === "MemberExpression" && use.object === identifier) {
      const member = keyName(use.property, use.computed);
      if (member !== null && SERVES.has(member)) used = true;
      if (member === "server" && use.parent.type === "MemberExpression" && keyName(use.parent.property, use.parent.computed) === "setRequestHandler") used = true;
      continue;
    }
    handedOn = true;
  }
  if (parent?.parent?.parent?.type === "ExportNamedDeclaration") handedOn = true;
  return { handedOn, used };
}

