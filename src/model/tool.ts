import type { Channel } from "./channel.js";
import type { Entry } from "./entry.js";
import type { Fact } from "./fact.js";
import type { Handler } from "./handler.js";
import type { Parameter } from "./parameter.js";
import type { Place, Remedy } from "./place.js";
import type { SchemaSign } from "./schema.js";
import type { Text } from "./text.js";

/** A tool as one registration or definition declares it. */
export interface Tool {
  readonly name: Fact<string>;
  readonly title: Fact<Text>;
  readonly description: Fact<Text>;
  readonly parameters: Fact<readonly Parameter[]>;
  readonly annotations: Fact<Annotations>;
  /** The entries of `_meta`. */
  readonly meta: Fact<readonly Entry[]>;
  /** What its schemas hold that an SDK or a host may trip over. */
  readonly schemaSigns: readonly SchemaSign[];
  /** Tools with the same value are certainly listed by one server, each as surely as the other; null where nothing says. */
  readonly listing: string | null;
  readonly handler: Fact<Handler>;
  readonly channel: Channel;
  /** The registration or definition as a whole. */
  readonly place: Place;
  /** Whether its definition stands in another file, where it is judged. */
  readonly definedElsewhere: boolean;
  readonly remedies: readonly Remedy[];
}

/** The hints a tool states. A hint that is computed elsewhere is unknown. */
export interface Annotations {
  readonly readOnlyHint: Fact<boolean>;
  readonly destructiveHint: Fact<boolean>;
  readonly idempotentHint: Fact<boolean>;
  readonly openWorldHint: Fact<boolean>;
  readonly title: Fact<Text>;
  /** All members as written, with those that are no hint. */
  readonly entries: readonly Entry[];
}

/** How a message names a tool: its name in straight double quotes, or "this tool". */
export const nameOf = (tool: Tool): string => (tool.name.is === "known" ? `"${tool.name.value}"` : "this tool");

/** The same at the beginning of a sentence. */
export function headOf(tool: Tool): string {
  const name = nameOf(tool);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
