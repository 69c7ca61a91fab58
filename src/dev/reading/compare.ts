import type { Counted, Site } from "./count.js";
import type { ReadTool, UnreadPlace } from "./front-end.js";

export type Verdict =
  | { readonly tool: Counted; readonly is: "followed"; readonly ends: boolean }
  | { readonly tool: Counted; readonly is: "read"; readonly why: string }
  | { readonly tool: Counted; readonly is: "missed"; readonly why: string };

export interface Comparison {
  readonly verdicts: readonly Verdict[];
  /** What was read and not counted. */
  readonly extras: readonly ReadTool[];
}

/**
 * Matches what was counted with what was read: by place and name in one file, else by name in the repository.
 *
 * A definition and its registration may both be read, and its handler may be known at one of them alone: it is followed
 * where one of all that bear its name is, in its file, or among those that were registered from elsewhere.
 */
export function compare({ tools: counted, sites }: { readonly tools: readonly Counted[]; readonly sites: readonly Site[] }, read: readonly ReadTool[], unread: readonly UnreadPlace[]): Comparison {
  const names = new Set(counted.map(({ name }) => name));
  const verdicts = counted.map((tool): Verdict => {
    const here = read.filter((one) => one.file === tool.file && (one.name === null || tool.name === null || one.name === tool.name) && (overlap(one.range, tool.range) || (one.name !== null && one.name === tool.name)));
    const alike = here.filter((one) => overlap(one.range, tool.range));
    const own = alike.length > 0 ? alike : here;
    const elsewhere = tool.name === null ? [] : read.filter((one) => one.file !== tool.file && one.name === tool.name && !isCounted(one, counted));
    const all = [...own, ...elsewhere];
    const named = all.filter((one) => one.name !== null || tool.name === null);
    if (named.length === 0) return { tool, is: "missed", why: all.length > 0 ? "its name is not read" : (unread.find((one) => one.file === tool.file && overlap(one.range, tool.range))?.reason ?? "") };
    // What is defined without a handler is answered where it is registered.
    if (tool.name !== null && named.every(({ why }) => why === "it has no handler")) named.push(...read.filter((one) => one.name === tool.name && one.followed));
    return named.some((one) => one.followed) ? { tool, is: "followed", ends: named.some((one) => one.endings > 0) } : { tool, is: "read", why: named[0]!.why };
  });
  const extras = read.filter((one) => !isCounted(one, counted) && !(one.name !== null && names.has(one.name)) && !(one.name === null && sites.some((site) => site.file === one.file && overlap(site.range, one.range))));
  return { verdicts, extras };
}

const isCounted = (one: ReadTool, counted: readonly Counted[]): boolean => counted.some((tool) => tool.file === one.file && overlap(one.range, tool.range) && (tool.name === null || one.name === null || tool.name === one.name));

const overlap = (a: readonly [number, number], b: readonly [number, number]): boolean => a[0] < b[1] && b[0] < a[1];
