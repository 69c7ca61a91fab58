import type { ServerModel } from "../model/server.js";
import type { Tool } from "../model/tool.js";

/** How much of the tools could be read, over many files. */
export interface Tally {
  readonly read: number;
  /** Found, but its description, parameters or handler could not be read to the end. */
  readonly partly: number;
  /** Plainly a tool, of which nothing could be read. */
  readonly unread: number;
  /** Files with at least one of them. */
  readonly files: number;
}

/** Counts the tools of one model per file. */
export function tallyOf(models: Iterable<ServerModel>): Tally {
  let [read, partly, unread, files] = [0, 0, 0, 0];
  for (const model of models) {
    const whole = model.tools.filter(isRead).length;
    const lost = unreadTools(model);
    read += whole;
    partly += model.tools.length - whole;
    unread += lost;
    if (model.tools.length + lost > 0) files += 1;
  }
  return { read, partly, unread, files };
}

/** The last line of a report. */
export function sentenceOf(tally: Tally, linted: number): string {
  if (tally.files === 0) {
    return `No MCP tools found in ${count(linted, "file")}: name the folder or the file where the server registers its tools.`;
  }
  const { read, partly, unread, files } = tally;
  return `${count(read, "tool")} read, ${partly} partly read, ${unread} unread in ${count(files, "file")}.`;
}

const isRead = ({ name, description, parameters, annotations, handler }: Tool): boolean =>
  [name, description, parameters, annotations, handler].every((fact) => fact.is !== "unknown") &&
  (handler.is !== "known" || handler.value.partial.length === 0);

/** Tools that stand in the list of what could not be read and nowhere else. */
function unreadTools({ tools, unread }: ServerModel): number {
  const found = new Set(tools.map((tool) => tool.place.start));
  return unread.filter(({ what, place }) => what === "tool" && !found.has(place.start)).length;
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;
