import { expect, it } from "vitest";
import { printable } from "../src/printable.js";

it.each([
  ["plain text, “quotes”, 日本語 and 👩‍🔬", "plain text, “quotes”, 日本語 and 👩‍🔬"],
  ["two\nlines\tand\rmore", "two\\nlines\\tand\\rmore"],
  ["\u001b[2Jwiped", "\\u001b[2Jwiped"],
  ["bell\u0007 and \u009b31m", "bell\\u0007 and \\u009b31m"],
  ["turned \u202eround", "turned \\u202eround"],
  ["tagged \u{e0041}", "tagged \\u{e0041}"],
  ["line\u2028separator", "line\\u2028separator"],
])("shows %j as %j", (text, shown) => {
  expect(printable(text)).toBe(shown);
});
