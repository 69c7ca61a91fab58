import type { Place } from "../model/place.js";
import type { Text } from "../model/text.js";
import { adornmentOf, HOLE, jsonMembersOf, opensWithCross, surfaceOf } from "./surface.js";

export { isFailureName, isFailurePayload } from "./failure-names.js";

/**
 * How far a text by itself tells that the call failed: `certain` says so outright ("Error: …", "Failed to fetch …");
 * `with-evidence` is what failures say, but answers too ("Task 7 does not exist."), and counts together with a failed check
 * or a catch only.
 */
export type FailureStrength = "certain" | "with-evidence" | "none";

interface Finding {
  readonly strength: "certain" | "with-evidence";
  readonly word: string;
  readonly lead: boolean;
  readonly index: number;
}

/** Only the opening of a text is searched: further on stands data. */
const REACH = 240;

/** Searched in the opening words, adornment left off. The first that matches decides. */
const OPENINGS: readonly (readonly [RegExp, FailureStrength])[] = [
  // Reports on errors that belong to something else.
  [/^errors?\b[ :–—-]*(?:none|null|nil|0|no)[.!\s]*$/, "none"],
  [/^errors\b(?! (?:occurred|while|when))/, "none"],
  [/^error (?:lines?|logs?|codes?|rates?|counts?|messages?|details|reports?|types?|class(?:es)?|history|statistics|summary|list|budget)\b/, "none"],
  [/^error (?:reporting|tracking|monitoring|logging|handling)(?= (?:is|was|has|are|enabled|disabled|settings|guide)\b|[:.]|$)/, "none"],
  [/^fail(?:ed|ures?) ?[:=]? ?\(?\d/, "none"],
  [/^failed [a-z-]+(?:s|es)\b(?= ?[:(]|$)/, "none"],
  [/^failures\b/, "none"],
  [/^invalid [^.:]{1,60}[\d\uFFFC] (?:errors?|problems?|issues?|warnings?|mistakes?)\b/, "none"],
  [/^(?:invalid|missing|unknown|duplicate) ?[:(=] ?\d+\b/, "none"],
  // Lookups and searches come to nothing for good reasons too.
  [/^(?:failed|unable|could not|couldn't|was unable|we were unable)(?: to)? (?:find|locate) any\b/, "none"],
  [/^(?:failed|unable) to (?:find|locate)\b/, "with-evidence"],
  [/^(?:could not|couldn't) (?:find|locate)\b/, "with-evidence"],
  // What stands beside an answer.
  [/^(?:note|info|hint|tip|disclaimer)\b ?:/, "none"],
  [/^[^.:!?]{0,80}\b(?:added|created|updated|saved|sent|deleted|removed|completed|finished|applied|uploaded|stored|done|provisioned|succeeded|successful|successfully)\b[^.!?]{0,40}\bbut\b/, "none"],
  [/^please (?:provide|specify|choose|select)\b[^]{0,80}\bavailable [a-z ]{1,30}:/, "none"],
  // One word that answers a question.
  [/^(?:invalid|missing|unknown|unsupported|unavailable|expired)[.!\s]*$/, "none"],
  // Plain statements that this call failed.
  [/^error(?= ?[:!\]])/, "certain"],
  [/^error(?= ?[–—-] )/, "certain"],
  [/^error(?= ?\()/, "certain"],
  [/^error[.\s]*$/, "certain"],
  [/^error (?:while|when|during|occurred|with|from|trying|attempting|calling)\b/, "certain"],
  [/^error (?:handling|in|on|at)\b/, "with-evidence"],
  [/^error (?:[a-z]+ )?[a-z]+ing\b/, "certain"],
  [/^error ?[\d\uFFFC]/, "with-evidence"],
  [/^(?:an?|the following) (?:[a-z]+ ){0,3}(?:error|problem|exception|failure) (?:has |have )?(?:occurred|happened|was encountered|prevented)\b/, "certain"],
  [/^there was an? (?:[a-z]+ )?(?:error|problem|issue)\b/, "certain"],
  [/^(?:encountered|hit|got|received|caught) an? (?:[a-z]+ )?(?:error|exception)\b/, "certain"],
  [/^(?:unexpected|unknown|internal|fatal|unhandled|uncaught) (?:[a-z]+ )?(?:error|exception)\b/, "certain"],
  [/^something went wrong\b/, "certain"],
  [/^(?:oops|whoops|uh[- ]oh)\b/, "certain"],
  [/^(?:(?:we are|we're|i am|i'm) )?sorry\b[^.\n]{0,80}?(?:error|wrong|fail|unable|could not|couldn't|cannot|can't)/, "certain"],
  [/^(?:(?:i|we) (?:was |were |am |are )?)?(?:failed|unable|not able) to [a-z\uFFFC]/, "certain"],
  [/^failed [a-z]+ing\b/, "certain"],
  [/^(?:(?:i|we) )?(?:could not|couldn't) [a-z]/, "certain"],
  [/^(?:exception|traceback|fatal|panic)\b(?= ?[:(])/, "certain"],
  [/^(?:[a-z_.]{0,40}(?:error|exception))(?=: )/, "with-evidence"],
  [/^(?:错误|失败|エラー|失敗|오류|실패|ошибка|fehler|erreur|échec|erro|falha|fallo)(?= ?[:：])/, "certain"],
  [/^(?:错误|失败|エラー|失敗|오류|실패|ошибка|fehler|erreur|échec|error al |no se pudo|impossible de )/, "with-evidence"],
  // What failures open with, and answers may.
  [/^(?:cannot|can't|can not) [a-z\uFFFC]/, "with-evidence"],
  [/^(?:invalid|unknown|unsupported|unrecogni[sz]ed|unexpected|illegal|malformed|missing|incorrect) [a-z\uFFFC"'`“]/, "with-evidence"],
  [/^(?:failed|failure)[.!:\s\uFFFC]*$/, "with-evidence"],
  [/^(?:unauthorized|unauthenticated|forbidden|failed|failure|bad request|access denied|permission denied|timeout|timed out|not found)\b/, "with-evidence"],
  [/^http (?:error )?[45\uFFFC]/, "with-evidence"],
];

/** Searched anywhere in the opening of a text; each counts together with other evidence only. */
const ANYWHERE: readonly RegExp[] = [
  /\b(?:does not|doesn't|do not|don't|did not|didn't) exist\b/,
  /\b(?:was |were |is |are )?not found\b/,
  /\b(?:could not|cannot|can't|couldn't) be (?:found|[a-z]+ed|done|read|sent|set|run|made|put|cut|met)\b/,
  /\bno such\b/,
  /\bno longer (?:exists|available|valid)\b/,
  /\b(?:is|are) (?:both |all |also )?required\b/,
  /\b(?:is|are) missing\b/,
  /\b(?:must|has to|have to) (?:not )?(?:be|have|provide|specify|contain|include|start|end|match|lie|come)\b/,
  /\bplease (?:provide|specify|supply|enter|pass|give)\b/,
  /\b(?:is|are|was|were) (?:an )?(?:invalid|not valid|not an? valid|no valid)\b/,
  /\bnot an? (?:valid|known|recogni[sz]ed|supported)\b/,
  /\bnot (?:supported|available|allowed|permitted|configured|initiali[sz]ed|connected|authori[sz]ed|authenticated|recogni[sz]ed|enabled|installed|accessible|reachable|implemented|registered|set)\b/,
  /\b(?:access|permission) denied\b/,
  /\bauthentication (?:failed|required|error)\b/,
  /\btimed out\b|\btimeout (?:after|of|exceeded|reached)\b/,
  /\b(?:rate limit|quota|limit) (?:was |has been )?(?:exceeded|reached)\b/,
  /\btoo many requests\b/,
  /\b(?:unavailable|unreachable|unauthorized|unsupported)\b/,
  /\b(?:has|have|is|was|are) expired\b/,
  /\bexceed(?:s|ed)\b/,
  /\bout of range\b/,
  /\btoo (?:large|long|short|small|big|many|few|high|low|late|early)\b/,
  /\binsufficient\b/,
  /\bdivi(?:de|ded|sion) by (?:zero|0)\b/,
  /\b(?:was|were|is|been|got|has) (?:rejected|refused|denied|aborted)\b/,
  /\brefused\b/,
  /\b(?:failed|unable) to [a-z]/,
  /\b(?:cannot|could not|couldn't|can't) [a-z]/,
  /\berror (?:occurred|while|when)\b/,
  /(?:^|[.!?\n] ?)error: /,
  /\b[a-z]+ error[:.!\s]*$/,
  /\b(?:status|http) (?:code )?[45]\d\d\b/,
  /\b(?:there is|there's) no [a-z-]+[a-rt-z] ["'“`(#]?\uFFFC/,
  /\bno (?:(?!match|the |your )[a-z-]+ ){1,3}(?:was |were |is |are )?(?:provided|specified|supplied|given|set)\b/,
  /\bunexpected (?:error|response|status)\b/,
  /\bencountered (?:an?|some) (?:[a-z]+ )?(?:error|problem|issue)s?\b/,
  /^(?:[a-z\d.-]+ ){1,4}error(?=: )/,
  /\b(?:does not|doesn't) (?:support|allow|accept)\b/,
  /\bexpected\b[^.\n]{1,80}\b(?:got|received)\b/,
];

/** "Search failed", "Booking failed: …", "⚠ Request failed": but not "3 tests failed" or "Build \uFFFC failed". */
const FAILED = /^(?:(?!\d|[^\s]*\uFFFC)[^\s.:!?]+ ){1,6}failed\b(?= ?[:.!(–—-]|\s*$| (?:to|with|because|due|after|while|on|at|for|in)\b)/;

/** A search that found nothing, or a state that holds already, is an answer. */
const EMPTY = /^(?:sorry,? |not found[:,] |unfortunately,? )?(?:there (?:are|were|is|was) )?(?:no|none|nothing|zero|0) /;
/** What still tells a failed lookup of one thing from an empty search. */
const LOOKUP =
  /^(?:not found[:,] )?(?:there (?:is|was) )?no (?:such\b|[a-z-]*[a-rt-z] ["'“`(#]?\uFFFC(?!["'”`)]? (?:found|match))|(?:(?!found )[a-z-]*[a-rt-z] ){1,3}(?:was )?(?:found )?(?:with|named|called|by|for|matching) (?:the |this |that |given )*(?:id|name|key|slug|uuid|email|identifier|number|code|handle|username)\b|(?:(?!match|the |your )[a-z-]+ ){1,3}(?:was |were |is |are )?(?:provided|specified|supplied|given|set)\b)/;

/** "No error", "0 failures", "errors: none": blanked out, so that nothing is found in them. */
const NEGATED =
  /\b(?:no|zero|0|without|without any|free of|not an?) (?:[a-z]+ ){0,2}(?:errors?|failures?|problems?|issues?|exceptions?)\b|\b(?:errors?|failures?|failed)\b ?[:=] ?(?:none|null|nil|no|0|\[\])(?=\s*(?:$|[.,;)\n]))|\b(?:never|not|didn't|did not|won't) fail(?:s|ed)?\b/g;

function searchWords(value: string): Finding | null {
  const opening = value.slice(0, REACH);
  const at = adornmentOf(opening);
  const words = opening
    .slice(at)
    .replace(/[’]/g, "'")
    .toLowerCase()
    .replace(NEGATED, (found) => " ".repeat(found.length));
  // A remark in brackets stands for something that is left out, not for the answer.
  if (words.length === 0 || /^\s*\[[^[\]]*\]\s*$/.test(value)) return null;
  const empty = EMPTY.test(opening.slice(at).toLowerCase());
  const lookup = empty ? LOOKUP.exec(words) : null;
  if (lookup) return { strength: "with-evidence", word: opening.slice(at, at + lookup[0].length).replaceAll(HOLE, "").trim(), lead: true, index: at };
  const found = (strength: "certain" | "with-evidence", match: RegExpExecArray, lead: boolean): Finding => ({
    strength,
    word: opening.slice(at + match.index, at + match.index + match[0].length).replaceAll(HOLE, "").trim(),
    lead,
    index: at + match.index,
  });
  if (!empty) {
    for (const [pattern, strength] of OPENINGS) {
      const match = pattern.exec(words);
      if (!match) continue;
      if (strength === "none") return null;
      return found(strength === "certain" || opensWithCross(opening) ? "certain" : strength, match, true);
    }
    const failed = FAILED.exec(words);
    if (failed) return found(opensWithCross(opening) ? "certain" : "with-evidence", failed, true);
  }
  // After an empty search only a plain statement of failure counts ("No history for X: failed to fetch …").
  const candidates = empty ? ANYWHERE.filter((pattern) => /failed|occurred|timed out/.test(pattern.source)) : ANYWHERE;
  let first: RegExpExecArray | null = null;
  for (const pattern of candidates) {
    const match = pattern.exec(words);
    if (match && (!first || match.index < first.index)) first = match;
  }
  if (!first) return null;
  const before = words.slice(0, first.index);
  return found("with-evidence", first, !/[.!?:;\n]/.test(before) && before.length <= 80);
}

/** Members of a JSON object in which a failure is worded. */
const MESSAGE_KEYS = /^(?:error|message|msg|reason|detail|details|description|error_?message|text)$/i;

/** Holes that print a number, so that "Failed: …" before one is a count. */
const COUNTED = /(?:^|\W|[a-z])(?:count|length|size|total|num(?:ber)?)s?\)*$/i;

/** A text as it is searched: a hole that prints a number reads as a number. */
function searchable(text: Text): string {
  const surface = surfaceOf(text);
  let next = 0;
  return surface.value.replace(/\uFFFC/g, () => (COUNTED.test(surface.holes[next++]?.source ?? "") ? "9" : HOLE));
}

function search(value: string): Finding | null {
  const members = jsonMembersOf(value);
  if (!members) return searchWords(value);
  let best: Finding | null = null;
  for (const { key, value: text, index } of members) {
    if (text === null || !MESSAGE_KEYS.test(key)) continue;
    const finding = searchWords(text);
    if (!finding || (best && best.strength === "certain")) continue;
    if (!best || finding.strength === "certain") best = { ...finding, index: index + finding.index };
  }
  return best;
}

/** The failure word in the literal pieces of a text; `lead` where the text opens with it. */
export function failureWordIn(text: Text): { word: string; lead: boolean; place: Place } | null {
  const finding = search(searchable(text));
  return finding && { word: finding.word, lead: finding.lead, place: surfaceOf(text).placeAt(finding.index) };
}

/** How far a text by itself tells that the call failed. */
export const failureStrength = (text: Text): FailureStrength => search(searchable(text))?.strength ?? "none";
