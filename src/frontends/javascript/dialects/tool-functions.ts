import { channels } from "../../../sdk/channels.js";
import type { PartName, ToolFunction } from "../../../settings.js";
import { calls } from "../declared.js";
import type { Node } from "../syntax.js";
import { parameter, type Value } from "../values/value.js";
import { HANDLERS } from "../tool-class.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";
import { keyOf, memberIn, objectOf } from "./described.js";
import { partsOf } from "./imports.js";

/** How the members of an object that describes a tool are called where the settings say nothing else. */
const USUAL: Readonly<Record<PartName, readonly string[]>> = {
  name: ["name", "id", "toolName"],
  title: ["title"],
  description: ["description"],
  schema: ["inputSchema", "parameters", "schema", "paramsSchema", "argsSchema", "input", "args", "inputs"],
  outputSchema: ["outputSchema"],
  annotations: ["annotations"],
  handler: [...HANDLERS],
};

/** Functions of the project that define a tool, as the setting `toolFunctions` describes them. */
export const toolFunctions: Dialect = {
  id: "tool-functions",
  packages: [],
  find(reading): Findings {
    const registrations: Registration[] = [];
    const unread: { node: Node; reason: string }[] = [];
    for (const declared of reading.settings.toolFunctions) {
      for (const call of reading.calls) {
        if (call.type !== "CallExpression" || !calls(call, declared.name, reading.machine.staticExpression(call.callee, reading.module))) continue;
        if (call.arguments.some(({ type }) => type === "SpreadElement")) {
          unread.push({ node: call, reason: "its arguments are spread from a list" });
          continue;
        }
        for (const bindings of reading.contexts(call)) {
          const found = fromCall(reading, call, partsOf(reading, call, bindings) ?? [], declared);
          if (found) registrations.push(found);
          else unread.push({ node: call, reason: "it has no name where the settings say" });
        }
      }
    }
    return { registrations, servers: [], unread };
  },
};

function fromCall(reading: Reading, call: Node, given: readonly Part[], declared: ToolFunction): Registration | null {
  const config = given[declared.tool ?? 0];
  const cell = config ? objectOf(reading, config) : null;
  const part = (name: PartName): Part | undefined => {
    const position = declared.parts?.[name];
    if (typeof position === "number") return given[position];
    const member = cell ? memberIn(reading, cell, position === undefined ? USUAL[name] : [position], config!.node) : undefined;
    // Of an object that is not read, or only in part, every member may be there.
    return member ?? (config?.value.kind === "opaque" || cell?.open ? config : undefined);
  };
  const own = part("name");
  const name = own === config ? (keyOf(reading, call) ?? own) : (own ?? keyOf(reading, call));
  if (!name) return null;
  const isElsewhere = cell !== null && cell.frame.module !== reading.module;
  return {
    node: call,
    definedElsewhere: isElsewhere,
    ...(cell && !isElsewhere && { covers: cell.node }),
    module: reading.module,
    name,
    title: part("title"),
    description: part("description"),
    schema: part("schema"),
    outputSchema: part("outputSchema"),
    annotations: part("annotations"),
    handler: part("handler"),
    channel: channels[declared.channel ?? "unseen"],
    args: (args, registration) => argumentsOf(args, registration, declared.input ?? 0),
  };
}

/** The arguments of the call in the parameter that takes them; of the others nothing is known. */
function argumentsOf(args: Value, { handler, module }: Registration, input: number): readonly Value[] {
  const before = Array.from({ length: input }, () => parameter(handler!.node, module));
  return [...before, args];
}
