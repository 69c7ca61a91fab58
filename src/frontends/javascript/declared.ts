import { bare, dottedName, enclosingFunction, functionName, type Node } from "./syntax.js";
import type { Value } from "./values/value.js";

/** Whether a call calls a function by a name that the settings give: `make`, `errors.make` or `*.make`. */
export function calls(call: Extract<Node, { type: "CallExpression" }>, name: string, callee: Value | null): boolean {
  const written = bare(call.callee);
  if (written.type !== "MemberExpression") {
    if (name.includes(".")) return false;
    const imported = callee?.kind === "opaque" && callee.origin.is === "import" ? callee.origin.name : null;
    return imported === name || (written.type === "Identifier" && written.name === name);
  }
  const path = dottedName(written);
  if (path === null || !name.includes(".")) return false;
  return name.startsWith("*.") ? `.${path}`.endsWith(name.slice(1)) : `.${path}`.endsWith(`.${name}`);
}

/** Whether a node stands in a function that is declared under one of those names: what it does is said by the settings. */
export function standsIn(node: Node, names: readonly string[]): boolean {
  for (let fn = enclosingFunction(node); fn; fn = enclosingFunction(fn)) if (isDeclaredAs(functionName(fn), names)) return true;
  return false;
}

/** Whether a function of that name is one that the settings name. */
export const isDeclaredAs = (own: string | null, names: readonly string[]): boolean => own !== null && names.some((name) => name.split(".").pop() === own);
