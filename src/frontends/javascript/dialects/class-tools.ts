import { channels } from "../../../sdk/channels.js";
import type { ClassNode } from "../syntax.js";
import { isToolName, kinOf, METHODS } from "../tool-class.js";
import { basesOf } from "../values/construct.js";
import { parameter, stringOf } from "../values/value.js";
import { classPart, returnedBy } from "./class-members.js";
import { memberIn, objectOf } from "./described.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";

const NAMES = ["name", "toolName"];
const DESCRIPTIONS = ["description", "toolDescription"];
const SCHEMAS = ["inputSchema", "argsShape", "schema", "parameters", "paramsSchema", "argsSchema", "parametersSchema", "input"];
/** Names of the schema that no other kind of class has. */
const OWN_SCHEMAS = new Set(["inputSchema", "argsShape"]);
/** Members that hold all that is said of a tool, or methods that return it. */
const CONFIGS = ["definition", "config", "metadata", "toolDefinition"];

/** Classes of the project that are tools: fields, getters, statics or `getName()` say what they are called and for, and a method answers. */
export const classTools: Dialect = {
  id: "class-tools",
  packages: [],
  byShape: true,
  find(reading): Findings {
    return { registrations: reading.classes.flatMap((node) => fromClass(reading, node) ?? []), servers: [], unread: [] };
  },
};

function fromClass(reading: Reading, node: ClassNode): Registration | null {
  if (node.abstract) return null;
  const said = (names: readonly string[]): Part | undefined => saidBy(reading, node, names);
  const name = said(NAMES);
  const description = said(DESCRIPTIONS);
  const schema = said(SCHEMAS);
  const handler = [...METHODS].map((key) => classPart(reading, node, key)).find((part) => part?.value.kind === "function");
  if (!name || stringOf(name.value) === null || !description || !handler || !isTool(reading, node)) return null;
  // Hints that the class does not state may be stated where it is registered.
  const annotations = said(["annotations"]) ?? { value: parameter(node, reading.module), node: name.node };
  return { node, module: reading.module, name, title: said(["title"]), description, schema, annotations, outputSchema: said(["outputSchema"]), handler, channel: channels.unseen, args: (call) => [call] };
}

/** What the instances, the class, a `getX()` or a member for everything say under one of some names. */
function saidBy(reading: Reading, node: ClassNode, names: readonly string[]): Part | undefined {
  for (const name of names) {
    const own = classPart(reading, node, name) ?? classPart(reading, node, name, true);
    if (own && own.value.kind !== "function") return own;
    const getter = classPart(reading, node, getterOf(name));
    const returned = getter && returnedBy(reading, getter);
    if (returned) return returned;
  }
  for (const key of CONFIGS) {
    const getter = classPart(reading, node, getterOf(key));
    const config = classPart(reading, node, key) ?? classPart(reading, node, key, true) ?? (getter && returnedBy(reading, getter));
    const cell = config && objectOf(reading, config);
    const member = cell && memberIn(reading, cell, names, config.node);
    if (member) return member;
  }
  return undefined;
}

const getterOf = (name: string): string => `get${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** A command or a plugin has a name, a description and a method to run, too: a tool is called one, or says what it takes as only tools do. */
function isTool({ machine, module }: Reading, node: ClassNode): boolean {
  if (isToolName([...kinOf(node), ...basesOf(machine, { kind: "class", node, module })])) return true;
  return node.body.body.some((member) => "key" in member && member.key.type === "Identifier" && OWN_SCHEMAS.has(member.key.name));
}
