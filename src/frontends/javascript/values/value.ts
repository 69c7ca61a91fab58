import type { Module, Variable } from "../module.js";
import type { ClassNode, FunctionNode, Node } from "../syntax.js";

/** What an expression can be at run time, as far as the source tells. */
export type Value = TextValue | LiteralValue | RefValue | FunctionValue | ClassValue | ErrorValue | CaughtValue | JsonValue | OpaqueValue;

/** A string: literal pieces, and values that are printed into it. */
export interface TextValue {
  readonly kind: "text";
  readonly pieces: readonly TextPiece[];
  readonly node: Node;
  readonly module: Module;
}

export type TextPiece =
  | { readonly literal: string; readonly node: Node; readonly module: Module; readonly fallback?: true }
  | {
      readonly hole: Value;
      readonly node: Node;
      readonly module: Module;
      /** Printed instead of the value on some paths, such as `false`. */
      readonly prints?: string;
      /** Collected in a loop: about one item of many. */
      readonly item?: boolean;
    };

export interface LiteralValue {
  readonly kind: "literal";
  readonly value: number | boolean | null | undefined | bigint;
  readonly node: Node;
}

/** An object, array or instance in the heap of a state. */
export interface RefValue {
  readonly kind: "ref";
  readonly id: number;
}

export interface FunctionValue {
  readonly kind: "function";
  readonly node: FunctionNode;
  readonly module: Module;
  /** Variables of enclosing functions, as they were when this function was made. */
  readonly captured: ReadonlyMap<Variable, Value> | null;
  readonly self: Value | null;
  /** Values bound in front of the arguments by `.bind`. */
  readonly bound?: readonly Value[];
}

export interface ClassValue {
  readonly kind: "class";
  readonly node: ClassNode;
  readonly module: Module;
}

/** An error object made here. */
export interface ErrorValue {
  readonly kind: "error";
  readonly className: string;
  /** Names of the classes it extends, nearest first, as far as they are known. */
  readonly bases: readonly string[];
  /** The outermost class, which is none of this code: its exported name, and the module it comes from, "" for the language itself. */
  readonly root?: { readonly name: string; readonly from: string } | undefined;
  readonly message: Value | null;
  readonly args: readonly Value[];
  readonly node: Node;
  readonly module: Module;
  readonly frame: Frame;
}

/** What a catch clause or a `.catch` callback receives. */
export interface CaughtValue {
  readonly kind: "caught";
  readonly node: Node;
  /** Values that this code throws in the try block, as far as they can arrive here. */
  readonly thrown: readonly ThrownValue[];
  /** Whether something else can arrive too: any call in the try block that was not followed. */
  readonly others: boolean;
  /** Identity over narrowing, so that tests of the same error agree. */
  readonly origin: object;
}

export interface ThrownValue {
  readonly value: Value;
  /** The `throw` statement. */
  readonly node: Node;
  readonly module: Module;
  readonly frame: Frame;
  /** Signs of failure on the way to the throw. */
  readonly path: Path | null;
}

/** The text that `JSON.stringify` (or `util.inspect`, `String` of an object) makes of a value. */
export interface JsonValue {
  readonly kind: "json";
  readonly of: Value;
  readonly by: "JSON.stringify" | "inspect";
  readonly node: Node;
  readonly module: Module;
}

/** Anything that cannot be known, with what is known of where it comes from. Two uses of one opaque value are equal. */
export interface OpaqueValue {
  readonly kind: "opaque";
  readonly origin: Origin;
  readonly node: Node;
  readonly module: Module;
  /** State that outlives the call: a module variable, a field, or something reached through one. */
  readonly shared: boolean;
  /** Members that were asked for, so that the same member is the same value. */
  readonly members: Map<string, Value>;
  /** What it is once it is set, where it is set in one way only: its members are those. Whether it is set yet stays unknown. */
  readonly onceSet?: () => Value | null;
}

export type Origin =
  | { readonly is: "parameter"; readonly name: string; readonly argument: boolean }
  | { readonly is: "import"; readonly from: string; readonly name: string }
  | { readonly is: "global"; readonly name: string }
  | { readonly is: "variable"; readonly name: string }
  | { readonly is: "member"; readonly object: Value; readonly name: string | null }
  | { readonly is: "call"; readonly callee: Value | null; readonly receiver: Value | null; readonly name: string | null; readonly args: readonly Value[] }
  | { readonly is: "new"; readonly callee: Value | null; readonly name: string | null; readonly args: readonly Value[] }
  | { readonly is: "this" }
  /** Made by an operator or a construct that is not followed. */
  | { readonly is: "other"; readonly of: readonly Value[] };

/** One function call on the way from a handler to where something happens. */
export interface Frame {
  readonly fn: FunctionNode | null;
  readonly module: Module;
  /** The call expression in the parent frame. */
  readonly call: Node | null;
  readonly parent: Frame | null;
}

/** Signs of failure met on a path, newest first. */
export interface Path {
  readonly sign: PathSign;
  readonly before: Path | null;
  /** How many signs it has. */
  readonly length: number;
}

export type PathSign =
  | { readonly is: "caught"; readonly node: Node; readonly module: Module; readonly value: CaughtValue }
  | {
      readonly is: "guard";
      readonly on: "missing" | "failed-result" | "error-value" | "validation" | "empty" | "other";
      /** What the check came to on this path. */
      readonly truth: boolean;
      readonly node: Node;
      readonly module: Module;
      /** The statement or expression that runs only if the check failed; null if it is the rest of the block. */
      readonly branch: Node | null;
      /** It only chooses between words, as in `found ? "yes" : "no"`: no way of its own through the call. */
      readonly choosesWords?: boolean;
    }
  /** A caught or failed step left an empty value behind: `left` there, which `value` stands for by now. */
  | { readonly is: "swallowed"; readonly node: Node; readonly module: Module; readonly frame: Frame; readonly left: Value; readonly value: Value; readonly by: "catch" | "failed-check"; readonly item: boolean }
  | { readonly is: "default-branch"; readonly node: Node; readonly module: Module };

export const literal = (value: LiteralValue["value"], node: Node): LiteralValue => ({ kind: "literal", value, node });

export const textOf = (value: string, node: Node, module: Module): TextValue => ({
  kind: "text",
  pieces: value === "" ? [] : [{ literal: value, node, module }],
  node,
  module,
});

export const opaque = (origin: Origin, node: Node, module: Module, shared = false): OpaqueValue => ({
  kind: "opaque",
  origin,
  node,
  module,
  shared,
  members: new Map(),
});

/** The string that a value certainly is, or null. */
export function stringOf(value: Value | null | undefined): string | null {
  if (value?.kind !== "text") return null;
  let whole = "";
  for (const piece of value.pieces) {
    if (!("literal" in piece)) return null;
    whole += piece.literal;
  }
  return whole;
}

/** Whether a value is reached from state that outlives the call. */
export const isShared = (value: Value | null | undefined): boolean => value?.kind === "opaque" && value.shared;

/** A parameter of a function that is not called from anywhere in sight. */
export const parameter = (node: Node, module: Module): Value =>
  opaque({ is: "parameter", name: node.type === "Identifier" ? node.name : "", argument: false }, node, module);

/** Whether a value is the arguments of the call as a whole. */
export const isArguments = (value: Value | null | undefined): boolean => value?.kind === "opaque" && value.origin.is === "parameter" && value.origin.argument && value.origin.name === "";
