import type { Piece, Text } from "../../../model/text.js";
import { failureStrength } from "../../../wording/failure.js";
import type { Module } from "../module.js";
import type { Node } from "../syntax.js";
import type { State } from "./state.js";
import type { TextPiece, TextValue, Value } from "./value.js";

/** What a value prints inside a text. */
export function piecesOf(value: Value, node: Node, module: Module, state: State): TextPiece[] {
  switch (value.kind) {
    case "text":
      return [...value.pieces];
    case "literal":
      // What is not set on the way that is followed is set on another: after a loop that runs once for certain.
      return [value.value === undefined ? { hole: value, node, module } : { literal: String(value.value), node, module }];
    case "ref": {
      const cell = state.cell(value.id);
      if (cell?.kind === "object" && !cell.of && !cell.props.has("toString") && !cell.open) {
        return [{ hole: value, node, module, prints: "[object Object]" }];
      }
      return [{ hole: value, node, module }];
    }
    default:
      return [{ hole: value, node, module }];
  }
}

/** A text of the model whose holes have no meaning yet: enough to look for words in it. */
export function toModelText(value: TextValue): Text {
  const pieces = value.pieces.map((piece): Piece =>
    "literal" in piece
      ? { kind: "literal", value: piece.literal, place: piece.module.placeOf(piece.node) }
      : { kind: "hole", meaning: { is: "unknown" }, source: piece.module.sourceOf(piece.node), place: piece.module.placeOf(piece.node) },
  );
  return { pieces, place: value.module.placeOf(value.node) };
}

/** Words, numbers and values read elsewhere, which say nothing about failure by themselves. */
export function plainText(value: Value): boolean {
  switch (value.kind) {
    case "text":
      return value.pieces.every((piece) => "literal" in piece || plainText(piece.hole)) && failureStrength(toModelText(value)) === "none";
    case "literal":
      return typeof value.value === "number" || typeof value.value === "bigint";
    case "opaque":
      return !mentionsCaught(value);
    case "json":
      return value.of.kind === "opaque" && !mentionsCaught(value.of);
    default:
      return false;
  }
}

/** Whether a value is, or is made of, what a catch received. */
export function mentionsCaught(value: Value, depth = 0): boolean {
  if (depth > 6) return false;
  switch (value.kind) {
    case "caught":
      return true;
    case "text":
      return value.pieces.some((piece) => "hole" in piece && mentionsCaught(piece.hole, depth + 1));
    case "json":
      return mentionsCaught(value.of, depth + 1);
    case "opaque": {
      const { origin } = value;
      if (origin.is === "member") return mentionsCaught(origin.object, depth + 1);
      if (origin.is === "call") return origin.args.some((arg) => mentionsCaught(arg, depth + 1)) || (origin.receiver !== null && mentionsCaught(origin.receiver, depth + 1));
      if (origin.is === "other") return origin.of.some((part) => mentionsCaught(part, depth + 1));
      return false;
    }
    default:
      return false;
  }
}
