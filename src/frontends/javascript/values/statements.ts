import { bare, type Node } from "../syntax.js";
import { markTested } from "./conditions.js";
import { guardOf } from "./guards.js";
import { isHollow, keepsError } from "./hollow.js";
import { LIMITS, settle, type Completion, type Machine, type Thrown } from "./machine.js";
import type { State } from "./state.js";
import { caughtValue, raise } from "./throws.js";
import { literal, opaque, stringOf, type Value } from "./value.js";

type Of<T extends string> = Extract<Node, { type: T }>;

/** Runs statements one after the other on every path. */
export function executeAll(m: Machine, statements: readonly Node[], state: State): Completion[] {
  const done: Completion[] = [];
  let live: State[] = [state];
  for (const statement of statements) {
    const next: State[] = [];
    for (const s of live) {
      for (const completion of execute(m, statement, s)) {
        if (completion.how === "next") next.push(completion.state);
        else done.push(completion);
      }
    }
    live = settle(next);
    if (live.length === 0) break;
  }
  return [...bounded(done), ...live.map((s): Completion => ({ how: "next", state: s }))];
}

/** Returns are many in a large dispatcher, and each is told apart; a hard bound keeps hostile code finite. */
const bounded = (completions: Completion[]): Completion[] => (completions.length > 4000 ? completions.slice(0, 4000) : completions);

function execute(m: Machine, node: Node, state: State): Completion[] {
  if (m.steps-- <= 0) {
    m.partial.add("it is too large to follow");
    return [{ how: "next", state }];
  }
  const next = (states: readonly State[]): Completion[] => settle([...states]).map((s) => ({ how: "next", state: s }));
  switch (node.type) {
    case "ExpressionStatement":
      return next(m.evaluate(node.expression, state).map((r) => r.state));
    case "VariableDeclaration": {
      let states = [state];
      for (const declarator of node.declarations) {
        states = settle(
          states.flatMap((s) => {
            if (!declarator.init) return m.bind(declarator.id, literal(undefined, declarator), s);
            return m.evaluate(declarator.init, s).flatMap((r) => m.bind(declarator.id, r.value, r.state));
          }),
        );
      }
      return next(states);
    }
    case "ReturnStatement":
      if (!node.argument) return [{ how: "return", state, value: literal(undefined, node), node }];
      return m.evaluate(node.argument, state).map((r) => ({ how: "return", state: r.state, value: r.value, node }));
    case "ThrowStatement":
      for (const r of m.evaluate(node.argument, state)) raise(m, r.value, node, r.state);
      return [];
    case "BlockStatement":
      return executeAll(m, node.body, state);
    case "IfStatement":
      return ifStatement(m, node, state);
    case "TryStatement":
      return tryStatement(m, node, state);
    case "SwitchStatement":
      return switchStatement(m, node, state);
    case "ForStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "ForOfStatement":
    case "ForInStatement":
      return loop(m, node, state, null);
    case "LabeledStatement": {
      const label = node.label.name;
      const inner = /^(?:For|While|DoWhile)/.test(node.body.type) ? loop(m, node.body as LoopNode, state, label) : execute(m, node.body, state);
      return inner.map((c) => (c.label === label ? { how: "next", state: c.state } : c));
    }
    case "BreakStatement":
      return [{ how: "break", state, label: node.label?.name ?? null }];
    case "ContinueStatement":
      return [{ how: "continue", state, label: node.label?.name ?? null }];
    default:
      return [{ how: "next", state }];
  }
}

function ifStatement(m: Machine, node: Of<"IfStatement">, state: State): Completion[] {
  const { module } = m.frame;
  const { yes, no } = m.assume(node.test, state);
  const result: Completion[] = [];
  for (const s of yes) {
    const kind = guardOf(node.test, true, s, m);
    if (kind) s.note({ is: "guard", on: kind, truth: true, node: node.test, module, branch: node.consequent });
    result.push(...execute(m, node.consequent, s));
  }
  for (const s of no) {
    const kind = guardOf(node.test, false, s, m);
    if (kind) s.note({ is: "guard", on: kind, truth: false, node: node.test, module, branch: node.alternate ?? null });
    // `if (res.ok) data = …` without an else: what was empty before is empty still.
    if (kind === "failed-result" && !node.alternate) for (const value of emptyIn(node.consequent, s, m)) noteLeft(m, node, value, "failed-check", s);
    result.push(...(node.alternate ? execute(m, node.alternate, s) : [{ how: "next" as const, state: s }]));
  }
  return result;
}

/** Empty values that a block, and nothing else, would have filled, or that it would have put another in the place of. */
function emptyIn(block: Node, state: State, { frame: { fn, module } }: Machine): Value[] {
  const everywhere = fn && module.filledIn(fn.body);
  const filled = [...module.filledIn(block)].flatMap(([variable, times]) => (everywhere && (everywhere.get(variable) ?? 0) > times ? [] : [variable]));
  const held = [...module.assignedIn(block), ...filled].flatMap((variable) => state.get(variable) ?? []);
  return held.filter((value, at) => held.indexOf(value) === at && isHollow(value, state));
}

const noteLeft = ({ frame }: Machine, node: Node, value: Value, by: "catch" | "failed-check", state: State): void =>
  state.note({ is: "swallowed", node, module: frame.module, frame, left: value, value, by, item: state.loops > 0 });

function tryStatement(m: Machine, node: Of<"TryStatement">, state: State): Completion[] {
  const { module } = m.frame;
  const outer = m.sink;
  const inner: Thrown[] = [];
  const entry = state.fork();
  m.sink = inner;
  const isLeftOut = node.handler !== null && m.frame.fn !== null && m.abridged.has(m.frame.fn);
  let completions: Completion[] = isLeftOut ? [{ how: "return", state, value: opaque({ is: "other", of: [] }, node.block, module), node: node.block }] : executeAll(m, node.block.body, state);
  m.sink = outer;
  if (node.handler) {
    const { handler } = node;
    const caught = caughtValue(handler, inner);
    // A step that fails has not assigned: what was empty before is empty still.
    const emptied = emptyIn(node.block, entry, m);
    for (const variable of module.assignedIn(node.block)) {
      const before = entry.get(variable);
      if (before && !isHollow(before, entry)) entry.set(variable, opaque({ is: "variable", name: variable.name }, node.block, module));
    }
    entry.note({ is: "caught", node: handler, module, value: caught });
    const bound = handler.param ? m.bind(handler.param, caught, entry) : [entry];
    for (const s of bound) {
      const handled = executeAll(m, handler.body.body, s);
      for (const { how, state: after } of handled) {
        if (how !== "next" || keepsError(handler)) continue;
        for (const value of emptied) noteLeft(m, handler, value, "catch", after);
        for (const variable of module.assignedIn(handler.body)) {
          const value = module.assignedIn(node.block).has(variable) ? after.get(variable) : undefined;
          if (value && !emptied.includes(value) && isHollow(value, after)) noteLeft(m, handler, value, "catch", after);
        }
      }
      completions = [...completions, ...handled];
    }
  } else outer.push(...inner);
  if (!node.finalizer) return completions;
  const { finalizer } = node;
  return completions.flatMap((completion) => executeAll(m, finalizer.body, completion.state).map((last) => (last.how === "next" ? { ...completion, state: last.state } : last)));
}

function switchStatement(m: Machine, node: Of<"SwitchStatement">, state: State): Completion[] {
  const { module } = m.frame;
  const result: Completion[] = [];
  const leave = (completions: readonly Completion[]): void => {
    for (const c of completions) result.push(c.how === "break" && !c.label ? { how: "next", state: c.state } : c);
  };
  const runFrom = (index: number, s: State): void => {
    leave(executeAll(m, node.cases.slice(index).flatMap((c) => c.consequent), s));
  };
  const overTrue = bare(node.discriminant).type === "Literal";
  for (const { state: s, value } of m.evaluate(node.discriminant, state)) {
    markTested(m, value);
    const fixed = stringOf(value) ?? (value.kind === "literal" ? value.value : undefined);
    let rest: State[] = [s];
    let defaultAt = -1;
    node.cases.forEach((branch, index) => {
      if (!branch.test) {
        defaultAt = index;
        return;
      }
      const nextRest: State[] = [];
      for (const r of rest) {
        const decided = m.listener?.decides(branch.test, r) ?? null;
        if (decided !== null) {
          if (decided) runFrom(index, r);
          else nextRest.push(r);
          continue;
        }
        if (overTrue) {
          const { yes, no } = m.assume(branch.test, r);
          for (const y of yes) runFrom(index, y);
          nextRest.push(...no);
          continue;
        }
        for (const t of m.evaluate(branch.test, r)) {
          const wanted = stringOf(t.value) ?? (t.value.kind === "literal" ? t.value.value : undefined);
          if (fixed !== undefined && wanted !== undefined) {
            if (fixed === wanted) runFrom(index, t.state);
            else nextRest.push(t.state);
            continue;
          }
          const assumed = value.kind === "opaque" ? t.state.assumed(value)?.equals : undefined;
          if (assumed !== undefined && wanted !== undefined && assumed !== wanted) {
            nextRest.push(t.state);
            continue;
          }
          const taken = t.state.fork();
          if (value.kind === "opaque" && wanted !== undefined && typeof wanted !== "bigint") taken.assume(value, { equals: wanted ?? null, truthy: Boolean(wanted) });
          // A status word as case label is a check like any other.
          if (typeof wanted === "string" && /^(?:error|failed|failure|rejected|not_found)$/i.test(wanted)) {
            taken.note({ is: "guard", on: "failed-result", truth: true, node: branch.test, module, branch });
          }
          runFrom(index, taken);
          nextRest.push(t.state);
        }
      }
      rest = settle(nextRest);
    });
    for (const r of rest) {
      if (defaultAt < 0) {
        result.push({ how: "next", state: r });
        continue;
      }
      const branch = node.cases[defaultAt]!;
      if (node.cases.some((c) => c.test)) r.note({ is: "default-branch", node: branch, module });
      runFrom(defaultAt, r);
    }
  }
  return result;
}

type LoopNode = Of<"ForStatement"> | Of<"WhileStatement"> | Of<"DoWhileStatement"> | Of<"ForOfStatement"> | Of<"ForInStatement">;

/** A loop runs not at all or once: what one round can do, any round can. */
function loop(m: Machine, node: LoopNode, state: State, label: string | null): Completion[] {
  const { module } = m.frame;
  const result: Completion[] = [];
  let starts: State[] = [state];
  if (node.type === "ForStatement" && node.init) {
    starts = node.init.type === "VariableDeclaration" ? executeAll(m, [node.init], state).map((c) => c.state) : m.evaluate(node.init, state).map((r) => r.state);
  }
  const endless = (node.type === "ForStatement" && !node.test) || ((node.type === "WhileStatement" || node.type === "DoWhileStatement") && bare(node.test).type === "Literal");
  for (const start of starts) {
    let entries: State[] = [];
    const skipped: State[] = [];
    if (node.type === "ForOfStatement" || node.type === "ForInStatement") {
      for (const r of m.evaluate(node.right, start)) {
        const cell = r.value.kind === "ref" ? r.state.cell(r.value.id) : undefined;
        const fixed = r.value.kind === "ref" && !m.base.has(r.value.id) && cell?.kind === "array" && !cell.open;
        const empty = fixed && cell.items.length === 0;
        if (empty) {
          skipped.push(r.state);
          continue;
        }
        const single = fixed && cell.items.length === 1 ? cell.items[0]!.value : null;
        const item: Value = single ?? opaque({ is: "member", object: r.value, name: null }, node.right, module, r.value.kind === "opaque" && r.value.shared);
        if (!fixed) skipped.push(r.state.fork());
        const target = node.left.type === "VariableDeclaration" ? node.left.declarations[0]?.id : node.left;
        entries.push(...(target ? m.bind(target, item, r.state) : [r.state]));
      }
    } else if (node.type === "DoWhileStatement" || endless) entries = [start];
    else if (node.test) {
      // The first test is not decided by what is known: counters change from round to round.
      skipped.push(...m.evaluate(node.test, start.fork()).map((r) => r.state));
      entries = [start];
    } else entries = [start];
    const after: State[] = [...skipped];
    for (const entry of entries) {
      const depth = entry.loops;
      entry.loops = depth + 1;
      for (const c of execute(m, node.body, entry)) {
        const mine = c.label === undefined || c.label === null || c.label === label;
        if (c.how === "return" || !mine) {
          result.push(c);
          continue;
        }
        c.state.loops = depth;
        if (c.how === "break" || !endless) after.push(c.state);
      }
    }
    for (const s of settle(after, LIMITS.results)) {
      s.loops = state.loops;
      result.push({ how: "next", state: s });
    }
  }
  return result;
}
