/**
 * What the handlers of the tools do: one tool for each column of the channel table, called like the column. This file is
 * also run by Node itself, without a build, where an SDK needs a newer Node than the tests; so it imports nothing.
 */

/** The words of every failure. */
export const FAILURE = "There is no order 42. Orders are numbered 1 to 9.";
/** A failure with a stack in its text. */
export const LINES = "No order 42.\n    at find (/srv/orders/store.js:10:5)";
/** The words of every answer that is none. */
export const ANSWER = "Order 7 holds two lamps.";

/** What a tool needs from its SDK. */
export interface Given {
  /** The SDK's own error for a protocol error. */
  readonly protocolError: (code: number, message: string) => unknown;
}

export interface Body {
  readonly id: string;
  readonly run: (given: Given) => unknown;
  /** Whether the tool declares the output schema `{ id: number }`, where the SDK has such a thing. */
  readonly declaresOutput?: true;
}

const text = (words: string) => ({ type: "text" as const, text: words });
const fail = (thrown: unknown): never => {
  throw thrown;
};
const circular = (): object => {
  const loop: Record<string, unknown> = { id: 7 };
  loop["self"] = loop;
  return loop;
};

export const bodies: readonly Body[] = [
  { id: "thrown-error", run: () => fail(new Error(FAILURE)) },
  { id: "thrown-protocol-error", run: ({ protocolError }) => fail(protocolError(-32602, FAILURE)) },
  { id: "thrown-string", run: () => fail(FAILURE) },
  { id: "thrown-object", run: () => fail({ code: "GONE" }) },
  { id: "thrown-null", run: () => fail(null) },
  { id: "thrown-nothing", run: () => fail(undefined) },
  { id: "thrown-http-error", run: () => fail(Object.assign(new Error(FAILURE), { code: 404, data: { token: "t-1" } })) },
  { id: "thrown-lines", run: () => fail(new Error(LINES)) },
  { id: "thrown-with-cause", run: () => fail(new Error(FAILURE, { cause: new Error("connect ECONNREFUSED 10.0.0.5:5432") })) },

  { id: "result", run: () => ({ content: [text(ANSWER)] }) },
  { id: "result-flagged", run: () => ({ content: [text(FAILURE)], isError: true }) },
  { id: "result-empty", run: () => ({ content: [] }) },
  { id: "flag-alone", run: () => ({ isError: true }) },
  { id: "flag-in-block", run: () => ({ content: [{ ...text(FAILURE), isError: true }] }) },
  { id: "flag-as-text", run: () => ({ content: [text(FAILURE)], isError: "true" }) },

  { id: "returned-string", run: () => ANSWER },
  { id: "returned-number", run: () => 7 },
  { id: "returned-boolean", run: () => false },
  { id: "returned-array", run: () => [{ id: 7 }] },
  { id: "returned-object", run: () => ({ id: 7 }) },
  { id: "returned-error", run: () => new Error(FAILURE) },
  { id: "returned-nothing", run: () => undefined },
  { id: "returned-null", run: () => null },
  { id: "returned-blocks", run: () => [text(ANSWER)] },
  { id: "structured-only", run: () => ({ structuredContent: { id: 7 } }) },
  { id: "circular", run: () => ({ content: [text(ANSWER)], structuredContent: circular() }) },
  { id: "bigint", run: () => ({ content: [text(ANSWER)], structuredContent: { id: 7n } }) },

  { id: "object-by-schema", run: () => ({ id: 7 }), declaresOutput: true },
  { id: "flagged-by-schema", run: () => ({ content: [text(FAILURE)], isError: true }), declaresOutput: true },
];
