import type { Ending } from "../model/ending.js";
import { outline } from "../model/text.js";

/** A text that says a setting or credential of the server is missing, which no model can mend. */
const CONFIGURATION =
  /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b[^.]{0,80}\b(?:set|required|missing|configured|provided|defined|found|environment)\b|\b(?:missing|no|set|provide|requires?)\b[^.]{0,40}\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:api|access|secret|auth)[ _-]?(?:keys?|tokens?)\b[^.]{0,50}\b(?:not|isn't|missing|required|configured)\b|\b(?:missing|no|without)\b[^.]{0,30}\b(?:api|access|secret|auth)[ _-]?(?:key|token)\b|\benvironment variables?\b|\b(?:client|server|service|credentials?|account|integration) (?:is|are|was|were|has|have)? ?not (?:been )?(?:configured|initiali[sz]ed|set up)\b|\bnot configured\b/i;
const ENVIRONMENT = /process\.env|Deno\.env|Bun\.env/;
const UNKNOWN_TOOL = /\b(?:unknown|unsupported|invalid|no such|unrecogni[sz]ed)\b[^.]{0,20}\btool\b|\btool\b[^.]{0,60}\b(?:not found|does not exist|doesn't exist|not supported|unknown|is not (?:available|implemented|registered)|not implemented)\b|\bno tool (?:named|called)\b|\bmethod not found\b/i;
const MALFORMED = /^(?:missing |no |invalid )?(?:arguments?|params|parameters)(?: (?:are|is|were))? ?(?:missing|required|not provided|provided|undefined)?[.!]?$|^(?:no|missing) arguments?\b|\barguments? (?:are|is|were) (?:required|missing|not provided)\b|^invalid request\b/i;

/** Whether a failure says that the server lacks its configuration. */
export function isConfigurationFault(ending: Ending): boolean {
  const behindEnvironment = ending.failing.some((sign) => sign.sign === "guard" && sign.on === "missing" && ENVIRONMENT.test(sign.source));
  return behindEnvironment || (ending.message !== null && CONFIGURATION.test(outline(ending.message)));
}

/** Whether a failure is about a tool name that the server does not have: the client knows the list. */
export const isUnknownTool = (ending: Ending): boolean =>
  (ending.message !== null && UNKNOWN_TOOL.test(outline(ending.message))) || ending.raised?.code?.endsWith("MethodNotFound") === true || (ending.unknownTool && ending.failing.some(({ sign }) => sign === "default-branch"));

/** Whether a failure says that the request itself is malformed, such as one without an arguments member. */
export const isMalformedRequest = (ending: Ending): boolean => ending.message !== null && MALFORMED.test(outline(ending.message).trim());
