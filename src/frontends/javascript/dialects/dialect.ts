import type { Channel } from "../../../model/channel.js";
import type { SdkVersion } from "../../../sdk/versions.js";
import type { Settings } from "../../../settings.js";
import type { GlobalFilters } from "../bootstrap.js";
import type { Exchange } from "../handlers/exchange.js";
import type { Module, Variable } from "../module.js";
import type { ClassNode, Node } from "../syntax.js";
import type { Machine } from "../values/machine.js";
import type { FunctionValue, Value } from "../values/value.js";

/** A part of a registration: its value, and the node to point at. */
export interface Part {
  readonly value: Value;
  readonly node: Node;
}

/** One definition of a tool, as an SDK or framework writes it. `undefined` means that the part is not there. */
export interface Registration {
  /** The call or object that defines the tool. */
  readonly node: Node;
  /** An object literal that belongs to the definition, so that no other dialect reads it again. */
  readonly covers?: Node;
  /** Whether the definition stands in another file, and `node` only leads there. */
  readonly definedElsewhere?: boolean;
  readonly module: Module;
  readonly name: Part;
  readonly title?: Part | undefined;
  readonly description?: Part | undefined;
  readonly schema?: Part | undefined;
  readonly annotations?: Part | undefined;
  readonly meta?: Part | undefined;
  readonly outputSchema?: Part | undefined;
  readonly handler?: Part | undefined;
  readonly channel: Channel;
  /** The values of the handler's parameters, from the value of the call's arguments. */
  readonly args: (call: Value, registration: Registration) => readonly Value[];
  /** Where the handler answers requests by itself: the request for this tool. */
  readonly exchange?: (call: Value) => Exchange;
}

/** A server that a file makes. */
export interface ServerSite {
  readonly node: Node;
  readonly module: Module;
  readonly name?: Part | undefined;
  readonly instructions?: Part | undefined;
  readonly handedOn: boolean;
  /** Whether it is asked to serve anything here: tools, resources or prompts. */
  readonly used: boolean;
}

/** What a dialect finds in a file. */
export interface Findings {
  readonly registrations: readonly Registration[];
  readonly servers: readonly ServerSite[];
  /** Registrations that were recognised but could not be read, and why. */
  readonly unread: readonly { readonly node: Node; readonly reason: string; readonly handedIn?: boolean }[];
  /** Functions that answer the calls of all tools: run once more for the names that no definition has. */
  readonly dispatchers?: readonly Dispatcher[];
  /** The channel that carries what result builders of this file make, where no handler in sight reaches them. */
  readonly carrier?: Channel;
}

export interface Dispatcher {
  readonly handler: Part;
  readonly channel: Channel;
  /** The value of the request, from the call's arguments and its name. */
  readonly request: (call: Value, name: Value | null, handler: FunctionValue) => Value;
  readonly exchange?: (call: Value, name: Value) => Exchange;
}

/** A file under reading: its tree, its imports, and the machine that evaluates its expressions. */
export interface Reading {
  readonly module: Module;
  readonly machine: Machine;
  /** All call and `new` expressions, in source order. */
  readonly calls: readonly Node[];
  /** All classes, in source order. */
  readonly classes: readonly ClassNode[];
  /** All object literals, in source order. */
  readonly objects: readonly Extract<Node, { type: "ObjectExpression" }>[];
  /** Package or path names that the file imports, without `node:` files. */
  readonly imports: ReadonlySet<string>;
  /** Names of the packages that the nearest manifest depends on. */
  readonly dependencies: ReadonlySet<string>;
  readonly settings: Settings;
  /** The version of a package that the file runs with; null where nothing says. */
  readonly version: (name: string) => SdkVersion | null;
  /** Whether filters for the whole application are set where the project starts it. */
  readonly globalFilters: () => GlobalFilters;
  /** The sets of loop variables and parameters under which a node is reached; one empty set where there are none. */
  readonly contexts: (node: Node) => readonly ReadonlyMap<Variable, Value>[];
}

/** How one SDK or framework defines tools. Adding one is adding one file and naming it in `index.ts`. */
export interface Dialect {
  readonly id: string;
  /** Import names that speak of it, as prefixes of packages or subpaths. */
  readonly packages: readonly string[];
  /** Reads what looks like a tool, whoever registers it: one that another dialect has read by its name is the same tool. */
  readonly byShape?: boolean;
  find(reading: Reading): Findings;
}
