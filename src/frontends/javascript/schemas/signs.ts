import type { SchemaSign, SchemaSignKind } from "../../../model/schema.js";
import type { Module } from "../module.js";
import type { Part, Reading, Registration } from "../dialects/dialect.js";
import { methodOf } from "../dialects/imports.js";
import type { Node } from "../syntax.js";
import { versionOf } from "../versions.js";
import { State, type ObjectCell } from "../values/state.js";
import type { OpaqueValue, Value } from "../values/value.js";
import { shapeOf } from "./builders.js";
import { isJsonSchema } from "./parameters.js";
import { jsonSigns } from "./json-signs.js";

/** What the schemas of a registration hold that an SDK or a host may trip over. */
export function signsOf(reading: Reading, registration: Registration): SchemaSign[] {
  const { schema, outputSchema, node, channel } = registration;
  const of = (part: Part | undefined, side: SchemaSign["of"]): SchemaSign[] => (part ? new Signs(reading, part, side).all() : []);
  const isPositional = /^sdk-v1(?:-unchecked)?$/.test(channel.id) && methodOf(node) === "tool";
  const taken = isPositional && schema ? takenForAnnotations(reading, schema) : null;
  return taken ? [taken] : [...of(schema, "input"), ...of(outputSchema, "output")];
}

/** SDK v1 looks for a schema among the members of an object; an object without one are annotations to it. */
function takenForAnnotations({ machine, module }: Reading, { value, node }: Part): SchemaSign | null {
  const cell = value.kind === "ref" ? machine.base.get(value.id) : undefined;
  if (cell?.kind !== "object" || cell.open || cell.props.size === 0) return null;
  const isPlain = [...cell.props.values()].every((member) => member.value.kind === "text" || (member.value.kind === "literal" && member.value.value !== undefined));
  return isPlain ? { kind: "taken-for-annotations", of: "input", parameter: null, source: module.sourceOf(node), place: module.placeOf(node) } : null;
}

/** Builders without a JSON Schema, measured with zod 4.6.7 on both official SDKs. */
const UNLISTABLE = new Set(["date", "bigint", "int64", "uint64", "map", "set", "undefined", "symbol", "void", "custom", "instanceof", "nan"]);
/** Of these only what goes in is listed as input, and what comes out as output. */
const CHANGING = new Set(["transform", "pipe", "codec"]);

class Signs {
  readonly #found: SchemaSign[] = [];
  readonly #state: State;

  constructor(
    private readonly reading: Reading,
    private readonly part: Part,
    private readonly of: SchemaSign["of"],
  ) {
    this.#state = State.empty(reading.machine.base);
  }

  all(): SchemaSign[] {
    const { value, node } = this.part;
    const { module } = this.reading;
    const cell = value.kind === "ref" ? this.#state.cell(value.id) : undefined;
    if (cell?.kind === "object" && isJsonSchema(cell)) return jsonSigns(cell, this.#state, this.of);
    if (value.kind === "opaque") this.#root(value, node, module);
    const shape = cell?.kind === "object" ? cell : value.kind === "opaque" ? shapeOf(value, this.#state) : null;
    if (shape) this.#members(shape);
    return this.#found;
  }

  #add(kind: SchemaSignKind, parameter: string | null, node: Node, module: Module, source: string = module.sourceOf(node, 40)): void {
    if (this.#found.some((sign) => sign.kind === kind && sign.parameter === parameter)) return;
    this.#found.push({ kind, of: this.of, parameter, source, place: module.placeOf(node) });
  }

  #root(value: OpaqueValue, node: Node, module: Module): void {
    const origin = value.origin;
    if (origin.is !== "call") return;
    const name = (origin.name ?? "").split(".").pop()!;
    const zod = zodOf(value, this.reading);
    if (zod === null) return;
    if (zod === 3) this.#add("zod-3", null, node, module);
    if (/^(?:union|discriminatedUnion|intersection|or|and|xor)$/.test(name)) this.#add("root-union", null, node, module);
  }

  #members({ props, frame }: ObjectCell): void {
    for (const [name, { value, node }] of props) {
      // One import makes all of them.
      if (zodOf(value, this.reading) === 3 && !this.#found.some(({ kind }) => kind === "zod-3")) this.#add("zod-3", name, node, frame.module);
      this.#walk(value, name, node, frame.module, 0);
    }
  }

  /** Follows a chain from its last call to its first, and into the schemas that its calls are given. */
  #walk(value: Value, parameter: string, at: Node, module: Module, depth: number): void {
    for (let link: Value | null = value; link?.kind === "opaque" && link.origin.is === "call" && depth < 40; depth++) {
      const { receiver, args, name }: Extract<OpaqueValue["origin"], { is: "call" }> = link.origin;
      const builder: string = (name ?? "").split(".").pop()!;
      const zod = isFromZod(receiver) ? zodOf(link, this.reading) : null;
      if (zod === 4 && UNLISTABLE.has(builder)) return this.#add("unlistable", parameter, at, module, link.module.sourceOf(link.node, 40));
      if (zod === 4 && builder === "literal" && args[0]?.kind === "literal" && (args[0].value === undefined || typeof args[0].value === "bigint")) return this.#add("unlistable", parameter, at, module, link.module.sourceOf(link.node, 40));
      if (CHANGING.has(builder) && this.of === "output") {
        if (builder === "transform" && zodOf(link, this.reading) === 4) this.#add("unlistable", parameter, at, module, link.module.sourceOf(link.node, 40));
        return;
      }
      if (zod !== null && builder === "tuple") this.#add("tuple", parameter, at, module);
      if (zod === 3 && builder === "array" && isAny(args[0])) this.#add("array-without-items", parameter, at, module);
      // The second argument of pipe and the rest of a codec are what comes out.
      const inner = builder === "pipe" || builder === "transform" || builder === "refine" || builder === "default" || builder === "catch" ? [] : builder === "codec" ? args.slice(0, 1) : args;
      for (const arg of inner) this.#into(arg, parameter, at, module, depth + 1);
      link = receiver;
    }
  }

  #into(arg: Value, parameter: string, at: Node, module: Module, depth: number): void {
    if (depth > 12) return;
    if (arg.kind === "opaque") return this.#walk(arg, parameter, at, module, depth);
    const cell = arg.kind === "ref" ? this.#state.cell(arg.id) : undefined;
    if (cell?.kind === "object") for (const { value } of cell.props.values()) this.#into(value, parameter, at, module, depth + 1);
    if (cell?.kind === "array") for (const { value } of cell.items) this.#into(value, parameter, at, module, depth + 1);
  }
}

const isAny = (value: Value | undefined): boolean => value?.kind === "opaque" && value.origin.is === "call" && /(?:^|\.)(?:any|unknown)$/.test(value.origin.name ?? "");

/** `z`, and `z.coerce`, in front of a builder. */
function isFromZod(receiver: Value | null): boolean {
  if (receiver?.kind !== "opaque") return false;
  const { origin } = receiver;
  if (origin.is === "import") return isZod(origin.from);
  return origin.is === "member" && origin.name === "coerce" && isFromZod(origin.object);
}

const isZod = (from: string): boolean => /^zod(?:\/|$)/.test(from);

/** The version of zod that makes a schema; null where it is another library, or where nothing says. */
function zodOf(value: Value, { module }: Reading): 3 | 4 | null {
  for (let at: Value | null = value, depth = 0; at?.kind === "opaque" && depth < 60; depth++) {
    const { origin }: OpaqueValue = at;
    if (origin.is === "import") return isZod(origin.from) ? lineOf(origin.from, module) : null;
    if (origin.is === "call") at = origin.receiver ?? origin.callee;
    else if (origin.is === "member") at = origin.object;
    else return null;
  }
  return null;
}

function lineOf(from: string, module: Module): 3 | 4 | null {
  if (/^zod\/v?4/.test(from) || from === "zod/mini") return 4;
  if (from === "zod/v3") return 3;
  const major = Number(/^\d+/.exec(versionOf(module.path, "zod")?.version ?? "4")?.[0]);
  // Where nothing says, it is the newest.
  return major === 3 || major === 4 ? major : null;
}
