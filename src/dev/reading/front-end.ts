import { readFileSync } from "node:fs";
import path from "node:path";
import { Linter } from "eslint";
import { FILES, PREFIX } from "../../configs.js";
import { loadParser } from "../../frontends/javascript/parser.js";
import { onModel } from "../../frontends/read.js";
import type { ServerModel } from "../../model/server.js";
import plugin from "../../plugin.js";

/** A tool of a model, as far as it is compared. */
export interface ReadTool {
  readonly file: string;
  readonly line: number;
  readonly range: readonly [start: number, end: number];
  readonly name: string | null;
  /** Whether the handler is known, and run to its end or to at least one result that is known. */
  readonly followed: boolean;
  /** How many ways in which it ends are known. */
  readonly endings: number;
  /** Why it is not followed; empty if it is. */
  readonly why: string;
  readonly definedElsewhere: boolean;
}

/** A place that the front end says it could not read. */
export interface UnreadPlace {
  readonly file: string;
  readonly line: number;
  readonly range: readonly [start: number, end: number];
  readonly reason: string;
}

/** Reads files of a repository as they are read in a project of a user: each by itself, siblings followed. */
export function readAll(root: string, files: readonly string[]): { readonly tools: readonly ReadTool[]; readonly unread: readonly UnreadPlace[] } {
  const linter = new Linter({ cwd: root });
  const config: Linter.Config = {
    files: [FILES],
    languageOptions: { parser: loadParser(), parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { [PREFIX]: plugin },
    rules: { [`${PREFIX}/unread-tool`]: "error" },
    linterOptions: { noInlineConfig: true },
  };
  const tools: ReadTool[] = [];
  const unread: UnreadPlace[] = [];
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const label = path.relative(root, file).split(path.sep).join("/");
    const stop = onModel((_, model) => {
      tools.push(...toolsOf(model, label));
      unread.push(...model.unread.map(({ reason, place }) => ({ file: label, line: place.line, range: [place.start, place.end] as const, reason })));
    });
    try {
      linter.verify(text, config, { filename: file });
    } finally {
      stop();
    }
  }
  return { tools, unread };
}

function toolsOf({ tools }: ServerModel, file: string): ReadTool[] {
  return tools.map(({ name, place, handler, definedElsewhere }) => ({
    file,
    line: place.line,
    range: [place.start, place.end],
    name: name.is === "known" ? name.value : null,
    followed: handler.is === "known" && (handler.value.endings.length > 0 || handler.value.partial.length === 0),
    endings: handler.is === "known" ? handler.value.endings.length : 0,
    why: handler.is === "known" ? (handler.value.endings.length > 0 ? "" : (handler.value.partial[0] ?? "")) : handler.is === "unknown" ? handler.reason : "it has no handler",
    definedElsewhere,
  }));
}
