import type { Effect } from "./effect.js";
import type { Ending } from "./ending.js";
import type { Place } from "./place.js";

/** The function that answers calls of a tool. */
export interface Handler {
  readonly place: Place;
  readonly endings: readonly Ending[];
  readonly effects: readonly Effect[];
  /** Whether its code, or that of a helper, speaks of a bound on what it returns: a slice, a limit, a page. */
  readonly bounded: boolean;
  /** Why parts of the handler could not be followed; empty if all was read. */
  readonly partial: readonly string[];
}
