import { bare, dottedName, isFunction, keyName, type Node } from "../syntax.js";
import { HANDLERS } from "../tool-class.js";
import { keep, type Reached } from "../values/machine.js";
import { stringOf, type Value } from "../values/value.js";
import { memberIn, objectOf } from "./described.js";
import type { Part, Reading, Registration } from "./dialect.js";

/** What a definition object says of a tool, without who answers its calls. */
export type Definition = Omit<Registration, "channel" | "args" | "handler">;

/** Reads `{ name, description, inputSchema, annotations, … }`; null where it is not an object that is known. */
export function definitionOf(reading: Reading, value: Value, fallback: Node): Definition | null {
  const { module } = reading;
  const cell = objectOf(reading, { value });
  if (!cell) return null;
  const isHere = cell.frame.module === module;
  const part = (...names: readonly string[]): Part | undefined => memberIn(reading, cell, names, fallback);
  const name = nameIn(part);
  if (!name) return null;
  return {
    // Of a definition in another file, the list that leads there is what can be pointed at.
    node: isHere ? cell.node : fallback,
    definedElsewhere: !isHere,
    module,
    name,
    title: part("title"),
    description: part("description"),
    schema: part("inputSchema", "parameters", "schema", "paramsSchema", "argsSchema", "input", "args"),
    outputSchema: part("outputSchema"),
    annotations: part("annotations"),
    meta: part("_meta"),
  };
}

/** The definitions in the `tools` of what answers `tools/list`, each once however many paths lead to it. */
export function listedIn(reading: Reading, answers: readonly Reached[], node: Node): Definition[] {
  const found: Definition[] = [];
  const seen = new Set<string | Node>();
  for (const { value: returned, state } of answers) {
    const result = returned.kind === "ref" ? state.cell(returned.id) : undefined;
    const tools = result?.kind === "object" ? result.props.get("tools")?.value : undefined;
    const list = tools?.kind === "ref" ? state.cell(tools.id) : undefined;
    if (list?.kind !== "array") continue;
    keep(reading.machine, state);
    for (const item of list.items) {
      const definition = definitionOf(reading, item.value, node);
      const key = definition && (stringOf(definition.name.value) ?? definition.node);
      if (!definition || !key || (seen.has(key) && seen.has(definition.node))) continue;
      seen.add(key).add(definition.node);
      found.push(definition);
    }
  }
  return found;
}

/** Where `name` is for people to read, as in `{ method: "create_invoice", name: "Create Invoice" }`, the tool is called like its method. */
function nameIn(part: (name: string) => Part | undefined): Part | undefined {
  const name = part("name");
  const method = part("method");
  const said = name && stringOf(name.value);
  return method && stringOf(method.value) !== null && said && /\s/.test(said) ? method : name;
}

/** Names of the schema that say less by themselves than \`inputSchema\`: they count beside a handler, or where a type says that it is a tool. */
const OTHER_SCHEMAS = new Set(["schema", "parameters", "params", "paramsSchema", "argsSchema", "input"]);

type ObjectNode = Extract<Node, { type: "ObjectExpression" }>;

/** Whether an object literal defines a tool by itself: a name, a description and a schema of its input, or of something and a handler. */
export function isDefinition(node: ObjectNode): boolean {
  let name = false;
  let schema = false;
  let described = false;
  let other = false;
  let answers = false;
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const key = keyName(property.key, property.computed);
    if (key === "name") name = isNameLike(property.value);
    else if (key === "inputSchema") schema = true;
    else if (key === "args") other ||= isTyped(node);
    else if (key !== null && OTHER_SCHEMAS.has(key)) other = bare(property.value).type !== "ArrayExpression" && !isHandedOver(node);
    else if (key !== null && HANDLERS.has(key) && answersCalls(property.value)) answers = true;
    else if (key === "description") described = true;
    else if (key === "input_schema" || key === "json" || key === "role") return false;
  }
  if (!name || !described || !(schema || (other && (answers || isTyped(node)))) || isOfAnotherKind(node)) return false;
  const holder = node.parent?.type === "Property" ? keyName(node.parent.key, node.parent.computed) : null;
  return holder !== "toolSpec" && holder !== "function";
}

/** What is given to a function is defined by that function. */
const isHandedOver = (node: Node): boolean => node.parent?.type === "CallExpression" || node.parent?.type === "NewExpression";

/** What a decorator is given is defined by it, and what `definePrompt` is given is a prompt. */
const isOfAnotherKind = ({ parent }: Node): boolean =>
  parent?.type === "CallExpression" && (parent.parent.type === "Decorator" || /prompt|resource|agent|job|workflow|command/i.test(dottedName(parent.callee)?.split(".").pop() ?? ""));

/** A function, or `wrap(async () => …)`. */
export function answersCalls(value: Node): boolean {
  const inner = bare(value);
  return isFunction(inner) || (inner.type === "CallExpression" && inner.arguments.some((argument) => isFunction(bare(argument))));
}

/** Whether the type of the constant, or of what a function returns, says that it is a tool: `const read: ToolDefinition = { … }`, `(): Tool[] => [{ … }]`. */
function isTyped(node: ObjectNode): boolean {
  for (let at: Node | undefined = node.parent; at; at = at.parent) {
    switch (at.type) {
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        if (isToolType(at.typeAnnotation)) return true;
        break;
      case "VariableDeclarator":
        return isToolType((at.id as { typeAnnotation?: { typeAnnotation: Node } }).typeAnnotation?.typeAnnotation);
      case "ArrowFunctionExpression":
        return isToolType(at.returnType?.typeAnnotation);
      case "ArrayExpression":
      case "ReturnStatement":
        break;
      default:
        return false;
    }
  }
  return false;
}

/** `ToolDefinition`, `Tool[]`, `readonly ToolDef<…>[]`, `Array<Tool>`. */
function isToolType(type: Node | undefined): boolean {
  if (type?.type === "TSArrayType") return isToolType(type.elementType);
  if (type?.type === "TSTypeOperator") return isToolType(type.typeAnnotation);
  if (type?.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return false;
  if (/^(?:Readonly)?Array$/.test(type.typeName.name)) return isToolType(type.typeArguments?.params[0]);
  return /Tool(?:Definition|Def|Config|Spec)?$/.test(type.typeName.name);
}

const isNameLike = (node: Node): boolean => {
  const inner = bare(node);
  return (inner.type === "Literal" && typeof inner.value === "string") || inner.type === "TemplateLiteral" || inner.type === "Identifier" || inner.type === "MemberExpression";
};
