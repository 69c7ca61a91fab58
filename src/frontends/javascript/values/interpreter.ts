import type { Module, Variable } from "../module.js";
import { bare, isClass, isFunction, keyName, type FunctionNode, type Node } from "../syntax.js";
import { evaluateCall } from "./calls.js";
import { assume } from "./conditions.js";
import { createClasses } from "./classes.js";
import { evaluateNew } from "./construct.js";
import { evaluateExpression } from "./expressions.js";
import { freshId, keep, LIMITS, limit, outermost, type Helpers, type ImportReader, type Machine, type Reached } from "./machine.js";
import { isLeftSince, noteSwallowed } from "./hollow.js";
import { merged } from "./merge.js";
import { assignedTo, onceSetOf } from "./once-set.js";
import { bind } from "./patterns.js";
import { grantOf, shareOf } from "./share.js";
import { THIS } from "./self.js";
import { executeAll } from "./statements.js";
import { State, type Cell } from "./state.js";
import { literal, opaque, parameter, type FunctionValue, type Value } from "./value.js";

/** Wires the parts that know expressions, statements and calls into one machine for one linted file. */
export function createMachine(linted: Module, readImport: ImportReader, helpers: Helpers): Machine {
  const statics = new Map<Variable, Value>();
  /** Functions that used up their share once: they compute more than they decide, and are not run again. */
  const heavy = new Set<FunctionNode>();
  const base = new Map<number, Cell>();

  const machine: Machine = {
    frame: outermost(linted),
    sink: [],
    steps: 0,
    partial: new Set(),
    active: [],
    effects: [],
    tested: new Set(),
    handed: new Set(),
    recording: false,
    eager: false,
    base,
    followed: new Set(),
    abridged: new Set(),
    settlers: new WeakMap(),
    readImport,
    helpers,
    listener: null,
    evaluate,
    execute: (statements, state) => executeAll(machine, statements, state),
    call,
    run,
    assume: (test, state) => assume(machine, test, state),
    bind: (pattern, value, state) => bind(machine, pattern, value, state),
    staticValue,
    staticExpression,
    ...createClasses(() => machine),
    allocate(cell, state) {
      const id = freshId();
      state.put(id, cell);
      machine.listener?.made(cell, state);
      return { kind: "ref", id };
    },
  };
  return machine;

  function evaluate(node: Node, state: State): Reached[] {
    if (machine.steps-- <= 0) {
      machine.partial.add("it is too large to follow");
      return [{ state, value: opaque({ is: "other", of: [] }, node, machine.frame.module) }];
    }
    if (node.type === "CallExpression") return evaluateCall(machine, node, state);
    if (node.type === "NewExpression") return evaluateNew(machine, node, state);
    return evaluateExpression(machine, node, state);
  }

  function call(fn: FunctionValue, given: readonly Value[], state: State, node: Node): Reached[] {
    const unknown = (): Reached[] => [{ state, value: opaque({ is: "call", callee: fn, receiver: null, name: null, args: given }, node, machine.frame.module) }];
    if (isRecursive(fn, given) || fn.node.generator) return unknown();
    const isHeavy = heavy.has(fn.node);
    if (machine.active.length >= LIMITS.depth || machine.steps <= 0 || (isHeavy && !machine.abridged.has(fn.node))) {
      machine.partial.add("its helpers are too large or nested too deeply to follow");
      return unknown();
    }
    const before = state.fork();
    const mine = new Set(state.bindings().keys());
    const outerThis = state.get(THIS);
    machine.steps += grantOf(machine, fn, node);
    const share = shareOf(machine, fn, given);
    const ends = (isHeavy ? null : within(share, () => run(fn, given, state, node))) ?? abridged(fn, given, before, node);
    if (!ends) return [{ state: before, value: opaque({ is: "call", callee: fn, receiver: null, name: null, args: given }, node, machine.frame.module) }];
    for (const { state: after } of ends) {
      for (const variable of [...after.bindings().keys()]) if (!mine.has(variable) && !isOfModule(variable)) after.forget(variable);
      if (outerThis && after.get(THIS) !== outerThis) after.set(THIS, outerThis);
      // What a helper did to its own variables leaves the caller where it was.
      if (after.agrees(before) && !isLeftSince(after, before)) after.stamp = before.stamp;
    }
    return limit(distinct(ends), LIMITS.results);
  }

  /** Whether a function calls itself: one that is called again with another function, such as a retry inside of a retry, does not. */
  function isRecursive({ node }: FunctionValue, given: readonly Value[]): boolean {
    const times = machine.active.filter((running) => running === node).length;
    const bringsAnother = given.some((arg) => arg.kind === "function" && !machine.active.includes(arg.node));
    return times > (bringsAnother ? 1 : 0);
  }

  /** What some work comes to, if a number of steps suffices for it; else null. */
  function within(steps: number, work: () => Reached[]): Reached[] | null {
    const sink = machine.sink.length;
    const share = Math.min(machine.steps, steps);
    const rest = machine.steps - share;
    machine.steps = share;
    const ends = work();
    const isSpent = machine.steps <= 0;
    machine.steps = rest + Math.max(0, machine.steps);
    if (!isSpent) return ends;
    machine.sink.length = sink;
    return null;
  }

  /** A function that is too large to be run as a whole: what it tries is left out, and what it catches is followed. */
  function abridged(fn: FunctionValue, given: readonly Value[], before: State, node: Node): Reached[] | null {
    machine.partial.add("its helpers are too large or nested too deeply to follow");
    if (!heavy.has(fn.node)) {
      heavy.add(fn.node);
      if (catches(fn.node)) machine.abridged.add(fn.node);
    }
    if (!machine.abridged.has(fn.node)) return null;
    const ends = within(Math.min(Math.ceil(machine.steps / 2), LIMITS.abridged), () => run(fn, given, before.fork(), node));
    if (!ends) machine.abridged.delete(fn.node);
    return ends;
  }

  /** Runs a function to each of its ends; what it throws goes to the sink. */
  function run(fn: FunctionValue, given: readonly Value[], state: State, node: Node | null): Reached[] {
    const args = fn.bound ? [...fn.bound, ...given] : given;
    for (const [variable, value] of fn.captured ?? []) if (!state.get(variable)) state.set(variable, value);
    if (fn.self) state.set(THIS, fn.self);
    const outer = machine.frame;
    machine.frame = { fn: fn.node, module: fn.module, call: node, parent: outer };
    machine.active.push(fn.node);
    machine.followed.add(fn.node);
    const outerModule = state.module;
    state.module = fn.module;
    const results: Reached[] = [];
    for (const entered of bindParameters(fn.node, args, state)) {
      if (fn.node.body.type === "BlockStatement") {
        for (const completion of executeAll(machine, fn.node.body.body, entered)) {
          // Where the work ran out, nothing is known of the end.
          const end = machine.steps > 0 ? literal(undefined, fn.node) : opaque({ is: "other", of: [] }, fn.node, fn.module);
          const value = completion.how === "return" && completion.value ? completion.value : end;
          if (completion.node && outer.fn) noteSwallowed(value, completion.node, machine.frame, completion.state);
          results.push({ state: completion.state, value, at: completion.node });
        }
      } else {
        for (const reached of evaluate(fn.node.body, entered)) {
          if (outer.fn) noteSwallowed(reached.value, fn.node.body, machine.frame, reached.state);
          results.push({ ...reached, at: fn.node.body });
        }
      }
    }
    machine.active.pop();
    machine.frame = outer;
    for (const { state: after } of results) after.module = outerModule;
    return results;
  }

  function bindParameters(fn: FunctionNode, args: readonly Value[], state: State): State[] {
    let states = [state];
    fn.params.forEach((param, index) => {
      const value = param.type === "RestElement" ? null : args[index];
      states = states.flatMap((s) => {
        if (param.type === "RestElement") {
          const items = args.slice(index).map((item) => ({ value: item, node: param as Node, many: false }));
          return bind(machine, param, machine.allocate({ kind: "array", node: param, frame: machine.frame, items, open: false }, s), s);
        }
        return bind(machine, param, value ?? (args.length > 0 || param.type === "AssignmentPattern" ? literal(undefined, param) : parameter(param, machine.frame.module)), s);
      });
    });
    return states;
  }

  /** The value of a name declared outside of the code that runs: at module level, or in a function around it. */
  function staticValue(variable: Variable, module: Module): Value {
    const seen = statics.get(variable);
    if (seen) return seen;
    // Of an overloaded function, the one with a body.
    const def = variable.defs.find(({ type, node }) => type === "FunctionName" && isFunction(node)) ?? variable.defs[0]!;
    const at = (variable.identifiers[0] ?? def.name) as Node;
    statics.set(variable, opaque({ is: "variable", name: variable.name }, at, module, true));
    const value = compute();
    statics.set(variable, value);
    return value;

    function compute(): Value {
      const fallback = opaque({ is: "variable", name: variable.name }, at, module, true);
      switch (def.type) {
        case "ImportBinding": {
          const specifier = def.node;
          const declaration = specifier.parent;
          if (declaration?.type !== "ImportDeclaration") return fallback;
          const name =
            specifier.type === "ImportSpecifier" ? (specifier.imported.type === "Identifier" ? specifier.imported.name : specifier.imported.value) : specifier.type === "ImportDefaultSpecifier" ? "default" : "*";
          return importedValue(declaration.source.value, name, at, module);
        }
        case "FunctionName":
          return isFunction(def.node) ? { kind: "function", node: def.node, module, captured: null, self: null } : fallback;
        case "ClassName":
          return isClass(def.node) ? { kind: "class", node: def.node, module } : fallback;
        case "Parameter":
          return parameter(at, module);
        case "TSEnumName":
          return def.node.type === "TSEnumDeclaration" ? enumeration(def.node, module) : fallback;
        case "Variable": {
          const declarator = def.node;
          if (declarator.type !== "VariableDeclarator") return fallback;
          const writes = variable.references.filter((reference) => reference.isWrite() && !reference.init).map(({ identifier }) => identifier);
          if (writes.length > 0) return { ...fallback, onceSet: onceSetOf(machine, [declarator.init, ...writes.map(assignedTo)], module) };
          if (!declarator.init) return fallback;
          const init = bare(declarator.init);
          if (init.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.name === "require" && init.arguments[0]?.type === "Literal") {
            const from = String(init.arguments[0].value);
            if (declarator.id.type === "Identifier") return importedValue(from, "*", at, module);
            const property = at.parent?.type === "Property" ? keyName(at.parent.key, at.parent.computed) : null;
            return property === null ? fallback : importedValue(from, property, at, module);
          }
          const whole = staticExpression(declarator.init, module);
          if (declarator.id.type === "Identifier") return whole;
          return fromPattern(declarator.id, variable, whole, module) ?? fallback;
        }
        default:
          return fallback;
      }
    }
  }

  function importedValue(from: string, name: string, at: Node, module: Module): Value {
    return readImport(from, name, module)?.value ?? opaque({ is: "import", from, name }, at, module);
  }

  /** The part of a destructured value that one of its names stands for. */
  function fromPattern(pattern: Node, variable: Variable, whole: Value, module: Module): Value | null {
    const outer = enter(module);
    const state = State.empty(base);
    bind(machine, pattern, whole, state);
    machine.frame = outer;
    return state.get(variable) ?? null;
  }

  function enter(module: Module): Machine["frame"] {
    const outer = machine.frame;
    machine.frame = outermost(module);
    return outer;
  }

  /** The value of an expression outside of the code that runs. Objects that it makes outlive every call. */
  function staticExpression(node: Node, module: Module, bindings?: ReadonlyMap<Variable, Value>): Value {
    const outer = enter(module);
    const saved = { sink: machine.sink, recording: machine.recording, steps: machine.steps, active: machine.active.splice(0), partial: [...machine.partial] };
    machine.sink = [];
    machine.recording = false;
    machine.steps = LIMITS.staticSteps;
    const state = State.empty(base, module);
    for (const [variable, value] of bindings ?? []) state.set(variable, value);
    const reached = evaluate(node, state);
    machine.sink = saved.sink;
    machine.recording = saved.recording;
    machine.steps = saved.steps;
    // A constant that is too large is unknown; the handler that uses it is followed all the same.
    if (machine.partial.size > saved.partial.length) {
      machine.partial.clear();
      for (const reason of saved.partial) machine.partial.add(reason);
    }
    machine.active.push(...saved.active);
    machine.frame = outer;
    const [first] = reached;
    if (!first) return opaque({ is: "other", of: [] }, node, module, true);
    for (const r of reached) keep(machine, r.state);
    if (reached.length > 1) return merged(machine, reached.map((r) => r.value), node, module);
    const { value } = first;
    if (value.kind === "function" && bindings && !value.captured) return { ...value, captured: bindings };
    const isCollection = value.kind === "opaque" && value.origin.is === "new" && /^(?:Map|Set|WeakMap|Array)$/.test(value.origin.name ?? "");
    return isCollection ? { ...value, shared: true } : value;
  }

  function enumeration(node: Extract<Node, { type: "TSEnumDeclaration" }>, module: Module): Value {
    const props = new Map();
    let count = 0;
    for (const member of node.body.members) {
      const name = member.id.type === "Identifier" ? member.id.name : String((member.id as { value?: unknown }).value);
      let value: Value;
      if (member.initializer) value = staticExpression(member.initializer, module);
      else value = literal(count, member);
      if (value.kind === "literal" && typeof value.value === "number") count = value.value + 1;
      props.set(name, { value, node: member });
    }
    const id = freshId();
    base.set(id, { kind: "object", node, frame: outermost(module), props, open: false, of: null });
    return { kind: "ref", id };
  }
}

/** Whether the outermost statements of a function catch what fails in them. */
const catches = ({ body }: FunctionNode): boolean => body.type === "BlockStatement" && body.body.some((statement) => statement.type === "TryStatement" && statement.handler !== null);

const isOfModule = ({ scope }: Variable): boolean => scope.type === "module" || scope.type === "global";

/** Paths that end alike, in states that agree, are one: it claims what they share. */
function distinct(results: readonly Reached[]): Reached[] {
  if (results.length < 2) return [...results];
  const kept: Reached[] = [];
  for (const r of results) {
    const at = kept.findIndex((k) => k.state.stamp === r.state.stamp && alike(k, r));
    if (at < 0) kept.push(r);
    else kept[at] = { ...kept[at]!, state: State.join([kept[at]!.state, r.state]) };
  }
  return kept;
}

/** Whether two values are made by the same code from the same parts. */
function alike(a: Reached, b: Reached): boolean {
  const [x, y] = [a.value, b.value];
  if (x === y) return true;
  if (x.kind !== y.kind) return false;
  if (x.kind === "literal" && y.kind === "literal") return x.value === y.value;
  if (x.kind === "text" && y.kind === "text") {
    return x.node === y.node && x.pieces.length === y.pieces.length && x.pieces.every((piece, i) => piece.node === y.pieces[i]!.node && ("hole" in piece) === ("hole" in y.pieces[i]!) && (!("hole" in piece) || piece.hole.kind === (y.pieces[i] as { hole: Value }).hole.kind));
  }
  if (x.kind === "opaque" && y.kind === "opaque") return x.node === y.node && x.origin.is === y.origin.is;
  if (x.kind === "ref" && y.kind === "ref") {
    const [one, other] = [a.state.cell(x.id), b.state.cell(y.id)];
    if (one?.kind !== "object" || other?.kind !== "object" || one.node !== other.node || one.props.size !== other.props.size || one.open !== other.open) return false;
    return [...one.props].every(([key, member]) => {
      const twin = other.props.get(key);
      return twin !== undefined && (twin.value === member.value || (twin.value.kind !== "ref" && alike({ state: a.state, value: member.value }, { state: b.state, value: twin.value })));
    });
  }
  return false;
}
