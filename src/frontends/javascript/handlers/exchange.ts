import { within, type Node } from "../syntax.js";
import type { Module } from "../module.js";
import { cellOf, keep, outermost, type Listener, type Machine, type Reached, type Thrown } from "../values/machine.js";
import { State, type Cell, type Member } from "../values/state.js";
import { opaque, type Frame, type FunctionValue, type OpaqueValue, type Value } from "../values/value.js";

/** Tests of the method of a request, with the method that each asks for, and whether it holds for that method or for all others. */
export type MethodTests = ReadonlyMap<Node, { readonly method: string; readonly holds: boolean }>;

/** Codes that speak of the request itself and not of what a tool did with it. */
const OF_THE_PROTOCOL = new Set([-32700, -32600, -32601]);
/** So many answers of one function are heard. */
const MAX_ANSWERS = 200;

/**
 * One JSON-RPC request that code of the project answers by itself. Only the ways of its method are followed, and every
 * response object (`{ jsonrpc, id, result }` or `{ jsonrpc, id, error }`) that is made on them is heard, wherever it goes.
 */
export class Exchange implements Listener {
  /** What responses hold as their result. */
  readonly results: Reached[] = [];
  /** What responses hold as their error, as if it was thrown where it is worded. */
  readonly errors: Thrown[] = [];
  readonly #method: string;
  readonly #tests: MethodTests;
  readonly #machine: Machine;
  /** Assumed to be true on the ways behind a test that found the method. */
  readonly #asked: OpaqueValue;
  readonly #params: Value;
  /** Whether such a test was met at all: what is caught from then on was thrown by work for the method, or may have been. */
  #wasAsked = false;

  /** `parts`: the members of the request's `params` that are known. */
  constructor(m: Machine, method: string, tests: MethodTests, { node, module }: FunctionValue, parts: ReadonlyMap<string, Value>) {
    this.#machine = m;
    this.#method = method;
    this.#tests = tests;
    this.#asked = opaque({ is: "other", of: [] }, node, module);
    const props = new Map([...parts].map(([name, value]): [string, Member] => [name, { value, node }]));
    const made = State.empty(m.base, module);
    this.#params = m.allocate({ kind: "object", node, frame: outermost(module), props, open: true, of: null }, made);
    keep(m, made);
  }

  decides(test: Node, state: State): boolean | null {
    const found = this.#tests.get(test);
    if (!found) return null;
    const isOurs = found.method === this.#method;
    if (isOurs) {
      state.assume(this.#asked, { truthy: true });
      this.#wasAsked = true;
    }
    return isOurs === found.holds;
  }

  member({ origin }: OpaqueValue, name: string): Value | null {
    if (name === "params") return origin.is === "parameter" && origin.argument ? null : this.#params;
    // `CallParams.parse(params).name`
    const isChecked = origin.is === "call" && origin.args.includes(this.#params);
    const cell = isChecked ? cellOf(this.#machine, this.#params) : undefined;
    return cell?.kind === "object" ? (cell.props.get(name)?.value ?? null) : null;
  }

  made(cell: Cell, state: State): void {
    if (cell.kind !== "object" || !this.isAsked(state) || this.results.length + this.errors.length >= MAX_ANSWERS) return;
    const { props } = cell;
    if (!props.has("jsonrpc") && !props.has("id")) return;
    const error = present(props.get("error"));
    const result = present(props.get("result"));
    if (error) this.#hearError(error, cell.frame, state);
    else if (result) this.results.push({ value: result.value, state: state.fork() });
  }

  /** Whether a way leads through a test that found the method, or through a catch around one. */
  isAsked(state: State): boolean {
    if (state.assumed(this.#asked)?.truthy === true) return true;
    for (let at = this.#wasAsked ? state.path : null; at; at = at.before) if (at.sign.is === "caught") return true;
    return false;
  }

  /** The values of a function's parameters: what is called `params` is what it says. */
  argumentsOf({ node, module }: FunctionValue): readonly Value[] {
    return node.params.map((param): Value => {
      const target = param.type === "AssignmentPattern" ? param.left : param;
      const name = target.type === "Identifier" ? target.name : "";
      return name === "params" ? this.#params : opaque({ is: "parameter", name, argument: false }, param, module);
    });
  }

  #hearError(error: Member, frame: Frame, state: State): void {
    const cell = error.value.kind === "ref" ? state.cell(error.value.id) : undefined;
    const message = cell?.kind === "object" ? cell.props.get("message") : undefined;
    if (cell?.kind !== "object" || !message) return;
    const code = cell.props.get("code")?.value;
    const isPlain = code?.kind === "literal" && typeof code.value === "number";
    if (isPlain && OF_THE_PROTOCOL.has(code.value as number)) return;
    const site = siteOf(error.node, message, frame);
    const value: Value = { kind: "error", className: "", bases: [], message: message.value, args: code ? [code] : [], ...site };
    this.errors.push({ value, ...site, path: state.path, state: state.fork() });
  }
}

interface Site {
  readonly node: Node;
  readonly module: Module;
  readonly frame: Frame;
}

const present = (member: Member | undefined): Member | null => (member && !(member.value.kind === "literal" && (member.value.value === null || member.value.value === undefined)) ? member : null);

/** Where the author would mend it: in the function that words the error, be it the one that makes the object or one that calls it. */
function siteOf(node: Node, { value, node: stated }: Member, frame: Frame): Site {
  const worded = "node" in value && "module" in value ? value : { node: stated, module: frame.module };
  const sites: Site[] = [{ node, module: frame.module, frame }];
  for (let inner: Frame = frame; inner.fn; inner = inner.parent) {
    const site = sites.at(-1)!;
    if (inner.module === worded.module && within(worded.node, inner.fn)) return site;
    if (!inner.call || !inner.parent?.fn) break;
    sites.push({ node: inner.call, module: inner.parent.module, frame: inner.parent });
  }
  // Words that stand elsewhere are given to a helper by whoever calls it.
  return sites[1] ?? sites[0]!;
}
