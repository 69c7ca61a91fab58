import { describe, expect, it } from "vitest";
import { emptyModel } from "../../src/model/server.js";
import { failureTexts, isFailing, whyFailing } from "../../src/wording/verdict.js";
import { argument, caught, caughtMessage, ending, guard, hole, named, payload, placeAt, plain, text, word } from "./texts.js";

describe("whyFailing", () => {
  it("counts whatever the client is told of", () => {
    expect(whyFailing(ending({ outcome: "tool-error", message: plain("fine") }))).toEqual({ by: "told" });
    expect(whyFailing(ending({ how: "raise", outcome: "protocol-error" }))).toEqual({ by: "told" });
    const misplaced = { where: "metadata", source: "isError: true", why: "wrong-level", place: placeAt(1) } as const;
    expect(whyFailing(ending({ misplaced }))).toEqual({ by: "told" });
  });

  it("counts a plain statement of failure by itself", () => {
    expect(whyFailing(ending({ message: plain("Failed to fetch the forecast.") }))).toEqual({ by: "words" });
    expect(isFailing(ending({ message: plain("Task 7 does not exist.") }))).toBe(false);
  });

  it("counts a failure word together with a failed check or a catch", () => {
    expect(whyFailing(ending({ message: plain("Task 7 does not exist."), failing: [guard("missing")] }))).toMatchObject({ by: "guard" });
    expect(whyFailing(ending({ message: plain("User not found"), failing: [caught(false)] }))).toMatchObject({ by: "caught" });
    expect(whyFailing(ending({ message: plain("User not found"), failing: [{ sign: "default-branch", place: placeAt(1) }] }))).toMatchObject({ by: "default-branch" });
  });

  it("counts the caught error that is shown, and a payload that says so", () => {
    expect(whyFailing(ending({ message: text`Evening: ${caughtMessage()}`, failing: [caught(true)] }))).toMatchObject({ by: "caught" });
    expect(whyFailing(ending({ message: plain("cedar is taken"), failing: [payload("status", '"error"')] }))).toMatchObject({ by: "payload" });
    expect(whyFailing(ending({ message: plain("court-2 has no floodlights"), failing: [payload("success", "false")] }))).toMatchObject({ by: "payload" });
  });

  it("counts what a helper named after an error makes", () => {
    expect(whyFailing(ending({ message: text`${argument("message")}`, failing: [named("errorResponse")] }))).toMatchObject({ by: "named" });
    expect(isFailing(ending({ message: null, failing: [named("errorResponse")] }))).toBe(false);
  });

  it.each([
    ["a bare catch that returns something else", ending({ message: plain("reachable"), failing: [caught(false)] })],
    ["an empty search", ending({ message: plain("No exhibits found."), failing: [guard("empty")] })],
    ["one item of many", ending({ message: plain("Failed to read it"), failing: [caught(true)], item: true })],
    ["a state that holds already", ending({ message: plain("Tour TR-5 was already cancelled."), failing: [guard("other")] })],
    ["a list of mistakes", ending({ message: plain("Invalid zone, 3 errors:\n…"), failing: [guard("other")] })],
    ["what a build came to", ending({ message: text`${"build.reason"}`, failing: [guard("failed-result"), payload("status", '"failed"')] })],
    ["an error inside the data", ending({ message: text`Execution details for ${"id"}: ${"json"}`, failing: [payload("error", "…")] })],
    ["a remark beside an answer", ending({ message: plain("Title: Vase.\nNote: the image could not be loaded."), failing: [caught(false)] })],
    ["a verdict that a checking tool gives", ending({ message: plain("Error: a jar does not go into paper"), failing: [guard("other")], tools: ["check_sorting"] })],
    ["the answer of a probe", ending({ message: plain("not reachable"), failing: [caught(false), word("not reachable")], tools: ["register_reachable"] })],
    ["words further down behind a check on something else", ending({ message: plain("The lamp is on: the heater was not found"), failing: [guard("other"), word("not found", false)] })],
    ["a payload that claims success", ending({ message: plain("Failed rows: none could not be read"), failing: [caught(true)], claimsSuccess: true })],
    ["a catch further up that went on", ending({ message: plain("User not found"), failing: [caught(false, false)] })],
  ])("leaves %s alone", (_, left) => {
    expect(whyFailing(left)).toBeNull();
  });

  it("takes words of one's own", () => {
    const odd = ending({ message: plain("Computer says no"), failing: [guard("missing")] });
    expect(isFailing(odd)).toBe(false);
    expect(isFailing(odd, { failureWords: ["says no"] })).toBe(true);
    const weighed = ending({ message: plain("Error: too heavy"), failing: [guard("other")], tools: ["weigh_parcel"] });
    expect(isFailing(weighed)).toBe(true);
    expect(isFailing(weighed, { reportingVerbs: ["weigh"] })).toBe(false);
  });

  it("counts a caught error also in tools that check things", () => {
    const checked = ending({ message: text`Error checking domain: ${caughtMessage()}`, failing: [caught(true)], tools: ["check_domain"] });
    expect(isFailing(checked)).toBe(true);
  });
});

describe("failureTexts", () => {
  const modelOf = (...endings: Parameters<typeof ending>[0][]) => ({ ...emptyModel, endings: endings.map(ending) });

  it("gives each text once, with all tools that show it", () => {
    const shared = plain("Not found.");
    const found = failureTexts(modelOf({ how: "raise", outcome: "tool-error", message: shared, tools: ["a"] }, { how: "raise", outcome: "tool-error", message: shared, tools: ["b", "a"] }));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ text: shared, at: shared.place, elsewhere: null, tools: ["a", "b"] });
  });

  it("gives texts that are thrown inside and shown by the catch", () => {
    const thrown = plain("Invalid input");
    const message = text`Error: ${hole("error.message", { is: "caught-error-message" }, { thrown: [thrown] })}`;
    expect(failureTexts(modelOf({ outcome: "tool-error", message })).map((found) => found.text)).toEqual([message, thrown]);
  });

  it("leaves texts of endings that succeed alone", () => {
    expect(failureTexts(modelOf({ message: plain("Error lines of build 7") }))).toEqual([]);
  });

  it("reports a text of another file at the ending in this file and names its place", () => {
    const far = { ...plain("Not found."), place: { ...placeAt(7, "src/lib/errors.ts"), line: 12 } };
    const here = placeAt(3);
    expect(failureTexts(modelOf({ outcome: "tool-error", message: far, place: here }))).toMatchObject([{ at: here, elsewhere: "src/lib/errors.ts:12" }]);
    expect(failureTexts(modelOf({ outcome: "tool-error", message: far, place: placeAt(3, "src/lib/x.ts") }))).toEqual([]);
  });

  it("gives every text that one place may make", () => {
    const first = text`Failed: ${caughtMessage()}`;
    const second = { ...plain("Failed: Unknown error"), place: first.place };
    expect(failureTexts(modelOf({ outcome: "tool-error", message: first }, { outcome: "tool-error", message: second }))).toHaveLength(2);
  });
});
