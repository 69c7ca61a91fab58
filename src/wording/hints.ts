import { nearest } from "./distance.js";

/** The members that the `annotations` of a tool can have. */
export const ANNOTATION_KEYS = ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;
export type HintName = Exclude<(typeof ANNOTATION_KEYS)[number], "title">;

export const isHint = (key: string): key is HintName => key !== "title" && (ANNOTATION_KEYS as readonly string[]).includes(key);

/** What a hint is called without its ending, or from the other side. */
const SHORT: Readonly<Record<string, HintName>> = {
  readonly: "readOnlyHint",
  isreadonly: "readOnlyHint",
  destructive: "destructiveHint",
  isdestructive: "destructiveHint",
  idempotent: "idempotentHint",
  isidempotent: "idempotentHint",
  openworld: "openWorldHint",
  isopenworld: "openWorldHint",
};

/** The hint that a key was meant to be: `readonlyHint`, `read_only_hint`, `readOnly`; null for a right one and for any other word. */
export function hintMeant(key: string): HintName | null {
  if (isHint(key) || key === "title") return null;
  const short = SHORT[key.toLowerCase().replace(/[^a-z]/g, "")];
  if (short) return short;
  const near = nearest(key, ANNOTATION_KEYS);
  return near && isHint(near) ? near : null;
}
