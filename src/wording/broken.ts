import type { Hole, Text } from "../model/text.js";
import { surfaceOf } from "./surface.js";

/** Why a text prints rubbish. */
export type Broken =
  /** A hole prints a fixed word besides, or instead of, what it is meant to: `false`, `[object Object]`, `undefined`. */
  | { readonly kind: "prints"; readonly hole: Hole; readonly prints: string }
  /** The text stops where the reason should follow: "Error cancelling the order:". */
  | { readonly kind: "ends-at-colon" }
  /** A placeholder that nothing fills in: `${id}` in a plain string, `%s`. */
  | { readonly kind: "placeholder"; readonly placeholder: string }
  /** The message of a caught value that may be no error object (option `unnarrowed`). */
  | { readonly kind: "unnarrowed"; readonly hole: Hole };

/** `${…}` left in a plain string: a member path or a call on one, as code writes it. */
const TEMPLATE_HOLE = /\$\{\s*[A-Za-z_$][\w$]*(?:(?:\??\.)[A-Za-z_$][\w$]*|\[[\w"'$]{1,40}\]|\([\w"'$., ]{0,60}\))*\s*\}/g;
/** Names of environment variables and of placeholders in prose stay as they are. */
const PROSE_HOLE = /^\$\{\s*(?:[A-Z][A-Z\d_]*|your[\w-]*|env\b[^}]*|VAR|name|placeholder|variable\w*|workspaceFolder\w*|input:[^}]*)\s*\}$/;
const PRINTF = /(?:^|[\s"'`(=:[{<,])%[sdifjoO](?=$|[\s"'`)\]}>.,:;!?])/;
/** Formats of dates and the like, in which `%d` has a meaning of its own. */
const STRFTIME = /%[YmHMSbByAaZzpjI]/;

/** Everything in a text that prints rubbish, the surest first. */
export function brokenIn(text: Text, options: { readonly unnarrowed?: boolean } = {}): Broken[] {
  const found: Broken[] = [];
  for (const piece of text.pieces) {
    if (piece.kind === "hole" && piece.prints !== undefined) found.push({ kind: "prints", hole: piece, prints: piece.prints });
  }
  for (const piece of text.pieces) {
    if (piece.kind !== "literal") continue;
    const placeholder = placeholderIn(piece.value);
    if (placeholder !== null) found.push({ kind: "placeholder", placeholder });
  }
  if (endsAtColon(text)) found.push({ kind: "ends-at-colon" });
  if (options.unnarrowed) {
    for (const piece of text.pieces) {
      if (piece.kind !== "hole" || piece.prints !== undefined || piece.meaning.is !== "caught-error-message") continue;
      if (piece.remedies?.some((remedy) => remedy.name === "narrowError")) found.push({ kind: "unnarrowed", hole: piece });
    }
  }
  return found;
}

function placeholderIn(value: string): string | null {
  for (const [hole] of value.matchAll(TEMPLATE_HOLE)) if (!PROSE_HOLE.test(hole)) return hole;
  const printf = PRINTF.exec(value);
  return printf && !STRFTIME.test(value) ? printf[0].replace(/^[^%]+/, "") : null;
}

function endsAtColon(text: Text): boolean {
  const value = surfaceOf(text).value.trimEnd().replace(/\*\*$/, "");
  // Emoji written as `:warning:`, scopes written as `std::`, and a lone sign are no sentences that stop.
  return value.endsWith(":") && /[\p{L}\p{N})\]\uFFFC"'`]:$/u.test(value) && !/(?:^|\s):[\w+-]+:$/.test(value);
}
