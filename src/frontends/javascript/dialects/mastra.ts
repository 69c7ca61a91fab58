import { channels } from "../../../sdk/channels.js";
import { servesByMastra } from "../mastra-project.js";
import { opaque, type Value } from "../values/value.js";
import type { Dialect, Findings, Registration, ServerSite } from "./dialect.js";
import { describedTool, memberIn, objectOf, type Form } from "./described.js";
import { callsExport, partsOf } from "./imports.js";

const PACKAGE = "@mastra/mcp";
const FORM: Form = { name: ["id"], schema: ["inputSchema"], handler: ["execute"], channel: channels.mastra, args: inputOf };

/** Mastra: `createTool({ id, description, inputSchema, execute })`, in a project that serves its tools by `MCPServer`. */
export const mastra: Dialect = {
  id: "mastra",
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations: Registration[] = [];
    const servers: ServerSite[] = [];
    if (![...reading.imports].some((name) => name.startsWith(PACKAGE)) && !reading.dependencies.has(PACKAGE) && !servesByMastra(reading.module.path)) return { registrations, servers, unread: [] };
    for (const call of reading.calls) {
      if (call.type === "NewExpression" && callsExport(reading, call, /^@mastra\/mcp(?:\/|$)/, "MCPServer")) servers.push({ node: call, module: reading.module, handedOn: true, used: true });
      if (call.type !== "CallExpression" || !callsExport(reading, call, /^@mastra\/core(?:\/|$)/, "createTool")) continue;
      for (const bindings of reading.contexts(call)) {
        const [config] = partsOf(reading, call, bindings) ?? [];
        const found = config && describedTool(reading, config, call, FORM);
        if (!found) continue;
        const cell = objectOf(reading, config);
        const served = cell && memberIn(reading, cell, ["mcp"], call);
        const hints = served && objectOf(reading, served);
        registrations.push(hints ? { ...found, annotations: memberIn(reading, hints, ["annotations"], call) } : found);
      }
    }
    return { registrations, servers, unread: [], ...(registrations.length > 0 ? { carrier: channels.mastra } : {}) };
  },
};

/** `execute(input)`; before 1.0, `execute({ context: input })`. */
function inputOf(call: Value): readonly Value[] {
  if (call.kind === "opaque") call.members.set("context", { ...opaque(call.origin, call.node, call.module), members: call.members });
  return [call];
}
