import type { Place } from "./place.js";

/** Something a handler does besides computing its answer. */
export interface Effect {
  readonly kind: "read" | "write" | "run";
  /** The code that shows it, shortened: `beds.set(bed, [])`, `fetch(url, { method: "POST" })`. */
  readonly source: string;
  readonly place: Place;
  /** How sure it is: `certain` by what the call does (HTTP method, file system, local state), `likely` by the verb in its name. */
  readonly sure: "certain" | "likely";
  /** For `run`: the tool's parameter that is run as it comes, as a command, a statement or an HTTP method; else null. */
  readonly parameter: string | null;
}

/** What a tool does when one parameter has one value. */
export interface Branch {
  readonly value: string | boolean;
  readonly effects: readonly Effect[];
  /** True where the path with this value could not be followed to its end. */
  readonly partial: boolean;
}
