import { wordsOf } from "./words.js";

/** What a call does: looks something up, changes something, or runs what it is given. */
export type Kind = "read" | "write" | "run";

/** A kind, and whether the word leaves no doubt. "add" writes in a shopping list and computes in a calculator. */
export interface Graded {
  readonly kind: Kind;
  readonly sure: boolean;
}

/** The verb that a name opens with, and what it does. */
export interface Verb extends Graded {
  readonly word: string;
}

/** Tables of verbs. A caller with words of its own passes a table made by `extended`. */
export interface Verbs {
  readonly read: ReadonlySet<string>;
  readonly write: ReadonlySet<string>;
  readonly run: ReadonlySet<string>;
  /** Verbs that mean one thing here and another there; graded as not sure. */
  readonly doubtful: ReadonlyMap<string, Kind>;
}

const READ = [
  "get", "list", "read", "fetch", "search", "find", "query", "show", "describe", "lookup", "view", "retrieve", "browse", "inspect",
  "explain", "summarize", "summarise", "analyze", "analyse", "compare", "diff", "preview", "peek", "ls", "cat", "stat", "status", "info", "details",
  "history", "stats", "statistics", "whoami", "enumerate", "discover", "select", "head", "tail", "grep", "glob", "lint", "validate", "verify", "estimate",
  "overview", "summary", "suggest", "recommend", "translate",
];
const WRITE = [
  "create", "delete", "update", "remove", "insert", "upsert", "send", "write", "edit", "modify", "rename", "patch", "publish", "unpublish", "upload",
  "archive", "unarchive", "restore", "cancel", "approve", "reject", "assign", "unassign", "append", "purge", "drop", "destroy", "erase", "wipe", "truncate",
  "deploy", "undeploy", "install", "uninstall", "enable", "disable", "activate", "deactivate", "grant", "revoke", "invite", "merge", "commit", "push", "rollback",
  "revert", "reset", "transfer", "pay", "refund", "charge", "purchase", "buy", "sell", "order", "book", "reserve", "schedule", "reschedule", "unschedule", "reply",
  "forward", "tweet", "comment", "subscribe", "unsubscribe", "follow", "unfollow", "like", "unlike", "star", "unstar", "mute", "unmute", "block", "unblock",
  "lock", "unlock", "pin", "unpin", "kill", "terminate", "ban", "unban", "kick", "save", "store", "put", "overwrite", "replace", "mkdir", "rmdir", "rm", "mv", "cp",
  "touch", "unlink", "provision", "register", "unregister", "deregister", "attach", "detach", "migrate", "import", "complete", "uncomplete", "reopen", "discard", "duplicate", "clone",
];
const RUN = ["run", "execute", "exec", "eval", "evaluate", "invoke", "shell", "bash", "command", "script"];

const DOUBTFUL: readonly (readonly [string, Kind])[] = [
  ["add", "write"], ["set", "write"], ["clear", "write"], ["move", "write"], ["make", "write"], ["change", "write"], ["start", "write"],
  ["stop", "write"], ["restart", "write"], ["pause", "write"], ["resume", "write"], ["close", "write"], ["mark", "write"], ["post", "write"], ["submit", "write"],
  ["apply", "write"], ["configure", "write"], ["generate", "write"], ["build", "write"], ["toggle", "write"], ["switch", "write"], ["link", "write"], 
  ["trigger", "write"], ["mint", "write"], ["record", "write"], ["log", "write"], ["note", "write"], ["sync", "write"], ["tag", "write"], ["untag", "write"],
  ["copy", "write"], ["sign", "write"], ["notify", "write"], ["share", "write"], ["join", "write"], ["leave", "write"], ["draft", "write"], ["react", "write"],
  ["download", "read"], ["export", "read"], ["check", "read"], ["open", "read"], ["test", "read"], ["count", "read"], ["convert", "read"], ["calculate", "read"], ["compute", "read"], ["load", "read"],
  ["ask", "read"], ["resolve", "read"], ["monitor", "read"], ["watch", "read"], ["scan", "read"], ["report", "read"], ["is", "read"], ["has", "read"],
  ["exists", "read"], ["ping", "read"], ["parse", "read"], ["extract", "read"], ["filter", "read"], ["sort", "read"], 
  ["call", "run"], ["do", "run"], ["perform", "run"], ["process", "run"], ["handle", "run"], ["manage", "run"], ["request", "run"],
];

export const verbs: Verbs = { read: new Set(READ), write: new Set(WRITE), run: new Set(RUN), doubtful: new Map(DOUBTFUL) };

/** The tables with further words; a word given here is taken out of the other tables. */
export function extended(extra: Partial<Readonly<Record<Kind, readonly string[]>>>, base: Verbs = verbs): Verbs {
  const given = new Map((Object.entries(extra) as [Kind, readonly string[]][]).flatMap(([kind, list]) => list.map((word) => [word.toLowerCase(), kind] as const)));
  const pick = (kind: Kind): Set<string> =>
    new Set([...[...base[kind]].filter((word) => !given.has(word)), ...[...given].flatMap(([word, of]) => (of === kind ? [word] : []))]);
  return { read: pick("read"), write: pick("write"), run: pick("run"), doubtful: new Map([...base.doubtful].filter(([word]) => !given.has(word))) };
}

const gradeOf = (word: string, table: Verbs): Graded | null => {
  if (table.read.has(word)) return { kind: "read", sure: true };
  if (table.write.has(word)) return { kind: "write", sure: true };
  if (table.run.has(word)) return { kind: "run", sure: true };
  const doubtful = table.doubtful.get(word);
  return doubtful === undefined ? null : { kind: doubtful, sure: false };
};

/** Words before the verb that do not change what it does: `safe_delete_file`, `bulkUpdate`, `try_get`. */
const BEFORE_VERB = new Set(["bulk", "batch", "mass", "multi", "safe", "force", "quick", "async", "sync", "try", "auto", "re", "do", "please", "can", "should", "smart", "admin"]);
/** Combinations in which the second word decides: `get_or_create` may write. */
const OR_WRITE = /^(?:get|find|fetch|read|select|lookup)_or_(?:create|insert|add|set|update|register|make|build)/;
/** Names of things that open with a word that is a verb elsewhere: `list_id`, `order_status`, `update_history`, `create_read_stream`. */
const THING_WORDS = /^(?:status|state|history|details?|info|list|lists|id|ids|items?|books?|count|price|prices|stats|statistics|summary|report|reports|log|logs|notes?|feed|types?)$/;
/** Verbs that are nouns as often; before a word for a thing they name a thing ("order_status", "book_list"). */
const NOUN_VERBS = new Set([
  "order", "book", "comment", "block", "star", "update", "command", "script", "shell", "import", "charge", "push", "store", "commit", "merge", "build", "process",
  "request", "schedule", "record", "log", "note", "post", "share", "tag", "link", "draft", "sync", "call", "transfer", "refund", "purchase", "lock", "follow",
  "like", "reply", "patch", "release", "duplicate", "archive", "clone", "run", "make", "change", "start", "stop", "complete", "reset", "register",
]);
/** Verbs that still write before such a word: `update_status`, `reset_list`. */
const PLAIN_VERBS = new Set(["update", "reset", "register", "archive", "complete", "change", "make", "start", "stop", "clone", "duplicate"]);

/**
 * The verb of a name that says what a call does: `list_deleted_items` → list, `deleteFile` → delete, "monthly update" → null.
 * The verb is looked for at the start, behind words such as "bulk"; in names of a service (`github_create_issue`,
 * `NotionSearch`) it is the first word that is nothing but a verb.
 */
export function verbIn(name: string, table: Verbs = verbs): Verb | null {
  const words = wordsOf(name);
  if (OR_WRITE.test(words.join("_"))) return { word: words.slice(0, 3).join(" "), kind: "write", sure: true };
  // `createReadStream` opens a file for reading; `createReader` and the like make an object and change nothing.
  if (words[0] === "create" && /^(?:read|reader|client|server|transport|stream|hash|hmac|interface|context)$/.test(words[1] ?? "") && !/[\s_-]/.test(name)) {
    return words[1] === "read" ? { word: "read", kind: "read", sure: false } : null;
  }
  let at = 0;
  while (at < words.length - 1 && BEFORE_VERB.has(words[at]!) && gradeOf(words[at + 1]!, table)) at++;
  for (let index = at; index < words.length && index <= at + 2; index++) {
    const word = words[index]!;
    const grade = gradeOf(word, table);
    if (!grade) continue;
    const next = words[index + 1];
    // "monthly update", "daily_report": the last word of several is what the name is about.
    if (index > at && next === undefined && grade.kind !== "read" && NOUN_VERBS.has(word)) return null;
    if (index > at && !grade.sure) continue;
    // "order_status", "commit_history": a thing and what is asked about it.
    if (next !== undefined && THING_WORDS.test(next) && NOUN_VERBS.has(word) && !PLAIN_VERBS.has(word)) return null;
    return { word, ...grade, sure: grade.sure && index <= at + 1 };
  }
  return null;
}

/** What a function or tool of this name does, where its verb leaves no doubt; else null. */
export function verbOf(name: string, table: Verbs = verbs): Kind | null {
  const verb = verbIn(name, table);
  return verb?.sure ? verb.kind : null;
}

/** Words that are nouns too, but as a value of an action ask for a change. */
const VALUE_VERBS = new Set(["update", "reset", "archive", "import", "push", "commit", "merge", "register", "reply", "patch", "lock", "follow", "refund"]);

/** What a value of an `action`, `operation` or `mode` parameter asks for; null where it is no verb. */
export function valueKind(value: string, table: Verbs = verbs): Graded | null {
  const words = wordsOf(value);
  if (words.length === 0 || words.length > 5) return null;
  if (words.length === 1) {
    const grade = gradeOf(words[0]!, table);
    // "order", "complete", "comment": as a value they may as well name what to look at.
    return grade && { kind: grade.kind, sure: grade.sure && (grade.kind !== "write" || !NOUN_VERBS.has(words[0]!) || VALUE_VERBS.has(words[0]!)) };
  }
  const verb = verbIn(value, table);
  if (!verb) return null;
  return { kind: verb.kind, sure: verb.sure && words.indexOf(verb.word.split(" ")[0]!) === 0 };
}

/** What an HTTP request with this method does. POST counts as a change, though some APIs read by it. */
export function httpMethodKind(method: string): "read" | "write" | null {
  const name = method.trim().toUpperCase();
  if (/^(?:GET|HEAD|OPTIONS)$/.test(name)) return "read";
  return /^(?:POST|PUT|PATCH|DELETE)$/.test(name) ? "write" : null;
}

/** What a statement in SQL does; null where its first words do not tell. */
export function sqlKind(statement: string): Kind | null {
  const plain = statement.replace(/^(?:\s|--[^\n]*(?:\n|$)|\/\*[^*]*\*\/|\()+/, "");
  const words = plain.toUpperCase();
  const first = /^[A-Z]+(?= |\s|;|\(|\*|$)/.exec(words)?.[0] ?? "";
  switch (first) {
    case "SELECT":
      if (!isStatement(plain) && !/\sFROM\s/.test(words)) return null;
      return /\bINTO\s+(?:OUTFILE|DUMPFILE)\b/.test(words) ? "write" : "read";
    case "SHOW":
    case "DESCRIBE":
    case "EXPLAIN":
      return isStatement(plain) ? "read" : null;
    case "PRAGMA":
      return words.includes("=") ? "write" : "read";
    case "WITH":
      if (!/^WITH\s+(?:RECURSIVE\s+)?\S+(?:\s*\([^)]*\))?\s+AS\s*\(/.test(words)) return null;
      return /\b(?:INSERT\s+INTO|DELETE\s+FROM|UPDATE\s+\S+\s+SET)\b/.test(words) ? "write" : "read";
    case "INSERT":
    case "REPLACE":
      return /^(?:INSERT|REPLACE)\s+(?:OR\s+\w+\s+|IGNORE\s+)?INTO\s/.test(words) ? "write" : null;
    case "UPDATE":
      return /^UPDATE\s+\S+\s+(?:\w+\s+)?SET\s/.test(words) ? "write" : null;
    case "DELETE":
      return /^DELETE\s+FROM\s/.test(words) ? "write" : null;
    case "MERGE":
      return /^MERGE\s+INTO\s/.test(words) ? "write" : null;
    case "CREATE":
    case "ALTER":
    case "DROP":
    case "TRUNCATE":
    case "RENAME":
      return /^\w+\s+(?:OR\s+REPLACE\s+|TEMP(?:ORARY)?\s+|UNIQUE\s+)*(?:TABLE|INDEX|VIEW|DATABASE|SCHEMA|TRIGGER|FUNCTION|PROCEDURE|SEQUENCE|TYPE|ROLE|USER|EXTENSION|MATERIALIZED)\b/.test(words) ? "write" : null;
    case "GRANT":
    case "REVOKE":
    case "VACUUM":
    case "REINDEX":
      return isStatement(plain) ? "write" : null;
    case "CALL":
    case "EXEC":
    case "EXECUTE":
      return isStatement(plain) ? "run" : null;
    default:
      return null;
  }
}

/** Whether words that prose uses too are meant as a statement: written in capitals. */
const isStatement = (statement: string): boolean => /^\W*[A-Z]{3,}\b/.test(statement);
