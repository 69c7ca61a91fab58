import type { Channel } from "../../../model/channel.js";
import type { Ending, Evidence, Outcome, RaisedError } from "../../../model/ending.js";
import type { Module } from "../module.js";
import { isFunction, within, type FunctionNode, type Node } from "../syntax.js";
import type { Reached, Thrown } from "../values/machine.js";
import type { State } from "../values/state.js";
import { mentionsCaught } from "../values/texts.js";
import type { Frame, TextValue, Value } from "../values/value.js";
import { checkOf, evidenceOf, leftovers, madeIn } from "./evidence.js";
import { textFrom } from "./meaning.js";
import { remediesOf, returnInstead, type Mend } from "./remedies.js";
import { resultOf, type ToolResult } from "./results.js";
import { mendOf, placed } from "./site.js";
import { isWithheld, raiseKeptClass } from "./withheld.js";

/** Whose call ends: the tools, the channel that carries the answer, and the function that answers. */
export interface Subject {
  readonly tools: readonly string[];
  readonly channel: Channel;
  readonly fn: FunctionNode;
  readonly module: Module;
  /** Whether this SDK makes a result of a bare object, since the tool has an output schema. */
  readonly takesObjects?: boolean;
  /** Reached from no handler: a result is judged by its shape, and nothing else that it returns. */
  readonly isBuilder?: boolean;
}

/** The ending of a call that returns a value; null where nothing can be said of it. */
export function returned(subject: Subject, { value, state, at }: Reached): Ending | null {
  // A demonstration: the caller asked for an error by name, and gets one.
  for (const asked of state.argumentsAssumed()) if (typeof asked === "string" && /^(?:error|failure|fail)$/i.test(asked)) return null;
  const { channel, isBuilder = false } = subject;
  const strings = channel.returned.string === "success" && !isBuilder;
  const result = resultOf(value, state, strings, channel.takesBlocks === true && !isBuilder);
  const returns = returnsOf(value, state, result, channel);
  if (!result.shaped && !result.payload) return returns && !isBuilder && channel.id !== "unseen" && !(returns === "object" && subject.takesObjects) ? misshapen(subject, value, state, returns, at ?? null) : null;
  if (!result.node || !result.module) return null;
  const frame = result.frame ?? { fn: subject.fn, module: subject.module, call: null, parent: null };
  const failing = evidenceOf(result, state, frame);
  const isFlagged = returns === "flagged";
  // The flag counts beside content: a bare object is printed with it.
  const takesFlag = channel.flag === "kept" && (result.shaped || channel.returned.object === "empty-success");
  const mend = isFlagged ? { node: result.node, module: result.module, frame } : atReturn(mendOf(result, failing, frame, state.path, subject), result, at);
  const site = placed(mend.node, mend.module, mend.frame, frame, subject);
  const message = result.payload?.message ?? result.text;
  return {
    how: "return",
    outcome: returns === "structured-only" ? channel.returned[returns] : outcomeOf(result, subject),
    message: message ? textFrom(message) : null,
    failing,
    ...site,
    // Without the import of the framework, a file shows nothing wrong with a flag.
    shownElsewhere: shownAlone(mend.frame) && !(isFlagged && channel.package && !mend.module.imports(channel.package)),
    tools: subject.tools,
    unknownTool: false,
    claimsSuccess: result.claimsSuccess,
    returns: channel.id === "unseen" || (isBuilder && !isFlagged) ? null : returns,
    misplaced: result.misplaced ? { ...result.misplaced.flag, place: result.misplaced.module.placeOf(result.misplaced.node) } : null,
    raised: null,
    item: isItem(result, state),
    remedies: isFlagged ? [] : remediesOf(result, { ...mend, raising: channel.thrown === "tool-error" }).filter(({ name }) => (channel.flag === "stringified" ? name === "raiseInstead" : takesFlag || name !== "markAsError")),
  };
}

/** The kind of a returned value that is no result object. */
function returnsOf(value: Value, state: State, result: ToolResult, channel: Channel): Ending["returns"] {
  switch (value.kind) {
    case "text":
    case "json":
      return "string";
    case "literal":
      return value.value === undefined ? "nothing" : value.value === null ? "null" : typeof value.value === "boolean" ? "boolean" : "number";
    case "error":
      return "error";
    case "ref": {
      const cell = state.cell(value.id);
      if (cell?.kind === "array") return result.shaped ? null : "array";
      if (cell?.kind !== "object" || cell.open || cell.of) return null;
      // A task, or a request for more input, is answered another way.
      if (cell.props.has("task") || cell.props.has("resultType") || cell.props.has("inputRequests")) return null;
      if (!result.shaped) return "object";
      if (channel.flag === "stringified" && result.flag === true) return "flagged";
      return cell.props.has("structuredContent") && !cell.props.has("content") && result.flag !== true && channel.returned["structured-only"] !== "success" ? "structured-only" : null;
    }
    default:
      return null;
  }
}

/** A return that this SDK makes no proper result of. */
function misshapen(subject: Subject, value: Value, state: State, returns: NonNullable<Ending["returns"]>, at: Node | null): Ending | null {
  const { module } = subject;
  const node = at?.type === "ReturnStatement" ? (at.argument ?? at) : (at ?? subject.fn);
  if (!module.linted || !subject.fn || (value.kind === "ref" && !state.cell(value.id))) return null;
  const outcome = returns === "flagged" ? "success" : subject.channel.returned[returns];
  return {
    how: returns === "nothing" && isFunction(node) ? "fall-off" : "return",
    outcome,
    message: null,
    failing: outcome === "success" ? leftovers(value, state) : [],
    place: module.placeOf(node),
    elsewhere: null,
    shownElsewhere: false,
    tools: subject.tools,
    unknownTool: false,
    helper: null,
    claimsSuccess: false,
    returns,
    misplaced: null,
    raised: null,
    item: false,
    remedies: [],
  };
}

function outcomeOf(result: ToolResult, { channel, takesObjects = false }: Subject): Outcome {
  if (!result.shaped && channel.returned.object === "tool-error" && !takesObjects) return "tool-error";
  if (result.flag === true && channel.flag === "kept") return "tool-error";
  if (result.misplaced?.flag.why === "not-boolean") return "rejected-by-client";
  if (result.flag === null) return "unknown";
  return result.empty ? "empty-success" : "success";
}

/** Text or payload that is about one item of a loop is no verdict on the call. */
function isItem(result: ToolResult, state: State): boolean {
  if (result.payload) return result.payload.item;
  if (state.loops > 0) return false;
  const holes = result.text?.pieces.filter((piece) => "hole" in piece && mentionsCaught(piece.hole)) ?? [];
  return holes.length > 0 && holes.every((piece) => "hole" in piece && piece.item === true);
}

/** A result that was built before it is returned is mended where it is returned; a payload that says itself that it failed, where it says so. */
function atReturn(mend: Omit<Mend, "raising">, { node, payload }: ToolResult, at: Node | undefined): Omit<Mend, "raising"> {
  const isBuiltBefore = payload === null && mend.node === node && !mend.frame.parent?.fn && at?.type === "ReturnStatement" && at.argument && !within(mend.node, at);
  return isBuiltBefore ? { ...mend, node: at.argument! } : mend;
}

/** Whether a place in another file is shown when that file is linted alone: it is reported there, and only there. */
function shownAlone(frame: Frame | null): boolean {
  for (let at = frame; at && !at.module.linted; at = at.parent) if (at.fn && at.module.resultFunctions().has(at.fn)) return true;
  return false;
}

/** The endings of everything that leaves the handler as an exception. */
export function raised(subject: Subject, thrown: Thrown): Ending[] {
  if (thrown.value.kind !== "caught") return [raising(subject, thrown, thrown.value, false)];
  // A bare rethrow only lets pass what was thrown on purpose further in: there it is mended.
  return thrown.value.thrown.filter((source) => passes(source.value, thrown)).map((source) => raising(subject, { ...source, state: thrown.state }, source.value, true));
}

/** Whether an error can pass a rethrow: one behind a test of the code lets only errors of that code pass. */
function passes(error: Value, { node, module }: Thrown): boolean {
  const code = error.kind === "error" ? error.args.find((arg) => "node" in arg && "module" in arg && /code/i.test(arg.module.sourceOf(arg.node))) : undefined;
  for (let at: Node = node; at.parent && !isFunction(at); at = at.parent) {
    if (at.parent.type !== "IfStatement" || at.parent.consequent !== at) continue;
    const test = module.text.slice(at.parent.test.range[0], at.parent.test.range[1]);
    if (!/\.(?:code|status|statusCode)\b/.test(test)) continue;
    const name = code && "node" in code && "module" in code ? code.module.sourceOf(code.node).split(".").pop()! : null;
    return name !== null && test.includes(name);
  }
  return true;
}

function outcomeOfThrown({ thrown, thrownNothing }: Channel, value: Value): Outcome {
  const isNothing = value.kind === "literal" && (value.value === undefined || value.value === null);
  if (isNothing && thrownNothing) return thrownNothing;
  return thrown === "protocol-error" ? thrown : "tool-error";
}

function raising(subject: Subject, thrown: Thrown, value: Value, rethrown: boolean): Ending {
  const message = value.kind === "error" ? value.message : value;
  const text: TextValue | null = message?.kind === "text" ? message : null;
  const site = placed(thrown.node, thrown.module, thrown.frame, thrown.frame, subject);
  const withheld = isWithheld(value, subject.channel) || undefined;
  const failing: Evidence[] = [];
  for (let at = thrown.path; at; at = at.before) {
    const { sign } = at;
    if (sign.is === "guard") failing.push({ sign: "guard", on: sign.on, source: checkOf(sign), place: sign.module.placeOf(sign.node) });
    else if (sign.is === "swallowed") continue;
    else if (sign.is === "caught") failing.push({ sign: "caught", shown: message ? mentionsCaught(message) : false, inside: madeIn(sign.node, thrown.node, thrown.frame), place: sign.module.placeOf(sign.node) });
    else failing.push({ sign: "default-branch", place: sign.module.placeOf(sign.node) });
  }
  return {
    how: "raise",
    outcome: outcomeOfThrown(subject.channel, value),
    message: text ? textFrom(text) : message && message.kind !== "literal" && "module" in message ? wordless(message, thrown.module) : emptyMessage(value),
    failing,
    ...site,
    shownElsewhere: shownAlone(thrown.frame),
    tools: subject.tools,
    unknownTool: false,
    claimsSuccess: false,
    returns: null,
    misplaced: null,
    raised: { ...raisedError(value, rethrown, thrown.node), ...(withheld && { withheld }) },
    item: false,
    remedies: rethrown ? [] : withheld ? raiseKeptClass(thrown.node, text, thrown.module, subject.channel) : returnInstead(thrown.node, text, thrown),
  };
}

/** `new Error()` says nothing at all. */
function emptyMessage(value: Value): Ending["message"] {
  if (value.kind !== "error" || value.message !== null || value.bases.length > 0 || value.args.length > 0) return null;
  return { pieces: [], place: value.module.placeOf(value.node) };
}

/** The text of an error whose message is a value that was made elsewhere. */
function wordless(message: Value, module: Module): Ending["message"] {
  if (!("node" in message)) return null;
  const { node } = message;
  return textFrom({ kind: "text", pieces: [{ hole: message, node, module }], node, module });
}

function raisedError(value: Value, rethrown: boolean, at: Node): RaisedError {
  switch (value.kind) {
    case "error": {
      const [code] = value.args;
      const isCoded = value.className === "McpError" || value.className === "ProtocolError";
      return { className: value.className, code: isCoded && code && "node" in code && "module" in code ? code.module.sourceOf(code.node) : null, bare: null, rethrown };
    }
    case "text":
      return { className: null, code: null, bare: "string", rethrown };
    case "literal":
      // A variable that is thrown behind a loop was set in one of its rounds.
      if (at.type === "ThrowStatement" && at.argument.type === "Identifier" && at.argument.name !== "undefined") return { className: null, code: null, bare: null, rethrown };
      return { className: null, code: null, bare: value.value === undefined || value.value === null ? "nothing" : "number", rethrown };
    case "ref":
      return { className: null, code: null, bare: "object", rethrown };
    default:
      return { className: null, code: null, bare: null, rethrown };
  }
}

