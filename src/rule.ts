import type { Rule } from "eslint";
import type { Edit, Place, Remedy } from "./model/place.js";
import type { ServerModel } from "./model/server.js";
import { modelOf } from "./frontends/read.js";
import { printable } from "./printable.js";
import { readSettings, type Settings } from "./settings.js";

/** Where the pages of the rules are published. */
export const DOCS_URL = "https://github.com/eslint-plugin-mcp-tools/eslint-plugin-mcp-tools/blob/main/docs/rules/";

/** Languages by what their front ends state: code tells all of a server, a tool list only what is defined in it. */
export const languages = {
  code: ["js/js"],
  definitions: ["js/js", "mcp-tools/tool-list"],
} as const satisfies Record<string, readonly string[]>;

/** A preset and the severity a rule has in it. */
export interface PresetEntry {
  readonly preset: "recommended" | "strict" | "directory" | "security";
  readonly severity: "error" | "warn";
  /** Options that the preset sets; default options otherwise. */
  readonly options?: readonly unknown[];
}

/** Something wrong, found in the model. Positions are places; texts go through `data`. */
export interface Problem<MessageId extends string> {
  readonly at: Place;
  readonly messageId: MessageId;
  readonly data?: Readonly<Record<string, string>>;
  /** Applied by `--fix`. Only a meaning-preserving or plainly intended edit. */
  readonly fix?: Remedy | undefined;
  /** Offered in the editor. The first id is the message of the suggestion. */
  readonly suggest?: readonly Suggestion<MessageId>[];
}

export interface Suggestion<MessageId extends string> {
  readonly messageId: MessageId;
  readonly data?: Readonly<Record<string, string>>;
  readonly remedy: Remedy | undefined;
}

/** What a rule is given: the model of the file, its own options with defaults filled in, and the shared settings. */
export interface RuleInput<Options> {
  readonly model: ServerModel;
  readonly options: Options;
  readonly settings: Settings;
}

/** A rule over the server model. It sees no syntax tree and works in every language whose front end states the facts. */
export interface ModelRule<MessageId extends string, Options extends object> {
  readonly id: string;
  readonly meta: {
    readonly type: "problem" | "suggestion";
    readonly docs: { readonly description: string; readonly presets: readonly PresetEntry[] };
    readonly fixable?: "code";
    readonly hasSuggestions?: boolean;
    readonly languages?: readonly string[];
    readonly schema: readonly object[];
    readonly defaultOptions: readonly [Options] | readonly [];
    readonly messages: Readonly<Record<MessageId, string>>;
  };
  create(input: RuleInput<Options>): Iterable<Problem<MessageId>>;
}

/** An ESLint rule that remembers what presets are computed from. */
export interface McpRule extends Rule.RuleModule {
  readonly id: string;
  readonly presets: readonly PresetEntry[];
}

/**
 * Turns a model rule into an ESLint rule: reads the model once the file's root is entered, asks the rule for problems,
 * and reports them in the order in which they stand in the file.
 */
export function defineRule<const MessageId extends string, Options extends object = Record<string, never>>(
  rule: ModelRule<MessageId, Options>,
): McpRule {
  const { docs, languages: spoken = languages.code, schema, defaultOptions, messages, ...meta } = rule.meta;
  return {
    id: rule.id,
    presets: docs.presets,
    meta: {
      ...meta,
      // ESLint 10.2 and later refuse a rule on a language it does not name.
      ...({ languages: spoken } as object),
      schema: schema as Rule.RuleMetaData["schema"] & object,
      defaultOptions: [...defaultOptions],
      messages: messages as Record<string, string>,
      docs: {
        description: docs.description,
        recommended: docs.presets.some((entry) => entry.preset === "recommended"),
        url: `${DOCS_URL}${rule.id}.md`,
      },
    },
    create(context) {
      const check = (): void => {
        const settings = readSettings(context.settings);
        if (settings.fault !== null) reportSettings(context, settings.fault);
        const options = { ...defaultOptions[0], ...(context.options[0] as object | undefined) } as Options;
        const model = modelOf(context);
        if (!model) return;
        const problems = [...rule.create({ model, options, settings: settings.value })];
        problems.sort((a, b) => a.at.start - b.at.start || a.at.end - b.at.end);
        for (const problem of problems) report(context, problem);
      };
      // The roots of JavaScript and of JSON.
      return { Program: check, Document: check };
    },
  };
}

/** Files, by their root, in which a wrong setting has been reported, so that the rules of one file say it once. */
const settingsReported = new WeakSet<object>();

function reportSettings(context: Rule.RuleContext, fault: string): void {
  const { ast } = context.sourceCode;
  if (settingsReported.has(ast)) return;
  settingsReported.add(ast);
  context.report({ loc: { line: 1, column: 0 }, message: fault });
}

/** What a message quotes comes from the linted file, so it must not be able to steer a terminal. */
const printableData = (data: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).map(([key, text]) => [key, printable(text)]));

function report<MessageId extends string>(context: Rule.RuleContext, problem: Problem<MessageId>): void {
  const { sourceCode } = context;
  context.report({
    loc: {
      start: sourceCode.getLocFromIndex(problem.at.start),
      end: sourceCode.getLocFromIndex(problem.at.end),
    },
    messageId: problem.messageId,
    ...(problem.data && { data: printableData(problem.data) }),
    ...(problem.fix && { fix: fixerOf(problem.fix.edits) }),
    ...(problem.suggest && {
      suggest: problem.suggest.flatMap((suggestion) =>
        suggestion.remedy
          ? [
              {
                messageId: suggestion.messageId,
                ...(suggestion.data && { data: printableData(suggestion.data) }),
                fix: fixerOf(suggestion.remedy.edits),
              },
            ]
          : [],
      ),
    }),
  });
}

const fixerOf =
  (edits: readonly Edit[]): Rule.ReportFixer =>
  (fixer) =>
    edits.map(({ range, text }) => fixer.replaceTextRange([range[0], range[1]], text));
