import type { Outcome, ReturnedKind } from "./ending.js";

/**
 * What an SDK, in one version, turns a return or a throw into. Sentences are written so that they follow "…, so " or stand
 * after a full stop in a message, and say what arrives at the client.
 */
export interface Channel {
  /** Identifier of the row in the channel table, such as `sdk-v1`. */
  readonly id: string;
  /** How messages name it: `@modelcontextprotocol/sdk 1.x`. */
  readonly label: string;
  /** What an exception that leaves the handler becomes. */
  readonly thrown: "tool-error" | "protocol-error" | "masked-tool-error";
  /** What `throw null` and `throw undefined` become, where that is not what becomes of an exception. */
  readonly thrownNothing?: "protocol-error" | "no-reply";
  /** Where the text of an exception is withheld: whose text is kept all the same, and what arrives in place of the others. */
  readonly withholds?: Withholding;
  /** Whether `isError: true` in the returned object reaches the client. */
  readonly flag: "kept" | "stringified";
  /** The package whose import says that a file is carried by this channel, where the flag is lost on it. */
  readonly package?: string;
  /** What the client gets for a returned value that is no result object, or for one without `content`. */
  readonly returned: Readonly<Record<ReturnedKind, Outcome>>;
  /** Whether a bare object is the answer of a tool that has an output schema. */
  readonly takesObjectsBySchema?: boolean;
  /** Whether a list of content blocks is the content of a result. */
  readonly takesBlocks?: boolean;
  /** What the client gets in place of a result of the wrong shape: code and the beginning of the message, where it is not `REFUSAL`. */
  readonly refusal?: string;
  /** The call by which a handler answers with a tool error, as its authors write it. */
  readonly errorHelper?: string;
  /** Where the row comes from: a recorded run, with package and version. */
  readonly source: string;
}

/** How an SDK withholds the texts of exceptions. */
export interface Withholding {
  /** What the model reads in place of the text. */
  readonly shows: string;
  /** Classes whose text is kept, and that of the classes which extend them. The first is the one to write. */
  readonly keeps: readonly { readonly name: string; readonly from: string }[];
  /** Modules whose exceptions are withheld like the ones of the language itself, unless they are kept. Of others nothing is known. */
  readonly others: readonly string[];
  /** What lets every text through, as the end of "…, or": `put … on the class`. */
  readonly unless?: string;
}
