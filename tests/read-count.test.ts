import path from "node:path";
import { Linter } from "eslint";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectRoot } from "../src/dev/project.js";
import { onModel } from "../src/frontends/read.js";
import { ALL_RULES, configOf, RECOMMENDED, reportsOf } from "./linting.js";
import { FAULTY_SERVER, PLAIN_FILE } from "./servers.js";

const SERVER = path.join(projectRoot, "server.ts");

let read: string[] = [];
let stop: () => void;

beforeEach(() => {
  read = [];
  stop = onModel((file) => read.push(file));
});
afterEach(() => stop());

describe("the model of a file", () => {
  it("is read once, however many rules are on", () => {
    const ids = Object.keys(ALL_RULES);
    expect(ids.length).toBeGreaterThan(1);
    for (const some of [ids.slice(0, 1), ids]) {
      read = [];
      reportsOf(FAULTY_SERVER, { rules: Object.fromEntries(some.map((id) => [id, "error"])), filename: SERVER });
      expect(read).toEqual([SERVER]);
    }
  });

  it("is read again for the same text, since a text may be linted twice with other files beside it", () => {
    reportsOf(FAULTY_SERVER, { filename: SERVER });
    reportsOf(FAULTY_SERVER, { filename: SERVER });
    expect(read).toHaveLength(2);
  });

  it("is read anew in each pass of --fix", () => {
    const { fixed, messages } = new Linter().verifyAndFix(FAULTY_SERVER, configOf({ rules: RECOMMENDED }), { filename: SERVER });
    expect(fixed).toBe(true);
    expect(messages).toEqual([]);
    expect(read).toEqual([SERVER, SERVER]);
  });

  it("is not read where the file has nothing to do with MCP", () => {
    reportsOf(PLAIN_FILE, { filename: path.join(projectRoot, "sum.ts") });
    expect(read).toEqual([]);
  });

  it("is no longer told of once a listener has left", () => {
    stop();
    reportsOf(FAULTY_SERVER, { filename: SERVER });
    expect(read).toEqual([]);
  });
});

describe("a file that has nothing to do with MCP", () => {
  /** A parser whose tree says how often its statements are asked for. */
  function counting() {
    let asked = 0;
    const { parser } = configOf({})[0]?.languageOptions as { parser: { parseForESLint(text: string, options: object): { ast: object } } };
    return {
      asked: () => asked,
      parser: {
        ...parser,
        parseForESLint(text: string, options: object) {
          const parsed = parser.parseForESLint(text, options);
          const { body } = parsed.ast as { body: unknown };
          Object.defineProperty(parsed.ast, "body", {
            enumerable: true,
            get: () => {
              asked += 1;
              return body;
            },
          });
          return parsed;
        },
      } as Linter.Parser,
    };
  }

  function asksFor(code: string, rules: Linter.RulesRecord): number {
    const { asked, parser } = counting();
    const [config] = configOf({ rules });
    new Linter().verify(code, [{ ...config, languageOptions: { parser } }], { filename: SERVER });
    return asked();
  }

  it("is not walked", () => {
    expect(asksFor(PLAIN_FILE, ALL_RULES)).toBe(asksFor(PLAIN_FILE, {}));
  });

  it("would be seen to be walked", () => {
    expect(asksFor(FAULTY_SERVER, ALL_RULES)).toBeGreaterThan(asksFor(FAULTY_SERVER, {}));
  });
});
