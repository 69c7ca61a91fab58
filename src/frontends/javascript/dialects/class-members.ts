import { bare, isFunction, keyName, walk, type ClassNode, type Node } from "../syntax.js";
import { constructorOf } from "../values/construct.js";
import { cellOf } from "../values/machine.js";
import type { ClassValue, Value } from "../values/value.js";
import type { Part, Reading } from "./dialect.js";

/** How many base classes up a value is looked for. */
const MAX_UP = 6;

/** What a class or one of its bases says of a member: a field, a getter or a method of its instances, or of the class itself. */
export function classPart({ machine, module }: Reading, node: ClassNode, name: string, isStatic = false): Part | undefined {
  const cls: ClassValue = { kind: "class", node, module };
  const self = isStatic ? cls : machine.instanceOf(cls);
  const value = machine.classMember(cls, name, self, isStatic);
  return value ? { value: handedUp(machine, cls, value), node: nodeOf(node, name, isStatic) } : undefined;
}

/** What a method without parameters certainly returns, such as `getName() { return "…"; }`. */
export function returnedBy({ machine }: Reading, { value, node }: Part): Part | undefined {
  if (value.kind !== "function" || value.node.params.length > 0) return undefined;
  const { body } = value.node;
  const [statement] = body.type === "BlockStatement" ? body.body : [];
  const returned = body.type !== "BlockStatement" ? body : statement?.type === "ReturnStatement" ? statement.argument : null;
  return returned ? { value: machine.staticExpression(returned, value.module), node } : undefined;
}

/** Where a class says a member: its value, its method, or the name of the class where a base says it. */
function nodeOf(cls: ClassNode, name: string, isStatic: boolean): Node {
  for (const member of cls.body.body) {
    if (member.type !== "PropertyDefinition" && member.type !== "MethodDefinition") continue;
    if (member.static === isStatic && keyName(member.key, member.computed) === name) return member.type === "PropertyDefinition" ? (member.value ?? member) : member;
  }
  return cls.id ?? cls;
}

/** The value of a field that the constructor of a base sets from its parameters: what `super(…)` hands up. */
function handedUp(machine: Reading["machine"], cls: ClassValue, value: Value): Value {
  if (value.kind !== "opaque") return value;
  const { origin } = value;
  if (origin.is === "member" && origin.name !== null) {
    const holder = handedUp(machine, cls, origin.object);
    const cell = holder === origin.object ? undefined : cellOf(machine, holder);
    return (cell?.kind === "object" ? cell.props.get(origin.name)?.value : undefined) ?? value;
  }
  if (origin.is !== "parameter" || origin.name === "") return value;
  let own = cls;
  for (let up = 0; up < MAX_UP; up++) {
    const base = machine.superClass(own);
    if (!base) return value;
    const at = constructorOf(base)?.params.findIndex((param) => nameOf(param) === origin.name) ?? -1;
    const argument = at < 0 || !isWithin(value.node, base.node) ? undefined : superCallOf(own)?.[at];
    if (argument && argument.type !== "SpreadElement") return machine.staticExpression(argument, own.module);
    own = base;
  }
  return value;
}

const isWithin = (node: Node, holder: Node): boolean => node.range[0] >= holder.range[0] && node.range[1] <= holder.range[1];

function nameOf(param: Node): string | null {
  const inner = param.type === "TSParameterProperty" ? param.parameter : param;
  const target = inner.type === "AssignmentPattern" ? inner.left : inner;
  return target.type === "Identifier" ? target.name : null;
}

/** The arguments of `super(…)` in the constructor of a class. */
function superCallOf(cls: ClassValue): readonly Node[] | null {
  const constructor = constructorOf(cls);
  let found: readonly Node[] | null = null;
  if (constructor) {
    walk(constructor.body, (node) => {
      if (node !== constructor.body && isFunction(node)) return false;
      if (node.type === "CallExpression" && bare(node.callee).type === "Super") found ??= node.arguments;
      return true;
    });
  }
  return found;
}
