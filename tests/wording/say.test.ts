import { describe, expect, it } from "vitest";
import { onePerPlace, placeName, quoted, shortened, subjectOf, toolsNamed } from "../../src/wording/say.js";
import { firstSentenceOf } from "../../src/wording/sentences.js";
import { wordsOf } from "../../src/wording/words.js";
import { argument, placeAt, text } from "./texts.js";

describe("toolsNamed", () => {
  it.each([
    [[], "This tool"],
    [["get_a"], '"get_a"'],
    [["get_a", "get_a"], '"get_a"'],
    [["get_a", "get_b"], '"get_a" and "get_b"'],
    [["get_a", "get_b", "get_c"], '"get_a", "get_b" and "get_c"'],
    [["get_a", "get_b", "get_c", "get_d", "get_e"], '"get_a", "get_b" and 3 more'],
  ])("names %j", (tools, name) => {
    expect(toolsNamed(tools)).toBe(name);
  });

  it("gives the verb its ending", () => {
    expect(subjectOf(["get_a"])).toEqual({ tool: '"get_a"', s: "s", has: "has" });
    expect(subjectOf(["get_a", "get_b"])).toEqual({ tool: '"get_a" and "get_b"', s: "", has: "have" });
    expect(subjectOf([], "This result")).toEqual({ tool: "This result", s: "s", has: "has" });
  });
});

describe("quoted", () => {
  it("shows a text on one line, with … for what is filled in", () => {
    expect(quoted(text`No order\n  ${argument("id")}.`)).toBe("“No order ….”"); 
  });
});

describe("shortened", () => {
  it("cuts long words", () => {
    expect(shortened("a  b\nc")).toBe("a b c");
    expect(shortened("abcdefghij", 5)).toBe("abcd…");
    expect(shortened("abcde", 5)).toBe("abcde");
  });
});

describe("placeName", () => {
  it("names a place in another file by its path from the manifest, and none in the linted one", () => {
    expect(placeName(placeAt(1))).toBeNull();
    expect(placeName({ ...placeAt(1, "src/lib/errors.ts"), line: 5 })).toBe("src/lib/errors.ts:5");
  });
});

describe("onePerPlace", () => {
  it("keeps the first of several at one place", () => {
    const at = placeAt(9);
    expect(onePerPlace([{ at, id: 1 }, { at, id: 2 }, { at: placeAt(10), id: 3 }]).map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe("firstSentenceOf", () => {
  it.each([
    ["Books a room. Use it daily.", "Books a room."],
    ["Books a room, e.g. aspen. Then tells.", "Books a room, e.g. aspen."],
    ["Books a room\n\nMore", "Books a room"],
    ["Books v1.2 rooms", "Books v1.2 rooms"],
    ["部屋を予約します。毎日。", "部屋を予約します。"],
    ["  Books!  ", "Books!"],
    ["", ""],
  ])("finds it in %j", (value, sentence) => {
    expect(firstSentenceOf(value)).toBe(sentence);
  });
});

describe("wordsOf", () => {
  it.each([
    ["createHTTPError", ["create", "http", "error"]],
    ["not_found", ["not", "found"]],
    ["get-order.v2", ["get", "order", "v2"]],
    ["API_KEY", ["api", "key"]],
    ["größeÄndern", ["größe", "ändern"]],
    ["", []],
  ])("splits %s", (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });
});
