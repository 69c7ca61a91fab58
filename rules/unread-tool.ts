import { defineRule, type Problem } from "../src/rule.js";

interface Options {
  readonly report: "server-without-tools" | "all";
}

export default defineRule<"noTools" | "toolsUnread" | "unread", Options>({
  id: "unread-tool",
  meta: {
    type: "suggestion",
    docs: {
      description: "report servers, tools, schemas and handlers that could not be read",
      presets: [
        { preset: "recommended", severity: "warn" },
        { preset: "strict", severity: "warn", options: [{ report: "all" }] },
      ],
    },
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: { report: { enum: ["server-without-tools", "all"], description: "Only servers of which no tool was read, or everything that was not read." } },
      },
    ],
    defaultOptions: [{ report: "server-without-tools" }],
    messages: {
      noTools:
        "No tool of this server could be read here, so nothing in this file was checked. Register its tools with a literal name and a handler that this file or an import holds, or turn this rule off if it serves none.",
      toolsUnread:
        "The tools of this server could not be read: {{reason}}. No rule looked at their names, descriptions and parameters. Write the definitions where this file or an import holds them.",
      unread: "The {{what}}{{tool}} could not be read: {{reason}}. The other rules are silent about it.",
    },
  },
  *create({ model, options }): Iterable<Problem<"noTools" | "toolsUnread" | "unread">> {
    if (model.tools.length === 0) {
      for (const server of model.servers) if (!server.handedOn && !server.serves) yield { at: server.place, messageId: "noTools" };
      const [missed] = model.unread.filter(({ what, handedIn }) => what === "tool" && handedIn !== true);
      if (missed && options.report !== "all") yield { at: missed.place, messageId: "toolsUnread", data: { reason: missed.reason } };
    }
    for (const { what, tool, reason, place } of model.unread) {
      if (options.report !== "all" && what !== "file") continue;
      yield { at: place, messageId: "unread", data: { what, tool: tool === null ? "" : ` of "${tool}"`, reason } };
    }
  },
});
