import path from "node:path";
import { channels } from "../../../sdk/channels.js";
import { isFunction, type Node } from "../syntax.js";
import { textOf } from "../values/value.js";
import type { Dialect, Findings, Part, Reading } from "./dialect.js";
import { objectOf } from "./described.js";
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

/** A constant that the file exports under its own name. */
function exported({ machine, module }: Reading, name: string): { node: Node; part: Part; type: string | null } | null {
  for (const statement of module.ast.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.source) continue;
    const local = statement.specifiers.find((specifier) => specifier.exported.type === "Identifier" && specifier.exported.name === name)?.local;
    const declared = statement.declaration?.type === "VariableDeclaration" ? statement.declaration.declarations.find(({ id }) => id.type === "Identifier" && id.name === name)?.id : undefined;
    const at = declared ?? local;
    const variable = at && module.variableOf(at);
    const id = variable?.identifiers[0];
    if (!variable || id?.type !== "Identifier") continue;
    const type = id.typeAnnotation?.typeAnnotation;
    const declarator = id.parent.type === "VariableDeclarator" ? id.parent : null;
    const node = declarator?.init ?? id;
    return {
      node: declarator ?? id,
      part: { value: machine.staticValue(variable, module), node },
      type: type?.type === "TSTypeReference" && type.typeName.type === "Identifier" ? type.typeName.name : null,
    };
  }
  return null;
}

function defaultExport({ machine, module }: Reading): Part | null {
  for (const statement of module.ast.body) {
    if (statement.type === "ExportDefaultDeclaration") {
      const node = statement.declaration as Node;
      if (isFunction(node)) return { node, value: { kind: "function", node, module, captured: null, self: null } };
      return node.type.endsWith("Declaration") ? null : { node, value: machine.staticExpression(node, module) };
    }
    if (statement.type !== "ExportNamedDeclaration" || statement.source) continue;
    const local = statement.specifiers.find((specifier) => specifier.exported.type === "Identifier" && specifier.exported.name === "default")?.local;
    const variable = local && module.variableOf(local);
    if (variable) return { node: local, value: machine.staticValue(variable, module) };
  }
  return null;
}
