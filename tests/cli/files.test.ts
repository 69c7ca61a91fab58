import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../src/cli/files.js";
import { startingAt } from "../../src/cli/ignored.js";
import { folderWith } from "./running.js";

/** The files found from `cwd` inside the folder, relative to the folder. */
function found(folder: string, paths: string[], cwd = "."): string[] {
  return filesIn(paths, path.join(folder, cwd)).map((file) => path.relative(folder, file).split(path.sep).join("/"));
}

const all = (names: string): Record<string, string> => Object.fromEntries(names.split(" ").map((name) => [name, ""]));

describe("the files of a folder", () => {
  it("are those in JavaScript and TypeScript", () => {
    const folder = folderWith(all("a.js b.mjs c.cjs d.jsx e.ts f.mts g.cts h.tsx i.json j.py k.md .hidden/l.ts"));
    expect(found(folder, ["."])).toEqual(
      [".hidden/l.ts", "a.js", "b.mjs", "c.cjs", "d.jsx", "e.ts", "f.mts", "g.cts", "h.tsx"],
    );
  });

  it("leave out node_modules and dist, unless named", () => {
    const folder = folderWith(all("a.ts dist/b.js packages/x/dist/c.js node_modules/m/d.js node_modules/m/node_modules/n/e.js"));
    expect(found(folder, ["."])).toEqual(["a.ts"]);
    expect(found(folder, ["dist"])).toEqual(["dist/b.js"]);
    expect(found(folder, ["packages/x/dist/c.js"])).toEqual(["packages/x/dist/c.js"]);
    expect(found(folder, ["node_modules/m"])).toEqual(["node_modules/m/d.js"]);
  });

  it("leave out JSON, unless named", () => {
    const folder = folderWith(all("a.ts tools.json"));
    expect(found(folder, ["."])).toEqual(["a.ts"]);
    expect(found(folder, ["tools.json"])).toEqual(["tools.json"]);
  });

  it("stand in the list once, in the order of the paths", () => {
    const folder = folderWith(all("a/x.ts b/y.ts"));
    expect(found(folder, ["b", "a/x.ts", ".", "./b/y.ts"])).toEqual(["b/y.ts", "a/x.ts"]);
  });

  it("may lie outside the current folder", () => {
    const folder = folderWith(all("here/ there/a.ts"));
    expect(found(folder, ["../there"], "here")).toEqual(["there/a.ts"]);
    expect(found(folder, [path.join(folder, "there/a.ts")], "here")).toEqual(["there/a.ts"]);
  });

  it("include linked files but not linked folders", () => {
    const folder = folderWith(all("src/a.ts other/b.ts"));
    symlinkSync(path.join(folder, "other/b.ts"), path.join(folder, "src/link.ts"));
    symlinkSync(path.join(folder, "src"), path.join(folder, "src/circle"));
    symlinkSync(path.join(folder, "gone.ts"), path.join(folder, "src/broken.ts"));
    expect(found(folder, ["src"])).toEqual(["src/a.ts", "src/link.ts"]);
  });
});

describe(".gitignore", () => {
  it("counts at every level, from the root of the repository down", () => {
    const folder = folderWith({
      ...all(".git/ a.ts made.ts lib/b.ts lib/made.ts lib/own/c.ts lib/own/deep/made2.ts lib/own/deep/d.ts"),
      ".gitignore": "made.ts\n",
      "lib/own/.gitignore": "# comment\n\nmade2.ts\r\n/c.ts\n",
    });
    expect(found(folder, ["."])).toEqual(["a.ts", "lib/b.ts", "lib/own/deep/d.ts"]);
    expect(found(folder, ["."], "lib/own")).toEqual(["lib/own/deep/d.ts"]);
    expect(found(folder, ["lib/own/deep"])).toEqual(["lib/own/deep/d.ts"]);
  });

  it("lets an inner file take back what an outer one left out", () => {
    const folder = folderWith({
      ...all(".git/ made/a.ts x/made/b.ts y/made/c.ts"),
      ".gitignore": "made/\n",
      "x/.gitignore": "!made/\n",
    });
    expect(found(folder, ["."])).toEqual(["x/made/b.ts"]);
  });

  it("stops at the root of the repository", () => {
    const folder = folderWith({ ...all("repository/.git/ repository/a.ts"), ".gitignore": "a.ts\n" });
    expect(found(folder, ["repository"])).toEqual(["repository/a.ts"]);
  });

  it("counts from the current folder where there is no repository", () => {
    const folder = folderWith({ ...all("src/a.ts src/b.ts"), ".gitignore": "/src/b.ts\n" });
    expect(found(folder, ["src"])).toEqual(["src/a.ts"]);
  });

  it("does not count for a path that is named", () => {
    const folder = folderWith({
      ...all(".git/ made/a.ts made/b.ts made/inner/c.ts"),
      ".gitignore": "made\n",
      "made/.gitignore": "b.ts\n",
    });
    expect(found(folder, ["made"])).toEqual(["made/a.ts", "made/inner/c.ts"]);
    expect(found(folder, ["made/inner"])).toEqual(["made/inner/c.ts"]);
    expect(found(folder, ["made/b.ts"])).toEqual(["made/b.ts"]);
  });

  it("takes folder names literally", () => {
    const folder = folderWith({ ...all(".git/ [a]/b.ts a/b.ts"), "[a]/.gitignore": "b.ts\n", "c.ts": "" });
    expect(found(folder, ["."])).toEqual(["a/b.ts", "c.ts"]);
  });

  it.each([
    ["", "made", "made"],
    ["lib", "made", "/lib/**/made"],
    ["lib", "made/", "/lib/**/made/"],
    ["lib", "/made", "/lib/made"],
    ["lib", "a/made", "/lib/a/made"],
    ["lib", "!/made", "!/lib/made"],
    ["li b", "*.ts", "/li\\ b/**/*.ts"],
    ["lib", "# made", null],
    ["lib", "  ", null],
  ])("in %j turns %j into %j", (folder, line, pattern) => {
    expect(startingAt(folder, line)).toBe(pattern);
  });
});

describe("nothing to lint", () => {
  it("is said in one sentence", () => {
    const folder = folderWith({ ...all("notes.md empty/"), ".gitignore": "" });
    expect(() => found(folder, ["nowhere"])).toThrow(/^nowhere does not exist: name a file or folder that exists, seen from .+\.$/);
    expect(() => found(folder, ["src/**/*.ts"])).toThrow(
      /^src\/\*\*\/\*\.ts does not exist: name files and folders, or leave the quotes off so that the shell fills in the pattern\.$/,
    );
    expect(() => found(folder, ["notes.md"])).toThrow(/^notes\.md is no JavaScript or TypeScript file: name a .+ file, or a \.json file that lists tools\.$/);
    expect(() => found(folder, ["empty"])).toThrow(/^No JavaScript or TypeScript file to lint in empty: name .+\.$/);
  });
});
