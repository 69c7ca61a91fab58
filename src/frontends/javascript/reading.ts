import { isFunction, keyName, walk, type ClassNode, type FunctionNode, type Node } from "./syntax.js";
import { globalFiltersOf } from "./bootstrap.js";
import type { Module, Variable } from "./module.js";
import { isResultLiteral } from "./result-literal.js";
import type { Settings } from "../../settings.js";
import type { Reading } from "./dialects/dialect.js";
import { versionOf } from "./versions.js";
import { cellOf, keep, outermost, type Machine } from "./values/machine.js";
import { State } from "./values/state.js";
import { textOf, type Value } from "./values/value.js";

/** How many rounds of a loop over known definitions are read. */
const MAX_ROUNDS = 500;

/** Collects what dialects look at, in one walk. */
export function readingOf(module: Module, machine: Machine, dependencies: ReadonlySet<string>, settings: Settings): Reading & { readonly literals: readonly Node[] } {
  const calls: Node[] = [];
  const classes: ClassNode[] = [];
  const literals: Node[] = [];
  const objects: Extract<Node, { type: "ObjectExpression" }>[] = [];
  const imports = new Set<string>();
  walk(module.ast, (node) => {
    switch (node.type) {
      case "CallExpression":
        calls.push(node);
        if (node.callee.type === "Identifier" && node.callee.name === "require" && node.arguments[0]?.type === "Literal") imports.add(String(node.arguments[0].value));
        break;
      case "NewExpression":
        calls.push(node);
        break;
      case "ClassDeclaration":
      case "ClassExpression":
        classes.push(node);
        break;
      case "ImportDeclaration":
        imports.add(node.source.value);
        break;
      case "ExportAllDeclaration":
      case "ExportNamedDeclaration":
        if (node.source) imports.add(node.source.value);
        break;
      case "ObjectExpression":
        objects.push(node);
        if (isResultLiteral(node)) literals.push(node);
        break;
      default:
        if (node.type.startsWith("TS") && /^TS(?:Interface|TypeAlias|Type)/.test(node.type)) return false;
    }
    return true;
  });
  const known = new Map<Node | null, readonly ReadonlyMap<Variable, Value>[]>();
  const contexts = (node: Node): readonly ReadonlyMap<Variable, Value>[] => {
    const around = nearestRepeater(node);
    let found = known.get(around);
    if (!found) known.set(around, (found = contextsOf(node, module, machine)));
    return found;
  };
  return {
    module,
    machine,
    calls,
    classes,
    objects,
    literals,
    imports,
    dependencies,
    settings,
    version: (name) => (Object.hasOwn(settings.sdkVersion, name) ? { version: settings.sdkVersion[name]!, from: "the settings" } : versionOf(module.path, name)),
    globalFilters: () => (settings.crossFile ? globalFiltersOf(module.path, module.text) : "unknown"),
    contexts,
  };
}

/** The innermost loop or function around a node, which decides its contexts. */
function nearestRepeater(node: Node): Node | null {
  for (let at = node.parent; at; at = at.parent) if (at.type === "ForOfStatement" || isFunction(at)) return at;
  return null;
}

/**
 * The values of loop variables around a node, one set for each round of `for (const t of tools)` or
 * `tools.forEach((t) => …)` over a list that is known; and of the parameters of a local function, one set for each call.
 */
function contextsOf(node: Node, module: Module, machine: Machine): readonly ReadonlyMap<Variable, Value>[] {
  let contexts: ReadonlyMap<Variable, Value>[] = [new Map()];
  const enclosing: Node[] = [];
  for (let at = node.parent; at; at = at.parent) if (at.type === "ForOfStatement" || isFunction(at)) enclosing.push(at);
  for (const at of enclosing.reverse()) {
    contexts = contexts.flatMap((bindings) => {
      const rounds = at.type === "ForOfStatement" ? loopRounds(at, module, machine, bindings) : callbackRounds(at as FunctionNode, module, machine, bindings);
      return rounds ?? [bindings];
    });
    if (contexts.length > MAX_ROUNDS) contexts = contexts.slice(0, MAX_ROUNDS);
  }
  return contexts;
}

function loopRounds(loop: Extract<Node, { type: "ForOfStatement" }>, module: Module, machine: Machine, bindings: ReadonlyMap<Variable, Value>): ReadonlyMap<Variable, Value>[] | null {
  const items = itemsOf(loop.right, module, machine, bindings);
  const target = loop.left.type === "VariableDeclaration" ? loop.left.declarations[0]?.id : loop.left;
  return items && target ? items.map((item) => bound(target, item, module, machine, bindings)) : null;
}

/** The rounds of `list.forEach(callback)` or `list.map(callback)`, and the calls of a function that is declared here. */
function callbackRounds(fn: FunctionNode, module: Module, machine: Machine, bindings: ReadonlyMap<Variable, Value>): ReadonlyMap<Variable, Value>[] | null {
  const { parent } = fn;
  const [first] = fn.params;
  if (parent.type === "CallExpression" && parent.arguments[0] === fn && parent.callee.type === "MemberExpression" && first) {
    const method = keyName(parent.callee.property, parent.callee.computed);
    if (method !== "forEach" && method !== "map" && method !== "flatMap") return null;
    const items = itemsOf(parent.callee.object, module, machine, bindings);
    return items ? items.map((item) => bound(first, item, module, machine, bindings)) : null;
  }
  const name = fn.type === "FunctionDeclaration" ? fn.id : parent.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id : null;
  const variable = name && fn.params.length > 0 ? module.variableOf(name) : null;
  if (!variable) return null;
  const calls = variable.references.flatMap(({ identifier }) => (identifier.parent?.type === "CallExpression" && identifier.parent.callee === identifier ? [identifier.parent] : []));
  // Only a wrapper that hands its parameters on is worth reading call by call.
  if (calls.length === 0 || calls.length > MAX_ROUNDS) return null;
  return calls.map((call) => {
    let state = new Map(bindings);
    fn.params.forEach((param, index) => {
      const argument = call.arguments[index];
      if (!argument || argument.type === "SpreadElement") return;
      const value = machine.staticExpression(argument, module, bindings);
      state = new Map(bound(param, value, module, machine, state));
    });
    return state;
  });
}

function bound(pattern: Node, value: Value, module: Module, machine: Machine, bindings: ReadonlyMap<Variable, Value>): ReadonlyMap<Variable, Value> {
  const state = State.empty(machine.base);
  for (const [variable, known] of bindings) state.set(variable, known);
  machine.frame = outermost(module);
  const [after] = machine.bind(pattern, value, state);
  return (after ?? state).bindings();
}

/** The items of a list that is known whole: an array, or `Object.values` / `Object.entries` of an object. */
function itemsOf(node: Node, module: Module, machine: Machine, bindings: ReadonlyMap<Variable, Value>): readonly Value[] | null {
  const value = machine.staticExpression(node, module, bindings);
  if (value.kind === "ref") {
    const cell = cellOf(machine, value);
    return cell?.kind === "array" && cell.items.length > 0 ? cell.items.map((item) => item.value) : null;
  }
  if (value.kind !== "opaque" || value.origin.is !== "call") return null;
  const of = value.origin.args[0];
  const cell = of && cellOf(machine, of);
  const method = value.origin.name?.split(".").pop();
  if (cell?.kind !== "object" || cell.props.size === 0) return null;
  if (method === "values") return [...cell.props.values()].map((member) => member.value);
  if (method === "entries") {
    return [...cell.props].map(([key, member]) => {
      const items = [textOf(key, member.node, cell.frame.module), member.value].map((item) => ({ value: item, node: member.node, many: false }));
      const made = State.empty(machine.base);
      const ref = machine.allocate({ kind: "array", node: member.node, frame: cell.frame, items, open: false }, made);
      keep(machine, made);
      return ref;
    });
  }
  return null;
}

