import type { Ending, Evidence, GuardKind } from "../model/ending.js";
import type { ServerModel } from "../model/server.js";
import { holesOf, outline, type Text } from "../model/text.js";
import type { Place } from "../model/place.js";
import { failureStrength, failureWordIn } from "./failure.js";
import { isPlainErrorStatus } from "./failure-names.js";
import { placeKey, placeName } from "./say.js";
import { firstSentenceOf } from "./sentences.js";
import { HOLE, surfaceOf } from "./surface.js";
import { wordsOf } from "./words.js";

/** Words of one's own, from the options of a rule. */
export interface Words {
  /** Further words that tell of a failure. */
  readonly failureWords?: readonly string[];
  /** Words in the names of tools whose job is to report problems: their answers speak of errors. */
  readonly reportingVerbs?: readonly string[];
}

/** Words that open the names of tools whose answer is a verdict on something else, or stand second in them. */
export const REPORTING_VERBS: readonly string[] = [
  "check", "validate", "lint", "verify", "test", "diagnose", "analyze", "analyse", "audit", "inspect", "explain", "review", "debug", "troubleshoot", "scan", "doctor",
  "status", "health", "ping", "probe", "reachable", "available", "availability", "exists",
];

/** How a verdict was reached: the client is told, the payload says so, the text says so, or a sign on the way and the text do. */
export type Why =
  | { readonly by: "told" }
  | { readonly by: "payload"; readonly evidence: Evidence & { sign: "payload" } }
  | { readonly by: "caught"; readonly evidence: Evidence & { sign: "caught" } }
  | { readonly by: "guard"; readonly evidence: Evidence & { sign: "guard" } }
  | { readonly by: "named"; readonly evidence: Evidence & { sign: "named" } }
  | { readonly by: "default-branch"; readonly evidence: Evidence & { sign: "default-branch" } }
  | { readonly by: "words" };

/** Whether the client is told of the failure, by the flag, an error or an exception. */
const isTold = (ending: Ending): boolean => ending.how === "raise" || ending.outcome === "tool-error" || ending.outcome === "protocol-error";

/**
 * Why an ending counts as a failed call, or null. An ordinary result counts where a failure is worded or the caught error is
 * shown in it: by a plain statement ("Failed to fetch …"), by a failed check or catch together with a failure word, by a
 * payload such as `{success: false}`, or by a helper named after an error. A bare catch that returns something else does not, nor
 * does a payload that says itself that the call went well.
 */
export function whyFailing(ending: Ending, words: Words = {}): Why | null {
  if (isTold(ending) || ending.misplaced) return { by: "told" };
  if (ending.item || ending.claimsSuccess) return null;
  const of = <S extends Evidence["sign"]>(sign: S): Extract<Evidence, { sign: S }>[] =>
    ending.failing.filter((evidence): evidence is Extract<Evidence, { sign: S }> => evidence.sign === sign);
  const caught = of("caught");
  const guards = of("guard");

  const payloads = of("payload");
  const [payload] = payloads;
  if (payload && !((reportsOnSomethingElse(payloads) || isShownData(payload, ending)) && caught.length === 0)) return { by: "payload", evidence: payload };

  const shown = caught.find((evidence) => evidence.shown);
  if (shown && isShownAside(ending)) return null;
  if (shown) return { by: "caught", evidence: shown };

  const [named] = of("named");
  if (named && ending.message) return { by: "named", evidence: named };

  const strength = strengthOf(ending, words);
  if (strength === "none" || isAside(ending)) return null;
  const leads = of("word").some((evidence) => evidence.lead);
  const reporting = ending.tools.length > 0 && ending.tools.every((tool) => isReporting(tool, words));
  // "not reachable" is what a probe is asked for.
  if (reporting && strength !== "certain" && STATES.test(of("word")[0]?.word ?? "")) return null;
  // A catch further up may have gone on with a fallback.
  const around = caught.find(({ inside }) => inside);
  if (around && (!reporting || strength === "certain")) return { by: "caught", evidence: around };
  // Behind a check on something else ("is the thing in the wrong bin?") the words have to open the text, and a tool that
  // reports on things may speak of errors in its answer.
  const guard = guards.find(({ on }) => (reporting ? countsForReport(on, ending) : on !== "other" || leads || strength === "certain"));
  if (guard) return { by: "guard", evidence: guard };
  const [branch] = of("default-branch");
  if (branch) return { by: "default-branch", evidence: branch };
  return strength === "certain" && !reporting ? { by: "words" } : null;
}

/** Whether an ending is a failed call. */
export const isFailing = (ending: Ending, words: Words = {}): boolean => whyFailing(ending, words) !== null;

/** `{status: "failed"}` without a caught error may be what a check or a build came to. */
const reportsOnSomethingElse = (payloads: readonly (Evidence & { sign: "payload" })[]): boolean =>
  payloads.some(({ field, value }) => /^(?:status|state|result|outcome)$/i.test(field) && !isPlainErrorStatus(value)) &&
  !payloads.some(({ field }) => /^(?:success|ok|succeeded|successful|is_?success|is_?error)$/i.test(field));

/** "Execution 7: {…, error: …}": an error that is part of the data which the text shows. */
function isShownData({ field, value }: Evidence & { sign: "payload" }, { message }: Ending): boolean {
  if (!message || value !== "…" || !/^err/i.test(field)) return false;
  return failureStrength(message) === "none" && /[A-Za-z]{2,}\W+[A-Za-z]{2,}/.test(surfaceOf(message).value);
}

function strengthOf(ending: Ending, { failureWords = [] }: Words): "certain" | "with-evidence" | "none" {
  const { message } = ending;
  if (!message) return ending.failing.some(({ sign }) => sign === "word") ? "with-evidence" : "none";
  const strength = failureStrength(message);
  if (strength !== "none" || failureWords.length === 0) return strength;
  const value = surfaceOf(message).value.toLowerCase();
  return failureWords.some((word) => value.includes(word.toLowerCase())) ? "with-evidence" : "none";
}

/**
 * Whether the failure is worded after the first sentence only: "Cluster x is being created. If it is unavailable, …",
 * "…\nNote: the photo could not be loaded." stand beside an answer.
 */
function isAside({ message }: Ending): boolean {
  const word = message && failureWordIn(message);
  if (!message || !word || word.lead) return false;
  const value = surfaceOf(message).value.trimStart();
  const opening = firstSentenceOf(value).split("\n", 1)[0]!;
  return opening.length < value.trimEnd().length && !opening.includes(word.word);
}

/** Openings that tell of work that was done. */
const DONE = /\b(?:successfully|succeeded|completed|applied|created|updated|deleted|removed|saved|sent|added|uploaded|imported)\b[^.!\n]*[.!\n]/i;

/** Whether a caught error is shown only after an answer: "Migration applied. Warning: the branch was not removed: …". */
function isShownAside({ message }: Ending): boolean {
  if (!message) return false;
  let before = "";
  for (const piece of message.pieces) {
    if (piece.kind === "hole" && piece.meaning.is !== "unknown" && piece.meaning.is !== "parameter") break;
    before += piece.kind === "literal" ? piece.value : HOLE;
  }
  const [opening = "", ...more] = before.trimStart().split("\n");
  const plain: Text = { pieces: [{ kind: "literal", value: opening, place: message.place }], place: message.place };
  return failureStrength(plain) === "none" && (DONE.test(`${opening}${more.length > 0 ? "\n" : ""}`) || (more.length > 0 && /[\p{L}\uFFFC]{3,}|\uFFFC/u.test(opening)));
}

/** Words for a state, which answer a question as well as they tell of a failure. */
const STATES =
  /^(?:(?:is|are|was|were) )?(?:not (?:available|reachable|accessible|connected|configured|enabled|installed|registered|set|supported|allowed|permitted|authenticated|authorized)|un(?:available|reachable|supported|authenticated)|(?:has |have |is |was |are )?expired|missing|invalid|not valid|exceeds?)/i;

/** What still makes a failed call of a tool that reports on things: a failed request, or that the thing itself is not there. */
function countsForReport(on: GuardKind, { message }: Ending): boolean {
  if (on === "failed-result" || on === "error-value") return true;
  return on === "missing" && message !== null && /not found|not exist|no such|there is no|unknown|missing|required/i.test(surfaceOf(message).value);
}

const isReporting = (tool: string, { reportingVerbs = REPORTING_VERBS }: Words): boolean =>
  wordsOf(tool).some((word, at) => at <= 1 && reportingVerbs.includes(word));

/** Whether the SDK withholds the text of an ending from the model. */
export const isWithheld = ({ raised }: Ending): boolean => raised?.withheld === true;

/** A text that a model reads when a call fails. */
export interface FailureText {
  readonly text: Text;
  /** Where to report it: the text, or the ending in this file where the text stands in another. */
  readonly at: Place;
  /** `path:line` of the text where it stands in another file, else null. */
  readonly elsewhere: string | null;
  /** The endings that show it. */
  readonly endings: readonly Ending[];
  readonly tools: readonly string[];
}

/**
 * Every text that a model may read when a call fails, each once: of results that fail, of errors that leave, and of errors
 * that are thrown inside a try whose catch shows their message. Those that the SDK withholds are among them only where they are wanted.
 */
export function failureTexts(model: ServerModel, withheld = false): FailureText[] {
  const found = new Map<string, { text: Text; endings: Ending[] }>();
  const add = (text: Text, ending: Ending, depth: number): void => {
    // One place may make several texts: `${reason ?? "Unknown error"}`.
    const key = `${placeKey(text.place)} ${outline(text)}`;
    const entry = found.get(key);
    if (entry?.endings.includes(ending)) return;
    if (entry) entry.endings.push(ending);
    else found.set(key, { text, endings: [ending] });
    if (depth < 8) for (const hole of holesOf(text)) for (const thrown of hole.thrown ?? []) add(thrown, ending, depth + 1);
  };
  for (const ending of model.endings) if (ending.message && isFailing(ending) && (withheld || !isWithheld(ending))) add(ending.message, ending, 0);
  return [...found.values()].flatMap(({ text, endings }) => {
    const tools = [...new Set(endings.flatMap((ending) => ending.tools))];
    if (text.place.file === null) return [{ text, at: text.place, elsewhere: null, endings, tools }];
    const near = endings.find((ending) => ending.place.file === null && !ending.shownElsewhere);
    return near ? [{ text, at: near.place, elsewhere: placeName(text.place), endings, tools }] : [];
  });
}
