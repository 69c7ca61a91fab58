import type { Text } from "../model/text.js";
import { surfaceOf } from "./surface.js";

/**
 * What tells a model what to do next: something to do, a valid value, a format, a bound, an example, a tool or parameter to
 * use, or whether to retry. Ordered by how often they occur.
 */
const NEXT_STEPS: readonly RegExp[] = [
  // Something to do.
  /\b(?:please|instead|make sure|ensure|be sure to|you (?:can|may|must|should|need to)|consider|remember to)\b/i,
  /^\W*(?:use|try|call|run|provide|specify|pass|give|choose|pick|select|check|see|ask|wait|retry|add|remove|include|make|supply|enter|restart|reconnect)\b/i,
  /(?:[.;:!?,(\n–—]\s{0,3}| - |\b(?:then|and|or)\s+)(?:use|try|call|run|provide|specify|pass|give|set|choose|pick|select|check|see|ask|wait|retry|add|remove|include|install|enable|grant|create|open|start|restart|reconnect|sign|log|configure|contact|write|send|supply|enter|reduce|shorten|split|narrow|increase|lower|look|search|list|get|read|tell|offer|take|fix|correct|rename|reopen|put|load|book|upgrade|update|connect|visit|go|generate|confirm|change|replace|shorten)\b/i,
  // A rule or a bound.
  /\b(?:must|should|has to|have to|needs? to|may only|may have|may not|can only|cannot be (?:greater|less|larger|smaller|longer|shorter|earlier|later|more|before|after|empty|negative))\b/i,
  /\b(?:at most|at least|up to|no more than|no less than|fewer than|more than|less than|greater than|larger than|smaller than|longer than|shorter than|between|minimum|maximum|max\.?|min\.?|limit(?:ed to| is)|positive|non-empty|earlier than|later than|in the (?:future|past)|from [\w\uFFFC-]+ to [\w\uFFFC-]+)\b/i,
  // A valid value, a format, an example.
  /\b(?:expected|valid|allowed|accepted|supported|available|known|possible|permitted|existing)\b(?!\s+(?:error|for)\b)[^.\n]{0,40}(?::|\b(?:are|is|values?|options?|formats?)\b)/i,
  /\b(?:only|either|one of|any of|both)\b/i,
  /\b(?:e\.g|i\.e|such as|for example|for instance|example:|like|looks? like|in the form|formatted|format(?: is|:)|yyyy|iso[- ]?8601|rfc ?\d{4})\b/i,
  /\b(?:is|are) (?:both |all |also )?required\b/i,
  /\b(?:are|is):? [\w"'`“\uFFFC-]+(?:, [\w"'`“\uFFFC-]+)*,? (?:and|or) /i,
  // Whether to retry.
  /\b(?:try again|retry|retries|retrying|later|again|wait|do not repeat|temporar(?:y|ily))\b/i,
  // A tool by name, code in backticks.
  /`[^`]{2,80}`/,
  /\b[a-z]+_[a-z_]+[a-z]\b/,
];

/** The words with which a text says what to do next; null where it does not. `tools` are names of tools that count as a hint. */
export function nextStepIn(text: Text, tools: readonly string[] = []): string | null {
  const { value } = surfaceOf(text);
  for (const tool of tools) if (value.includes(tool)) return tool;
  for (const pattern of NEXT_STEPS) {
    const match = pattern.exec(value);
    if (match) return match[0].replace(/^[^\p{L}`]+/u, "").trim();
  }
  return null;
}
