import { describe, expect, it } from "vitest";
import { brokenIn } from "../../src/wording/broken.js";
import { failureStrength, isFailureName } from "../../src/wording/failure.js";
import { genericReason } from "../../src/wording/generic.js";
import { internalsIn } from "../../src/wording/internals.js";
import { nextStepIn } from "../../src/wording/next-step.js";
import { secretNamed, secretsIn } from "../../src/wording/secrets.js";
import { firstSentenceOf } from "../../src/wording/sentences.js";
import { sqlKind, valueKind, verbOf } from "../../src/wording/verbs.js";
import { plain } from "./texts.js";

const SIZE = 100_000;

/** Texts that make careless expressions try every way to split them. */
const HOSTILE: readonly string[] = [
  "a", " ", "a ", "A1", "eyJ", "eyJa.", "sk-", "Bearer ", "https://", "x://a:b", "://:@", "password=", "-----BEGIN ", "error ", "failed to ", "no a ", "${a", "${a.b", "%s ", ".", ". ", ":", ": ", "\n", "\n at ", "SELECT ",
  "SELECT a\n", "/home/a/", "((((", '{"a":"', '{"', '\\"', "_", "-", "e.g. ", "WITH x AS (", "--\n", "/*", "😀", "❌", "\uFFFC", "invalid a or ", "an error ",
].map((part) => part.repeat(Math.ceil(SIZE / part.length)));

describe("on long and hostile texts", () => {
  it.each([
    ["failureStrength", (value: string) => failureStrength(plain(value))],
    ["genericReason", (value: string) => genericReason(plain(value))],
    ["nextStepIn", (value: string) => nextStepIn(plain(value))],
    ["brokenIn", (value: string) => brokenIn(plain(value))],
    ["internalsIn", (value: string) => internalsIn(plain(value))],
    ["secretsIn", (value: string) => secretsIn(plain(value))],
    ["names", (value: string) => [isFailureName(value), secretNamed(value), verbOf(value), valueKind(value)]],
    ["sqlKind", (value: string) => sqlKind(value)],
    ["firstSentenceOf", (value: string) => firstSentenceOf(value)],
  ])("%s answers at once", (_, judge) => {
    for (const value of HOSTILE) {
      for (const hostile of [value, `{"error":"${value}`, `Error: ${value}!`]) {
        const start = performance.now();
        judge(hostile);
        expect(performance.now() - start, JSON.stringify(hostile.slice(0, 30))).toBeLessThan(1000);
      }
    }
  });
});
