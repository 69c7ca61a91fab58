import type { Channel } from "../../../model/channel.js";
import { keyName, type Node } from "../syntax.js";
import { cellOf } from "../values/machine.js";
import type { ObjectCell } from "../values/state.js";
import { textOf } from "../values/value.js";
import type { Part, Reading, Registration } from "./dialect.js";

/** How an SDK calls the members of the object that describes a tool, and what it makes of the answer. */
export interface Form {
  readonly schema: readonly string[];
  /** The members that can hold the handler, where it is no argument of its own. */
  readonly handler?: readonly string[];
  readonly name?: readonly string[];
  readonly outputSchema?: string;
  readonly channel: Channel;
  /** The arguments of the call stand first unless said otherwise. */
  readonly args?: Registration["args"];
}

/** Parts that stand outside the object, or that count where it has none of that name. */
interface Besides {
  readonly name?: Part | undefined;
  readonly handler?: Part | undefined;
}

/** The object that a value certainly is. */
export function objectOf({ machine }: Reading, { value }: Pick<Part, "value">): ObjectCell | null {
  const cell = cellOf(machine, value);
  return cell?.kind === "object" ? cell : null;
}

/** A member of an object, with a node of the linted file to point at: that of the member, else `at`. */
export function memberIn(reading: Reading, cell: ObjectCell, names: readonly string[], at: Node): Part | undefined {
  const isHere = cell.frame.module === reading.module;
  for (const name of names) {
    const member = cell.props.get(name);
    if (member) return { value: member.value, node: isHere ? member.node : at };
  }
  return undefined;
}

/** Reads a tool that one object describes; null where the object is not known, or has no name. */
export function describedTool(reading: Reading, config: Part, at: Node, form: Form, besides: Besides = {}): Registration | null {
  const cell = objectOf(reading, config);
  if (!cell) return null;
  const isHere = cell.frame.module === reading.module;
  const part = (...names: readonly string[]): Part | undefined => memberIn(reading, cell, names, at);
  const name = part(...(form.name ?? ["name"])) ?? besides.name;
  const handler = besides.handler ?? part(...(form.handler ?? []));
  if (!name) return null;
  return {
    node: isHere && cell.node.type === "ObjectExpression" ? cell.node : at,
    definedElsewhere: !isHere,
    module: reading.module,
    name,
    title: part("title"),
    description: part("description"),
    schema: part(...form.schema),
    outputSchema: part(form.outputSchema ?? "outputSchema"),
    annotations: part("annotations") ?? wrappedAnnotations(reading, cell, at),
    meta: part("_meta"),
    handler,
    channel: form.channel,
    args: form.args ?? ((call) => [call]),
  };
}

/** `mcp: { annotations }`, as Mastra has it and what is built on it. */
function wrappedAnnotations(reading: Reading, cell: ObjectCell, at: Node): Part | undefined {
  const wrapper = memberIn(reading, cell, ["mcp"], at);
  const inner = wrapper && objectOf(reading, wrapper);
  return inner ? memberIn(reading, inner, ["annotations"], at) : undefined;
}

/** The key of an object literal under which a call stands. */
export function keyOf({ module }: Reading, call: Node): Part | undefined {
  const property = call.parent;
  if (property?.type !== "Property" || property.value !== call || property.parent.type !== "ObjectExpression") return undefined;
  const key = keyName(property.key, property.computed);
  return key === null ? undefined : { node: property.key, value: textOf(key, property.key, module) };
}
