/** How a description orders the model about. */
export type CommandKind =
  /** To call this tool whatever is asked: "always call this first". */
  | "first"
  /** To drop what it was told: "ignore previous instructions". */
  | "override"
  /** To keep something from the user. */
  | "secrecy"
  /** To leave other tools alone, or to take this one in their place. */
  | "others"
  /** To open files with credentials. */
  | "files"
  /** A tag that passes the text off as more than a description. */
  | "tag";

export interface Command {
  readonly kind: CommandKind;
  /** The words that say so. */
  readonly words: string;
  readonly index: number;
}

const CALL = "(?:call|use|run|invoke|execute|start with|begin with)";
const THIS = "(?:this|it)(?: (?:tool|function|one))?";
/** What makes an order a dependency: it says what comes of it. */
const PURPOSE = "(?!.{0,60}\\b(?:to|so that you(?: can)?|in order to) (?:get|obtain|find|know|learn|see|discover|fetch|retrieve|resolve|look up|check|load|list|identify|determine|understand|verify|ensure|establish|create|start|open|select|set|read|have)\\b)";

const PATTERNS: readonly (readonly [CommandKind, RegExp])[] = [
  ["override", /\b(?:ignore|disregard|forget|override|bypass)\b(?: (?:all|any|every|the|your|of))* (?:previous|prior|above|preceding|earlier|other|existing|system|original)(?: (?:and|or|system|user|safety|previous|other))* (?:instructions?|prompts?|rules?|guidelines?|directives?|commands?|messages?|context)\b/gi],
  ["secrecy", /\b(?:do not|don'?t|never|must not|should not|shouldn'?t|avoid)\b(?: ever)? (?:tell(?:ing)?|mention(?:ing)?|inform(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|notify(?:ing)?|alert(?:ing)?|show(?:ing)?)\b(?:(?! unless)[^.!?;\n]){0,50}?\b(?:the )?users?\b/gi],
  ["secrecy", /\b(?:without (?:telling|informing|notifying|alerting|asking)|(?:hide|conceal|keep) (?:this|it|that|them)(?: (?:hidden|secret|a secret))? from) (?:the )?users?\b/gi],
  ["first", new RegExp(`\\b(?:always|must|you (?:have|need) to)(?: always| first)? ${CALL} ${THIS} (?:tool |function )?(?:first|before (?:any|all|every|each|other|anything|everything|doing|answering|responding|replying|you (?:answer|respond|reply|do|use)))\\b${PURPOSE}`, "gi")],
  ["first", new RegExp(`\\b(?:always|must) ${CALL} ${THIS} (?:at|on) (?:the (?:start|beginning|end) of (?:every|each|any|all)|every|each) (?:conversation|session|chat|turn|task|message|response|request|reply)s?\\b`, "gi")],
  ["first", /\bthis (?:tool|function) must (?:always )?be (?:called|used|run|invoked|executed) (?:first|before (?:any|all|every) other tools?)\b(?!.{0,60}\bto (?:get|obtain|find|know|learn|see)\b)/gi],
  ["others", /\b(?:never|do not|don'?t|must not|stop)(?: ever)? (?:use|using|call|calling|invoke|invoking|trust|trusting) (?:any |all |the )?(?:other|built-?in|native|competing)(?: [\w-]+){0,2} (?:tools?|servers?|functions?)\b(?!.{0,80}\b(?:until|before|unless|while|when)\b)/gi],
  ["others", /\b(?:always|must|only)(?: always)? (?:use|call|prefer|choose|pick) this(?: (?:tool|function|server))? (?:instead of|over|rather than|in place of) (?:any |all |the |every )?(?:other|built-?in|native|default|competing)\b/gi],
  ["files", /\b(?:read|open|cat|load|include|attach|send|pass|upload|copy|fetch)\b[^.!?\n]{0,60}(?:~\/\.(?:ssh|aws|cursor|config|gnupg|kube|netrc|npmrc)|\bid_rsa\b|\.aws\/credentials|\/etc\/(?:passwd|shadow)|\.cursor\/mcp\.json|\bclaude_desktop_config\.json)/gi],
  ["tag", /<\/?(?:IMPORTANT|SYSTEM|SECRET|HIDDEN|OVERRIDE|ADMIN)>|\[(?:SYSTEM|ADMIN|OVERRIDE)\]|<\|(?:im_start|system|endoftext)\|>/gi],
];

/** The orders that a description gives to the model, in the order in which they stand. */
export function commandsIn(text: string): Command[] {
  const line = text.replace(/\s/g, " ");
  const found = PATTERNS.flatMap(([kind, pattern]) => [...line.matchAll(pattern)].map((match): Command => ({ kind, words: match[0], index: match.index })));
  return found.sort((a, b) => a.index - b.index);
}
