import path from "node:path";
import { expect, it } from "vitest";
import { failureOf } from "../../src/cli/failure.js";
import { lint } from "../../src/cli/lint.js";
import { PLAIN_FILE } from "../servers.js";
import { folderWith } from "./running.js";

it("goes on after a file that stops a rule, and names both", async () => {
  const folder = folderWith({ "bad.ts": "export const bad = 1;\n", "good.ts": PLAIN_FILE });
  const crashing = {
    create: () => ({
      "VariableDeclarator[id.name=bad]"() {
        throw new Error("no \u001b[2J such thing\nsecond line");
      },
    }),
  };
  const config = { plugins: { own: { rules: { crashing } } }, rules: { "own/crashing": "error" } } as const;
  const files = ["bad.ts", "good.ts"].map((name) => path.join(folder, name));
  const { results, failures } = await lint(files, { cwd: folder, fix: false, rules: [config] });
  expect(results.map(({ filePath }) => filePath)).toEqual([files[1]]);
  expect(failures).toEqual([
    expect.stringMatching(
      /^\/.+\/bad\.ts stopped own\/crashing \(no \\u001b\[2J such thing\): please report it with the file at https:\S+, and leave the file out until then\.$/,
    ),
  ]);
});

it("says what to do about a file that cannot be opened", () => {
  const error = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES", syscall: "open" });
  expect(failureOf("/a/b.ts", error)).toBe("/a/b.ts cannot be read or written (EACCES): change its permissions, or leave it out.");
});

it("tells which file comes next", async () => {
  const folder = folderWith({ "a.ts": PLAIN_FILE, "b.ts": PLAIN_FILE });
  const files = ["a.ts", "b.ts"].map((name) => path.join(folder, name));
  const seen: unknown[] = [];
  await lint(files, { cwd: folder, fix: false, rules: "recommended", onFile: (...step) => seen.push(step) });
  expect(seen).toEqual([[0, files[0]], [1, files[1]]]);
});
