import { bare, enclosingClass, isFunction, keyName, type FunctionNode, type Node } from "../syntax.js";
import { constructorOf } from "./construct.js";
import { freshId, outermost, type Machine } from "./machine.js";
import type { Module } from "../module.js";
import { fieldsSetIn, onceSetOf } from "./once-set.js";
import { opaque, parameter, type ClassValue, type FunctionValue, type RefValue, type Value } from "./value.js";

/** The part of a machine that knows classes: their instances, members, fields and what they extend. */
export type Classes = Pick<Machine, "instanceOf" | "classMember" | "superClass" | "superMember">;

/** Makes that part; the machine that it belongs to is asked for when a member is. */
export function createClasses(machine: () => Machine): Classes {
  const instances = new Map<Node, RefValue>();
  const fields = new Map<Node, Value>();
  return { instanceOf, classMember, superClass, superMember };

  function instanceOf(cls: ClassValue): RefValue {
    let ref = instances.get(cls.node);
    if (!ref) {
      const id = freshId();
      ref = { kind: "ref", id };
      instances.set(cls.node, ref);
      machine().base.set(id, { kind: "object", node: cls.node, frame: outermost(cls.module), props: new Map(), open: true, of: cls });
    }
    return ref;
  }

  /** A method, field or static of a class or of one it extends; null if none of them says. */
  function classMember(cls: ClassValue, name: string, self: Value, isStatic: boolean): Value | null {
    for (let at: ClassValue | null = cls, depth = 0; at && depth < 8; at = superClass(at), depth++) {
      const own = ownMember(at, name, self, isStatic);
      if (own) return own;
    }
    return null;
  }

  function ownMember(cls: ClassValue, name: string, self: Value, isStatic: boolean): Value | null {
    for (const member of cls.node.body.body) {
      if (member.type !== "MethodDefinition" && member.type !== "PropertyDefinition") continue;
      if (member.static !== isStatic || keyName(member.key, member.computed) !== name) continue;
      if (member.type === "MethodDefinition") {
        if (!isFunction(member.value as Node)) continue;
        const fn: FunctionValue = { kind: "function", node: member.value as FunctionNode, module: cls.module, captured: null, self };
        if (member.kind === "get") {
          const returned = getterValue(fn);
          return returned ?? opaque({ is: "member", object: self, name }, member, cls.module, true);
        }
        if (member.kind === "method") return fn;
        continue;
      }
      if (!isStatic && changes(cls, name, member.value)) return assignedInConstructor(cls, name, self) ?? changingField(cls, name, member, self);
      if (!member.value) break;
      return fieldValue(member, cls.module, self);
    }
    return isStatic ? null : assignedInConstructor(cls, name, self);
  }

  /** Whether a field that begins with nothing, a word or a number is set by a method. */
  function changes({ node }: ClassValue, name: string, initial: Node | null): boolean {
    const kind = initial && bare(initial);
    const isPlain = !kind || kind.type === "Literal" || kind.type === "UnaryExpression" || (kind.type === "Identifier" && kind.name === "undefined");
    return isPlain && fieldsSetIn(node).has(name);
  }

  function changingField(cls: ClassValue, name: string, member: Extract<Node, { type: "PropertyDefinition" }>, self: Value): Value {
    let value = fields.get(member);
    if (!value) {
      const unset = opaque({ is: "member", object: self, name }, member, cls.module, true);
      fields.set(member, unset);
      value = { ...unset, onceSet: onceSetOf(machine(), [member.value, ...(fieldsSetIn(cls.node).get(name) ?? [])], cls.module) };
      fields.set(member, value);
    }
    return value;
  }

  function fieldValue(member: Extract<Node, { type: "PropertyDefinition" }>, module: Module, self: Value): Value {
    let value = fields.get(member);
    if (!value) {
      fields.set(member, opaque({ is: "member", object: self, name: null }, member, module, true));
      value = machine().staticExpression(member.value!, module);
      if (value.kind === "function" && value.node.type === "ArrowFunctionExpression") value = { ...value, self };
      fields.set(member, value);
    }
    return value;
  }

  /** `get name() { return …; }` with one return. */
  function getterValue(fn: FunctionValue): Value | null {
    const [statement] = fn.node.body.type === "BlockStatement" ? fn.node.body.body : [];
    return statement?.type === "ReturnStatement" && statement.argument ? machine().staticExpression(statement.argument, fn.module) : null;
  }

  /** A field that is set in the constructor, and by no method after it. */
  function assignedInConstructor(cls: ClassValue, name: string, self: Value): Value | null {
    const constructor = constructorOf(cls);
    if (!constructor || (fieldsSetIn(cls.node).get(name) ?? []).length > 1) return null;
    for (const param of constructor.params) {
      if (param.type !== "TSParameterProperty") continue;
      const target = param.parameter.type === "AssignmentPattern" ? param.parameter.left : param.parameter;
      if (target.type === "Identifier" && target.name === name) return parameter(target, cls.module);
    }
    for (const statement of constructor.body.type === "BlockStatement" ? constructor.body.body : []) {
      if (statement.type !== "ExpressionStatement") continue;
      const assignment = bare(statement.expression);
      if (assignment.type !== "AssignmentExpression" || assignment.left.type !== "MemberExpression" || assignment.left.object.type !== "ThisExpression") continue;
      if (keyName(assignment.left.property, assignment.left.computed) !== name) continue;
      let value = fields.get(assignment);
      if (!value) {
        fields.set(assignment, opaque({ is: "member", object: self, name }, assignment, cls.module, true));
        value = machine().staticExpression(assignment.right, cls.module);
        fields.set(assignment, value);
      }
      return value;
    }
    return null;
  }

  function superClass(cls: ClassValue): ClassValue | null {
    const node = (cls.node as { superClass: Node | null }).superClass;
    if (!node) return null;
    const value = machine().staticExpression(node, cls.module);
    return value.kind === "class" && value.node !== cls.node ? value : null;
  }

  function superMember(node: Node, name: string, self: Value): Value | null {
    const around = enclosingClass(node);
    const parent = around && superClass({ kind: "class", node: around, module: machine().frame.module });
    return parent ? classMember(parent, name, self, false) : null;
  }
}
