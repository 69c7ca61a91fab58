import type { Ending } from "../model/ending.js";
import type { Fact } from "../model/fact.js";
import type { Parameter } from "../model/parameter.js";
import { outline, type Text } from "../model/text.js";
import type { Tool } from "../model/tool.js";
import { surfaceOf } from "./surface.js";
import { verbOf } from "./verbs.js";

/** A parameter that holds a statement or a command, by its own words. */
const STATEMENT = /^(?:the |a |an |raw |any )*(?:sql|cypher|shell|bash|powershell|terminal) (?:command|statement|script|code|quer(?:y|ies))\b/i;
const CARRIERS = /^(?:command|cmd|sql|query|statement|script|code)$/i;
/** A tool that says itself that what it runs may change things. */
const CHANGES = /\b(?:modif(?:y|ies)|manage data|insert|update|delete|write|alter|ddl|dml|(?:any|arbitrary) (?:sql|shell|command|quer(?:y|ies)))\b/i;
const ONLY_READS = /\bread[- ]?only\b|\bonly (?:select|read)|\bselect (?:queries|statements) only\b/i;

/** Switches that make a lookup throw something away: "Reset the statistics", "Clear the log after reading". */
const THROWS_AWAY = /^(?:whether to |if true,? )?(?:reset|clear|delete|purge|wipe|erase|drop)s?\b(?!.{0,40}\bcache)/i;
/** The bare verb: `clearFormatting` and `dropDuplicates` only say how the answer looks. */
const SWITCH = /^(?:reset|clear|delete|purge|wipe|erase|drop)(?:$|_?(?:after|stats|statistics|logs?|history|counters?|queue|buffer|all)(?:$|[A-Z_]))/i;

const wordsIn = (text: Fact<Text>): string => (text.is === "known" ? surfaceOf(text.value).value.trim() : "");

/** Whether a tool says that it runs whatever a parameter holds, and that this may change things. */
export function declaresRunner({ description }: Tool, parameter: Parameter): boolean {
  const said = wordsIn(description);
  return parameter.type === "string" && CARRIERS.test(parameter.name) && STATEMENT.test(wordsIn(parameter.description)) && CHANGES.test(said) && !ONLY_READS.test(said);
}

/** Whether a tool that looks something up has a switch that, by its own words, throws something away. */
export function declaresReset({ name, description }: Tool, parameter: Parameter): boolean {
  if (parameter.type !== "boolean" || !SWITCH.test(parameter.name) || !THROWS_AWAY.test(wordsIn(parameter.description))) return false;
  const opening = /^\w+/.exec(wordsIn(description))?.[0].toLowerCase() ?? "";
  return verbOf(opening) === "read" && !(name.is === "known" && verbOf(name.value) === "write");
}

/** A tool that says itself that it takes reads only: "Only SELECT statements are allowed." */
export const refusesWrites = (tool: string, endings: readonly Ending[]): boolean =>
  endings.some((ending) => ending.tools.includes(tool) && ending.message !== null && /read-?only|only[^.]{0,40}\b(?:select|read|queries)\b|\b(?:write|modif\w+|mutation|insert|update|delete)\b[^.]{0,40}\b(?:not|n't|never) (?:be )?(?:allowed|permitted|supported)/i.test(outline(ending.message)));
