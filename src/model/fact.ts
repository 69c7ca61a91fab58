import type { Place } from "./place.js";

/** Something a front end read, found missing, or could not read. Rules are silent on `unknown`. */
export type Fact<T> = Known<T> | Absent | Unknown;

export interface Known<T> {
  readonly is: "known";
  readonly value: T;
  readonly place: Place;
}

export interface Absent {
  readonly is: "absent";
  readonly place: Place;
}

export interface Unknown {
  readonly is: "unknown";
  readonly place: Place;
  /** Why it could not be read, as the end of "…could not be read: <reason>". */
  readonly reason: string;
}

export const known = <T>(value: T, place: Place): Known<T> => ({ is: "known", value, place });
export const absent = (place: Place): Absent => ({ is: "absent", place });
export const unknown = (reason: string, place: Place): Unknown => ({ is: "unknown", place, reason });
