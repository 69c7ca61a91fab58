import { describe, expect, it } from "vitest";
import { readOptions } from "../../src/cli/options.js";

describe("options", () => {
  it("have defaults", () => {
    expect(readOptions([])).toEqual({
      paths: ["."],
      preset: "recommended",
      format: "stylish",
      outputFile: null,
      maxWarnings: null,
      quiet: false,
      fix: false,
      help: false,
      version: false,
    });
  });

  it("are read in long and short form, before and after the paths", () => {
    const args = "src --preset strict -f json lib -o out/report.json --max-warnings=3 --quiet --fix".split(" ");
    expect(readOptions(args)).toEqual({
      paths: ["src", "lib"],
      preset: "strict",
      format: "json",
      outputFile: "out/report.json",
      maxWarnings: 3,
      quiet: true,
      fix: true,
      help: false,
      version: false,
    });
  });

  it("end at two dashes", () => {
    expect(readOptions(["--", "--odd.ts"]).paths).toEqual(["--odd.ts"]);
  });

  const SEE = "run npx eslint-plugin-mcp-tools --help to see how the options are written.";
  it.each([
    [["--nope"], `There is no option --nope: ${SEE}`],
    [["-x"], `There is no option -x: ${SEE}`],
    [["--config", "a.js"], `There is no option --config: ${SEE}`],
    [["--quiet=yes"], `The option --quiet takes no value: ${SEE}`],
    [["--format"], `The option -f needs a value: ${SEE}`],
    [["--output-file", "--fix"], `The option --output-file needs a value: ${SEE}`],
    [["--preset", "all"], 'There is no preset "all": use --preset recommended or --preset strict or --preset directory.'],
    [["--max-warnings", "few"], '--max-warnings needs a whole number, not "few": write for example --max-warnings 0.'],
  ])("say in one sentence what is wrong with %j", (args, sentence) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ name: "Misuse", message: sentence }));
  });
});
