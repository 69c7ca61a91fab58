import type { Ending } from "../model/ending.js";
import { outline } from "../model/text.js";

/** The name of an environment variable: `FARES_API_KEY`. Capitals tell it from a parameter such as `order_id`. */
const VARIABLE = String.raw`\b[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]\b`;

/** Texts that say a setting or credential of the server is missing. */
const CONFIGURATION: readonly RegExp[] = [
  new RegExp(String.raw`${VARIABLE}[^.]{0,80}\b(?:set|required|missing|configured|provided|defined|found|environment)\b`),
  new RegExp(String.raw`\b(?:[Mm]issing|[Nn]o|[Ss]et|[Pp]rovide|[Rr]equires?)\b[^.]{0,40}${VARIABLE}`),
  /\b(?:api|access|secret|auth)[ _-]?(?:keys?|tokens?)\b[^.]{0,50}\b(?:not|isn't|missing|required|configured)\b/i,
  /\b(?:missing|no|without)\b[^.]{0,30}\b(?:api|access|secret|auth)[ _-]?(?:key|token)\b/i,
  /\benvironment variables?\b/i,
  /\b(?:client|server|service|credentials?|account|integration) (?:(?:is|are|was|were|has|have) )?not (?:been )?(?:configured|initiali[sz]ed|set up)\b/i,
  /\bnot configured\b/i,
  // A part of the server's own, by the name of its class.
  /\b[A-Z][a-z]+[A-Z]\w* (?:is |was )?not (?:registered|injected|initiali[sz]ed)\b/,
  /\bbindings?\b[^.]{0,40}\b(?:not|missing)\b/i,
];

const ENVIRONMENT = /\b(?:process|Deno|Bun)\.env\b/;

/** Texts about the name of a tool, or about a tool that this server does not offer. */
const UNKNOWN_TOOL: readonly RegExp[] = [
  /\b(?:unknown|unsupported|invalid|no such|unrecogni[sz]ed)\b[^.]{0,20}\btool\b/i,
  /\btool\b[^.]{0,60}\b(?:not found|does not exist|doesn't exist|not supported|unknown|not (?:available|implemented|registered|enabled|allowed)|disabled)\b/i,
  /\bno tool (?:named|called)\b/i,
  /\btool name (?:must|is)\b/i,
  /\bmethod (?:\S{1,60} )?not found\b/i,
];

/** Texts about a request that no call of a tool makes: without arguments at all, or outside a session. */
const MALFORMED: readonly RegExp[] = [
  /^(?:no|missing|invalid|undefined) (?:tool |request )?(?:arguments|args|params|parameters)(?: (?:are |were )?(?:provided|given|missing|found|object))?[.!]?$/i,
  /^no (?:arguments|args|params|parameters) (?:provided|given|passed|found|supplied)\b/i,
  /^(?:missing|no) (?:arguments|params|parameters) (?:for|in|to) /i,
  /^(?:the )?(?:tool |request )?(?:arguments|args|params|parameters) (?:are |were )?(?:required|missing|undefined|not provided)[.!]?$/i,
  /^invalid request\b(?!.{0,200}\b(?:must|should|expected)\b)/i,
  /\bMCP session\b[^.]{0,40}\b(?:required|missing|not found)\b/i,
];

/** Texts that turn away a caller who is not signed in. One that says what to do about it is for the model. */
const REFUSED: readonly RegExp[] = [/^(?:unauthori[sz]ed|not authenticated|unauthenticated|forbidden)[.!]?$/i, /\b(?:authentication (?:is )?required|requires authentication)[.!]?$/i];

const says = (ending: Ending, texts: readonly RegExp[]): boolean => {
  if (ending.message === null) return false;
  const text = outline(ending.message).trim();
  return texts.some((pattern) => pattern.test(text));
};

/** Whether a failure says that the server lacks its configuration. */
export const isConfigurationFault = (ending: Ending): boolean =>
  says(ending, CONFIGURATION) || ending.failing.some((sign) => sign.sign === "guard" && sign.on === "missing" && ENVIRONMENT.test(sign.source));

/** Whether a failure is about a tool name that the server does not have: the client knows the list. */
export const isUnknownTool = (ending: Ending): boolean =>
  says(ending, UNKNOWN_TOOL) ||
  ending.raised?.code?.endsWith("MethodNotFound") === true ||
  (ending.unknownTool && ending.failing.some(({ sign }) => sign === "default-branch"));

/** Whether a failure says that the request itself is malformed, such as one without an arguments member. */
export const isMalformedRequest = (ending: Ending): boolean => says(ending, MALFORMED);

/** Whether a failure only says that the caller is not signed in. */
export const isRefusedCaller = (ending: Ending): boolean => says(ending, REFUSED);

/** Whether a failure is none that the model could mend by another call. */
export const isBeyondTheModel = (ending: Ending): boolean =>
  isUnknownTool(ending) || isConfigurationFault(ending) || isMalformedRequest(ending) || isRefusedCaller(ending);
