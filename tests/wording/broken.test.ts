import { describe, expect, it } from "vitest";
import { brokenIn } from "../../src/wording/broken.js";
import { caughtMessage, hole, plain, remedy, text } from "./texts.js";

const kindsOf = (value: string): string[] => brokenIn(plain(value)).map(({ kind }) => kind);

describe("brokenIn", () => {
  it("finds a hole that prints a fixed word", () => {
    const printed = hole("e instanceof Error && e.message", { is: "caught-error-message" }, { prints: "false" });
    expect(brokenIn(text`Cannot show it: ${printed}`)).toEqual([{ kind: "prints", hole: printed, prints: "false" }]);
    expect(brokenIn(text`Cannot show it: ${caughtMessage()}`)).toEqual([]);
  });

  it.each(["Error cancelling the order:", "Error getting Stockfish analysis:  ", "**Failed to load the page:**", "Execution failed (exit code 1):"])(
    "finds a text that stops at its colon: %j",
    (value) => {
      expect(kindsOf(value)).toEqual(["ends-at-colon"]);
    },
  );

  it("does not take a colon before a hole for the end", () => {
    expect(brokenIn(text`Error: ${"reason"}`)).toEqual([]);
    expect(brokenIn(text`Exit code ${"code"}:`)).toMatchObject([{ kind: "ends-at-colon" }]);
  });

  it.each([
    "Order ${id} does not exist",
    "Cannot read ${args.path}",
    "Cannot read ${args?.files[0]}",
    "Got ${JSON.stringify(order)}",
    "No gauge %s",
    "Got '%s' instead of %d.",
  ])("finds a placeholder that nothing fills in: %j", (value) => {
    expect(kindsOf(value)).toEqual(["placeholder"]);
  });

  it.each([
    "It could not be read",
    "Error: no reason",
    "Say it with :warning:",
    "Use std::",
    "Set ${API_KEY} in the config",
    "Write ${VAR} for a variable",
    "Pass ${env:TOKEN}",
    "Progress is 50%d",
    "Encode a space as %20",
    "Dates look like %Y-%m-%d",
    "100 % sure",
    "Transfer failed: digest: '', error: ''",
    "Expected format: org:*, project:*",
  ])("leaves %j alone", (value) => {
    expect(kindsOf(value)).toEqual([]);
  });

  it("finds messages of values that may be no error only when asked", () => {
    const unnarrowed = hole("error.message", { is: "caught-error-message" }, { remedies: [remedy("narrowError")] });
    expect(brokenIn(text`Refused: ${unnarrowed}`)).toEqual([]);
    expect(brokenIn(text`Refused: ${unnarrowed}`, { unnarrowed: true })).toEqual([{ kind: "unnarrowed", hole: unnarrowed }]);
    expect(brokenIn(text`Refused: ${caughtMessage()}`, { unnarrowed: true })).toEqual([]);
  });
});
