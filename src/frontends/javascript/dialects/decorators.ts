import { bare, keyName, type ClassNode, type Node } from "../syntax.js";
import type { FunctionValue, Value } from "../values/value.js";
import { opaque, textOf } from "../values/value.js";
import { isExport } from "./imports.js";
import type { Part, Reading } from "./dialect.js";

/** What a decorator of a package is called with: `@Name(config)`; no part for `@Name()`. */
export interface Decoration {
  readonly node: Node;
  readonly config: Part | undefined;
}

/** The decorator of that name on a class, method or parameter, if it comes from the package. */
export function decorationOf(reading: Reading, holder: Node, from: RegExp, name: string): Decoration | null {
  for (const decorator of decoratorsOf(holder)) {
    const call = bare(decorator);
    if (call.type !== "CallExpression" || !isExport(reading.machine.staticExpression(call.callee, reading.module), from, name)) continue;
    const [argument] = call.arguments;
    return { node: call, config: argument && { node: argument, value: reading.machine.staticExpression(argument, reading.module) } };
  }
  return null;
}

/** The expressions of the decorators of a class, a method, a field or a parameter. */
export function decoratorsOf(holder: Node): readonly Node[] {
  const { decorators } = holder as { decorators?: readonly { readonly expression: Node }[] };
  return (decorators ?? []).map(({ expression }) => expression);
}

/** A method that a decorator of a package stands on. */
export interface DecoratedMethod extends Decoration {
  readonly cls: ClassNode;
  readonly method: Node;
  /** The name of the method, for a decorator that gives none. */
  readonly name: Part;
  readonly handler: Part | undefined;
}

/** The methods of this file that carry a decorator of that name from the package. */
export function decoratedMethods(reading: Reading, from: RegExp, name: string): DecoratedMethod[] {
  const { machine, module } = reading;
  return reading.classes.flatMap((cls) =>
    cls.body.body.flatMap((member): DecoratedMethod[] => {
      const isMember = member.type === "MethodDefinition" || member.type === "PropertyDefinition";
      const own = isMember ? keyName(member.key, member.computed) : null;
      const decoration = isMember && own !== null ? decorationOf(reading, member, from, name) : null;
      if (!isMember || own === null || !decoration) return [];
      const value = machine.classMember({ kind: "class", node: cls, module }, own, machine.instanceOf({ kind: "class", node: cls, module }), false);
      return [{ ...decoration, cls, method: member, name: { node: member.key, value: textOf(own, member.key, module) }, handler: value ? { node: member, value } : undefined }];
    }),
  );
}

/** The values of a function's parameters where one of them, marked by a decorator, takes the arguments of the call. */
export function markedArguments(fn: FunctionValue, call: Value, isMarked: (decorator: Node) => boolean): readonly Value[] | null {
  const { params } = fn.node;
  if (!params.some((param) => decoratorsOf(param).some(isMarked))) return null;
  return params.map((param, index) => (decoratorsOf(param).some(isMarked) ? call : opaque({ is: "parameter", name: `parameter ${index + 1}`, argument: false }, param, fn.module)));
}
