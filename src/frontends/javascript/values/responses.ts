import { responseHelper } from "../../../sdk/response-helpers.js";
import type { Node } from "../syntax.js";
import { truthOf } from "./conditions.js";
import type { Machine, Reached } from "./machine.js";
import type { Item, Member, State } from "./state.js";
import { piecesOf } from "./texts.js";
import { literal, opaque, textOf, type TextValue, type Value } from "./value.js";

/** The result that a response helper of a framework makes, as if its call were the object literal; null for any other function. */
export function responseOf(m: Machine, from: string, name: string, args: readonly Value[], node: Node, state: State): Reached[] | null {
  const helper = responseHelper(from, name);
  if (!helper) return null;
  const { module } = m.frame;
  const first = args[0] ?? literal(undefined, node);
  const { result, blockOf } = builder(m, node, state);
  switch (helper.makes) {
    case "text": {
      const at = (first as { node?: Node }).node ?? node;
      const text: Value = first.kind === "text" ? first : { kind: "text", pieces: piecesOf(first, at, module, state), node: at, module };
      return result([blockOf(text)], false, helper.flagged ? { isError: literal(true, node) } : {});
    }
    case "object":
      return result([blockOf({ kind: "json", of: first, by: "JSON.stringify", node, module })], false, { structuredContent: first });
    case "widget": {
      const cell = first.kind === "ref" ? state.cell(first.id) : undefined;
      if (cell?.kind !== "object" || cell.open) return result([], true, {}, true);
      const given = (key: string): Value | undefined => cell.props.get(key)?.value;
      const [message, output, props] = [given("message"), given("output"), given("props") ?? given("data")];
      const structured: Readonly<Record<string, Value>> = props ? { structuredContent: props } : {};
      const inner = output?.kind === "ref" ? state.cell(output.id) : undefined;
      const content = inner?.kind === "object" ? inner.props.get("content")?.value : undefined;
      const list = content?.kind === "ref" ? state.cell(content.id) : undefined;
      if (message) return result([blockOf(message.kind === "text" ? message : { kind: "text", pieces: piecesOf(message, node, module, state), node, module })], false, structured);
      return list?.kind === "array" ? result(list.items, list.open, structured) : result([], true, structured);
    }
    case "block":
      return result([], true, {});
    case "mix": {
      const list = first.kind === "ref" ? state.cell(first.id) : undefined;
      const parts = list?.kind === "array" ? list.items.map(({ value }) => value) : args;
      const cells = parts.map((part) => (part.kind === "ref" ? state.cell(part.id) : undefined));
      const contents = cells.map((cell) => {
        const content = cell?.kind === "object" ? cell.props.get("content")?.value : undefined;
        return content?.kind === "ref" ? state.cell(content.id) : undefined;
      });
      const items = contents.flatMap((content) => (content?.kind === "array" ? content.items : []));
      const isOpen = (list?.kind === "array" && list.open) || contents.some((content) => content?.kind !== "array" || content.open);
      if (!helper.keepsFlag) return result(items, isOpen, {});
      const flags = cells.flatMap((cell) => (cell?.kind === "object" ? [cell.props.get("isError")?.value] : []));
      if (flags.some((flag) => flag && truthOf(flag, state) === true)) return result(items, isOpen, { isError: literal(true, node) });
      const isWhole = !(list?.kind === "array" && list.open) && cells.every((cell) => cell?.kind === "object");
      const isKnown = isWhole && flags.every((flag) => !flag || truthOf(flag, state) === false);
      return result(items, isOpen, isKnown ? {} : { isError: opaque({ is: "other", of: [] }, node, module) });
    }
  }
}

interface Builder {
  /** `open`: there may be more content; `unsure`: there may be more members, such as the flag. */
  readonly result: (content: readonly Item[], open: boolean, more: Readonly<Record<string, Value>>, unsure?: boolean) => Reached[];
  readonly blockOf: (text: Value) => Item;
}

/** Makes results and text blocks that stand where a call stands. */
function builder(m: Machine, node: Node, state: State): Builder {
  const { module } = m.frame;
  return {
    result(content, open, more, unsure = false) {
      const list = m.allocate({ kind: "array", node, frame: m.frame, items: content, open }, state);
      const props = new Map<string, Member>([["content", { value: list, node }]]);
      for (const [key, value] of Object.entries(more)) props.set(key, { value, node });
      return [{ state, value: m.allocate({ kind: "object", node, frame: m.frame, props, open: unsure, of: null }, state) }];
    },
    blockOf(text) {
      const props = new Map<string, Member>([
        ["type", { value: textOf("text", node, module), node }],
        ["text", { value: text, node }],
      ]);
      return { value: m.allocate({ kind: "object", node, frame: m.frame, props, open: false, of: null }, state), node, many: false };
    },
  };
}

/** A tool error that a function makes which the settings name: its text is known in part at best. */
export function toolErrorOf(m: Machine, args: readonly Value[], node: Node, state: State): Reached[] {
  const { result, blockOf } = builder(m, node, state);
  return result([blockOf(wordsOf(m, args, node, state))], false, { isError: literal(true, node) });
}

/** The words that a function is given, and whatever it adds to them. */
export function wordsOf(m: Machine, args: readonly Value[], node: Node, state: State): TextValue {
  const { module } = m.frame;
  const pieces = args.filter(({ kind }) => kind === "text" || kind === "caught" || kind === "error").flatMap((arg) => piecesOf(arg, (arg as { node?: Node }).node ?? node, module, state));
  return { kind: "text", pieces: [...pieces, { hole: opaque({ is: "other", of: [] }, node, module), node, module }], node, module };
}
