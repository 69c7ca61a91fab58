import { channels } from "../../../sdk/channels.js";
import { namesProject } from "../modules.js";
import { bare, dottedName, keyName, type Node } from "../syntax.js";
import type { Value } from "../values/value.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";
import { HANDLERS } from "../tool-class.js";
import { answersCalls } from "./definitions.js";
import { memberIn, objectOf } from "./described.js";
import { partsOf } from "./imports.js";

/** What a project calls its functions that register a tool, or hand one on to whoever registers it. */
const NAMED = /\wtool|tool\w/i;
const SCHEMAS = ["inputSchema", "parameters", "schema", "paramsSchema", "argsSchema", "input", "args"];

/**
 * Functions and methods of the project that take a tool apart: `defineTool(server, name, { description }, handler)`,
 * `server.addReadTool(name, description, shape, handler)`. They are told by the order of a name, a description and a handler.
 */
export const wrappers: Dialect = {
  id: "wrappers",
  byShape: true,
  packages: [],
  find(reading): Findings {
    return { registrations: reading.calls.flatMap((call) => fromCall(reading, call)), servers: [], unread: [] };
  },
};

function fromCall(reading: Reading, call: Node): Registration[] {
  if (call.type !== "CallExpression" || call.arguments.length < 3) return [];
  const callee = bare(call.callee);
  const last = callee.type === "MemberExpression" ? keyName(callee.property, callee.computed) : callee.type === "Identifier" ? callee.name : null;
  if (last === null || !NAMED.test(last) || !isOfProject(reading, callee)) return [];
  return reading.contexts(call).flatMap((bindings) => {
    const parts = partsOf(reading, call, bindings) ?? [];
    const at = parts.findIndex(({ value }, index) => index < 3 && value.kind === "text");
    const found = at < 0 ? null : fromParts(reading, call, parts[at]!, parts.slice(at + 1));
    return found ? [found] : [];
  });
}

/** A text or an object with a description, and a handler somewhere behind it. */
function fromParts(reading: Reading, call: Node, name: Part, [second, ...rest]: readonly Part[]): Registration | null {
  if (!second) return null;
  const config = objectOf(reading, second);
  const member = (...names: readonly string[]): Part | undefined => (config ? memberIn(reading, config, names, second.node) : undefined);
  const description = config ? member("description") : second.value.kind === "text" ? second : undefined;
  const handler = rest.find(answers) ?? handlerIn(reading, rest) ?? member(...HANDLERS);
  if (!description || !handler || (handler.value.kind !== "function" && !answers(handler))) return null;
  return {
    node: call,
    module: reading.module,
    name,
    title: member("title"),
    description,
    schema: config ? member(...SCHEMAS) : rest.find((part) => part !== handler && (objectOf(reading, part) ?? part.value.kind === "opaque")),
    outputSchema: member("outputSchema"),
    annotations: member("annotations"),
    handler,
    channel: channels.unseen,
    args: (args) => [args],
  };
}

/** A function, `wrap(async () => …)` or `handler.bind(this)`. */
const answers = ({ value, node }: Part): boolean => value.kind === "function" || answersCalls(node);

/** `{ preview, execute }` behind the configuration. */
function handlerIn(reading: Reading, rest: readonly Part[]): Part | undefined {
  for (const part of rest) {
    const cell = objectOf(reading, part);
    const found = cell && memberIn(reading, cell, [...HANDLERS], part.node);
    if (found?.value.kind === "function") return found;
  }
  return undefined;
}

/** Whether a callee, or what its method is called on, comes from no package. */
function isOfProject(reading: Reading, callee: Node): boolean {
  const root = callee.type === "MemberExpression" ? bare(callee.object) : callee;
  if (root.type !== "Identifier") return dottedName(root) !== null;
  const value: Value = reading.machine.staticExpression(root, reading.module);
  if (value.kind !== "opaque") return true;
  const { origin } = value;
  if (origin.is === "import") return namesProject(origin.from);
  return origin.is !== "global";
}
