import type { Channel } from "../../src/model/channel.js";
import type { ReturnedKind } from "../../src/model/ending.js";
import type { Thrown, Told } from "./answers.js";
import { FAILURE } from "./bodies.js";

/** A column of the channel table, and what a row says there. */
export interface Column {
  /** The tool that runs it (see `bodies.ts`). */
  readonly id: string;
  /** How sentences call it: `a returned string`. */
  readonly words: string;
  /** What the row says that the client gets. Null: the table says nothing of it; it is recorded only. */
  readonly expected: (channel: Channel) => Told | null;
  /** What the handler throws; null where it returns. */
  readonly thrown: Thrown | null;
}

const recordedOnly = (): null => null;

const thrownNothing = ({ thrown, thrownNothing }: Channel): Told => thrownNothing ?? (thrown === "protocol-error" ? thrown : "tool-error");

const thrown = (id: string, words: string, message: string | null, expected: Column["expected"]): Column => ({ id, words, expected, thrown: { words: message } });

const result = (id: string, words: string, expected: Column["expected"]): Column => ({ id, words, expected, thrown: null });

const returned = (id: string, words: string, kind: ReturnedKind): Column => result(id, words, (channel) => channel.returned[kind]);

export const columns: readonly Column[] = [
  thrown("thrown-error", "a thrown Error", FAILURE, (channel) => channel.thrown),
  thrown("thrown-protocol-error", "a thrown protocol error of the SDK", FAILURE, (channel) => channel.thrown),
  thrown("thrown-string", "a thrown string", null, recordedOnly),
  thrown("thrown-object", "a thrown object without a message", null, recordedOnly),
  thrown("thrown-null", "a thrown null", null, thrownNothing),
  thrown("thrown-nothing", "a thrown undefined", null, thrownNothing),
  thrown("thrown-http-error", "a thrown Error with code 404 and data", FAILURE, (channel) => channel.thrown),
  thrown("thrown-lines", "a thrown Error with a stack in its text", "No order 42.", (channel) => channel.thrown),
  thrown("thrown-with-cause", "a thrown Error with a cause", FAILURE, (channel) => channel.thrown),

  result("result", "an ordinary result", () => "success"),
  result("result-flagged", "a result with isError: true", ({ flag }) => (flag === "kept" ? "tool-error" : "success")),
  result("result-empty", "a result with empty content", recordedOnly),
  result("flag-alone", "isError: true without content", recordedOnly),
  result("flag-in-block", "isError: true inside a content block", recordedOnly),
  result("flag-as-text", 'isError: "true"', recordedOnly),

  returned("returned-string", "a returned string", "string"),
  returned("returned-number", "a returned number", "number"),
  returned("returned-boolean", "a returned boolean", "boolean"),
  returned("returned-array", "a returned array", "array"),
  returned("returned-object", "a returned object without content", "object"),
  returned("returned-error", "a returned new Error()", "error"),
  returned("returned-nothing", "a forgotten return", "nothing"),
  returned("returned-null", "a returned null", "null"),
  result("returned-blocks", "a returned list of content blocks", (channel) => (channel.takesBlocks ? "success" : channel.returned.array)),
  returned("structured-only", "structuredContent alone", "structured-only"),
  result("circular", "a circular object", recordedOnly),
  result("bigint", "a BigInt", recordedOnly),

  result("object-by-schema", "a bare object of a tool with an output schema", (channel) => (channel.takesObjectsBySchema ? "success" : null)),
  result("flagged-by-schema", "isError: true of a tool with an output schema", recordedOnly),
];
