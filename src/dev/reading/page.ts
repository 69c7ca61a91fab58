/** The computed parts of docs/supported-servers.md. */
import type { Fault, Measured, Share } from "./measured.js";

/** Why tools of a repository were missed, not followed, or counted wrongly, as found by reading its source. */
export interface Reason {
  readonly repository: string;
  /** How the places begin that it holds for; empty for the whole repository. */
  readonly at: string;
  readonly reason: string;
  /** Of what is read and not counted: it was looked at, and is a tool. */
  readonly isTool?: true;
}

const NOTHING: Share = { tools: 0, read: 0, followed: 0, ended: 0 };

const plus = (a: Share, b: Share): Share => ({ tools: a.tools + b.tools, read: a.read + b.read, followed: a.followed + b.followed, ended: a.ended + b.ended });

/** All tools of all repositories together. */
export const totalOf = (measured: readonly Measured[]): Share => measured.flatMap(({ families }) => Object.values(families)).reduce(plus, NOTHING);

/** What was read of a repository and is no tool: what the count does not see either, unless it was looked at and is one. */
const inventedOf = ({ repository, extras }: Measured, reasons: readonly Reason[]): readonly Fault[] => extras.filter(({ at }) => !reasons.some((reason) => reason.isTool && reason.repository === repository && at.startsWith(reason.at)));

/** The share of what was read that is a tool, in percent. */
export function precisionOf(measured: readonly Measured[], reasons: readonly Reason[]): number {
  const read = measured.reduce((sum, one) => sum + one.read, 0);
  const invented = measured.reduce((sum, one) => sum + inventedOf(one, reasons).length, 0);
  return (100 * (read - invented)) / read;
}

/** One row for each SDK and framework, and one for all of them. */
export function figuresOf(measured: readonly Measured[], reasons: readonly Reason[]): string {
  const families = new Map<string, { share: Share; repositories: number }>();
  for (const one of measured) {
    for (const [family, share] of Object.entries(one.families)) {
      const before = families.get(family) ?? { share: NOTHING, repositories: 0 };
      families.set(family, { share: plus(before.share, share), repositories: before.repositories + 1 });
    }
  }
  const rows = [...families].sort(([, a], [, b]) => b.share.tools - a.share.tools).map(([family, { share, repositories }]) => rowOf(family, repositories, share));
  const invented = measured.reduce((sum, one) => sum + inventedOf(one, reasons).length, 0);
  const read = measured.reduce((sum, one) => sum + one.read, 0);
  return [
    "| SDK, framework or form | Repositories | Tools | Read | Handler followed | To a known ending |",
    "| --- | --: | --: | --: | --: | --: |",
    ...rows,
    rowOf("**all**", measured.length, totalOf(measured)),
    "",
    `Of ${read} places that were read as a tool or its registration, ${invented === 0 ? "none is" : invented === 1 ? "one is" : `${invented} are`} none: ${precisionOf(measured, reasons).toFixed(2)} % are tools.`,
  ].join("\n");
}

const rowOf = (family: string, repositories: number, { tools, read, followed, ended }: Share): string =>
  `| ${family} | ${repositories} | ${tools} | ${shareOf(read, tools)} | ${shareOf(followed, read)} | ${shareOf(ended, read)} |`;

const shareOf = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

/** The repositories, with the commit that was read. */
export const repositoriesOf = (measured: readonly Measured[]): string =>
  measured.map(({ repository, commit, families }) => `- [${repository}](https://github.com/${repository.replace(/@.*/, "")}/tree/${commit}): ${Object.values(families).reduce(plus, NOTHING).tools}`).join("\n");

/** Every tool that was missed, not followed, or read where there is none, with the reason. */
export function faultsOf(measured: readonly Measured[], reasons: readonly Reason[]): string {
  const list = (title: string, pick: (one: Measured) => readonly Fault[]): string[] => {
    const lines = measured.flatMap((one) => [...grouped(one, pick(one), reasons)].map(([reason, faults]) => `- ${one.repository}: ${reason}. ${faults.map(spotOf).join(", ")}`));
    return [`### ${title}`, "", ...(lines.length > 0 ? lines : ["None."]), ""];
  };
  return [...list("Not read", ({ missed }) => missed), ...list("Handler not followed", ({ unfollowed }) => unfollowed), ...list("Read, and no tool", (one) => inventedOf(one, reasons)), ...list("A tool that the count does not see", (one) => one.extras.filter((fault) => !inventedOf(one, reasons).includes(fault)))].join("\n").trimEnd();
}

function grouped(one: Measured, faults: readonly Fault[], reasons: readonly Reason[]): Map<string, Fault[]> {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const reason = reasonOf(one, fault, reasons) ?? "not known";
    groups.set(reason, [...(groups.get(reason) ?? []), fault]);
  }
  return groups;
}

/** What was found by reading the source, else what the front end says itself; null where neither says. */
export function reasonOf({ repository }: Measured, { at, why }: Fault, reasons: readonly Reason[]): string | null {
  const found = reasons.find((reason) => reason.repository === repository && at.startsWith(reason.at));
  return found?.reason ?? (why || null);
}

const spotOf = ({ at, name }: Fault): string => `\`${name ?? "?"}\` (${at})`;
