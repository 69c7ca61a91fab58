import { isFunction, type Node } from "../syntax.js";
import type { Part, Reading } from "./dialect.js";

/** A constant that the file exports under its own name. */
export function exported({ machine, module }: Reading, name: string): { node: Node; part: Part; type: string | null } | null {
  for (const statement of module.ast.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.source) continue;
    const local = statement.specifiers.find((specifier) => specifier.exported.type === "Identifier" && specifier.exported.name === name)?.local;
    const { declaration } = statement;
    const declared =
      declaration?.type === "VariableDeclaration"
        ? declaration.declarations.find(({ id }) => id.type === "Identifier" && id.name === name)?.id
        : declaration?.type === "FunctionDeclaration" && declaration.id?.name === name
          ? declaration.id
          : undefined;
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

/** The function that a file exports by default, also under the name `default`. */
export function defaultExport({ machine, module }: Reading): Part | null {
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
