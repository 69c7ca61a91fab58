import type { TSESTree } from "@typescript-eslint/utils";
import type { Place } from "../../model/place.js";
import { enclosingFunction, isClass, keyName, walk, type Node } from "./syntax.js";
import { isResultLiteral } from "./result-literal.js";
import { answeringMethod } from "./tool-class.js";

/** The parts of a scope manager (ESLint's or typescript-eslint's) that are read here. */
export interface Scopes {
  readonly scopes: readonly {
    readonly type: string;
    readonly variables: readonly Variable[];
    readonly references: readonly { readonly identifier: Node; readonly resolved: Variable | null }[];
  }[];
}

export interface Variable {
  readonly name: string;
  readonly defs: readonly { readonly type: string; readonly node: Node; readonly name: Node; readonly parent?: Node | null }[];
  readonly identifiers: readonly Node[];
  readonly references: readonly {
    readonly identifier: Node;
    readonly init?: boolean | undefined;
    isWrite(): boolean;
    isRead(): boolean;
  }[];
  readonly scope: { readonly type: string };
}

/** One parsed file with its names resolved. */
export class Module {
  readonly #variables = new Map<Node, Variable | null>();
  readonly #writtenElsewhere = new Map<Variable, boolean>();
  #resultFunctions: Set<Node> | undefined;
  #abortReason: Node | null | undefined;
  readonly #assigned = new WeakMap<Node, Set<Variable>>();
  readonly #filled = new WeakMap<Node, Map<Variable, number>>();

  constructor(
    /** Absolute path. */
    readonly path: string,
    readonly text: string,
    readonly ast: TSESTree.Program,
    readonly scopes: Scopes,
    /** Null for the file being linted; else how messages name this one: its path from the nearest manifest. */
    readonly label: string | null,
  ) {
    for (const scope of scopes.scopes) {
      for (const variable of scope.variables) for (const name of variable.identifiers) this.#variables.set(name, variable);
      for (const { identifier, resolved } of scope.references) this.#variables.set(identifier, resolved);
    }
  }

  /** Whether this is the file being linted. */
  get linted(): boolean {
    return this.label === null;
  }

  /** Whether it imports a package, or a subpath of it. */
  imports(name: string): boolean {
    return this.ast.body.some((statement) => statement.type === "ImportDeclaration" && (statement.source.value === name || statement.source.value.startsWith(`${name}/`)));
  }

  /** Functions that hold a literal of a tool result, or answer the calls of a class: linted alone, this file shows how they end. */
  resultFunctions(): ReadonlySet<Node> {
    if (!this.#resultFunctions) {
      this.#resultFunctions = new Set();
      walk(this.ast, (node) => {
        const fn = isClass(node) ? answeringMethod(node) : node.type === "ObjectExpression" && isResultLiteral(node) ? enclosingFunction(node) : null;
        if (fn) this.#resultFunctions!.add(fn);
      });
    }
    return this.#resultFunctions;
  }

  /** The variable that an identifier names; null for a global or a name that is not a variable. */
  variableOf(identifier: Node): Variable | null {
    const variable = this.#variables.get(identifier) ?? null;
    return variable && variable.defs.length > 0 ? variable : null;
  }

  /** Variables that a block assigns without declaring them. */
  assignedIn(block: Node): ReadonlySet<Variable> {
    let assigned = this.#assigned.get(block);
    if (!assigned) {
      assigned = new Set();
      walk(block, (node) => {
        const target = node.type === "AssignmentExpression" ? node.left : node.type === "UpdateExpression" ? node.argument : null;
        const names = target?.type === "Identifier" ? [target] : target?.type === "ObjectPattern" || target?.type === "ArrayPattern" ? identifiersIn(target) : [];
        for (const name of names) {
          const variable = this.variableOf(name);
          if (variable) assigned!.add(variable);
        }
      });
      this.#assigned.set(block, assigned);
    }
    return assigned;
  }

  /** Variables of which a block fills the list or object that they hold, and at how many places. */
  filledIn(block: Node): ReadonlyMap<Variable, number> {
    let filled = this.#filled.get(block);
    if (!filled) {
      filled = new Map();
      walk(block, (node) => {
        const object = filledBy(node);
        const variable = object?.type === "Identifier" ? this.variableOf(object) : null;
        if (variable) filled!.set(variable, (filled!.get(variable) ?? 0) + 1);
      });
      this.#filled.set(block, filled);
    }
    return filled;
  }

  /** Whether a local variable is assigned by another function than the one that declares it: its value at a point is then not known. */
  isWrittenElsewhere(variable: Variable): boolean {
    let written = this.#writtenElsewhere.get(variable);
    if (written === undefined) {
      const [name] = variable.identifiers;
      const home = name ? enclosingFunction(name) : null;
      written = home !== null && variable.references.some((reference) => reference.isWrite() && !reference.init && enclosingFunction(reference.identifier) !== home);
      this.#writtenElsewhere.set(variable, written);
    }
    return written;
  }

  /** A text that `.abort(…)` is given somewhere in this file: the reason that an aborted signal then throws. */
  abortReason(): Node | null {
    if (this.#abortReason === undefined) {
      this.#abortReason = null;
      if (this.text.includes(".abort(")) {
        walk(this.ast, (node) => {
          if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
          const [reason] = node.arguments;
          const isText = reason?.type === "TemplateLiteral" || (reason?.type === "Literal" && typeof reason.value === "string");
          if (isText && keyName(node.callee.property, node.callee.computed) === "abort") this.#abortReason = reason;
        });
      }
    }
    return this.#abortReason;
  }

  placeOf(node: Node, edit: boolean = true): Place {
    const [start, end] = node.range;
    return { file: this.label, start, end, line: node.loc.start.line, edit: edit && this.linted ? [start, end] : null };
  }

  /** The source of a node on one line, shortened to `max` characters. */
  sourceOf(node: Node, max = 60): string {
    const line = this.text.slice(node.range[0], Math.min(node.range[1], node.range[0] + max * 4)).replace(/\s+/g, " ");
    return line.length > max ? `${line.slice(0, max - 1)}…` : line;
  }
}

/** The list or object that `list.push(…)` or `object.name = …` adds to. */
function filledBy(node: Node): Node | null {
  if (node.type === "AssignmentExpression") return node.left.type === "MemberExpression" ? node.left.object : null;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return null;
  return /^(?:push|unshift|set|add)$/.test(keyName(node.callee.property, node.callee.computed) ?? "") ? node.callee.object : null;
}

function identifiersIn(pattern: Node): Node[] {
  const found: Node[] = [];
  walk(pattern, (node) => {
    if (node.type === "Identifier") found.push(node);
  });
  return found;
}
