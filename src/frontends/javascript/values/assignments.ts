import { bare, keyName, type Node } from "../syntax.js";
import { chain, type Machine, type Reached } from "./machine.js";
import type { State } from "./state.js";
import { piecesOf } from "./texts.js";
import { opaque, type Value } from "./value.js";

type Of<T extends string> = Extract<Node, { type: T }>;

export function update(m: Machine, node: Of<"UpdateExpression">, state: State): Reached[] {
  const { module } = m.frame;
  const value = opaque({ is: "other", of: [] }, node, module);
  if (node.argument.type === "Identifier") {
    const variable = module.variableOf(node.argument);
    if (variable && state.get(variable)) state.set(variable, value);
  } else noteWrite(m, node.argument, state);
  return [{ state, value }];
}

export function assignment(m: Machine, node: Of<"AssignmentExpression">, state: State): Reached[] {
  const { module } = m.frame;
  return chain(m.evaluate(node.right, state), (r) => {
    let { value } = r;
    const target = node.left;
    if (node.operator === "+=") {
      const left = m.evaluate(target, r.state)[0]?.value;
      if (left && (left.kind === "text" || value.kind === "text")) {
        const many = r.state.loops > 0;
        const added = piecesOf(value, node.right, module, r.state).map((piece) => ("hole" in piece && many ? { ...piece, item: true } : piece));
        value = { kind: "text", pieces: [...piecesOf(left, target, module, r.state), ...added], node, module };
      } else value = opaque({ is: "other", of: [value] }, node, module);
    } else if (node.operator === "||=" || node.operator === "??=" || node.operator === "&&=") {
      const left = m.evaluate(target, r.state)[0]?.value;
      value = opaque({ is: "other", of: left ? [left, value] : [value] }, node, module);
    } else if (node.operator !== "=") value = opaque({ is: "other", of: [value] }, node, module);
    if (target.type === "MemberExpression") return assignMember(m, target, value, node, r.state);
    if (target.type === "Identifier") {
      const variable = module.variableOf(target);
      if (variable && !r.state.get(variable) && m.recording) noteWrite(m, target, r.state);
    }
    return m.bind(target, value, r.state).map((s) => ({ state: s, value }));
  });
}

function assignMember(m: Machine, target: Of<"MemberExpression">, value: Value, node: Node, state: State): Reached[] {
  return chain(m.evaluate(target.object, state), (o) => {
    const name = keyName(target.property, target.computed);
    const cell = o.value.kind === "ref" ? o.state.cell(o.value.id) : undefined;
    if (o.value.kind === "ref" && cell && !m.base.has(o.value.id)) {
      if (cell.kind === "object") {
        const props = new Map(cell.props);
        if (name !== null) props.set(name, { value, node });
        o.state.put(o.value.id, { ...cell, props, open: cell.open || name === null });
      } else o.state.put(o.value.id, { ...cell, open: true });
    } else if (o.value.kind === "opaque" && name !== null && !o.value.shared) {
      // A fresh object of unknown make: remember what was set on it.
      o.value.members.set(name, value);
    } else noteWrite(m, target, o.state);
    return [{ state: o.state, value }];
  });
}

/** State that a server keeps for itself, which is no effect of the tool. */
const UPKEEP = /cache|memo|(?:^|\.|_)last[A-Z_]|timer|timeout|counter|retries|attempt|initiali[sz]ed|_?isReady|stats|metrics|^_|\._|client|connection|browser|session|\bpage\b|module$/i;

/** Records a write to state that outlives the call. */
export function noteWrite(m: Machine, target: Node, state: State): void {
  if (!m.recording || UPKEEP.test(m.frame.module.sourceOf(target))) return;
  const root = bare(target);
  if (root.type === "MemberExpression") {
    const object = m.evaluate(root.object, state.fork())[0]?.value;
    const outlives = object && ((object.kind === "opaque" && object.shared) || (object.kind === "ref" && m.base.has(object.id)));
    if (!outlives) return;
    const held = m.evaluate(root, state.fork())[0]?.value;
    if (held?.kind === "opaque" && held.onceSet) return;
  } else if (root.type !== "Identifier") return;
  else {
    // What is made when it is first needed is a part of the server.
    const variable = m.frame.module.variableOf(root);
    const held = variable && m.staticValue(variable, m.frame.module);
    if (held?.kind === "opaque" && held.onceSet) return;
  }
  m.effects.push({ kind: "write", sure: "certain", parameter: null, node: target, module: m.frame.module });
}
