import type { Fact } from "./fact.js";
import type { Place, Remedy } from "./place.js";

/** A value that an entry can have without being an object or a list. */
export type Plain = string | number | boolean | null;

/** A member of the `annotations` or the `_meta` of a tool, as it is written. */
export interface Entry {
  readonly key: string;
  /** The characters of the key, without quotes around them. */
  readonly keyPlace: Place;
  /** Unknown where it is computed, or no plain value. */
  readonly value: Fact<Plain>;
  /** Whether the value certainly is an object or a list. */
  readonly structured: boolean;
  /** The member as a whole. */
  readonly place: Place;
  readonly remedies: readonly Remedy[];
}
