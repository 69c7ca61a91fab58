import { channels } from "../../../sdk/channels.js";
import { bare } from "../syntax.js";
import type { Dialect, Findings, Reading, Registration } from "./dialect.js";
import { decorationOf } from "./decorators.js";
import { describedTool, type Form } from "./described.js";
import { callsExport, partsOf } from "./imports.js";

const EXPORTS = /^@frontmcp\/sdk(?:\/|$)/;
const FORM: Form = { schema: ["inputSchema"], channel: channels.frontmcp };

/** FrontMCP: `@Tool({ … }) class X extends ToolContext { execute(input) }`, and `tool({ … })((input) => …)`. */
export const frontMcp: Dialect = {
  id: "frontmcp",
  packages: ["@frontmcp/sdk"],
  find(reading): Findings {
    return { registrations: [...fromClasses(reading), ...fromCalls(reading)], servers: [], unread: [] };
  },
};

function fromClasses(reading: Reading): Registration[] {
  const { machine, module } = reading;
  return reading.classes.flatMap((node): Registration[] => {
    const decoration = decorationOf(reading, node, EXPORTS, "Tool");
    if (!decoration?.config) return [];
    const cls = { kind: "class" as const, node, module };
    const execute = machine.classMember(cls, "execute", machine.instanceOf(cls), false);
    return [describedTool(reading, decoration.config, decoration.node, FORM, { handler: execute ? { value: execute, node: node.id ?? node } : undefined })].filter((found) => found !== null);
  });
}

function fromCalls(reading: Reading): Registration[] {
  return reading.calls.flatMap((call): Registration[] => {
    const made = call.type === "CallExpression" ? bare(call.callee) : call;
    if (made === call || made.type !== "CallExpression" || !callsExport(reading, made, EXPORTS, "tool")) return [];
    const [config] = partsOf(reading, made) ?? [];
    const [handler] = partsOf(reading, call) ?? [];
    return [config ? describedTool(reading, config, made, FORM, { handler }) : null].filter((found) => found !== null);
  });
}
