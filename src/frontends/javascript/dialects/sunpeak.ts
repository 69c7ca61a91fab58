import path from "node:path";
import { channels } from "../../../sdk/channels.js";
import { textOf } from "../values/value.js";
import type { Dialect, Findings, Part } from "./dialect.js";
import { memberIn, objectOf } from "./described.js";
import { defaultExport, exported } from "./file-tools.js";
import { speaksOf } from "./imports.js";

const PACKAGE = "sunpeak";

/** Sunpeak: one tool for each file in a folder `tools`, which is called like the file: `export const tool`, `schema`, and a function as default export. */
export const sunpeak: Dialect = {
  id: PACKAGE,
  packages: [PACKAGE],
  find(reading): Findings {
    const { module } = reading;
    const nothing: Findings = { registrations: [], servers: [], unread: [] };
    const tool = speaksOf(reading, PACKAGE) ? exported(reading, "tool") : null;
    const handler = tool && defaultExport(reading);
    const cell = tool && objectOf(reading, tool.part);
    if (!handler || !cell || !(tool.type === "AppToolConfig" || /[\\/]tools[\\/]/.test(module.path))) return nothing;
    const member = (name: string): Part | undefined => memberIn(reading, cell, [name], tool.part.node);
    const name = { value: textOf(path.basename(module.path).replace(/\.[cm]?[jt]sx?$/, ""), tool.part.node, module), node: tool.part.node };
    return {
      ...nothing,
      registrations: [
        {
          node: tool.node,
          module,
          name,
          title: member("title"),
          description: member("description"),
          schema: exported(reading, "schema")?.part,
          outputSchema: exported(reading, "outputSchema")?.part,
          annotations: member("annotations"),
          handler,
          channel: channels["sdk-v1"],
          args: (args) => [args],
        },
      ],
    };
  },
};
