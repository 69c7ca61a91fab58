import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { precisionOf, reasonOf, totalOf } from "../src/dev/reading/page.js";
import { results, SUPPORTED, supportedPage } from "../src/dev/reading/supported.js";

const { measured, reasons } = results();

describe("docs/supported-servers.md", () => {
  it("says what was measured", () => {
    expect(readFileSync(SUPPORTED, "utf8")).toBe(supportedPage());
  });

  it("rests on enough repositories, each with its commit", () => {
    expect(measured.length).toBeGreaterThanOrEqual(40);
    expect(measured.filter(({ commit }) => !/^[0-9a-f]{40}$/.test(commit))).toEqual([]);
  });

  it("has a reason for every tool that is missed, and for all that is read and is none", () => {
    const open = measured.flatMap((one) => [...one.missed, ...one.extras].filter((fault) => reasonOf(one, fault, reasons) === null).map(({ at }) => `${one.repository}:${at}`));
    expect(open).toEqual([]);
  });

  it("has no reason for what is read by now", () => {
    const faults = measured.flatMap(({ repository, missed, unfollowed, extras }) => [...missed, ...unfollowed, ...extras].map(({ at }) => ({ repository, at })));
    expect(reasons.filter((reason) => !faults.some(({ repository, at }) => repository === reason.repository && at.startsWith(reason.at)))).toEqual([]);
  });

  it("shows that nearly all that is read is a tool", () => {
    expect(precisionOf(measured, reasons)).toBeGreaterThanOrEqual(99.5);
    expect(totalOf(measured).read).toBeGreaterThan(0);
  });
});
