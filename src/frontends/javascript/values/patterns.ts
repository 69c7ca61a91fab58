import { keyName, type Node } from "../syntax.js";
import type { Machine } from "./machine.js";
import { itemOf, memberOf } from "./members.js";
import type { State } from "./state.js";
import { opaque, type Value } from "./value.js";

/** Binds a value to a pattern of a declaration, parameter or assignment. */
export function bind(m: Machine, pattern: Node, value: Value, state: State): State[] {
  switch (pattern.type) {
    case "Identifier": {
      const variable = m.frame.module.variableOf(pattern);
      if (variable) {
        const isKnown = value.kind === "function" || !m.frame.module.isWrittenElsewhere(variable);
        // A text that starts empty is what is gathered in it: its literal does not say what it will be.
        const kept = value.kind === "text" && value.pieces.length === 0 ? { ...value, node: pattern } : value;
        state.set(variable, isKnown ? kept : opaque({ is: "variable", name: variable.name }, pattern, m.frame.module));
      }
      return [state];
    }
    case "AssignmentPattern": {
      if (value.kind === "literal" && value.value === undefined) {
        return m.evaluate(pattern.right, state).flatMap((reached) => bind(m, pattern.left, reached.value, reached.state));
      }
      return bind(m, pattern.left, value, state);
    }
    case "ObjectPattern": {
      let states = [state];
      for (const property of pattern.properties) {
        if (property.type === "RestElement") {
          states = states.flatMap((s) => bind(m, property.argument, opaque({ is: "other", of: [value] }, property, m.frame.module), s));
          continue;
        }
        const name = keyName(property.key, property.computed);
        states = states.flatMap((s) => bind(m, property.value, memberOf(m, value, name, s, property), s));
      }
      return states;
    }
    case "ArrayPattern": {
      let states = [state];
      pattern.elements.forEach((element, index) => {
        if (!element) return;
        states = states.flatMap((s) =>
          element.type === "RestElement"
            ? bind(m, element.argument, opaque({ is: "other", of: [value] }, element, m.frame.module), s)
            : bind(m, element, itemOf(m, value, index, s, element), s),
        );
      });
      return states;
    }
    case "RestElement":
      return bind(m, pattern.argument, value, state);
    case "TSParameterProperty":
      return bind(m, pattern.parameter, value, state);
    default:
      return [state];
  }
}
