import path from "node:path";
import { channels } from "../../../sdk/channels.js";
import { textOf } from "../values/value.js";
import type { Dialect, Findings, Part } from "./dialect.js";
import { objectOf } from "./described.js";
import { defaultExport, exported } from "./file-tools.js";
import { speaksOf } from "./imports.js";

const PACKAGE = "xmcp";

/** xmcp: one tool for each file, `export const metadata`, `export const schema` and a function as default export. */
export const xmcp: Dialect = {
  id: PACKAGE,
  packages: [PACKAGE],
  find(reading): Findings {
    const nothing: Findings = { registrations: [], servers: [], unread: [] };
    if (!speaksOf(reading, PACKAGE) || /[\\/](?:prompts|resources)[\\/]/.test(reading.module.path)) return nothing;
    const metadata = exported(reading, "metadata");
    const handler = defaultExport(reading);
    const cell = metadata && objectOf(reading, metadata.part);
    if (!metadata || !handler || !cell || !isToolType(metadata.type, cell.props.has("name"))) return nothing;
    const { module } = reading;
    const member = (name: string): Part | undefined => {
      const own = cell.props.get(name);
      return own ? { value: own.value, node: cell.frame.module === module ? own.node : metadata.part.node } : cell.open ? metadata.part : undefined;
    };
    // A tool without a name is called like its file.
    const name = member("name") ?? { value: textOf(path.basename(module.path).replace(/\.[cm]?[jt]sx?$/, ""), metadata.part.node, module), node: metadata.part.node };
    return {
      ...nothing,
      registrations: [
        {
          node: metadata.node,
          module,
          name,
          title: member("title"),
          description: member("description"),
          schema: exported(reading, "schema")?.part,
          outputSchema: exported(reading, "outputSchema")?.part,
          annotations: member("annotations"),
          handler,
          channel: channels.xmcp,
          args: (args) => [args],
        },
      ],
    };
  },
};

/** The type that metadata is declared with; without one, it has to name a tool. */
const isToolType = (type: string | null, hasName: boolean): boolean => (type === null ? hasName : type === "ToolMetadata");
