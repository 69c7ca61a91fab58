import type { Settings } from "../../../settings.js";
import type { Module, Variable } from "../module.js";
import type { ClassNode, FunctionNode, Node } from "../syntax.js";
import type { Cell } from "./state.js";
import { State } from "./state.js";
import { opaque, type ClassValue, type Frame, type FunctionValue, type OpaqueValue, type RefValue, type ThrownValue, type Value } from "./value.js";

/** A value that an expression can have, and the state of the path on which it has it. */
export interface Reached {
  readonly state: State;
  readonly value: Value;
  /** For the end of a function: its `return` statement, or the expression that an arrow gives back. */
  readonly at?: Node | undefined;
}

/** How a statement ends on one path. Throws are no completions: they go to the machine's sink. */
export interface Completion {
  readonly how: "next" | "return" | "break" | "continue";
  readonly state: State;
  readonly value?: Value;
  /** The `return` statement or arrow body; the label of a `break` or `continue`. */
  readonly node?: Node;
  readonly label?: string | null;
}

/** A throw on its way outwards. */
export interface Thrown extends ThrownValue {
  readonly state: State;
}

/** Something that running code does to the world, as it was met. */
export interface RawEffect {
  readonly kind: "read" | "write" | "run";
  readonly sure: "certain" | "likely";
  /** The argument of the call that is run as it comes. */
  readonly parameter: string | null;
  readonly node: Node;
  readonly module: Module;
}

/** Whoever listens while code runs: it knows some of what the code asks for, and hears of what the code makes. */
export interface Listener {
  /** How a test certainly comes out; null where nothing is known of it. */
  decides(test: Node, state: State): boolean | null;
  /** What a member of something unknown certainly is. */
  member(object: OpaqueValue, name: string): Value | null;
  /** Told of every object and array that is made, by the code in the machine's frame. */
  made(cell: Cell, state: State): void;
}

/** Finds the value that an import stands for in another file, if other files are read. */
export type ImportReader = (from: string, name: string, importer: Module) => { value: Value } | null;

/** Names of functions whose calls make a tool error, or never return, whatever can be read of them. */
export type Helpers = Pick<Settings, "errorHelpers" | "throwingHelpers">;

/** Bounds of the work for one handler: past them values become opaque, never wrong. */
export const LIMITS = { steps: 20_000, stepsPerCharacter: 1, mostSteps: 200_000, share: 2_500, abridged: 1_000, staticSteps: 6_000, depth: 12, paths: 24, results: 16 } as const;

/**
 * Runs code on values that are known in part. All paths are followed; where too many part, they are joined into one that
 * claims less. The parts that know expressions, statements and calls are wired in `interpreter.ts`.
 */
export interface Machine {
  frame: Frame;
  sink: Thrown[];
  steps: number;
  /** Why something was not followed, for the handler at hand. */
  readonly partial: Set<string>;
  /** Functions that were run, for the handler at hand. */
  readonly active: FunctionNode[];
  readonly effects: RawEffect[];
  /** Arguments of the call that some check looked at: only they can make the call do one thing or another. */
  readonly tested: Set<string>;
  /** Arguments of the call that were handed to code which is not read. */
  readonly handed: Set<string>;
  /** Whether effects are collected: not while module-level initialisers are read. */
  recording: boolean;
  /** Callbacks given to calls that are not followed are run (inside `new Promise`). */
  eager: boolean;
  readonly base: Map<number, Cell>;
  readonly followed: Set<FunctionNode>;
  /** Functions too large to be run as a whole, of which only what they catch is followed. */
  readonly abridged: Set<FunctionNode>;
  /** `resolve` and `reject` of promises that are being made. */
  readonly settlers: WeakMap<Value, { readonly how: "resolve" | "reject"; readonly resolved: Reached[] }>;
  readonly readImport: ImportReader;
  /** Helpers that the settings name. */
  readonly helpers: Helpers;
  /** Who listens to the run at hand. */
  listener: Listener | null;

  evaluate(node: Node, state: State): Reached[];
  execute(statements: readonly Node[], state: State): Completion[];
  /** Runs a function to each of its ends, however many they are. */
  run(fn: FunctionValue, args: readonly Value[], state: State, node: Node | null): Reached[];
  call(fn: FunctionValue, args: readonly Value[], state: State, node: Node): Reached[];
  assume(test: Node, state: State): { yes: State[]; no: State[] };
  bind(pattern: Node, value: Value, state: State): State[];
  /** The value of a name declared outside of the code that runs. */
  staticValue(variable: Variable, module: Module): Value;
  instanceOf(cls: ClassValue): RefValue;
  classMember(cls: ClassValue, name: string, self: Value, isStatic: boolean): Value | null;
  staticExpression(node: Node, module: Module, bindings?: ReadonlyMap<Variable, Value>): Value;
  superClass(cls: ClassValue): ClassValue | null;
  /** A method that `super.name` names at a node. */
  superMember(node: Node, name: string, self: Value): Value | null;
  allocate(cell: Cell, state: State): RefValue;
}

/** What a value made at module level refers to; undefined where it is no object or list that is read. */
export const cellOf = ({ base }: Machine, value: Value): Cell | undefined => (value.kind === "ref" ? base.get(value.id) : undefined);

/** Makes the objects of a state last beyond it, as those of module level do. */
export function keep({ base }: Machine, state: State): void {
  for (const [id, cell] of state.made()) base.set(id, cell);
}

let lastId = 0;

/** The id of a new object; ids differ over all machines. */
export const freshId = (): number => ++lastId;

/** Where code stands that no function holds. */
export const outermost = (module: Module): Frame => ({ fn: null, module, call: null, parent: null });

export const classNodeName = (node: ClassNode): string =>
  node.id?.name ?? (node.parent.type === "VariableDeclarator" && node.parent.id.type === "Identifier" ? node.parent.id.name : "class");

/** Continues each path with what comes next, keeping the number of paths bounded. */
export function chain(from: readonly Reached[], next: (reached: Reached) => Reached[]): Reached[] {
  if (from.length === 1) return limit(next(from[0]!), LIMITS.results);
  return limit(from.flatMap(next), LIMITS.results);
}

/** Ends or states in an order in which each kind comes once before any comes again, so that a bound on them loses none. */
export function inTurn<T>(all: readonly T[], kindOf: (one: T) => unknown): T[] {
  const turns = new Map<unknown, number>();
  const ranked = all.map((one) => {
    const kind = kindOf(one);
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return { one, turn };
  });
  return turns.size < 2 ? [...all] : ranked.sort((a, b) => a.turn - b.turn).map(({ one }) => one);
}

/** The catch that a path ran through last, or null. */
function catchOf({ path }: State): Node | null {
  for (let at = path; at; at = at.before) if (at.sign.is === "caught") return at.sign.node;
  return null;
}

/** Keeps the first paths apart and joins the rest, of whose value nothing is claimed. */
export function limit(all: Reached[], max: number): Reached[] {
  if (all.length <= max) return all;
  const reached = inTurn(all, ({ at, state }) => at ?? catchOf(state));
  const rest = reached.slice(max - 1);
  const known = reached.map((r) => r.value).find((value) => "module" in value);
  const kept = reached.slice(0, max - 1);
  if (!known || !("module" in known)) return kept;
  return [...kept, { state: State.join(rest.map((r) => r.state)), value: opaque({ is: "other", of: [] }, known.node, known.module) }];
}

/** Drops states that agree on everything, and joins the rest where there are too many. */
export function settle(states: State[], max: number = LIMITS.paths): State[] {
  if (states.length < 2) return states;
  const byStamp = new Map<number, State[]>();
  for (const state of states) {
    const same = byStamp.get(state.stamp);
    if (same) same.push(state);
    else byStamp.set(state.stamp, [state]);
  }
  const all = [...byStamp.values()].map((same) => (same.length === 1 ? same[0]! : State.join(same)));
  if (all.length <= max) return all;
  const distinct = inTurn(all, catchOf);
  return [...distinct.slice(0, max - 1), State.join(distinct.slice(max - 1))];
}
