import type { Place } from "./place.js";

/** What a schema holds that an SDK or a host may trip over. Whether one does depends on the channel and on the hosts. */
export type SchemaSignKind =
  /** A type that has no JSON Schema: `z.date()`, in the version of the library that refuses to make one. */
  | "unlistable"
  /** A schema of zod 3. */
  | "zod-3"
  /** A plain object in a place where SDK v1 looks for a raw shape, and takes this for annotations. */
  | "taken-for-annotations"
  /** A name in `required` that `properties` does not have. */
  | "required-without-property"
  /** The root is something other than an object. */
  | "root-not-object"
  /** The root is a choice between schemas, or several at once. */
  | "root-union"
  /** A list whose items are not described. */
  | "array-without-items"
  /** A list with a schema for each position. */
  | "tuple"
  /** `$ref` or `$dynamicRef`. */
  | "reference"
  /** A `format`; `source` is its name. */
  | "format"
  /** A list of types: `type: ["string", "null"]`. */
  | "type-list";

/** One of these signs, and where it stands. */
export interface SchemaSign {
  readonly kind: SchemaSignKind;
  readonly of: "input" | "output";
  /** The top-level parameter it is found in; null for the schema as a whole. */
  readonly parameter: string | null;
  /** As written, shortened: `z.date()`, `"deposit"`. */
  readonly source: string;
  readonly place: Place;
}
