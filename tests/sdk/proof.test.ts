import { describe, expect, it } from "vitest";
import { channels } from "../../src/sdk/channels.js";
import { outcomeOf, type Answer } from "./answers.js";
import { bodies, FAILURE } from "./bodies.js";
import { columns } from "./columns.js";
import { changes, departure } from "./proof.js";

const column = (id: string) => columns.find((one) => one.id === id)!;
const said = (text: string, isError = false): Answer => ({ result: { content: [{ type: "text", text }], ...(isError && { isError }) } });

describe("a changed SDK", () => {
  it("is named with what changed in one sentence", () => {
    expect(departure("tmcp 1.16", column("returned-string"), channels.tmcp, said("Order 7 holds two lamps."))).toBe(
      "tmcp 1.16: a returned string was `rejected-by-client` and is now `success`: update src/sdk/channels.ts.",
    );
    expect(departure("tmcp 1.20", column("returned-string"), channels.tmcp, { error: { code: -32603, message: "Invalid type" } })).toBeNull();
  });

  it("is named with what it answers, where only its words changed", () => {
    expect(changes("tmcp 1.16", { "thrown-error": said("no") }, { "thrown-error": said("No.") })).toEqual([
      'tmcp 1.16: a thrown Error was answered with {"result":{"content":[{"type":"text","text":"no"}]}} and is now answered with {"result":{"content":[{"type":"text","text":"No."}]}}: run UPDATE=1 npm run test:sdk, and mend the pages in docs/rules that quote it.',
    ]);
    expect(changes("tmcp 1.16", { "thrown-error": said("no") }, { "thrown-error": said("no") })).toEqual([]);
  });
});

describe("the outcome of an answer", () => {
  it.each<[string, Answer, boolean, ReturnType<typeof outcomeOf>]>([
    ["a result with text", said("7"), false, "success"],
    ["a result without content", { result: { content: [] } }, false, "empty-success"],
    ["a result with the flag", said("7", true), false, "tool-error"],
    ["the flag with what was thrown", said(`Failed: ${FAILURE}`, true), true, "tool-error"],
    ["the flag with other words than were thrown", said("Internal server error", true), true, "masked-tool-error"],
    ["a JSON-RPC error for what was thrown", { error: { code: -32603, message: FAILURE } }, true, "protocol-error"],
    ["a JSON-RPC error for what was returned", { error: { code: -32602, message: "Invalid" } }, false, "rejected-by-client"],
    ["a result that the client refuses", { refused: "Invalid result" }, false, "rejected-by-client"],
    ["no reply", { noReply: true }, false, "no-reply"],
  ])("is told of %s", (_, answer, isThrown, outcome) => {
    expect(outcomeOf(answer, isThrown ? { words: FAILURE } : null)).toBe(outcome);
  });
});

it("has one tool for each column", () => {
  expect(bodies.map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
});
