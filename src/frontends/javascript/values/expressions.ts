import { bare, dottedName, keyName, type Node } from "../syntax.js";
import { chain, LIMITS, type Machine, type Reached } from "./machine.js";
import { memberOf } from "./members.js";
import type { Item, Member, State } from "./state.js";
import { literal, opaque, stringOf, textOf, type FunctionValue, type TextPiece, type Value } from "./value.js";
import { thisValue } from "./self.js";
import { plainText, piecesOf } from "./texts.js";
import { conditional, logical } from "./choices.js";
import { assignment, noteWrite, update } from "./assignments.js";
import { markTested } from "./conditions.js";

type Of<T extends string> = Extract<Node, { type: T }>;

/** What an expression can be, on every path through it. */
export function evaluateExpression(m: Machine, node: Node, state: State): Reached[] {
  const { module } = m.frame;
  const one = (value: Value): Reached[] => [{ state, value }];
  switch (node.type) {
    case "Literal":
      if (typeof node.value === "string") return one(textOf(node.value, node, module));
      if (node.value === null || typeof node.value === "number" || typeof node.value === "boolean" || typeof node.value === "bigint") {
        return one("regex" in node || "bigint" in node ? opaque({ is: "other", of: [] }, node, module) : literal(node.value, node));
      }
      return one(opaque({ is: "other", of: [] }, node, module));
    case "TemplateLiteral":
      return template(m, node, state);
    case "TaggedTemplateExpression":
      return taggedTemplate(m, node, state);
    case "Identifier":
      return one(valueOfName(m, node, state));
    case "ThisExpression":
      return one(thisValue(m, node, state));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "TSInstantiationExpression":
    case "ChainExpression":
      return m.evaluate(node.expression, state);
    case "AwaitExpression":
      return m.evaluate(node.argument, state);
    case "MemberExpression":
      return member(m, node, state);
    case "ObjectExpression":
      return object(m, node, state);
    case "ArrayExpression":
      return array(m, node, state);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return one(closure(m, node, state));
    case "ClassExpression":
      return one({ kind: "class", node, module });
    case "ConditionalExpression":
      return conditional(m, node, state);
    case "LogicalExpression":
      return logical(m, node, state);
    case "BinaryExpression":
      return binary(m, node, state);
    case "UnaryExpression":
      return unary(m, node, state);
    case "AssignmentExpression":
      return assignment(m, node, state);
    case "UpdateExpression":
      return update(m, node, state);
    case "SequenceExpression": {
      let reached: Reached[] = one(literal(undefined, node));
      for (const part of node.expressions) reached = chain(reached, (r) => m.evaluate(part, r.state));
      return reached;
    }
    case "ImportExpression": {
      const from = node.source.type === "Literal" && typeof node.source.value === "string" ? node.source.value : null;
      const value = from === null ? null : m.readImport(from, "*", module);
      return one(value?.value ?? opaque({ is: "import", from: from ?? "", name: "*" }, node, module));
    }
    case "SpreadElement":
      return m.evaluate(node.argument, state);
    case "YieldExpression":
      return node.argument ? m.evaluate(node.argument, state) : one(literal(undefined, node));
    default:
      return one(opaque({ is: "other", of: [] }, node, module));
  }
}

function closure(m: Machine, node: FunctionValue["node"], state: State): FunctionValue {
  const inside = m.frame.fn !== null;
  return {
    kind: "function",
    node,
    module: m.frame.module,
    captured: inside ? state.bindings() : null,
    self: node.type === "ArrowFunctionExpression" ? thisValue(m, node, state) : null,
  };
}

function valueOfName(m: Machine, node: Of<"Identifier">, state: State): Value {
  const { module } = m.frame;
  if (node.name === "undefined") return literal(undefined, node);
  const variable = module.variableOf(node);
  if (!variable) return opaque({ is: "global", name: node.name }, node, module, true);
  const bound = state.get(variable);
  if (bound) return bound;
  const value = m.staticValue(variable, module);
  // A function declared inside the running one closes over its variables.
  if (value.kind === "function" && m.frame.fn && !value.captured && variable.scope.type !== "module" && variable.scope.type !== "global") {
    return { ...value, captured: state.bindings(), self: value.node.type === "ArrowFunctionExpression" ? thisValue(m, node, state) : null };
  }
  return value;
}

function member(m: Machine, node: Of<"MemberExpression">, state: State): Reached[] {
  const { module } = m.frame;
  if (node.object.type === "Super") {
    const self = thisValue(m, node, state);
    return [{ state, value: opaque({ is: "member", object: self, name: keyName(node.property, node.computed) }, node, module) }];
  }
  if (dottedName(node) === "process.env" && node.object.type === "Identifier" && !module.variableOf(node.object)) {
    return [{ state, value: opaque({ is: "global", name: "process.env" }, node, module, true) }];
  }
  return chain(m.evaluate(node.object, state), (o) => {
    let name = keyName(node.property, node.computed);
    if (!node.computed || name !== null) return [{ state: o.state, value: memberOf(m, o.value, name, o.state, node) }];
    return chain(m.evaluate(node.property, o.state), (p) => {
      markTested(m, p.value);
      name = p.value.kind === "literal" && typeof p.value.value === "number" ? String(p.value.value) : stringOf(p.value);
      return [{ state: p.state, value: memberOf(m, o.value, name, p.state, node) }];
    });
  });
}

function template(m: Machine, node: Of<"TemplateLiteral">, state: State): Reached[] {
  const { module } = m.frame;
  let reached: { state: State; pieces: TextPiece[] }[] = [{ state, pieces: [] }];
  node.quasis.forEach((quasi, index) => {
    const cooked = quasi.value.cooked ?? quasi.value.raw;
    if (cooked !== "") for (const r of reached) r.pieces.push({ literal: cooked, node: quasi, module });
    const expression = node.expressions[index];
    if (!expression) return;
    reached = reached.flatMap((r) => {
      const parts = printed(m, expression, r.state);
      return parts.map((part, i) => ({ state: part.state, pieces: [...(i === parts.length - 1 ? r.pieces : r.pieces.slice()), ...part.pieces] }));
    });
    if (reached.length > LIMITS.results) reached = reached.slice(0, LIMITS.results);
  });
  return reached.map((r) => ({ state: r.state, value: { kind: "text", pieces: r.pieces, node, module } }));
}

/** What an expression prints inside a text. `a && b` can print `false`, which is told apart from the value of `b`. */
export function printed(m: Machine, node: Node, state: State): { state: State; pieces: TextPiece[] }[] {
  const { module } = m.frame;
  const inner = bare(node);
  if (inner.type === "LogicalExpression" && inner.operator === "&&" && isTest(inner.left)) {
    const parted = m.assume(inner.left, state.fork());
    if (parted.yes.length > 0 && parted.no.length > 0) {
      const value = m.evaluate(inner.right, parted.yes[0]!)[0]?.value;
      if (value) return [{ state, pieces: [{ hole: value, node: inner, module, prints: "false" }] }];
    }
  }
  // `${reason ?? "no reason given"}`: what is usually printed is the reason.
  if (inner.type === "LogicalExpression" && inner.operator !== "&&" && bare(inner.right).type === "Literal") {
    const left = m.evaluate(inner.left, state);
    if (left.length === 1 && left[0]!.value.kind === "opaque") return [{ state: left[0]!.state, pieces: [{ hole: left[0]!.value, node: inner, module }] }];
    state = left[0]?.state ?? state;
  }
  const reached = m.evaluate(node, state);
  // Choices between plain words inside a text say nothing about failure: they are one hole.
  if (reached.length > 1 && reached.every((r) => plainText(r.value))) {
    return [{ state: reached[0]!.state, pieces: [{ hole: opaque({ is: "other", of: reached.map((r) => r.value) }, inner, module), node: inner, module }] }];
  }
  return reached.map((r) => ({ state: r.state, pieces: piecesOf(r.value, inner, module, r.state) }));
}

const isTest = (node: Node): boolean => {
  const inner = bare(node);
  return (
    (inner.type === "BinaryExpression" && ["instanceof", "===", "!==", "==", "!=", "<", ">", "<=", ">=", "in"].includes(inner.operator)) ||
    (inner.type === "UnaryExpression" && inner.operator === "!") ||
    (inner.type === "LogicalExpression" && inner.operator !== "??" && isTest(inner.left) && isTest(inner.right))
  );
};

function taggedTemplate(m: Machine, node: Of<"TaggedTemplateExpression">, state: State): Reached[] {
  const tag = dottedName(node.tag) ?? "";
  if (tag === "dedent" || tag === "outdent" || tag === "String.raw" || tag.endsWith("stripIndent")) return template(m, node.quasi, state);
  return chain(template(m, node.quasi, state), (text) =>
    m.evaluate(node.tag, text.state).map((t) => ({
      state: t.state,
      value: opaque({ is: "call", callee: t.value, receiver: null, name: tag, args: [text.value] }, node, m.frame.module),
    })),
  );
}

function object(m: Machine, node: Of<"ObjectExpression">, state: State): Reached[] {
  type Building = { state: State; props: Map<string, Member>; open: boolean };
  let building: Building[] = [{ state, props: new Map(), open: false }];
  for (const property of node.properties) {
    building = building.flatMap((b): Building[] => {
      if (property.type === "SpreadElement") {
        if (isOptionalDetail(property.argument)) return [{ ...b, open: true }];
        return m.evaluate(property.argument, b.state).map((r, _index, all) => {
          const props = all.length > 1 ? new Map(b.props) : b.props;
          let open = b.open;
          if (r.value.kind === "ref") {
            const cell = r.state.cell(r.value.id);
            if (cell?.kind === "object") {
              for (const [name, member] of cell.props) props.set(name, member);
              open ||= cell.open;
            } else open = true;
          } else if (r.value.kind !== "literal") open = true;
          return { state: r.state, props, open };
        });
      }
      const name = keyName(property.key, property.computed);
      if (property.kind !== "init") return [{ ...b, open: true }];
      const finish = (from: State, key: string | null): Building[] => {
        const values = m.evaluate(property.value, from);
        return values.map((r) => {
          const props = values.length > 1 ? new Map(b.props) : b.props;
          if (key === null) return { state: r.state, props, open: true };
          props.delete(key);
          props.set(key, { value: r.value, node: property });
          return { state: r.state, props, open: b.open };
        });
      };
      if (name !== null || !property.computed) return finish(b.state, name);
      return m.evaluate(property.key, b.state).flatMap((k) => finish(k.state, stringOf(k.value)));
    });
    if (building.length > LIMITS.results) building = building.slice(0, LIMITS.results);
  }
  return building.map((b) => ({
    state: b.state,
    value: m.allocate({ kind: "object", node, frame: m.frame, props: b.props, open: b.open, of: null }, b.state),
  }));
}

/** `...(name && { name })` of members that decide nothing: the object may have them. Following each would double the paths. */
function isOptionalDetail(node: Node): boolean {
  const inner = bare(node);
  const sides = inner.type === "LogicalExpression" && inner.operator === "&&" ? [inner.right] : inner.type === "ConditionalExpression" ? [inner.consequent, inner.alternate] : [];
  return sides.length > 0 && sides.every((side) => {
    const object = bare(side);
    return object.type === "ObjectExpression" && object.properties.every((p) => p.type === "Property" && !DECISIVE.has(keyName(p.key, p.computed) ?? ""));
  });
}

const DECISIVE = new Set(["isError", "content", "structuredContent", "error", "success", "ok", "status", "message", "method", "text"]);

function array(m: Machine, node: Of<"ArrayExpression">, state: State): Reached[] {
  type Building = { state: State; items: Item[]; open: boolean };
  let building: Building[] = [{ state, items: [], open: false }];
  for (const element of node.elements) {
    if (!element) continue;
    building = building.flatMap((b): Building[] => {
      const values = m.evaluate(element.type === "SpreadElement" ? element.argument : element, b.state);
      return values.map((r) => {
        const items = values.length > 1 ? [...b.items] : b.items;
        if (element.type !== "SpreadElement") {
          items.push({ value: r.value, node: element, many: false });
          return { state: r.state, items, open: b.open };
        }
        const cell = r.value.kind === "ref" ? r.state.cell(r.value.id) : undefined;
        if (cell?.kind !== "array") return { state: r.state, items, open: true };
        items.push(...cell.items);
        return { state: r.state, items, open: b.open || cell.open };
      });
    });
    if (building.length > LIMITS.results) building = building.slice(0, LIMITS.results);
  }
  return building.map((b) => ({
    state: b.state,
    value: m.allocate({ kind: "array", node, frame: m.frame, items: b.items, open: b.open }, b.state),
  }));
}

function binary(m: Machine, node: Of<"BinaryExpression">, state: State): Reached[] {
  const { module } = m.frame;
  if (node.operator === "+") {
    const sums = printed(m, node.left as Node, state).flatMap((l) => printed(m, node.right, l.state).map((r) => ({ state: r.state, pieces: [...l.pieces, ...r.pieces] })));
    return sums.slice(0, LIMITS.results).map(({ state: s, pieces }) => {
      const isText = mentionsText(node) || pieces.some((piece) => "literal" in piece && !/^-?\d+(\.\d+)?$/.test(piece.literal));
      const value: Value = isText
        ? { kind: "text", pieces, node, module }
        : opaque({ is: "other", of: pieces.flatMap((p) => ("hole" in p ? [p.hole] : [])) }, node, module);
      return { state: s, value };
    });
  }
  const isComparison = ["===", "!==", "==", "!=", "<", ">", "<=", ">=", "instanceof", "in"].includes(node.operator);
  if (!isComparison) {
    return chain(m.evaluate(node.left as Node, state), (l) =>
      m.evaluate(node.right, l.state).map((r) => ({ state: r.state, value: opaque({ is: "other", of: [l.value, r.value] }, node, module) })),
    );
  }
  const { yes, no } = m.assume(node, state);
  return [...yes.map((s) => ({ state: s, value: literal(true, node) })), ...no.map((s) => ({ state: s, value: literal(false, node) }))];
}

const mentionsText = (node: Node): boolean => {
  if (node.type === "BinaryExpression") return node.operator === "+" && (mentionsText(node.left as Node) || mentionsText(node.right));
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
};

function unary(m: Machine, node: Of<"UnaryExpression">, state: State): Reached[] {
  const { module } = m.frame;
  switch (node.operator) {
    case "!": {
      const { yes, no } = m.assume(node.argument, state);
      return [...no.map((s) => ({ state: s, value: literal(true, node) })), ...yes.map((s) => ({ state: s, value: literal(false, node) }))];
    }
    case "void":
      return m.evaluate(node.argument, state).map((r) => ({ state: r.state, value: literal(undefined, node) }));
    case "-":
      return m
        .evaluate(node.argument, state)
        .map((r) => ({ state: r.state, value: r.value.kind === "literal" && typeof r.value.value === "number" ? literal(-r.value.value, node) : opaque({ is: "other", of: [r.value] }, node, module) }));
    case "delete":
      noteWrite(m, node.argument, state);
      return [{ state, value: literal(true, node) }];
    default:
      return m.evaluate(node.argument, state).map((r) => ({ state: r.state, value: opaque({ is: "other", of: [r.value] }, node, module) }));
  }
}
