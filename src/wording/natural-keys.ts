import { wordsOf } from "./words.js";

/** Parameters by which a repeated call is known for a repeated one. */
const IDEMPOTENCY = /idempot|dedup|nonce|^(?:client|request|external|correlation|transaction|message)_?(?:request|order|token|message|ref|reference|key)?_?(?:id|key|token|ref|reference)$/i;

/** Words for what there is one of only: creating it twice ends in an error, or in the same thing. */
const KEYS = new Set(["id", "ids", "uuid", "key", "slug", "email", "username", "login", "handle", "path", "filepath", "filename", "file", "directory", "folder", "dir", "url", "uri", "sku", "isbn", "code", "hostname", "domain", "branch", "tag", "name", "title"]);
/** A key of something else that is only looked up. */
const REFERENCE = /^(?:parent|project|workspace|team|user|owner|org|organization|account|channel|board|list|folder|customer|database|repo|repository|page|space|site|tenant|chat|thread|conversation|assignee|session)_?(?:id|ids|key|slug|uuid|name|path)$/i;

export const isIdempotencyKey = (parameter: string): boolean => IDEMPOTENCY.test(parameter);

/** Whether a parameter names the thing that is made, so that it is made once: `email`, `slug`, `path`. */
export function isNaturalKey(parameter: string): boolean {
  if (REFERENCE.test(parameter.replace(/([a-z])([A-Z])/g, "$1_$2"))) return false;
  const last = wordsOf(parameter).at(-1);
  return last !== undefined && KEYS.has(last);
}
