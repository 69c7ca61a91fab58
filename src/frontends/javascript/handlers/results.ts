import { isFailurePayload } from "../../../wording/failure.js";
import type { MisplacedFlag } from "../../../model/ending.js";
import type { Module } from "../module.js";
import type { Node } from "../syntax.js";
import { truthOf } from "../values/conditions.js";
import type { ArrayCell, Member, ObjectCell, State } from "../values/state.js";
import { mentionsCaught, piecesOf } from "../values/texts.js";
import { stringOf, type Frame, type TextPiece, type TextValue, type Value } from "../values/value.js";

/** What a handler returns, read as the result of a tool call. */
export interface ToolResult {
  /** Whether it has the shape of a result at all: content, a flag, structured content. */
  readonly shaped: boolean;
  /** The flag as the client reads it: true, false (stated or absent), or null where it is computed. */
  readonly flag: boolean | null;
  /** Whether a flag is stated, true or false. */
  readonly stated: boolean;
  /** What the text blocks say, one after the other; null where there is none or it is not known. */
  readonly text: TextValue | null;
  /** True where `content` is an empty list and nothing else is returned. */
  readonly empty: boolean;
  /** Whether all of the content was read. */
  readonly whole: boolean;
  readonly payload: FailurePayload | null;
  /** A payload says itself that the call went well. */
  readonly claimsSuccess: boolean;
  readonly misplaced: { readonly flag: Omit<MisplacedFlag, "place">; readonly node: Node; readonly module: Module } | null;
  /** The object literal, and the call in which it was made. */
  readonly node: Node | null;
  readonly module: Module | null;
  readonly frame: Frame | null;
}

/** A payload that says itself that the call failed. */
export interface FailurePayload {
  readonly field: string;
  readonly value: string;
  readonly node: Node;
  readonly frame: Frame;
  readonly module: Module;
  /** The member that words the failure, if there is one. */
  readonly message: TextValue | null;
  /** About one item of many. */
  readonly item: boolean;
}


/** Whether an object literal can be the result of a tool call: a list of content blocks, and none of the keys of a chat message. */
export function isResultCell(cell: ObjectCell): boolean {
  if (cell.props.has("role") || cell.props.has("tool_use_id") || cell.props.has("toolCallId") || cell.props.has("tool_call_id")) return false;
  return cell.props.has("content") || cell.props.has("toolResult") || cell.props.has("structuredContent") || cell.props.has("isError");
}

const none: ToolResult = {
  shaped: false,
  flag: false,
  stated: false,
  text: null,
  empty: false,
  whole: false,
  payload: null,
  claimsSuccess: false,
  misplaced: null,
  node: null,
  module: null,
  frame: null,
};

/** Reads a returned value. `strings`: texts are results too; `blocks`: so are lists of content blocks. */
export function resultOf(value: Value, state: State, strings: boolean, blocks = false): ToolResult {
  if (value.kind === "ref") {
    const cell = state.cell(value.id);
    if (cell?.kind === "object") return ofObject(cell, state, strings);
    if (cell?.kind === "array" && blocks && isBlockList(cell, state)) {
      const content: Member = { value, node: cell.node };
      return ofObject({ kind: "object", node: cell.node, frame: cell.frame, props: new Map([["content", content]]), open: false, of: null }, state, strings);
    }
    return none;
  }
  if (strings && (value.kind === "text" || value.kind === "json" || value.kind === "opaque" || value.kind === "caught")) return ofText(value, state);
  return none;
}

/** Whether every item of a list says which kind of content it is. */
function isBlockList(cell: ArrayCell, state: State): boolean {
  const blocks = cell.items.map((item) => (item.value.kind === "ref" ? state.cell(item.value.id) : undefined));
  return blocks.length > 0 && blocks.every((block) => block?.kind === "object" && block.props.has("type"));
}

function ofText(value: Value, state: State): ToolResult {
  if (value.kind === "opaque" && !mentionsCaught(value)) return { ...none, flag: null };
  const node = (value as { node: Node }).node;
  const module = "module" in value ? value.module : null;
  if (!module) return none;
  const pieces = value.kind === "text" ? value.pieces : piecesOf(value, node, module, state);
  const text: TextValue = { kind: "text", pieces: spelledOut(pieces, state), node, module };
  return { ...none, shaped: true, text, whole: true, payload: payloadIn(pieces, state), claimsSuccess: claimsIn(pieces, state), node, module };
}

function ofObject(cell: ObjectCell, state: State, strings: boolean): ToolResult {
  if (!isResultCell(cell)) {
    if (!strings) return { ...none, node: cell.node, module: cell.frame.module, frame: cell.frame };
    return { ...none, payload: payloadOf(cell, state, false), node: cell.node, module: cell.frame.module, frame: cell.frame };
  }
  const { module } = cell.frame;
  const base = { node: cell.node, module, frame: cell.frame };
  const envelope = cell.props.get("toolResult");
  if (envelope && !cell.props.has("content")) {
    const inner = envelope.value.kind === "ref" ? state.cell(envelope.value.id) : undefined;
    const flagged = inner?.kind === "object" ? inner.props.get("isError") : undefined;
    const read = inner?.kind === "object" ? contentOf(inner.props.get("content"), state) : null;
    const isSet = flagged !== undefined && truthOf(flagged.value, state) === true;
    return {
      ...none,
      ...base,
      shaped: true,
      text: read?.text ?? null,
      misplaced: isSet ? { flag: { where: "tool-result", source: "isError: true", why: "wrong-level" }, node: flagged.node, module } : null,
    };
  }
  const flagged = cell.props.get("isError");
  const content = contentOf(cell.props.get("content"), state);
  const structured = cell.props.get("structuredContent");
  const structuredCell = structured?.value.kind === "ref" ? state.cell(structured.value.id) : undefined;
  // A spread of something unknown may bring the flag.
  const flag = flagged ? flagOf(flagged, state) : cell.open ? null : false;
  const payload = payloadIn(content.text?.pieces ?? [], state) ?? (structuredCell?.kind === "object" ? payloadOf(structuredCell, state, false) : null);
  return {
    ...base,
    shaped: true,
    flag,
    stated: flagged !== undefined,
    text: content.text && { ...content.text, pieces: spelledOut(content.text.pieces, state) },
    empty: content.empty && structured === undefined,
    whole: content.whole,
    payload,
    claimsSuccess: payload === null && (claimsIn(content.text?.pieces ?? [], state) || (structuredCell?.kind === "object" && claims(structuredCell))),
    misplaced: flag === true ? null : misplacedIn(cell, content.items, flagged, state, module),
  };
}

function flagOf(member: Member, state: State): boolean | null {
  const { value } = member;
  if (value.kind === "text") return false;
  return truthOf(value, state);
}

interface Content {
  readonly items: readonly { readonly cell: ObjectCell; readonly many: boolean }[];
  readonly text: TextValue | null;
  readonly empty: boolean;
  readonly whole: boolean;
}

/** The text blocks of a `content` member, joined by line breaks. */
function contentOf(member: Member | undefined, state: State): Content {
  const list = member?.value.kind === "ref" ? state.cell(member.value.id) : undefined;
  if (!member || list?.kind !== "array") return { items: [], text: null, empty: false, whole: false };
  const pieces: TextPiece[] = [];
  const items: { cell: ObjectCell; many: boolean }[] = [];
  let whole = !list.open;
  let single: TextValue | null = null;
  let texts = 0;
  for (const item of list.items) {
    const block = item.value.kind === "ref" ? state.cell(item.value.id) : undefined;
    if (block?.kind !== "object") {
      whole = false;
      continue;
    }
    items.push({ cell: block, many: item.many });
    const text = block.props.get("text") ?? block.props.get("error");
    if (!text) continue;
    const { module } = block.frame;
    const at = text.node.type === "Property" ? text.node.value : text.node;
    const own = text.value.kind === "text" ? text.value.pieces : piecesOf(text.value, at, module, state);
    if (pieces.length > 0) pieces.push({ literal: "\n", node: at, module });
    pieces.push(...(item.many ? own.map((piece) => ("hole" in piece ? { ...piece, item: true } : piece)) : own));
    texts++;
    single = text.value.kind === "text" ? text.value : { kind: "text", pieces: own, node: at, module };
  }
  if (!single) return { items, text: null, empty: list.items.length === 0 && !list.open, whole };
  return { items, text: texts === 1 ? { ...single, pieces } : { ...single, pieces, node: list.node }, empty: false, whole };
}

function misplacedIn(
  cell: ObjectCell,
  items: Content["items"],
  flagged: Member | undefined,
  state: State,
  module: Module,
): ToolResult["misplaced"] {
  const at = (where: MisplacedFlag["where"], member: Member, why: MisplacedFlag["why"], owner: Module): ToolResult["misplaced"] => ({
    flag: { where, source: owner.sourceOf(member.node, 40), why },
    node: member.node,
    module: owner,
  });
  if (flagged && stringOf(flagged.value) === "true") return at("payload", flagged, "not-boolean", module);
  for (const name of ["is_error", "iserror", "IsError", "isErr", "is_err"]) {
    const member = cell.props.get(name);
    if (member && truthOf(member.value, state) === true) return at("payload", member, "wrong-spelling", module);
  }
  for (const { cell: block } of items) {
    const inside = block.props.get("isError") ?? block.props.get("is_error");
    if (inside && (truthOf(inside.value, state) === true || stringOf(inside.value) === "true")) return at("content-item", inside, "wrong-level", block.frame.module);
    const type = block.props.get("type");
    if (type && stringOf(type.value) === "error") return at("content-item", type, "wrong-type", block.frame.module);
  }
  for (const name of ["metadata", "_meta"]) {
    const meta = cell.props.get(name);
    const inner = meta?.value.kind === "ref" ? state.cell(meta.value.id) : undefined;
    const inside = inner?.kind === "object" ? (inner.props.get("isError") ?? inner.props.get("is_error") ?? inner.props.get("error")) : undefined;
    if (inner?.kind === "object" && inside && truthOf(inside.value, state) === true && inside.value.kind === "literal") return at("metadata", inside, "wrong-level", inner.frame.module);
  }
  return null;
}

/** A text in which objects that are printed as JSON are spelled out, as far as they are known. */
function spelledOut(pieces: readonly TextPiece[], state: State): TextPiece[] {
  return pieces.flatMap((piece): TextPiece[] => {
    if (!("hole" in piece) || piece.hole.kind !== "json" || piece.hole.by !== "JSON.stringify") return [piece];
    const { of, module } = piece.hole;
    return (jsonPieces(of, piece.node, module, state, 0) ?? [piece]).map((part) => ("hole" in part && piece.item ? { ...part, item: true } : part));
  });
}

/** How many members, and how deep, an object is spelled out. */
const MAX_MEMBERS = 30;
const MAX_DEPTH = 3;

function jsonPieces(value: Value, node: Node, module: Module, state: State, depth: number): TextPiece[] | null {
  const literalPiece = (text: string, at: Node): TextPiece => ({ literal: text, node: at, module });
  switch (value.kind) {
    case "text":
      return [literalPiece('"', value.node), ...value.pieces.map((piece): TextPiece => ("literal" in piece ? { ...piece, literal: JSON.stringify(piece.literal).slice(1, -1) } : piece)), literalPiece('"', value.node)];
    case "literal":
      return value.value === undefined ? null : [literalPiece(String(value.value), value.node)];
    case "ref": {
      const cell = state.cell(value.id);
      if (cell?.kind !== "object" || cell.of || depth >= MAX_DEPTH || cell.props.size > MAX_MEMBERS) return null;
      const pieces: TextPiece[] = [literalPiece("{", cell.node)];
      for (const [key, member] of cell.props) {
        const at = member.node.type === "Property" ? member.node.value : member.node;
        const own = jsonPieces(member.value, at, cell.frame.module, state, depth + 1);
        if (member.value.kind === "literal" && member.value.value === undefined) continue;
        pieces.push({ literal: `${pieces.length > 1 ? "," : ""}${JSON.stringify(key)}:`, node: at, module: cell.frame.module });
        pieces.push(...(own ?? [{ hole: member.value, node: at, module: cell.frame.module }]));
      }
      if (cell.open) pieces.push({ hole: value, node: cell.node, module: cell.frame.module });
      pieces.push(literalPiece("}", cell.node));
      return pieces;
    }
    default:
      return depth === 0 ? null : [{ hole: value, node, module }];
  }
}

/** A failing payload that is printed into a text as JSON. */
function payloadIn(pieces: readonly TextPiece[], state: State): FailurePayload | null {
  for (const piece of pieces) {
    if (!("hole" in piece) || piece.hole.kind !== "json" || piece.hole.of.kind !== "ref") continue;
    const cell = state.cell(piece.hole.of.id);
    if (cell?.kind === "object") {
      const payload = payloadOf(cell, state, piece.item === true);
      if (payload) return payload;
    }
  }
  return null;
}

/** Whether an object that is printed as JSON says that the call went well. */
const claimsIn = (pieces: readonly TextPiece[], state: State): boolean =>
  pieces.some((piece) => {
    const cell = "hole" in piece && piece.hole.kind === "json" && piece.hole.of.kind === "ref" ? state.cell(piece.hole.of.id) : undefined;
    return cell?.kind === "object" && claims(cell);
  });

function claims(cell: ObjectCell): boolean {
  for (const [field, { value }] of cell.props) {
    if (/^(?:success|ok|succeeded|successful)$/i.test(field) && value.kind === "literal" && value.value === true) return true;
    const word = /^(?:status|state|result|outcome)$/i.test(field) ? stringOf(value) : null;
    if (word !== null && !isFailurePayload(field, word) && !/not|error|fail|invalid|missing|denied|unknown/i.test(word)) return true;
  }
  return false;
}

const MESSAGE_KEYS = ["error", "message", "reason", "detail", "details", "errorMessage", "error_message", "msg", "description", "hint"];

/** Whether an object says by a member of its own that the call failed. */
function payloadOf(cell: ObjectCell, state: State, item: boolean): FailurePayload | null {
  for (const [field, member] of cell.props) {
    const said = saidBy(field, member, state);
    if (said === null) continue;
    return { field, value: said, node: cell.node, frame: cell.frame, module: cell.frame.module, message: wordingOf(cell, state), item };
  }
  return null;
}

function saidBy(field: string, member: Member, state: State): string | null {
  const { value } = member;
  if (value.kind === "literal") {
    const plain = typeof value.value === "bigint" || value.value === undefined ? null : value.value;
    return plain !== null && isFailurePayload(field, plain) ? String(plain) : null;
  }
  const constant = stringOf(value);
  if (constant !== null && isFailurePayload(field, constant)) return JSON.stringify(constant);
  // `{ error: … }` counts if something is certainly there: a text, the caught error, or an object that words it.
  const present = value.kind === "text" ? value.pieces.length > 0 : value.kind === "ref" ? isWorded(value, state) : mentionsCaught(value) || (value.kind === "opaque" && state.assumed(value)?.truthy === true);
  if (!present || !isFailurePayload(field, "present")) return null;
  return "…";
}

const isWorded = (value: Value, state: State): boolean => {
  const cell = value.kind === "ref" ? state.cell(value.id) : undefined;
  return cell?.kind === "object" && (cell.props.has("message") || cell.props.has("code"));
};

function wordingOf(cell: ObjectCell, state: State): TextValue | null {
  for (const key of MESSAGE_KEYS) {
    const member = cell.props.get(key);
    if (!member) continue;
    const { value } = member;
    const at = member.node.type === "Property" ? member.node.value : member.node;
    if (value.kind === "text") return value;
    if (value.kind === "ref") {
      const inner = state.cell(value.id);
      const nested: TextValue | null = inner?.kind === "object" ? wordingOf(inner, state) : null;
      if (nested) return nested;
    } else if (mentionsCaught(value)) return { kind: "text", pieces: piecesOf(value, at, cell.frame.module, state), node: at, module: cell.frame.module };
  }
  return null;
}

