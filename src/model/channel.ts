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
  /** Whether `isError: true` in the returned object reaches the client. */
  readonly flag: "kept" | "stringified";
  /** What a returned string becomes. */
  readonly returnedString: "success" | "rejected";
  /** What an object without `content` becomes. */
  readonly returnedObject: "empty-success" | "stringified" | "tool-error";
  /** Where the row comes from: a recorded run, with package and version. */
  readonly source: string;
}
