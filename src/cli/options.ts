import { parseArgs, type ParseArgsConfig } from "node:util";
import { SHIPPED, type ShippedPreset } from "../configs.js";
import { printable } from "../printable.js";
import { Misuse } from "./misuse.js";

/** What the command line asks for. */
export interface Options {
  /** Files and folders as written; the current folder where none is named. */
  readonly paths: readonly string[];
  readonly preset: ShippedPreset;
  /** A formatter of ESLint, the name of a formatter package, or the path of one. */
  readonly format: string;
  readonly outputFile: string | null;
  /** How many warnings still pass; null without a limit. */
  readonly maxWarnings: number | null;
  readonly quiet: boolean;
  readonly fix: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

export const COMMAND = "npx eslint-plugin-mcp-tools";

export const HELP = `${COMMAND} [options] [file or folder ...]

Lints the source of MCP servers: what the model sees when a tool fails. Needs no ESLint config and reads none.
Lints the current folder where no path is named; leaves out what .gitignore names, node_modules and dist,
unless a path in there is named. A JSON file that is named is read as the answer of a server to tools/list.

Options:
  --preset <name>        recommended, strict or directory (default: recommended)
  -f, --format <name>    formatter of ESLint, such as stylish, json or html (default: stylish)
  -o, --output-file <p>  write the report to a file
  --max-warnings <n>     fail where there are more warnings than this
  --quiet                report errors only
  --fix                  mend what can be mended safely
  -h, --help             show this
  -v, --version          show the version

Exit codes: 0 nothing wrong or warnings only, 1 errors found, 2 wrong use or a crash.
`;

const OPTIONS = {
  preset: { type: "string", default: "recommended" },
  format: { type: "string", short: "f", default: "stylish" },
  "output-file": { type: "string", short: "o" },
  "max-warnings": { type: "string" },
  quiet: { type: "boolean", default: false },
  fix: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false },
} as const satisfies ParseArgsConfig["options"];

/** Reads the arguments after the command. Throws {@link Misuse} where they make no sense. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  return {
    paths: positionals.length > 0 ? positionals : ["."],
    preset: presetOf(values.preset),
    format: values.format,
    outputFile: values["output-file"] ?? null,
    maxWarnings: limitOf(values["max-warnings"]),
    quiet: values.quiet,
    fix: values.fix,
    help: values.help,
    version: values.version,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw misuseOf(error as NodeJS.ErrnoException);
  }
}

/** parseArgs explains itself at length and to programmers; the option at fault and the way to the list are enough. */
function misuseOf(error: NodeJS.ErrnoException): Error {
  const option = /'(-[^', ]*)/.exec(error.message)?.[1] ?? "";
  const fault =
    error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION"
      ? `There is no option ${printable(option)}`
      : error.message.includes("does not take")
        ? `The option ${option} takes no value`
        : `The option ${option} needs a value`;
  return new Misuse(`${fault}: run ${COMMAND} --help to see how the options are written.`, { cause: error });
}

function presetOf(name: string): ShippedPreset {
  const preset = SHIPPED.find((candidate) => candidate === name);
  if (!preset) throw new Misuse(`There is no preset ${JSON.stringify(name)}: use --preset ${SHIPPED.join(" or --preset ")}.`);
  return preset;
}

function limitOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) {
    throw new Misuse(`--max-warnings needs a whole number, not ${JSON.stringify(text)}: write for example --max-warnings 0.`);
  }
  return Number(text);
}
