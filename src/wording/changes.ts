import { verbIn } from "./verbs.js";
import { wordsOf } from "./words.js";

/** Verbs by which something is gone that was there. */
const DELETES = new Set(["delete", "remove", "destroy", "erase", "purge", "wipe", "drop", "truncate", "unlink", "rm", "rmdir", "revoke", "uninstall", "terminate", "del", "splice", "clear"]);
/** Verbs that make one more of something with every call. */
const CREATES = new Set(["create", "send", "post", "publish", "invite", "order", "book", "pay", "charge", "refund", "transfer", "purchase", "buy", "submit", "reply", "forward", "tweet", "comment", "duplicate", "clone", "schedule", "insert", "append", "mint"]);
/** Verbs of change whose result can be told by nobody but the tool: "save_screenshot" of a browser, "order" of a list. */
const PLAIN = new Set(["delete", "create", "update", "send", "remove", "insert", "edit", "modify", "rename", "write", "publish", "upload", "archive", "cancel", "approve", "reject", "purge", "destroy", "erase", "wipe", "truncate", "deploy", "uninstall", "invite", "revoke", "pay", "refund", "transfer"]);
/** Things that a call makes up and hands back, without keeping them: `create_summary`, `write_prompt`. */
const MADE_UP = /^(?:summary|plan|report|prompt|query|chart|graph|diagram|diff|patch|preview|estimate|analysis|embedding|embeddings|hash|token|uuid|password|palette|outline|draft|template|snippet|code|regex|sql|schema|table|visualization|payload|example|link|url|qr|image|signature|proposal|quote|checklist|itinerary|recommendation|explanation)s?$/;

/** The verb of a name or of a call, where it takes something away. */
export function deletesBy(source: string): string | null {
  const name = source.replace(/\(.*$/s, "").split(".").pop() ?? "";
  if (/^DELETE\b/i.test(source) || /method:\s*["'`]DELETE["'`]/.test(source) || /\bDELETE\s+FROM\b|\bDROP\s+TABLE\b/i.test(source)) return "delete";
  const verb = verbIn(name)?.word ?? wordsOf(name)[0];
  return verb !== undefined && DELETES.has(verb) ? verb : null;
}

/** The verb of a name that makes something new with every call, and that is no text or picture handed back. */
export function createsBy(name: string): string | null {
  const verb = verbIn(name);
  const words = wordsOf(name);
  if (!verb || !CREATES.has(verb.word) || MADE_UP.test(words.at(-1) ?? "")) return null;
  if (/_or_|upsert/.test(words.join("_"))) return null;
  // "port_forward", "blog_post": at the end it names a thing.
  return words.length > 1 && words.at(-1) === verb.word ? null : verb.word;
}

/** The verb that a name opens with, where it changes something whatever else it may mean. */
export function opensWithChange(name: string): string | null {
  const verb = verbIn(name);
  const words = wordsOf(name);
  if (!verb?.sure || verb.kind !== "write" || !PLAIN.has(verb.word) || MADE_UP.test(words.at(-1) ?? "")) return null;
  // "message_send_status": a word behind the verb may make a thing of it; only "send_message" opens with it.
  return words[0] === verb.word ? verb.word : null;
}

/**
 * Whether a change is one of the server's own upkeep: a cache, a log, a counter, a file for the moment, or a list put in
 * order. `source` is the call, or the path of the file that holds it.
 */
export const isUpkeep = (source: string): boolean => /\.(?:sort|reverse)\(|cache|memo|\blog|logger|te?mp|metric|stat(?:s|istics)\b|counter|count\b|histor|last[A-Z_]|session|seen|visited|usage|rate|limit|telemetry|track|recent|pending|inflight|lock|retr|pool|client|connection|connected|initiali[sz]ed|ready|loaded|token|mkdir|subscri|listener|timer|queue|state\.[jt]s$/i.test(source);
