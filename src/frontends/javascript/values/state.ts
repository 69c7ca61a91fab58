import type { Module, Variable } from "../module.js";
import type { Node } from "../syntax.js";
import type { ClassValue, Frame, OpaqueValue, Path, PathSign, Value } from "./value.js";
import { SharedMap } from "./shared-map.js";
import { opaque } from "./value.js";

/** An object or array, as one state knows it. */
export type Cell = ObjectCell | ArrayCell;

export interface ObjectCell {
  readonly kind: "object";
  readonly node: Node;
  readonly frame: Frame;
  readonly props: ReadonlyMap<string, Member>;
  /** Whether it can have members that are not in `props`. */
  readonly open: boolean;
  /** The class it is an instance of. */
  readonly of: ClassValue | null;
}

export interface Member {
  readonly value: Value;
  /** The property, the assignment or the shorthand that sets it. */
  readonly node: Node;
}

export interface ArrayCell {
  readonly kind: "array";
  readonly node: Node;
  readonly frame: Frame;
  readonly items: readonly Item[];
  /** Whether it can have items that are not in `items`. */
  readonly open: boolean;
}

export interface Item {
  readonly value: Value;
  readonly node: Node;
  /** Added in a loop or by a callback over many. */
  readonly many: boolean;
}

/** What was assumed of an opaque value on the way here. */
export interface Assumption {
  readonly truthy?: boolean;
  readonly nullish?: boolean;
  readonly equals?: string | number | boolean | null;
  readonly not?: readonly (string | number | boolean | null)[];
}

let stamps = 0;

/** Everything known at one point of one path. Owned by that path; copied where paths part. */
export class State {
  /** Changes whenever a variable or object changes: two states with the same stamp agree on both. */
  stamp = stamps++;
  path: Path | null = null;
  /** How many loops (or callbacks over many) enclose this point. */
  loops = 0;

  private constructor(
    private readonly variables: SharedMap<Variable, Value>,
    private readonly cells: SharedMap<number, Cell>,
    private readonly assumptions: SharedMap<Value, Assumption>,
    /** Objects made at module level, shared by all states. */
    private readonly base: ReadonlyMap<number, Cell>,
    /** The file whose code runs here. */
    public module: Module | null,
  ) {}

  static empty(base: ReadonlyMap<number, Cell>, module: Module | null = null): State {
    return new State(new SharedMap(), new SharedMap(), new SharedMap(), base, module);
  }

  fork(): State {
    const copy = new State(this.variables.fork(), this.cells.fork(), this.assumptions.fork(), this.base, this.module);
    copy.stamp = this.stamp;
    copy.path = this.path;
    copy.loops = this.loops;
    return copy;
  }

  get(variable: Variable): Value | undefined {
    return this.variables.get(variable);
  }

  set(variable: Variable, value: Value): void {
    this.variables.set(variable, value);
    this.stamp = stamps++;
  }

  forget(variable: Variable): void {
    this.variables.delete(variable);
  }

  /** The variables as they are now; what is set later does not show in it. */
  bindings(): ReadonlyMap<Variable, Value> {
    return this.variables.snapshot();
  }

  cell(id: number): Cell | undefined {
    return this.cells.get(id) ?? this.base.get(id);
  }

  put(id: number, cell: Cell): void {
    this.cells.set(id, cell);
    this.stamp = stamps++;
  }

  /** Objects made on this path. */
  made(): ReadonlyMap<number, Cell> {
    return this.cells.snapshot();
  }

  assumed(value: Value): Assumption | undefined {
    return this.assumptions.get(value);
  }

  assume(value: Value, more: Assumption): void {
    this.assumptions.set(value, { ...this.assumptions.get(value), ...more });
  }

  /** What the arguments of the call were assumed to be on this path. */
  *argumentsAssumed(): Iterable<string | number | boolean | null> {
    for (const [value, { equals }] of this.assumptions) {
      if (equals !== undefined && value.kind === "opaque" && value.origin.is === "parameter" && value.origin.argument) yield equals;
    }
  }

  note(sign: PathSign): void {
    this.path = longer(sign, this.path);
    // What a failure left is told apart from what was found.
    if (sign.is === "swallowed") this.stamp = stamps++;
  }

  /** Whether two states agree on everything that was there before both of them parted from `base`. */
  agrees(before: State): boolean {
    if (!this.variables.isSame(before.variables)) for (const [variable, value] of before.variables) if (this.variables.get(variable) !== value) return false;
    if (!this.cells.isSame(before.cells)) for (const [id, cell] of before.cells) if (this.cells.get(id) !== cell) return false;
    return true;
  }

  /** Joins several states into one that claims only what all of them agree on. */
  static join(states: readonly State[]): State {
    const [first, ...rest] = states as [State, ...State[]];
    const joined = first.fork();
    for (const state of rest) joined.path = sharedPath(joined.path, state.path);
    for (const [value, assumption] of first.assumptions) {
      if (!rest.every((state) => sameAssumption(state.assumptions.get(value), assumption))) joined.assumptions.delete(value);
    }
    if (rest.every((state) => state.stamp === first.stamp)) {
      for (const state of rest) for (const [id, cell] of state.cells) if (!joined.cells.has(id)) joined.cells.set(id, cell);
      return joined;
    }
    for (const [variable, value] of first.variables) {
      if (rest.some((state) => state.variables.get(variable) !== value)) {
        const name = variable.identifiers[0] ?? (value as OpaqueValue).node;
        const module = (value as Partial<OpaqueValue>).module ?? first.module;
        if (name && module) joined.variables.set(variable, opaque({ is: "variable", name: variable.name }, name, module));
        else joined.variables.delete(variable);
      }
    }
    for (const [id, cell] of first.cells) {
      if (rest.some((state) => state.cells.get(id) !== cell)) joined.cells.set(id, { ...cell, open: true, ...(cell.kind === "object" ? { props: new Map() } : { items: [] }) } as Cell);
    }
    for (const state of rest) for (const [id, cell] of state.cells) if (!joined.cells.has(id)) joined.cells.set(id, cell);
    joined.stamp = stamps++;
    return joined;
  }
}

const sameAssumption = (a: Assumption | undefined, b: Assumption): boolean =>
  a !== undefined && (a === b || (a.truthy === b.truthy && a.nullish === b.nullish && a.equals === b.equals && a.not?.length === b.not?.length));

/** The signs of one path that the other has too. */
export function sharedPath(a: Path | null, b: Path | null): Path | null {
  if (a === b || !a || !b) return a === b ? a : null;
  const seen = new Set<Node>();
  for (let at: Path | null = b; at; at = at.before) seen.add(at.sign.node);
  const signs: PathSign[] = [];
  let lost = false;
  for (let at: Path | null = a; at; at = at.before) {
    if (seen.has(at.sign.node)) signs.push(at.sign);
    else lost = true;
  }
  if (!lost) return a;
  return pathOf(signs);
}

/** Signs that are kept: the older ones of a very long way say nothing about its end. */
const MAX_SIGNS = 64;

function longer(sign: PathSign, before: Path | null): Path {
  if (before && before.length >= MAX_SIGNS) {
    const recent: PathSign[] = [];
    for (let at: Path | null = before; at && recent.length < MAX_SIGNS / 2; at = at.before) recent.push(at.sign);
    return longer(sign, pathOf(recent));
  }
  return { sign, before, length: (before?.length ?? 0) + 1 };
}

/** The path of signs that are given newest first. */
const pathOf = (signs: readonly PathSign[]): Path | null => signs.reduceRight<Path | null>((before, sign) => ({ sign, before, length: (before?.length ?? 0) + 1 }), null);
