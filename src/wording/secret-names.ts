import { holdsPhrase, wordsOf } from "./words.js";

/** Words that name a secret where they end a name. */
const SECRETS = new Set([
  "password", "passwords", "passwd", "pwd", "passphrase", "passcode", "secret", "secrets", "apikey", "apikeys", "apitoken", "authtoken",
  "accesstoken", "credential", "credentials", "creds", "authorization", "cookie", "cookies", "jwt", "dsn", "token", "bearer",
]);

/** Several words that name a secret where they end a name. */
const SECRET_PHRASES: readonly (readonly string[])[] = [
  "api key", "api keys", "access key", "access keys", "private key", "secret key", "encryption key", "signing key", "account key", "auth key",
  "service key", "role key", "master key", "subscription key", "shared key", "license key", "session key", "auth header", "auth headers",
  "access tokens", "api tokens", "auth tokens", "refresh tokens", "bearer tokens", "basic auth", "github pat", "gitlab pat", "azure pat", "devops pat",
  "connection string", "connection strings", "conn string", "conn str", "connection url", "connection uri", "database url", "database uri",
  "db url", "db uri", "postgres url", "postgresql url", "mysql url", "mongo url", "mongo uri", "mongodb url", "mongodb uri", "redis url",
  "amqp url", "webhook url",
].map((phrase) => phrase.split(" "));

/** The same value under another name: `passwordValue`, `tokenString`, `authorizationHeader`. */
const VALUE_WORDS = new Set(["value", "string", "text", "plain", "plaintext", "raw", "clear", "header", "headers", "v1", "v2", "1", "2"]);

/** Words that make it something about a secret, or a secret made harmless: `hasSecret`, `maskedKey`, `minPassword`. */
const ABOUT = new Set([
  "has", "is", "no", "not", "needs", "need", "requires", "require", "required", "missing", "valid", "invalid", "validate", "should", "masked", "mask",
  "redacted", "redact", "hidden", "hide", "obfuscated", "censored", "hashed", "encrypted", "min", "max", "minimum", "maximum", "num", "count",
  "length", "public", "publishable", "placeholder", "example", "fake", "dummy", "about", "with", "without", "per",
]);

/** What "token" stands for in other trades: pieces of text for a model, pages of a list, coins, parsers, design. */
const OTHER_TOKENS = new Set([
  "next", "page", "prev", "previous", "continuation", "cursor", "sync", "prompt", "input", "output", "completion", "total", "remaining", "unexpected", "current",
  "progress", "delta", "change", "nft", "erc20", "coin", "base", "quote", "lp", "stop", "eos", "bos", "pad", "special", "swap", "sell", "buy", "from", "to", "in",
  "out", "csrf", "xsrf", "cancellation", "cancel", "lexer", "parser", "reasoning", "design", "start", "end", "line", "file", "upload", "resume", "skip", "pagination", "watch",
]);

/**
 * Whether a name says that its value is a secret: `password`, `apiKey`, `AUTH_TOKEN`, `databaseUrl`, `cookie`; not
 * `maxTokens`, `nextPageToken`, `passwordLength`, `hasSecret`, `maskedKey`, `csrfToken`, `sessionId`. `extra` are further
 * names or words.
 */
export function secretNamed(name: string, extra: readonly string[] = []): boolean {
  if (extra.length > 0) return isSecret(name, extra);
  let known = judged.get(name);
  if (known === undefined) {
    if (judged.size > MAX_JUDGED) judged.clear();
    judged.set(name, (known = isSecret(name, extra)));
  }
  return known;
}

/** Names that were judged before: a file asks for the same few again and again. */
const judged = new Map<string, boolean>();
const MAX_JUDGED = 5000;

function isSecret(name: string, extra: readonly string[]): boolean {
  const words = wordsOf(name);
  if (words.length === 0 || words.length > 8) return false;
  if (extra.some((entry) => holdsPhrase(words, wordsOf(entry)))) return true;
  if (words.some((word) => ABOUT.has(word))) return false;
  let end = words.length;
  while (end > 1 && VALUE_WORDS.has(words[end - 1]!)) end--;
  if (endsWithPhrase(words.slice(0, end)) || endsWithPhrase(words)) return true;
  const last = words[end - 1]!;
  return SECRETS.has(last) && (last !== "token" || !words.some((word) => OTHER_TOKENS.has(word)));
}

const endsWithPhrase = (words: readonly string[]): boolean =>
  SECRET_PHRASES.some((phrase) => phrase.every((word, at) => words[words.length - phrase.length + at] === word));

/** Whether an environment variable holds a secret. There, `…_KEY`, `…_PASS` and `…_AUTH` do too. */
export function secretVariable(name: string, extra: readonly string[] = []): boolean {
  if (/(?:^|_)(?:PUBLIC|PUBLISHABLE)(?:_|$)/.test(name)) return false;
  return secretNamed(name, extra) || /_(?:KEY|PASS|AUTH|PAT)$/.test(name);
}
