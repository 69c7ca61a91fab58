import type { Hole, Text } from "../model/text.js";
import { HOLE, surfaceOf } from "./surface.js";

/** What of the server's inside a text shows. */
export type InternalKind = "stack" | "object" | "response" | "sql" | "path";

export interface Internal {
  readonly kind: InternalKind;
  /** The expression or words that show it. */
  readonly words: string;
  /** The hole that carries it; null where the words are spelt out. */
  readonly hole: Hole | null;
}

/** A statement as code writes it: in capitals, with its tables. */
const SQL: readonly RegExp[] = [
  /\bSELECT\s[^;]{1,200}?\sFROM\s+["`[]?[A-Za-z_\uFFFC]/,
  /\bINSERT\s+INTO\s+["`[]?[A-Za-z_\uFFFC]/,
  /\bUPDATE\s+["`[]?[\w.\uFFFC]+["`\]]?\s+SET\s+["`[]?[A-Za-z_\uFFFC]/,
  /\bDELETE\s+FROM\s+["`[]?[A-Za-z_\uFFFC]/,
  /\b(?:CREATE|ALTER|DROP)\s+TABLE\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?["`[]?[A-Za-z_\uFFFC]/,
];
/** Before a statement or a path that is given as an example or a piece of advice. */
const ADVICE = /(?:such as|e\.g\.?,?|for example:?|for instance:?|example:?|like|try|use|usage:?|write|in the form|format:?|instead of|run|only|looks? like)\s*["'`(]*$/i;

/** Folders of a person or an installation. What every system has (`/etc/hosts`, `/tmp`) gives nothing away. */
const SERVER_PATH =
  /(?<![\w.:/~*\uFFFC-])(?:\/(?:home|Users)\/[A-Za-z][\w.-]{0,40}\/[\w.@-]|\/(?:root|srv|opt)\/[\w.@-]|\/var\/(?:www|lib|log|opt|data)\/[\w.@-]|\/usr\/src\/[\w.@-]|[A-Z]:\\{1,2}(?:Users|inetpub|Program Files|ProgramData)\\)/;
const SOMEBODY = /\/(?:home|Users)\/(?:user|users|username|you|your[\w-]*|me|name|someone|john|jane|alice|bob|example|<)/i;

const STACK = /\n[^\S\n]{1,20}at (?:async )?[\w.<>$ [\]]{1,80}\(?[^\s()]{1,200}:\d+:\d+\)?|Traceback \(most recent call last\)/;

const pathFrom = (value: string): string => /^[^\s"'`,;)\]]+/.exec(value.slice(SERVER_PATH.exec(value)?.index ?? 0))?.[0] ?? "";

const indexOf = (value: string, pattern: RegExp): number => {
  const match = pattern.exec(value);
  return match && !ADVICE.test(value.slice(Math.max(0, match.index - 40), match.index)) ? match.index : -1;
};

/** Whether a literal spells out a statement in SQL. */
export const sqlTextIn = (value: string): boolean => SQL.some((pattern) => indexOf(value, pattern) >= 0);

/** Whether a literal spells out a path on the server's own disk. */
export const serverPathIn = (value: string): boolean => indexOf(value, SERVER_PATH) >= 0 && !SOMEBODY.test(value);

/** Whether a literal spells out a stack trace. */
export const stackTextIn = (value: string): boolean => STACK.test(value);

/** What of the server's inside a text shows, each kind once. */
export function internalsIn(text: Text): Internal[] {
  const found = new Map<InternalKind, Internal>();
  const add = (kind: InternalKind, words: string, hole: Hole | null = null): void => {
    if (!found.has(kind)) found.set(kind, { kind, words, hole });
  };
  for (const piece of text.pieces) {
    if (piece.kind === "literal") {
      if (stackTextIn(piece.value)) add("stack", "a stack trace");
      if (serverPathIn(piece.value)) add("path", pathFrom(piece.value));
      continue;
    }
    const { meaning, source } = piece;
    if (meaning.is === "stack") add("stack", source, piece);
    else if (meaning.is === "whole-object") add(meaning.of === "error" ? "object" : "response", source, piece);
    else if (meaning.is === "response-body") add("response", source, piece);
    else if (meaning.is === "sql") add("sql", source, piece);
    else if (meaning.is === "server-path") add("path", source, piece);
  }
  // A statement may run over holes, so it is looked for in the whole text.
  const { value } = surfaceOf(text);
  if (!found.has("sql")) {
    for (const pattern of SQL) {
      const at = indexOf(value, pattern);
      if (at >= 0) add("sql", value.slice(at, at + 200).replaceAll(HOLE, "…"));
    }
  }
  return [...found.values()];
}
