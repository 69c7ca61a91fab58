import type { Hole, Text } from "../model/text.js";
import { secretNamed, secretVariable } from "./secret-names.js";
import { HOLE, surfaceOf } from "./surface.js";

export { secretNamed, secretVariable };

/** A secret that a text spells out or carries. */
export interface Secret {
  /** What it is, as a message names it: "a GitHub token", `the environment variable "SMTP_PASSWORD"`. */
  readonly what: string;
  readonly in: "literal" | "hole";
  /** The hole that carries it. */
  readonly hole: Hole | null;
}

/** Starts where no longer word goes on, so that each expression looks at every character a bounded number of times. */
const START = "(?<![A-Za-z0-9_-])";
const token = (body: string): RegExp => new RegExp(START + body, "g");

/** Formats of tokens: the prefix is fixed by the service that hands them out. */
const FORMATS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["an AWS access key id", token("(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])")],
  ["a GitHub token", token("gh[opusr]_[A-Za-z0-9]{36,255}")],
  ["a GitHub token", token("github_pat_[A-Za-z0-9_]{40,255}")],
  ["a GitLab token", token("gl(?:pat|dt|rt|cbt|ptt|ft|soat)-[A-Za-z0-9_-]{20,64}")],
  ["an Anthropic key", token("sk-ant-[a-z0-9]{3,10}-[A-Za-z0-9_-]{24,200}")],
  ["an OpenAI key", token("sk-(?:proj|svcacct|admin|None)-[A-Za-z0-9_-]{24,200}")],
  ["an OpenAI key", token("sk-[A-Za-z0-9]{32,64}(?![A-Za-z0-9_-])")],
  ["an OpenRouter key", token("sk-or-v1-[a-f0-9]{32,64}")],
  ["a Slack token", token("xox[abeoprs]-[A-Za-z0-9-]{10,250}")],
  ["a Slack token", token("xapp-\\d-[A-Z0-9]{6,20}-[A-Za-z0-9-]{10,200}")],
  ["a Slack webhook", token("hooks\\.slack\\.com/services/T[A-Z0-9]{6,14}/B[A-Z0-9]{6,14}/[A-Za-z0-9]{16,40}")],
  ["a Discord webhook", token("discord(?:app)?\\.com/api/webhooks/\\d{15,22}/[A-Za-z0-9_-]{40,100}")],
  ["a Stripe key", token("(?:sk|rk)_(?:test|live|prod)_[A-Za-z0-9]{10,128}")],
  ["a Stripe webhook secret", token("whsec_[A-Za-z0-9+/=]{24,100}")],
  ["a Google API key", token("AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])")],
  ["a Google OAuth secret", token("GOCSPX-[A-Za-z0-9_-]{20,40}")],
  ["a Google OAuth token", token("ya29\\.[A-Za-z0-9_-]{20,300}")],
  ["an npm token", token("npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])")],
  ["a PyPI token", token("pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{30,300}")],
  ["a SendGrid key", token("SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{30,64}")],
  ["a Shopify token", token("shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}(?![A-Za-z0-9])")],
  ["a Hugging Face token", token("hf_[A-Za-z]{34}(?![A-Za-z0-9])")],
  ["a Notion token", token("(?:ntn_[A-Za-z0-9]{40,60}|secret_[A-Za-z0-9]{43})(?![A-Za-z0-9])")],
  ["a DigitalOcean token", token("do[opr]_v1_[a-f0-9]{64}(?![a-f0-9])")],
  ["a Linear key", token("lin_(?:api|oauth)_[A-Za-z0-9]{32,64}")],
  ["a Perplexity key", token("pplx-[A-Za-z0-9]{40,60}")],
  ["a Groq key", token("gsk_[A-Za-z0-9]{40,60}")],
  ["an xAI key", token("xai-[A-Za-z0-9]{60,100}")],
  ["a Replicate token", token("r8_[A-Za-z0-9]{37}(?![A-Za-z0-9])")],
  ["a Databricks token", token("dapi[a-f0-9]{32}(?![a-f0-9])")],
  ["a Postman key", token("PMAK-[a-f0-9]{24}-[a-f0-9]{34}")],
  ["a Grafana token", token("gl(?:sa|c)_[A-Za-z0-9_]{32,200}")],
  ["a Sentry token", token("sntr(?:ys|yu)_[A-Za-z0-9+/=_-]{40,300}")],
  ["a Supabase token", token("sb(?:p|_secret)_[A-Za-z0-9_]{20,64}")],
  ["a Vault token", token("hv[sb]\\.[A-Za-z0-9_-]{24,200}")],
  ["a Figma token", token("figd_[A-Za-z0-9_-]{30,60}")],
  ["an Airtable token", token("pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}")],
  ["an Atlassian token", token("ATATT3[A-Za-z0-9_=-]{60,300}")],
  ["a Telegram bot token", token("\\d{8,10}:AA[A-Za-z0-9_-]{32,34}(?![A-Za-z0-9_-])")],
  ["a Square token", token("(?:EAAA[A-Za-z0-9_-]{56,64}|sq0(?:atp|csp)-[A-Za-z0-9_-]{22,50})")],
  ["a Mailgun key", token("key-[a-f0-9]{32}(?![a-f0-9])")],
  ["a JSON Web Token", token("eyJ[A-Za-z0-9_-]{10,400}\\.eyJ[A-Za-z0-9_-]{10,2000}\\.[A-Za-z0-9_-]{10,600}")],
  ["an authorization header", /(?<![A-Za-z])Bearer [A-Za-z0-9._~+/-]{20,400}=*/g],
  ["an authorization header", /(?<![A-Za-z])Basic [A-Za-z0-9+/]{20,200}={1,2}/g],
];

const PRIVATE_KEY = /-----BEGIN (?:[A-Z]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\n|\s){0,4}[A-Za-z0-9+/=]{20}/;

/** A URL with a user and a password; either may be a hole. */
const CREDENTIALED_URL = /(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/([^\s:@/?#"'<>]{0,80}):([^\s@/"'<>]{1,120})@/g;

/** `Password=…` among other settings, as connection strings write it, or `password=hunter2` in a dump. */
const ASSIGNED = /(?<![A-Za-z0-9])(?:password|passwd|pwd|accountkey|sharedaccesskey|client_secret|api_key|apikey|access_token|auth_token)=["']?([^\s"',;&)]{4,120})/gi;

/** Values that stand for a secret in examples: `EXAMPLE`, `your-key`, `xxxx`, `****`, `<token>`, `…`. */
const PLACEHOLDER =
  /example|sample|placeholder|dummy|changeme|change[-_]me|your[-_]?|xxxx|\*\*|\.\.\.|…|<|>|\$\{|\{\{|redacted|masked|hidden|abcdef|012345|123456|0000000|secret-?here|todo|\bfake|fake[-_]/i;
const COMMON_WORDS = /^(?:pass(?:word|wd)?|pwd|secret|token|pw|user(?:name)?|admin|root|test|\[?password\]?|%[a-z]+%|\*+|x+|\.+)$/i;

/** A run of too few different characters is a filler, as in `sk-aaaaaaaaaaaa`. */
const isFiller = (value: string): boolean => PLACEHOLDER.test(value) || new Set(value.replace(/^[A-Za-z]{2,10}[-_.]/, "").toLowerCase()).size < 6;

/** The name of a token format that `value` spells out, or null. Placeholders and masked values do not count. */
export function secretFormatIn(value: string): string | null {
  for (const [what, pattern] of FORMATS) {
    for (const [match] of value.matchAll(pattern)) if (!isFiller(match)) return what;
  }
  if (PRIVATE_KEY.test(value)) return "a private key";
  for (const [, , password] of value.matchAll(CREDENTIALED_URL)) {
    if (!password!.includes(HOLE) && !COMMON_WORDS.test(password!) && !PLACEHOLDER.test(password!)) return "a URL with a password";
  }
  for (const [, assigned] of value.matchAll(ASSIGNED)) {
    if (!assigned!.includes(HOLE) && /\d/.test(assigned!) && /[A-Za-z]/.test(assigned!) && !PLACEHOLDER.test(assigned!)) return "a password";
  }
  return null;
}

const MASKING = /\b(?:mask\w*|redact\w*|hide\w*|obfuscat\w*|censor\w*|sanitiz\w*|scrub\w*|truncat\w*|hash\w*|encrypt\w*)\s*\(|\.slice\(|\.substring\(|\.substr\(|\.length\b|\.replace\(/i;

/** The secrets in a text, each once, in the order in which they stand. `extra` are further names that say "secret". */
export function secretsIn(text: Text, extra: readonly string[] = []): Secret[] {
  const found: Secret[] = [];
  const add = (what: string, hole: Hole | null): void => {
    if (!found.some((secret) => secret.what === what)) found.push({ what, in: hole ? "hole" : "literal", hole });
  };
  const surface = surfaceOf(text);
  let before = "";
  for (const piece of text.pieces) {
    if (piece.kind === "literal") {
      before = piece.value;
      const format = secretFormatIn(piece.value);
      if (format) add(format, null);
      continue;
    }
    const { meaning, source } = piece;
    if (MASKING.test(source) && meaning.is !== "request-details" && meaning.is !== "environment") continue;
    if (meaning.is === "environment") {
      if (meaning.name === null) add("every environment variable of the server", piece);
      else if (secretVariable(meaning.name, extra) && !MASKING.test(source)) add(`the environment variable "${meaning.name}"`, piece);
    } else if (meaning.is === "secret-named") {
      if (!isCoin(meaning.name, before)) add(`"${meaning.name}"`, piece);
    } else if (meaning.is === "request-details") add(`"${meaning.name}", which holds the request with its headers`, piece);
    else if (meaning.is === "unknown" && extra.length > 0 && secretNamed(lastName(source), extra)) add(`"${lastName(source)}"`, piece);
  }
  // A password that is filled in between the user and the host of a URL.
  for (const match of surface.value.matchAll(CREDENTIALED_URL)) {
    const at = match.index + match[0].length - 1 - match[2]!.length;
    const hole = match[2] === HOLE ? surface.holeAt(at) : null;
    if (hole && (hole.meaning.is === "unknown" || hole.meaning.is === "environment") && !MASKING.test(hole.source)) add("a URL with a password", hole);
  }
  return found;
}

/** "Token at 0x… does not …": a coin, as servers of chains call their arguments. */
const isCoin = (name: string, before: string): boolean =>
  /^tokens?$/i.test(name) && /\btokens? (?:at|contract|address|symbol|mint|with address|with symbol)\s*["'`(]*$/i.test(before);

/** The last name of an expression: `this.config.apiToken` → apiToken. */
const lastName = (source: string): string => /([A-Za-z_$][\w$]*)\W*$/.exec(source)?.[1] ?? "";
