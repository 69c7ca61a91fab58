import type { Fact } from "./fact.js";
import type { Place } from "./place.js";
import type { Text } from "./text.js";
import type { Branch } from "./effect.js";

/** One top-level parameter of a tool. */
export interface Parameter {
  readonly name: string;
  /** JSON Schema type (`string`, `number`, `integer`, `boolean`, `object`, `array`), or null where unknown. */
  readonly type: string | null;
  readonly description: Fact<Text>;
  /** The values it may take, where the schema lists them all. */
  readonly values: readonly string[] | null;
  readonly required: boolean;
  readonly place: Place;
  /** Whether code that is not read gets hold of it, and may do one thing or another by it. */
  readonly handedOn: boolean;
  /** What the handler does for each value of an enum or a boolean; null where it was not followed. */
  readonly branches: readonly Branch[] | null;
}
