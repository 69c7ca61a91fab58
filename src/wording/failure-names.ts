import { wordsOf } from "./words.js";

/** Words that make the name of a function or variable say that a call failed. */
const FAILURE_WORDS = new Set([
  "error", "err", "fail", "failed", "failure", "reject", "rejected", "rejection", "refuse", "refused", "refusal", "deny",
  "denied", "denial", "unauthorized", "forbidden", "exception", "problem", "fault", "abort", "bail", "crash", "notfound", "badrequest",
]);

const FAILURE_PHRASES: readonly (readonly string[])[] = [
  ["not", "found"], ["bad", "request"], ["not", "allowed"], ["not", "permitted"], ["invalid", "input"], ["invalid", "request"],
  ["invalid", "arguments"], ["invalid", "args"], ["invalid", "params"], ["invalid", "response"], ["invalid", "result"],
];

/** First words of names that do something with an error, or ask about one, but are no failed result. */
const ABOUT_ERRORS = new Set([
  "is", "has", "had", "on", "log", "print", "report", "record", "track", "capture", "count", "clear", "reset", "ignore", "suppress",
  "get", "list", "find", "search", "fetch", "read", "show", "parse", "check", "should", "can", "no", "set", "add", "collect", "last",
  "watch", "emit", "notify", "register", "retry", "assert", "expect", "test", "explain", "with", "try", "use", "max", "min", "num",
]);

/** Verbs for something one may do to a thing that is no failed call: `rejectPeering`, `denyAccess`, `abortMigration`. */
const DEEDS = new Set(["reject", "refuse", "deny", "abort", "fail", "crash"]);
const RESULTS = new Set(["result", "results", "response", "with", "as", "tool", "call", "text", "json", "message", "because", "reply", "answer", "output"]);

/** Last words that make a name something else: a count, a list, a wrapper. */
const OTHER_THINGS = new Set([
  "count", "counts", "rate", "log", "logs", "logger", "handler", "handlers", "handling", "boundary", "code", "codes", "type", "types",
  "class", "name", "names", "list", "map", "index", "id", "schema", "level", "threshold", "budget", "limit", "tracker", "tracking",
  "reporter", "reporting", "monitor", "monitoring", "listener", "callback", "pattern", "regex", "stack", "stats", "summary", "history",
]);

/**
 * Whether the name of a function that makes a result, or of a variable that holds one, says that the call failed:
 * `createErrorResponse`, `fail`, `notFound`, `bad_request`; not `errorCount`, `logError`, `isError`, `handleErrors`.
 */
export function isFailureName(name: string): boolean {
  const words = wordsOf(name);
  const [first] = words;
  if (first === undefined || words.length > 6) return false;
  if (words.length > 1 && ABOUT_ERRORS.has(first)) return false;
  if (words.length > 1 && OTHER_THINGS.has(words.at(-1)!)) return false;
  if (DEEDS.has(first) && words.length > 1) return RESULTS.has(words[1]!);
  if (words.some((word) => FAILURE_WORDS.has(word))) return true;
  return FAILURE_PHRASES.some((phrase) => phrase.every((word) => words.includes(word)));
}

const FALSE_FIELDS = new Set(["success", "ok", "succeeded", "successful", "issuccess", "is_success", "issuccessful", "isok"]);
const TRUE_FIELDS = new Set(["iserror", "is_error", "failed", "isfailed", "isfailure", "failure", "haserror", "errored"]);
const STATUS_FIELDS = new Set(["status", "state", "result", "outcome", "type", "kind"]);
const STATUS_WORDS = new Set(["error", "failed", "failure", "fail"]);
const STATUS_ENDINGS = new Set(["error", "failed"]);
const ERROR_FIELDS = new Set(["error", "err"]);

/**
 * Whether a member of a returned payload says that the call failed: `success: false`, `status: "error"`, `error: …`.
 * `"present"` stands for a value that is there but could not be read. Not `valid: false`, `found: false`, `errors: […]`.
 */
export function isFailurePayload(field: string, value: string | boolean | number | null | "present"): boolean {
  const key = field.toLowerCase();
  if (FALSE_FIELDS.has(key)) return value === false;
  if (TRUE_FIELDS.has(key)) return value === true;
  if (STATUS_FIELDS.has(key)) {
    if (typeof value !== "string" || value === "present") return false;
    const words = wordsOf(value);
    if (key === "type" || key === "kind") return value.toLowerCase() === "error";
    return STATUS_WORDS.has(words.join(" ")) || (words.length > 1 && (STATUS_ENDINGS.has(words.at(-1)!) || words.slice(-2).join(" ") === "not found"));
  }
  if (ERROR_FIELDS.has(key)) return value === true || (typeof value === "string" && value.trim() !== "" && !/^none$/i.test(value));
  return false;
}

/** Whether a status word alone says that the call failed, rather than reporting how something else ended. */
export const isPlainErrorStatus = (value: string): boolean => !/^["'`]?(?:failed|failure|fail)["'`]?$/i.test(value.trim());
