import { bare, keyName, type Node } from "../syntax.js";
import type { Machine } from "./machine.js";
import { settle } from "./machine.js";
import type { State } from "./state.js";
import { stringOf, type CaughtValue, type ErrorValue, type Value } from "./value.js";

export interface Parted {
  readonly yes: State[];
  readonly no: State[];
}

type Plain = string | number | boolean | null;

/** Whether a value counts as true, as far as it is known on this path. */
export function truthOf(value: Value, state: State): boolean | null {
  switch (value.kind) {
    case "literal":
      return Boolean(value.value);
    case "text":
      if (value.pieces.length === 0) return false;
      if (value.pieces.some((piece) => "literal" in piece && piece.literal !== "")) return true;
      return state.assumed(value)?.truthy ?? null;
    case "opaque": {
      const assumed = state.assumed(value);
      if (!assumed) return null;
      if (assumed.equals !== undefined) return Boolean(assumed.equals);
      return assumed.truthy ?? (assumed.nullish ? false : null);
    }
    default:
      return true;
  }
}

/** Parts a state by a test: where it holds and where it does not. */
export function assume(m: Machine, test: Node, state: State): Parted {
  const node = bare(test);
  const decided = m.listener?.decides(node, state) ?? null;
  if (decided !== null) return decided ? { yes: [state], no: [] } : { yes: [], no: [state] };
  switch (node.type) {
    case "UnaryExpression":
      if (node.operator === "!") {
        const { yes, no } = assume(m, node.argument, state);
        return { yes: no, no: yes };
      }
      break;
    case "LogicalExpression": {
      if (node.operator === "??") break;
      const left = assume(m, node.left, state);
      const decided = node.operator === "&&" ? left.no : left.yes;
      const open = node.operator === "&&" ? left.yes : left.no;
      const right = open.map((s) => assume(m, node.right, s));
      const yes = right.flatMap((r) => r.yes);
      const no = right.flatMap((r) => r.no);
      return node.operator === "&&" ? { yes: settle(yes), no: settle([...decided, ...no]) } : { yes: settle([...decided, ...yes]), no: settle(no) };
    }
    case "BinaryExpression":
      return assumeBinary(m, node, state);
    case "CallExpression":
      if (node.callee.type === "MemberExpression" && keyName(node.callee.property, node.callee.computed) === "isArray" && node.arguments[0]) {
        return part(m, m.evaluate(node.arguments[0], state), (value, s) =>
          value.kind === "ref" ? s.cell(value.id)?.kind === "array" : value.kind === "text" || value.kind === "literal" ? false : null,
        );
      }
      break;
    default:
      break;
  }
  return part(
    m,
    m.evaluate(node, state),
    (value, s) => truthOf(value, s),
    (value, s, truth) => {
      if (value.kind === "opaque" || value.kind === "text") s.assume(value, { truthy: truth, ...(truth && { nullish: false }) });
    },
  );
}

function part(
  m: Machine,
  reached: readonly { state: State; value: Value }[],
  decide: (value: Value, state: State) => boolean | null,
  note?: (value: Value, state: State, truth: boolean) => void,
): Parted {
  const yes: State[] = [];
  const no: State[] = [];
  for (const { value, state } of reached) {
    markTested(m, value);
    const truth = decide(value, state);
    if (truth !== false) {
      const holds = truth === null ? state.fork() : state;
      if (truth === null) note?.(value, holds, true);
      yes.push(holds);
    }
    if (truth !== true) {
      if (truth === null) note?.(value, state, false);
      no.push(state);
    }
  }
  return { yes: settle(yes), no: settle(no) };
}

function assumeBinary(m: Machine, node: Extract<Node, { type: "BinaryExpression" }>, state: State): Parted {
  const { operator } = node;
  const equality = operator === "===" || operator === "==" || operator === "!==" || operator === "!=";
  if (operator === "instanceof") return assumeInstance(m, node.left, node.right, state);
  if (operator === "in") {
    return part(
      m,
      m.evaluate(node.right, state).map((right) => ({ state: right.state, value: right.value })),
      (value, s) => {
        const name = keyName(node.left, true);
        if (value.kind !== "ref" || name === null) return null;
        const cell = s.cell(value.id);
        if (cell?.kind !== "object") return null;
        return cell.props.has(name) ? true : cell.open || cell.of ? null : false;
      },
    );
  }
  if (equality) {
    const swap = operator === "!==" || operator === "!=";
    const parted = assumeEqual(m, node.left as Node, node.right, operator.length === 2, state);
    return swap ? { yes: parted.no, no: parted.yes } : parted;
  }
  if (operator === "<" || operator === ">" || operator === "<=" || operator === ">=") {
    const pairs = m.evaluate(node.left as Node, state).flatMap((l) => m.evaluate(node.right, l.state).map((r) => ({ state: r.state, value: r.value, left: l.value })));
    const yes: State[] = [];
    const no: State[] = [];
    for (const { state: s, left, value } of pairs) {
      const truth =
        left.kind === "literal" && value.kind === "literal" && typeof left.value === "number" && typeof value.value === "number"
          ? compare(operator, left.value, value.value)
          : null;
      if (truth !== false) yes.push(truth === null ? s.fork() : s);
      if (truth !== true) no.push(s);
    }
    return { yes: settle(yes), no: settle(no) };
  }
  // Arithmetic: what it comes to is not known.
  return part(m, m.evaluate(node, state), (value, s) => truthOf(value, s));
}

/** Notes that a check looked at the arguments of the call that a value is made of. */
export function markTested(m: Machine, value: Value, depth = 0): void {
  if (value.kind !== "opaque" || depth > 4) return;
  const { origin } = value;
  if (origin.is === "parameter" && origin.argument) m.tested.add(origin.name);
  else if (origin.is === "member") markTested(m, origin.object, depth + 1);
  else if (origin.is === "call") for (const part of [origin.receiver, ...origin.args]) if (part) markTested(m, part, depth + 1);
  if (origin.is === "other") for (const part of origin.of) markTested(m, part, depth + 1);
}

function compare(operator: "<" | ">" | "<=" | ">=", a: number, b: number): boolean {
  switch (operator) {
    case "<":
      return a < b;
    case ">":
      return a > b;
    case "<=":
      return a <= b;
    case ">=":
      return a >= b;
  }
}

function plainOf(value: Value): Plain | undefined {
  if (value.kind === "text") return stringOf(value) ?? undefined;
  if (value.kind !== "literal" || typeof value.value === "bigint") return undefined;
  // `null` stands for both null and undefined: tests for one nearly always mean either.
  return value.value ?? null;
}

function assumeEqual(m: Machine, left: Node, right: Node, loose: boolean, state: State): Parted {
  const typeTest = typeTestOf(left, right);
  if (typeTest) {
    return part(m, m.evaluate(typeTest.of, state), (value) => {
      const type = typeOf(value);
      return type === null ? null : type === typeTest.type;
    });
  }
  const yes: State[] = [];
  const no: State[] = [];
  for (const l of m.evaluate(left, state)) {
    for (const { state: s, value: r } of m.evaluate(right, l.state)) {
      markTested(m, l.value);
      markTested(m, r);
      const [a, b] = [plainOf(l.value), plainOf(r)];
      let truth: boolean | null = null;
      let asked: Value | null = null;
      let answer: Plain | undefined;
      if (a !== undefined && b !== undefined) truth = loose ? String(a) === String(b) : a === b;
      else if (b === null || a === null) {
        const other = b === null ? l.value : r;
        if (other.kind === "opaque") {
          const assumed = s.assumed(other);
          truth = assumed?.nullish ?? (assumed?.truthy || (assumed?.equals !== undefined && assumed.equals !== null) ? false : null);
        } else if (other.kind !== "literal" && other.kind !== "text") truth = false;
        else if (other.kind === "text") truth = false;
        [asked, answer] = [other, null];
      } else if (a !== undefined || b !== undefined) {
        asked = b !== undefined ? l.value : r;
        answer = b ?? a;
        if (asked.kind === "opaque") {
          const assumed = s.assumed(asked);
          if (assumed?.equals !== undefined) truth = assumed.equals === answer;
          else if (assumed?.not?.includes(answer as Plain)) truth = false;
          else if (assumed?.nullish) truth = false;
        } else if (asked.kind === "ref" || asked.kind === "function" || asked.kind === "class" || asked.kind === "caught") truth = false;
      } else if (l.value === r) truth = true;
      if (truth !== false) {
        const holds = truth === null ? s.fork() : s;
        if (truth === null && asked?.kind === "opaque" && answer !== undefined) {
          holds.assume(asked, answer === null ? { nullish: true, truthy: false } : { equals: answer, nullish: false, truthy: Boolean(answer) });
        }
        yes.push(holds);
      }
      if (truth !== true) {
        if (truth === null && asked?.kind === "opaque" && answer !== undefined) {
          s.assume(asked, answer === null ? { nullish: false } : { not: [...(s.assumed(asked)?.not ?? []), answer] });
        }
        no.push(s);
      }
    }
  }
  return { yes: settle(yes), no: settle(no) };
}

function typeTestOf(left: Node, right: Node): { of: Node; type: string } | null {
  for (const [a, b] of [
    [left, right],
    [right, left],
  ] as const) {
    const test = bare(a);
    const type = bare(b);
    if (test.type === "UnaryExpression" && test.operator === "typeof" && type.type === "Literal" && typeof type.value === "string") {
      return { of: test.argument, type: type.value };
    }
  }
  return null;
}

function typeOf(value: Value): string | null {
  switch (value.kind) {
    case "text":
    case "json":
      return "string";
    case "literal":
      return value.value === null ? "object" : typeof value.value;
    case "function":
    case "class":
      return "function";
    case "ref":
    case "error":
      return "object";
    default:
      return null;
  }
}

/** `left instanceof right`: narrows what a catch received, so that a rethrow of one class carries only that class. */
function assumeInstance(m: Machine, left: Node, right: Node, state: State): Parted {
  const target = bare(left);
  const className = lastName(bare(right));
  const yes: State[] = [];
  const no: State[] = [];
  for (const { value, state: s } of m.evaluate(left, state)) {
    if (value.kind === "error" && className !== null) {
      (isInstance(value, className) ? yes : no).push(s);
      continue;
    }
    if (value.kind === "text" || value.kind === "literal" || value.kind === "ref") {
      if (value.kind !== "ref") {
        no.push(s);
        continue;
      }
    }
    const holds = s.fork();
    if (value.kind === "caught" && className !== null && target.type === "Identifier") {
      const variable = m.frame.module.variableOf(target);
      if (variable) {
        const is = narrow(value, className, true);
        const isNot = narrow(value, className, false);
        holds.set(variable, is);
        if (is.others || is.thrown.length > 0) yes.push(holds);
        s.set(variable, isNot);
        if (isNot.others || isNot.thrown.length > 0) no.push(s);
        continue;
      }
    }
    yes.push(holds);
    no.push(s);
  }
  return { yes, no };
}

const lastName = (node: Node): string | null =>
  node.type === "Identifier" ? node.name : node.type === "MemberExpression" ? keyName(node.property, node.computed) : null;

function isInstance(error: ErrorValue, className: string): boolean {
  return className === "Error" || error.className === className || error.bases.includes(className);
}

/** Errors of a protocol's own class are thrown on purpose only, so calls that are not followed do not throw them. */
const DELIBERATE = new Set(["McpError", "ProtocolError", "UserError", "ToolError"]);

function narrow(caught: CaughtValue, className: string, holds: boolean): CaughtValue {
  const thrown = caught.thrown.filter(({ value }) => (value.kind === "error" ? isInstance(value, className) : className === "Error" ? false : value.kind !== "text") === holds);
  const others = caught.others && (holds ? !DELIBERATE.has(className) : className !== "Error" || caught.others);
  return { ...caught, thrown, others };
}
