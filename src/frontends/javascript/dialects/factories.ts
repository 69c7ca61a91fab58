import { channels } from "../../../sdk/channels.js";
import type { Channel } from "../../../model/channel.js";
import { namesProject } from "../modules.js";
import { bare, dottedName, type Node } from "../syntax.js";
import type { Module } from "../module.js";
import type { Value } from "../values/value.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";
import { describedTool, keyOf, objectOf } from "./described.js";
import { partsOf } from "./imports.js";

/** What projects call their functions that define a tool. */
const FACTORY = /^(?:tool|\w+Tool)$/;
const NAMES = ["name", "id", "toolName"];
const SCHEMAS = ["inputSchema", "parameters", "params", "schema", "input", "args", "inputs"];
const HANDLERS = ["handler", "handle", "execute", "run", "callback", "cb", "call", "invoke", "func", "fn"];

/** Functions of the project that define a tool: `defineTool({ name, description, schema, handler })`, by whatever names. */
export const factories: Dialect = {
  id: "factories",
  byShape: true,
  packages: [],
  find(reading): Findings {
    return { registrations: reading.calls.flatMap((call) => fromCall(reading, call)), servers: [], unread: [] };
  },
};

function fromCall(reading: Reading, call: Node): Registration[] {
  if (call.type !== "CallExpression" || call.arguments.length === 0 || call.arguments.length > 3) return [];
  const callee = bare(call.callee);
  const name = dottedName(callee)?.split(".").pop() ?? "";
  if (!FACTORY.test(name)) return [];
  const factory = reading.machine.staticExpression(callee, reading.module);
  // A method is told by its name: `this.strategy.registerTool({ … })`.
  if (callee.type === "Identifier" ? !isOfProject(factory) : !/^(?:register|define)\w*Tool$/.test(name)) return [];
  return reading.contexts(call).flatMap((bindings): Registration[] => {
    const parts = partsOf(reading, call, bindings) ?? [];
    const config = parts.find((part) => isDescription(reading, part));
    const [first] = parts;
    if (!config || (callee.type !== "Identifier" && config !== first)) return [];
    const named = first && first !== config && first.value.kind === "text" ? first : keyOf(reading, call);
    const last = parts[parts.length - 1]!;
    const handler = last !== config && last.value.kind === "function" ? last : undefined;
    const found = describedTool(reading, config, call, { name: NAMES, schema: SCHEMAS, handler: HANDLERS, channel: channelOf(reading, factory) }, { name: named, handler });
    return found?.handler && found.description ? [found] : [];
  });
}

/** An object that says what a tool is for, and what it takes; a tool that takes nothing has a name and a handler. */
function isDescription(reading: Reading, part: Part): boolean {
  const cell = objectOf(reading, part);
  if (!cell?.props.has("description")) return false;
  return SCHEMAS.some((key) => cell.props.has(key)) || (cell.props.has("name") && HANDLERS.some((key) => cell.props.get(key)?.value.kind === "function"));
}

/** A function of this file, or of another one of the project. */
function isOfProject(factory: Value): boolean {
  if (factory.kind === "function") return true;
  return factory.kind === "opaque" && factory.origin.is === "import" && namesProject(factory.origin.from);
}

/** A wrapper of Mastra's `createTool` is carried by it. Where the file of the factory prints what handlers return, and never sets a flag, an answer arrives as an ordinary text. */
function channelOf({ dependencies }: Reading, factory: Value): Channel {
  if (factory.kind !== "function") return channels.unseen;
  if (dependencies.has("@mastra/mcp") && /["']@mastra\/core(?:\/tools)?["']/.test(factory.module.text)) return channels.mastra;
  return !factory.module.linted && printsPlainly(factory.module) ? channels["own-wrapper"] : channels.unseen;
}

const printsPlainly = ({ text }: Module): boolean => /\bcontent\s*:\s*\[/.test(text) && /JSON\.stringify\(/.test(text) && !/\bisError\b/.test(text);
