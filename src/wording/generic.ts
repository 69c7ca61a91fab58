import type { Hole, Meaning, Text } from "../model/text.js";
import { adornmentOf, HOLE, jsonMembersOf, surfaceOf, type Surface } from "./surface.js";

/** What a generic text leaves out, as a message names it. */
export type GenericReason =
  /** Nothing at all: an empty text. */
  | "empty"
  /** A bare "Error", "Something went wrong", "Not found.". */
  | "phrase"
  /** "Invalid input": which argument is wrong, and what would be right. */
  | "argument"
  /** "Failed to fetch data", "Upload failed": what was tried, but not why it did not work. */
  | "cause"
  /** "Unknown action: x": the values that exist. */
  | "values";

export interface Generic {
  readonly reason: GenericReason;
  /** The words that say so little. */
  readonly words: string;
  /** For `values`: the refused value, where the text shows it. */
  readonly refused: Hole | null;
}

type Verdict = GenericReason | "label" | "neutral" | "informative";

/** Stands for the name of the tool itself, which the model knows. */
const TOOL = "thistool";

const KIND_OF_ERROR =
  "(?:(?:unknown|unexpected|unspecified|undefined|internal|server|general|generic|system|application|app|runtime|api|processing|execution|tool|request|service|backend|upstream|unhandled|database|fatal|critical|validation|mcp|http|operation|other|an?|some|the|this) )*";
const HAPPENED = "(?: (?:has |have |was |had )?(?:occurred|happened|arisen|encountered|detected|thrown|raised))?";

/** Things an error may be about that name nothing. */
const VAGUE_THING =
  "(?:(?:the|your|this|that|provided|given|supplied|specified|requested|user|tool|api|http|function|batch|mcp) )*(?:inputs?|requests?|arguments?|args|parameters?|params?|data|values?|payload|body|operations?|actions?|commands?|calls?|tasks?|tools?|quer(?:y|ies)|it|this|that|messages?|jobs?|process(?:ing)?|execution|options?|fields?|content)";
const VAGUE_ARGUMENT =
  "(?:(?:the|your|provided|given|supplied|specified|user|tool|request|function|query|required) )*(?:inputs?|requests?|arguments?|args|parameters?|params?|payload|data|values?|body|fields?|calls?)";

const PHRASES: readonly (readonly [GenericReason, RegExp])[] = [
  ["phrase", new RegExp(`^${KIND_OF_ERROR}(?:error|exception|failure|problem)s?${HAPPENED}$`)],
  ["phrase", /^(?:something|it|things?) (?:went|has gone|had gone|is|was) (?:horribly |terribly |badly )?wrong$/],
  ["phrase", /^(?:an? )?(?:oops|whoops|uh oh|failed|failure|unsuccessful|no success|bad luck)$/],
  ["phrase", /^(?:(?:the )?(?:requested )?(?:resource|endpoint) (?:was |could |is )?not (?:be )?found|not found|nothing found|none found|no data|data not found)$/],
  ["argument", new RegExp(`^(?:invalid|bad|illegal|incorrect|wrong|malformed|missing|unexpected)(?: or (?:missing|invalid|malformed|incorrect|empty))?(?: required)? ${VAGUE_ARGUMENT}(?: (?:format|type|syntax|structure|schema|error))?(?: (?:provided|supplied|given|received|specified))?(?: (?:for|in|to)(?: the)?(?: [\\w-]+){0,3} (?:tool|${TOOL})| (?:for|in|to) (?:tool )?(?:${TOOL}|[a-z\\d]+[_-][\\w-]+))?$`)],
  ["argument", /^(?:invalid|bad|wrong) (?:format|type|syntax|usage)$/],
  ["argument", /^(?:(?:the|your) )?(?:inputs?|requests?|arguments?|parameters?|params|data|request body|payload) (?:is|are|was|were) (?:invalid|not valid|malformed|incorrect|wrong|bad|missing|incomplete)$/],
  ["values", /^(?:unknown|unsupported|unrecogni[sz]ed|invalid|unexpected|undefined|illegal) (?:[a-z-]+ )?(?:action|operation|command|sub-?command|mode|method)(?: (?:type|name))?(?: (?:specified|provided|requested|given|supplied))?$/],
  ["cause", new RegExp(`^(?:could not|couldn't|cannot|can't|can not|unable to|failed to|was not able to|not able to) (?:complete|process|perform|execute|handle|fulfil|fulfill|finish|carry out|run|do|continue|proceed with) ${VAGUE_THING}$`)],
  ["cause", new RegExp(`^(?:${VAGUE_THING}) (?:has |have |was |were |could not be |cannot be |can't be |is )?(?:failed|unsuccessful|not successful|completed|processed|performed|executed|handled|aborted due to an error)(?: unexpectedly)?(?: with (?:an? )?(?:unknown|unexpected)? ?(?:error|problem|exception))?$`)],
  ["cause", /^(?:[\w.'’-]+ ){1,6}(?:returned|reported|responded with|threw|raised|encountered|produced|failed with|sent|answered with|had) an? (?:unknown |unexpected |internal )?(?:error|exception|problem)$/],
];

/** "Unknown action: x" and nothing after it. */
const REFUSED_VALUE =
  /^(?:error:? )?((?:unknown|unsupported|unrecogni[sz]ed|invalid|unexpected|illegal) (?:[a-z-]+ )?(?:action|operation|command|sub-?command|mode|method)(?: (?:type|name))?) ?:? ?["'`“‘]?\uFFFC$/;

/** "Invalid move or FEN": one of two arguments, but not which. Login data are kept apart on purpose elsewhere. */
const ONE_OF_TWO = /^(?:invalid|bad|wrong|incorrect|malformed) ([a-z_-]+) or ([a-z_-]+)$/;
const NO_ARGUMENT = /^(?:missing|invalid|expired|empty|malformed|unknown|unsupported|corrupt(?:ed)?|revoked|incomplete|insufficient|incorrect|absent|inaccessible|password|username|user|email|login|token|key|secret|credentials?)$/;

/** An announcement: that something did not work, followed by what was tried. */
const ANNOUNCEMENT =
  /^(?:(?:an? |some )?(?:[a-z]+ ){0,2}(?:error|problem|exception|failure|issue)s?(?: (?:has |have )?(?:occurred|happened|was encountered|encountered))? (?:while |when |during |in |trying to |attempting to |whilst )?|there was an? (?:[a-z]+ )?(?:error|problem|issue) (?:while |when |with |in )?|something went wrong (?:while |when |during |with )?|trouble |failed (?:to |at |in |while )?|unable to |(?:was |were )?not able to |could not |couldn't |(?:i|we) (?:could not|couldn't|failed to|was unable to|were unable to) )([a-z-]+)((?: [^ ]+){0,11})$/;

/** Second half of a text that already said too little: "Cannot generate board state prompt." */
const CONSEQUENCE = /^(?:cannot|can't|can not|could not|couldn't|unable to|failed to) [a-z-]+(?: [^ ]+){0,8}$/;

/** Verbs whose failure is a finding by itself: what is looked for is missing, out of reach, or not accepted. */
const TELLING_VERBS =
  /^(?:find|finding|locate|locating|resolve|resolving|recogni[sz]e|recogni[sz]ing|connect|connecting|reach|reaching|contact|contacting|authenticate|authenticating|authori[sz]e|authori[sz]ing|log|logging|login|sign|signing|verify|verifying|validate|validating|match|matching|identify|identifying|be|is|are|was|not|no|agree|fit|afford|exceed|communicate|communicating)$/;
const PARSING_VERBS = /^(?:parse|parsing|decode|decoding|deserialize|deserializing|interpret|interpreting|understand|understanding|extract|extracting|convert|converting|read|reading|determine|determining|detect|detecting|derive|deriving|infer|inferring)$/;
/** Formats and inputs that tell, together with a parsing verb, what was wrong. */
const FORMATS =
  /\b(?:json|ya?ml|xml|csv|html|url|uri|date|time|timestamp|number|integer|cron|regex|base64|input|argument|arguments|parameter|string|path|expression|query|sql|image|audio|video|pdf|header|cookie|command|id|ids|coordinates|address)\b/;

/** Words that bring a reason, a rule, a bound or a state into an announcement. */
const TELLING_WORDS =
  /(?:^| )(?:because|due|since|without|already|only|not|no|never|missing|expired|exceeds?|exceeded|too|unless|until|if|must|should|requires?|required|invalid|duplicate|locked|than|empty|unsupported|unavailable|disabled|offline|timed|timeout|denied|forbidden|unauthorized|read-only|closed|completed|archived|deleted|within|after|before|unknown|connection|nonexistent|non-existent|private|limit|quota|permission|permissions|credentials|format|corrupt|corrupted|outside|beyond|past|own|itself|non-[a-z]+)(?: |$)/;

const FAILED_NOUN = /^(?:[a-z][\w.'’/-]* ){1,5}(?:has |have )?failed(?: unexpectedly)?(?: with (?:an )?(?:unknown|unexpected) error)?$/;
/** Nouns that tell what is wrong when they fail. */
const TELLING_NOUNS =
  /\b(?:auth|authentication|authorization|authorisation|login|sign-?in|connection|network|dns|handshake|checksum|signature|precondition|assertion|permission|captcha|password|token|payment|lookup|certificate|tls|ssl|compilation|type-?check|both|all|some|test|tests|checks?|quota|credential|verification|no|not|it|geocoding|health)\b/;

/** Labels of what follows: "Error:", "Reason:", "Details:". */
const LABELS = /^(?:error|errors|err|warning|failed|failure|fatal|oops|sorry|exception|message|msg|reason|cause|details?|status|result|alert|note|unfortunately|internal error|api error|tool error|mcp error|execution error)$/;
/** Labels that say, alone, that something failed. */
const BARE_LABELS = /^(?:(?:[a-z]+ )?errors?|err|failed|failure|exception|oops|sorry|unfortunately)$/;
/** Says nothing that the text has not said: "Please check your input." */
const EMPTY_ADVICE = /^(?:please )?(?:check|verify|review) (?:your|the) (?:inputs?|request|arguments?|parameters?|data)(?: and try again)?$/;
/** Words of politeness at the start of a clause. */
const POLITE = /^(?:(?:oops|sorry|we're sorry|we are sorry|i'm sorry|unfortunately|apologies|whoops)[, ]+(?:but )?)+/;

/**
 * What a failure text leaves out, or null where it names a problem or a way on. A text with a part that could not be read, or
 * that carries another error's words, is never generic. `phrases` are further texts that count as generic.
 */
export function genericReason(text: Text, phrases: readonly string[] = []): Generic | null {
  const surface = surfaceOf(text);
  if (surface.value.trim() === "") return { reason: "empty", words: "", refused: null };
  const plain = plainOf(surface);
  const whole = trimmed(plain);
  if (phrases.some((phrase) => trimmed(phrase) === whole)) return { reason: "phrase", words: plain.trim(), refused: null };
  const members = jsonMembersOf(plain);
  const body = members === null ? plain : bodyOf(members);
  if (body === null) return null;
  const refused = REFUSED_VALUE.exec(trimmed(body.trim()));
  const hole = refused && surface.holes.length === 1 ? surface.holes[0]! : null;
  if (hole && (hole.meaning.is === "parameter" || hole.meaning.is === "unknown")) {
    return { reason: "values", words: refused![1]!, refused: hole };
  }
  return judge(body);
}

/** The text with the tool's own name put as a word, in lower case later on. */
function plainOf(surface: Surface): string {
  let before = "";
  for (let index = 0; index < surface.value.length; index++) {
    const hole = surface.holeAt(index);
    before += hole && /(?:^|[.\s([])(?:tool_?name|(?:tool|request\.params)\.name|name)\W*$/i.test(hole.source) && (/tool_?name|tool\.name/i.test(hole.source) || /\btool:?\s*["'`]?$/i.test(before)) ? TOOL : surface.value[index]!;
  }
  return before;
}

const MESSAGE_KEYS = /^(?:error|message|msg|reason|detail|details|description|error_?message|text|title|summary)$/i;
const MUTE_KEYS = /^(?:success|ok|status|state|is_?error|code|type|timestamp|time|tool|tool_?name|error_?code|error_?type)$/i;

/** The worded members of a JSON text, one after another; null where it holds something else that may help. */
function bodyOf(members: NonNullable<ReturnType<typeof jsonMembersOf>>): string | null {
  const parts: string[] = [];
  for (const { key, value } of members) {
    if (value === null || value === "" || MUTE_KEYS.test(key)) continue;
    if (!MESSAGE_KEYS.test(key)) return null;
    parts.push(value);
  }
  return parts.length === 0 ? null : parts.join(". ");
}

function judge(body: string): Generic | null {
  let found: Generic | null = null;
  let label: string | null = null;
  const clauses = clausesOf(body);
  for (const clause of clauses) {
    const verdict = verdictOf(clause, found !== null);
    if (verdict === "informative") return null;
    if (verdict === "label") label ??= clause;
    else if (verdict !== "neutral") found ??= { reason: verdict, words: clause, refused: null };
  }
  if (found || label === null) return found;
  return clauses.every((clause) => BARE_LABELS.test(clause)) ? { reason: "phrase", words: label, refused: null } : null;
}

const trimmed = (value: string): string =>
  value
    .slice(adornmentOf(value))
    .replace(/[\s.:;,!?"'`”’)*_\]}>…–—-]+$/u, "")
    .replace(/[’]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** The clauses of a text: its sentences, and what stands before and after colons, dashes, semicolons and in parentheses. */
const clausesOf = (body: string): string[] =>
  body
    .split(/[.!?]+(?=\s|$)|[\n;()]|: ?(?=\s|\uFFFC|$)|:$| [–—-]+ /u)
    .map(trimmed)
    // A code such as `API_ERROR` reads as its words.
    .map((clause) => (/^[a-z\d]+(?:_[a-z\d]+)+$/.test(clause) ? clause.replaceAll("_", " ") : clause))
    .filter((clause) => clause !== "");

function verdictOf(raw: string, saidLittle: boolean): Verdict {
  const clause = raw.replace(POLITE, "");
  if (clause === TOOL || clause === "tool") return "neutral";
  if (LABELS.test(clause) || clause === "") return "label";
  if (EMPTY_ADVICE.test(clause)) return "neutral";
  if (clause.includes(HOLE)) {
    // What was tried, with a value: says nothing yet about the reason, but is not judged alone.
    const announced = ANNOUNCEMENT.exec(clause.replaceAll(HOLE, "it"));
    return announced && !/[\d“`,]/.test(clause) && !TELLING_VERBS.test(announced[1]!) && !TELLING_WORDS.test(` ${announced[1]}${announced[2]} `) ? "neutral" : "informative";
  }
  for (const [reason, pattern] of PHRASES) if (pattern.test(clause)) return reason;
  const two = ONE_OF_TWO.exec(clause);
  if (two) return NO_ARGUMENT.test(two[1]!) || NO_ARGUMENT.test(two[2]!) ? "informative" : "argument";
  if (saidLittle && CONSEQUENCE.test(clause)) return "neutral";
  if (/[\d"“”`,]|[a-z]_[a-z]/.test(clause)) return "informative";
  const announced = ANNOUNCEMENT.exec(clause);
  if (announced) return announces(announced[1]!, announced[2]!, clause) ? "cause" : "informative";
  if (TELLING_WORDS.test(clause)) return "informative";
  if (FAILED_NOUN.test(clause) && !TELLING_NOUNS.test(clause)) return "cause";
  return "informative";
}

/** Whether an announcement names only what was tried. */
function announces(verb: string, rest: string, clause: string): boolean {
  if (TELLING_VERBS.test(verb) || TELLING_WORDS.test(`${rest} `)) return false;
  if (PARSING_VERBS.test(verb) && FORMATS.test(rest)) return false;
  // After "error" a verb in -ing has to follow, or a word that stands for the call itself: "Error with root path" is about the path.
  const bare = /^(?:an? |some )?(?:[a-z]+ ){0,2}(?:error|problem|exception|failure|issue|trouble)s?\b/.test(clause);
  if (!bare || verb.endsWith("ing") || /\b(?:trying|attempting) to\b/.test(clause)) return true;
  return /\b(?:tool|operation|request|action|command|processing|execution|handler|call|fetch|update|creation|deletion|search|query|upload|download|export|import)\b/.test(`${verb}${rest}`) || rest.includes(TOOL);
}

/** Whether all of a text is known but for values that the caller gave. */
export const isWhollyRead = (text: Text): boolean =>
  text.pieces.length > 0 && text.pieces.every((piece) => piece.kind === "literal" || piece.meaning.is === "parameter");

/** Words in a text that are another's: what an error, a response or a query says. */
const BORROWED: ReadonlySet<Meaning["is"]> = new Set(["caught-error", "caught-error-message", "stack", "response-body", "whole-object", "sql"]);

/** Whether a text was written for its reader: without what it borrows, and without values that stand alone, it still says what was wrong. */
export function isWritten(text: Text): boolean {
  const own = text.pieces.filter((piece) => piece.kind === "literal" || !BORROWED.has(piece.meaning.is));
  const clauses = clausesOf(surfaceOf({ ...text, pieces: own }).value);
  return clauses.some((clause) => clause.replaceAll(HOLE, " ").split(/\P{L}+/u).filter((word) => word.length > 1).length > 1 && verdictOf(clause, false) === "informative");
}
