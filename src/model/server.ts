import type { Ending } from "./ending.js";
import type { Fact } from "./fact.js";
import type { Place } from "./place.js";
import type { Text } from "./text.js";
import type { Tool } from "./tool.js";

/** Everything that one file says about MCP servers. */
export interface ServerModel {
  /** Servers that this file creates. */
  readonly servers: readonly Server[];
  readonly tools: readonly Tool[];
  /** Every ending of every handler and result builder in this file, each place once. */
  readonly endings: readonly Ending[];
  /** Tools, schemas and handlers that could not be read. */
  readonly unread: readonly Unread[];
}

/** A server that a file creates. */
export interface Server {
  readonly name: Fact<string>;
  readonly instructions: Fact<Text>;
  readonly place: Place;
  /** Whether its tools may be added where this file cannot see: it is passed on, exported or its tools are imported. */
  readonly handedOn: boolean;
  /** Whether it is asked here to serve anything: tools, resources or prompts. */
  readonly serves: boolean;
  /** How many tools of this file were added to it. */
  readonly tools: number;
}

/** Something that could not be read, and why. */
export interface Unread {
  /** `file`: reading failed as a whole, which is a fault of the front end. */
  readonly what: "file" | "server" | "tool" | "schema" | "handler";
  readonly tool: string | null;
  readonly reason: string;
  readonly place: Place;
  /** Whether it comes with a server that another file makes, and may be read there. */
  readonly handedIn?: boolean;
}

export const emptyModel: ServerModel = { servers: [], tools: [], endings: [], unread: [] };
