import type { Place, Remedy } from "./place.js";

/**
 * What a text will say at run time: literal pieces, and holes whose meaning is known as far as the source tells.
 * Templates, `+`, `.join`, f-strings, `.format` and constants all become one Text.
 */
export interface Text {
  readonly pieces: readonly Piece[];
  /** The expression that makes the whole text. */
  readonly place: Place;
}

export type Piece = LiteralPiece | Hole;

export interface LiteralPiece {
  readonly kind: "literal";
  readonly value: string;
  readonly place: Place;
  /** Stands in only where the value before it is missing: `error.message ?? "Unknown error"`. */
  readonly fallback?: true;
}

export interface Hole {
  readonly kind: "hole";
  readonly meaning: Meaning;
  /** The expression as written, shortened to one line. */
  readonly source: string;
  readonly place: Place;
  /**
   * What the hole can print besides its value, as far as that is certain: `false` for `${e instanceof Error && e.message}`,
   * `[object Object]` for a plain object or a thrown plain object, `undefined` for `.message` of a thrown string.
   */
  readonly prints?: string;
  /** Texts that were thrown in the same try block and arrive here through the caught error. */
  readonly thrown?: readonly Text[];
  readonly remedies?: readonly Remedy[];
}

/** What a hole in a text stands for. */
export type Meaning =
  | { readonly is: "caught-error" }
  | { readonly is: "caught-error-message" }
  | { readonly is: "stack" }
  /** An entry of the environment; `name` is null for all of it. */
  | { readonly is: "environment"; readonly name: string | null }
  /** An argument of the tool call. */
  | { readonly is: "parameter"; readonly name: string }
  /** A variable, property or parameter of a function whose name says that it holds a secret. */
  | { readonly is: "secret-named"; readonly name: string }
  /** Request configuration or headers of a failed request (`err.config`, `err.request`, `options.headers`). */
  | { readonly is: "request-details"; readonly name: string }
  /** The whole body of an upstream response. */
  | { readonly is: "response-body" }
  /** A whole error or response object, serialised (`JSON.stringify(err)`, `util.inspect(err)`). */
  | { readonly is: "whole-object"; readonly of: "error" | "response" }
  /** A statement in SQL held by a variable. */
  | { readonly is: "sql"; readonly name: string }
  /** A path on the server's own disk (`__dirname`, `process.cwd()`, `import.meta.url`). */
  | { readonly is: "server-path"; readonly name: string }
  | { readonly is: "unknown" };

/** The literal pieces of a text, with `…` for each hole. */
export function outline(text: Text): string {
  return text.pieces.map((piece) => (piece.kind === "literal" ? piece.value : "…")).join("");
}

/** The text itself if it has no hole, else null. */
export function constantOf(text: Text): string | null {
  let whole = "";
  for (const piece of text.pieces) {
    if (piece.kind === "hole") return null;
    whole += piece.value;
  }
  return whole;
}

export const holesOf = (text: Text): Hole[] => text.pieces.filter((piece) => piece.kind === "hole");
