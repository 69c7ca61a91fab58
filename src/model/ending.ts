import type { Place, Remedy } from "./place.js";
import type { Text } from "./text.js";

/** One way in which a call of a tool can end. */
export interface Ending {
  readonly how: "return" | "raise" | "fall-off";
  readonly outcome: Outcome;
  /** What the model reads, or null where there is none or it could not be read. */
  readonly message: Text | null;
  /** Every sign that the call failed on this path. Rules weigh it; the front end only collects it. */
  readonly failing: readonly Evidence[];
  /** Where the author would mend it: the return or throw, in the helper if the helper is at fault. */
  readonly place: Place;
  /** Where the fault stands if that is another file: `place` is then the call that leads there. */
  readonly elsewhere: Place | null;
  /** Whether the file of `elsewhere` shows the fault when it is linted alone: its outcome and its texts are judged there. */
  readonly shownElsewhere: boolean;
  /** The tools that can end this way; empty for a result builder without a registration in sight. */
  readonly tools: readonly string[];
  /** Reached only with a tool name that the server does not have. */
  readonly unknownTool: boolean;
  /** The local function that makes this ending, where it is not the handler itself. */
  readonly helper: string | null;
  /** The payload says itself that the call went well: `{success: true}`, `{status: "created"}`. */
  readonly claimsSuccess: boolean;
  /** An error flag that stands where no client reads it. */
  readonly misplaced: MisplacedFlag | null;
  /**
   * What is returned where it is no result object that arrives as it is; null where it is one, or where it is not known.
   * `flagged`: a result with `isError: true`, on a channel that prints it whole into an ordinary result.
   */
  readonly returns: ReturnedKind | "flagged" | null;
  /** The thrown error, for endings that raise. */
  readonly raised: RaisedError | null;
  /** True where this ending belongs to one item of a loop or batch. */
  readonly item: boolean;
  readonly remedies: readonly Remedy[];
}

/**
 * A returned value that is no result object with content. `object`: without content; `error`: an `Error`; `nothing`: no value,
 * which is also what a forgotten return gives; `structured-only`: structured content without content.
 */
export type ReturnedKind = "string" | "number" | "boolean" | "array" | "object" | "error" | "nothing" | "null" | "structured-only";

/** What the client receives, by the channel table of the SDK. */
export type Outcome =
  | "success"
  | "empty-success"
  | "tool-error"
  | "protocol-error"
  | "rejected-by-client"
  | "no-reply"
  | "unknown";

/** A sign that a call failed. */
export type Evidence =
  /**
   * The path runs through a catch clause (or a `.catch` callback). `shown`: the caught error is part of what is returned.
   * `inside`: the result is made in the catch itself, not after it or from what a helper's catch returned.
   */
  | { readonly sign: "caught"; readonly shown: boolean; readonly inside: boolean; readonly place: Place }
  /** The path runs through a failed check. */
  | { readonly sign: "guard"; readonly on: GuardKind; readonly source: string; readonly place: Place }
  /** The returned text uses a failure word; `lead` if the text opens with it. */
  | { readonly sign: "word"; readonly word: string; readonly lead: boolean; readonly place: Place }
  /** The returned payload says so itself: `{success: false}`, `{status: "error"}`, `{error: …}`. */
  | { readonly sign: "payload"; readonly field: string; readonly value: string; readonly place: Place }
  /** The helper that makes the result is named after an error. */
  | { readonly sign: "named"; readonly name: string; readonly place: Place }
  /**
   * A caught or failed step left an empty value behind (`[]`, `null`, `""`), and the answer is made of it. `place` is where the
   * failure was dropped: the return of a helper, the callback of a `.catch`, or the catch that only logs.
   */
  | { readonly sign: "swallowed"; readonly left: string; readonly by: "catch" | "failed-check"; readonly place: Place }
  /** The default branch of a switch over an argument. */
  | { readonly sign: "default-branch"; readonly place: Place };

/**
 * What a failed check looked at: a looked-up value that is missing, a response or result that says it failed
 * (`!res.ok`, `!parsed.success`), an error value that is there, an argument that breaks a rule, a collection that is empty.
 */
export type GuardKind = "missing" | "failed-result" | "error-value" | "validation" | "empty" | "other";

/** An error flag that no client reads. */
export interface MisplacedFlag {
  readonly where: "content-item" | "metadata" | "tool-result" | "structured-content" | "payload";
  /** The member as written: `isError: true`, `is_error: true`, `type: "error"`. */
  readonly source: string;
  readonly why: "wrong-level" | "wrong-spelling" | "not-boolean" | "wrong-type";
  readonly place: Place;
}

/** An error that leaves the handler. */
export interface RaisedError {
  /** `Error`, `McpError`, …; null where a value that is no error is thrown. */
  readonly className: string | null;
  /** Code of a protocol error as written, such as `ErrorCode.InvalidParams`. */
  readonly code: string | null;
  /** What is thrown where it is no error object. */
  readonly bare: "string" | "object" | "nothing" | "number" | null;
  /** A catch of the same server caught and rethrew it. */
  readonly rethrown: boolean;
  /** The channel withholds its text for certain: the model reads what the channel shows in its place. */
  readonly withheld?: true;
}
