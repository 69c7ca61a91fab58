import { httpMethodKind, sqlKind, verbOf } from "../../../wording/verbs.js";
import type { Module } from "../module.js";
import { bare, dottedName, type Node } from "../syntax.js";
import type { RawEffect } from "./machine.js";
import type { State } from "./state.js";
import { stringOf, type Value } from "./value.js";

/** Functions of Node that change the disk, by the last part of their name. */
const FS_WRITES = /^(?:writeFile|appendFile|unlink|rm|rmdir|mkdir|rename|copyFile|cp|truncate|chmod|chown|symlink|outputFile|outputJson|ensureDir|move|remove|emptyDir)(?:Sync)?$/;
const RUNNERS = /^(?:exec|execSync|execFile|execFileSync|spawn|spawnSync|execa|execaCommand|fork)$/;
/** Work on the server's own upkeep, which is no effect of the tool: logs, metrics, caches, temporary files. */
const UPKEEP = /(?:^|\.)(?:console|log|logger|logging|metrics|telemetry|analytics|tracer|span|cache|memo|stats|rateLimiter|limiter|debug|progress|spinner|emitter|res|response|reply|headers|params|url|searchParams|formData|path|Math|JSON|Object|Array|String|Number|Promise|Date|Buffer|process|z|encoder|decoder|clearTimeout|clearInterval|crypto|performance|controller|timer|events?)(?:\.|$)/i;

/** Methods of the language's own objects, whose names are verbs of change elsewhere. */
const BUILTIN = /^(?:replace|replaceAll|push|pop|shift|unshift|sort|reverse|fill|splice|set|add|join|slice|concat|includes|entries|keys|values|map|filter|reduce|find|findIndex|some|every|forEach|flatMap|match|test|exec|split|trim|format|toFixed)$/;
const CARRIER = /(?:^|\.)(?:form|formData|fd|params|searchParams|query|url|headers|body|payload|lines|parts|chunks|output|result|results|buffer|builder|md|sb|str|text|html|xml|csv|table)(?=\.|$)/i;
/** Verbs that only build something up, where the thing is a fresh object of the call. */
const BUILDING = /^(?:set|add|append|push|with|build|put|insert|remove|delete|create|make|generate)(?=[A-Z_]|$)/;
const DATABASE = /(?:^|\.)(?:db|database|pool|conn|connection|client|sql|knex|sequelize|prisma|pg|mysql|sqlite|duckdb|bigquery|snowflake|executor|engine|session|driver|adapter|\$queryRawUnsafe|\$executeRawUnsafe)(?=\.|$)/i;
const STATEMENT = /^(?:sql|query|statement|sqlQuery|cypher|sql_query|queryText|mutation)$/i;

/** What a call that is not followed does, judged by what is called; null where nothing can be said. */
export function effectOf(
  callee: Value | null,
  receiver: Value | null,
  name: string | null,
  args: readonly Value[],
  node: Node,
  module: Module,
  state: State,
): RawEffect | null {
  const dotted = calleeName(node) ?? name;
  if (dotted === null) return null;
  const effect = (kind: RawEffect["kind"], sure: RawEffect["sure"], parameter: string | null = null): RawEffect => ({ kind, sure, parameter, node, module });
  const last = dotted.split(".").pop()!;
  const from = importedFrom(callee) ?? importedFrom(receiver);
  if (runsChild(callee) || (RUNNERS.test(last) && (from === "child_process" || from === "execa" || !dotted.includes(".")))) {
    return effect("run", "certain", wholeParameter(args[0]));
  }
  if (from === "fs" || from === "fs/promises" || from === "fs-extra" || /(?:^|\.)(?:fs|fsp|fsPromises)\./.test(dotted)) {
    return FS_WRITES.test(last) ? (isTemporary(args) ? null : effect("write", "certain")) : effect("read", "certain");
  }
  if (/^(?:query|execute|exec|raw|unsafe|run|all|prepare|\$queryRawUnsafe|\$executeRawUnsafe|runQuery|executeQuery)$/.test(last) && DATABASE.test(dotted)) {
    // What is handed to a prepared statement is bound into it, not run.
    const isBound = receiver?.kind === "opaque" && receiver.origin.is === "call" && /prepare$/.test(receiver.origin.name ?? "");
    const statement = isBound ? null : wholeParameter(args[0]);
    if (statement !== null && STATEMENT.test(statement)) return effect("run", "certain", statement);
  }
  const method = requestMethod(last, dotted, args, state);
  if (method !== null) {
    if (typeof method !== "string") return effect("run", "certain", method.parameter);
    const kind = httpMethodKind(method);
    // POST changes something, except where an API reads by it.
    if (kind === "write" && method.toUpperCase() === "POST") return effect(looksLikeQuery(args, state) ? "read" : "write", "likely");
    return kind && effect(kind, "certain");
  }
  for (const arg of args) {
    const text = stringOf(arg);
    const kind = text === null ? null : sqlKind(text);
    if (kind) return effect(kind === "run" ? "write" : kind, "certain");
  }
  if (receiver !== null && (BUILTIN.test(last) || (last === "append" && CARRIER.test(dotted)))) return null;
  if (UPKEEP.test(dotted) || (BUILDING.test(last) && isFresh(receiver))) return null;
  const kind = verbOf(last);
  return kind === null || kind === "run" ? null : effect(kind, "likely");
}

/** The argument of the tool call that a value is, as it came. */
function wholeParameter(value: Value | undefined): string | null {
  if (value?.kind === "text" && value.pieces.length === 1) {
    const [piece] = value.pieces;
    return piece && "hole" in piece ? wholeParameter(piece.hole) : null;
  }
  if (value?.kind !== "opaque") return null;
  if (value.origin.is === "parameter" && value.origin.argument && value.origin.name !== "") return value.origin.name;
  return value.origin.is === "other" && value.origin.of.length > 0 ? wholeParameter(value.origin.of[0]) : null;
}

/** An object that this call made itself, such as a builder or a `URLSearchParams`. */
function isFresh(value: Value | null): boolean {
  if (value?.kind !== "opaque" || value.shared) return false;
  const { origin } = value;
  if (origin.is === "new") return true;
  return origin.is === "call" && origin.receiver !== null && isFresh(origin.receiver);
}

const calleeName = (node: Node): string | null => (node.type === "CallExpression" ? dottedName(bare(node.callee)) : null);

function importedFrom(value: Value | null): string | null {
  if (value?.kind !== "opaque") return null;
  const { origin } = value;
  if (origin.is === "import") return origin.from.replace(/^node:/, "");
  if (origin.is === "member") return importedFrom(origin.object);
  return null;
}

/** `promisify(exec)` and what comes of it. */
function runsChild(callee: Value | null): boolean {
  if (callee?.kind !== "opaque") return false;
  const { origin } = callee;
  if (origin.is === "import") return origin.from.replace(/^node:/, "") === "child_process" && RUNNERS.test(origin.name);
  return origin.is === "call" && origin.name !== null && /promisify$/.test(origin.name) && origin.args.some(runsChild);
}

/** Calls that keep what they are given: its "method" is a field of the record, not how the call is sent. */
const KEEPERS = /^(?:create|add|update|insert|upsert|save|store|register)(?=[A-Z])(?!\w*(?:Request|Fetch))/;

/** Names of calls that send a request, and members that only a request has: elsewhere a "method" is a way to do something. */
const SENDERS = /fetch|request|axios|http|call|send|got|ky|ajax|graphql/i;
const REQUEST_MEMBERS = ["url", "uri", "path", "endpoint", "headers", "body", "data", "qs", "query"];

/** The HTTP method of a request, where the call is one. */
function requestMethod(last: string, dotted: string, args: readonly Value[], state: State): string | { readonly parameter: string } | null {
  for (const arg of args) {
    if (arg.kind !== "ref" || KEEPERS.test(last)) continue;
    const cell = state.cell(arg.id);
    const stated = cell?.kind === "object" ? cell.props.get("method")?.value : undefined;
    const method = stringOf(stated);
    if (method !== null && /^[A-Za-z]+$/.test(method)) return method;
    const parameter = wholeParameter(stated);
    const isRequest = SENDERS.test(last) || (cell?.kind === "object" && REQUEST_MEMBERS.some((key) => cell.props.has(key)));
    if (parameter !== null && isRequest) return { parameter };
  }
  if (/^(?:request|makeRequest|apiRequest|callApi|apiCall|fetchApi|fetchJson|send)$/i.test(last)) {
    for (const arg of args) {
      const text = stringOf(arg);
      if (text !== null && /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/.test(text)) return text;
    }
  }
  if (last === "fetch") return "GET";
  if (/(?:axios|http|https|api|client|got|ky|request|superagent|rest|instance)\.(?:get|post|put|patch|delete|head)$/i.test(dotted)) return last;
  return null;
}

/** A POST that only asks: GraphQL queries, searches, RPC reads. */
function looksLikeQuery(args: readonly Value[], state: State): boolean {
  return args.some((arg) => {
    const text = arg.kind === "text" ? arg.pieces.map((p) => ("literal" in p ? p.literal : "")).join("") : "";
    if (/\b(?:search|query|graphql|find|lookup|list|count|aggregate|batch_?get|completions?|embeddings?|generate|predict|token)\b/i.test(text)) return !/\bmutation\b/i.test(text);
    if (arg.kind !== "ref") return false;
    const cell = state.cell(arg.id);
    return cell?.kind === "object" && [...cell.props.keys()].some((key) => key === "query");
  });
}

const isTemporary = (args: readonly Value[]): boolean =>
  args.some((arg) => {
    if (arg.kind !== "opaque" && arg.kind !== "text") return false;
    const words = arg.kind === "opaque" ? arg.module.sourceOf(arg.node, 200) : arg.pieces.map((p) => ("literal" in p ? p.literal : p.module.sourceOf(p.node, 80))).join("");
    return /te?mp|cache|\.log\b/i.test(words);
  });

