import type { Hole, Meaning, Piece, Text } from "../../../model/text.js";
import { secretNamed } from "../../../wording/secrets.js";
import type { Node } from "../syntax.js";
import { bare, keyName } from "../syntax.js";
import { holeRemedies } from "./remedies.js";
import type { CaughtValue, OpaqueValue, TextPiece, TextValue, Value } from "../values/value.js";

const BODY = /^(?:data|body|responseText|responseBody|rawBody)$/;
const REQUEST = /^(?:config|request|headers|requestHeaders|requestOptions)$/;
const RESPONSE_NAME = /^(?:res|resp|response|result|r|reply|answer|fetchResponse|apiResponse)$|Response$|Res$/;
const SQL_NAME = /^(?:sql|sqlQuery|sqlText|statement|queryText|queryString)$|Sql$|SQL$/;
const PATH_NAME = /^(?:__dirname|__filename)$/;

/** The text of the model for a text that code makes. */
export function textFrom(value: TextValue, depth = 0): Text {
  if (value.pieces.length === 0 && value.node.type !== "Literal" && value.node.type !== "TemplateLiteral") {
    const place = value.module.placeOf(value.node);
    return { pieces: [{ kind: "hole", meaning: { is: "unknown" }, source: value.module.sourceOf(value.node), place }], place };
  }
  const pieces = value.pieces.map((piece): Piece => ("literal" in piece ? { kind: "literal", value: piece.literal, place: piece.module.placeOf(piece.node), ...(piece.fallback && { fallback: true }) } : holeFrom(piece, depth)));
  return { pieces: joined(pieces), place: value.module.placeOf(value.node) };
}

/** Neighbouring literals of one literal or template are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => piece.kind === "hole" || piece.value !== "");
}

function holeFrom(piece: Extract<TextPiece, { hole: Value }>, depth: number): Hole {
  const caught = caughtIn(piece.hole);
  const meaning = meaningOf(piece.hole, piece.node);
  const bareThrown = caught?.thrown.find(({ value }) => value.kind === "text" || (value.kind === "literal" && value.value !== undefined));
  const prints = piece.prints ?? (meaning.is === "caught-error-message" && bareThrown ? "undefined" : undefined);
  const thrown = caught && depth < 2 && (meaning.is === "caught-error" || meaning.is === "caught-error-message") ? thrownTexts(caught, depth) : [];
  return {
    kind: "hole",
    meaning,
    source: piece.module.sourceOf(piece.node),
    place: piece.module.placeOf(piece.node),
    ...(prints !== undefined && { prints }),
    ...(thrown.length > 0 && { thrown }),
    ...(isLeaky(meaning, prints) && { remedies: holeRemedies(piece) }),
  };
}

/** Holes for which there is something better to print. */
const isLeaky = (meaning: Meaning, prints: string | undefined): boolean => prints !== undefined || meaning.is === "stack" || meaning.is === "whole-object";

function thrownTexts(caught: CaughtValue, depth: number): Text[] {
  return caught.thrown.flatMap(({ value }) => {
    const message = value.kind === "error" ? value.message : value;
    return message?.kind === "text" ? [textFrom(message, depth + 1)] : [];
  });
}

/** The caught error that a value is, or is the message of. */
function caughtIn(value: Value): CaughtValue | null {
  if (value.kind === "caught") return value;
  if (value.kind === "opaque") {
    if (value.origin.is === "member" && value.origin.name === "message") return caughtIn(value.origin.object);
    if (value.origin.is === "other") for (const part of value.origin.of) {
      const caught = caughtIn(part);
      if (caught) return caught;
    }
  }
  return null;
}

/** What a value printed at `node` stands for. */
export function meaningOf(value: Value, node: Node): Meaning {
  const own = ofValue(value);
  if (own.is !== "unknown") return own;
  const name = nameAt(node);
  if (name !== null && secretNamed(name)) return { is: "secret-named", name };
  if (name !== null && SQL_NAME.test(name)) return { is: "sql", name };
  return own;
}

function nameAt(node: Node): string | null {
  const inner = bare(node);
  if (inner.type === "Identifier") return inner.name;
  if (inner.type === "MemberExpression") return keyName(inner.property, inner.computed);
  return null;
}

function ofValue(value: Value): Meaning {
  switch (value.kind) {
    case "caught":
      return { is: "caught-error" };
    case "error":
      return { is: "unknown" };
    case "json":
      return ofWhole(value.of);
    case "text": {
      for (const piece of value.pieces) {
        if (!("hole" in piece)) continue;
        const meaning = meaningOf(piece.hole, piece.node);
        if (meaning.is !== "unknown") return meaning;
      }
      return { is: "unknown" };
    }
    case "opaque":
      return ofOpaque(value);
    default:
      return { is: "unknown" };
  }
}

/** A value that is printed whole, as JSON or by `inspect`. */
function ofWhole(value: Value): Meaning {
  if (value.kind === "caught" || value.kind === "error") return { is: "whole-object", of: "error" };
  if (value.kind !== "opaque") return { is: "unknown" };
  const { origin } = value;
  if (origin.is === "member" && origin.object.kind === "caught") {
    if (origin.name === "response") return { is: "whole-object", of: "response" };
    if (origin.name === "cause") return { is: "whole-object", of: "error" };
  }
  const meaning = ofOpaque(value);
  if (meaning.is === "unknown" && origin.is === "call" && (origin.name === "json" || origin.name === "text") && isResponse(origin.receiver)) return { is: "response-body" };
  return meaning.is === "caught-error" ? { is: "whole-object", of: "error" } : meaning;
}

function ofOpaque(value: OpaqueValue): Meaning {
  const { origin } = value;
  switch (origin.is) {
    case "parameter":
      if (origin.argument) return origin.name === "" ? { is: "unknown" } : { is: "parameter", name: origin.name };
      return secretNamed(origin.name) ? { is: "secret-named", name: origin.name } : { is: "unknown" };
    case "global":
      if (origin.name === "process.env") return { is: "environment", name: null };
      return PATH_NAME.test(origin.name) ? { is: "server-path", name: origin.name } : { is: "unknown" };
    case "variable":
      return secretNamed(origin.name) ? { is: "secret-named", name: origin.name } : { is: "unknown" };
    case "member":
      return ofMember(origin.object, origin.name);
    case "call":
      return ofCall(origin);
    case "other": {
      let best: Meaning = { is: "unknown" };
      for (const part of origin.of) {
        const meaning = ofValue(part);
        if (meaning.is !== "unknown" && (best.is === "unknown" || meaning.is === "environment" || meaning.is === "secret-named")) best = meaning;
      }
      return best;
    }
    default:
      return { is: "unknown" };
  }
}

function ofMember(object: Value, name: string | null): Meaning {
  if (object.kind === "caught") {
    if (name === "message") return { is: "caught-error-message" };
    if (name === "stack") return { is: "stack" };
    if (name !== null && REQUEST.test(name)) return { is: "request-details", name };
    if (name !== null && BODY.test(name)) return { is: "response-body" };
    return { is: "unknown" };
  }
  if (name === "stack") return object.kind === "opaque" || object.kind === "error" ? { is: "stack" } : { is: "unknown" };
  if (object.kind === "opaque") {
    if (object.origin.is === "global" && object.origin.name === "process.env") return { is: "environment", name };
    if (object.origin.is === "parameter" && object.origin.argument) return { is: "parameter", name: object.origin.name === "" ? (name ?? "") : object.origin.name };
    if (object.origin.is === "member" && object.origin.object.kind === "caught") {
      if (object.origin.name === "response" && name !== null && BODY.test(name)) return { is: "response-body" };
      if (object.origin.name === "response" && name === "headers") return { is: "request-details", name };
      if (object.origin.name === "cause" && name === "message") return { is: "caught-error-message" };
      if (object.origin.name === "config" && name === "headers") return { is: "request-details", name };
    }
    if (object.origin.is === "global" && object.origin.name === "process" && name === "env") return { is: "environment", name: null };
  }
  return name !== null && secretNamed(name) ? { is: "secret-named", name } : { is: "unknown" };
}

function ofCall(origin: Extract<OpaqueValue["origin"], { is: "call" }>): Meaning {
  if (origin.name === "text" && isResponse(origin.receiver)) return { is: "response-body" };
  if (origin.name === "cwd" || origin.name === "homedir") return { is: "server-path", name: origin.name };
  // Cutting and trimming keep the meaning; anything else (masking, counting, hashing) may not.
  if (origin.name !== null && /^(?:slice|substring|substr|trim|toString|split|join|resolve)$/.test(origin.name)) {
    // A path that the caller gave a part of says little that the caller does not know.
    if ((origin.name === "join" || origin.name === "resolve") && origin.args.some((arg) => arg.kind === "opaque" && ofValue(arg).is !== "server-path")) return { is: "unknown" };
    for (const part of [origin.receiver, ...origin.args]) {
      const meaning = part ? ofValue(part) : null;
      if (meaning && (meaning.is === "response-body" || meaning.is === "stack" || meaning.is === "server-path" || meaning.is === "caught-error-message" || meaning.is === "caught-error")) return meaning;
    }
  }
  return { is: "unknown" };
}

/** Something that a request answered: a `fetch`, or a value named like a response. */
function isResponse(value: Value | null): boolean {
  if (value?.kind !== "opaque") return false;
  const { origin, node } = value;
  if (origin.is === "call" && (origin.name === "fetch" || /(?:^|\.)fetch$|fetch\w*$/i.test(origin.name ?? ""))) return true;
  if (origin.is === "variable" || origin.is === "parameter") return RESPONSE_NAME.test(origin.name);
  if (origin.is === "member" && origin.name !== null) return RESPONSE_NAME.test(origin.name);
  const holder = node.parent?.type === "VariableDeclarator" ? node.parent.id : node.parent?.type === "AwaitExpression" && node.parent.parent.type === "VariableDeclarator" ? node.parent.parent.id : null;
  return holder?.type === "Identifier" && RESPONSE_NAME.test(holder.name);
}
