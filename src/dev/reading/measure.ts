/**
 * Counts the tools of repositories, reads them by the front end, compares, and keeps the results in `measured.json`, from
 * which the page of supported servers is made. Repositories that are not measured this time keep what was measured before.
 *
 *     npm run measure:reading -- <folder with one folder for each repository>… --commits <file> [--only <part of a name>,…]
 *
 * A folder is called `owner+name`. The file of commits has a line for each: the folder, a tab, and the commit.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compare, type Comparison } from "./compare.js";
import { countIn } from "./count.js";
import { readAll } from "./front-end.js";
import { MEASURED, type Fault, type Measured, type Share } from "./measured.js";
import { codeIn, Repository } from "./sources.js";

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const only = option("--only")?.split(",");
const out = option("--out") ?? MEASURED;
const commitsFile = option("--commits");
if (!commitsFile || args.length === 0) throw new Error("Name the folders of repositories, and the file of their commits by --commits.");
const commits = new Map(readFileSync(commitsFile, "utf8").split("\n").map((line) => line.split("\t") as [string, string]));
const results = new Map<string, Measured>((existsSync(out) ? (JSON.parse(readFileSync(out, "utf8")) as Measured[]) : []).map((one) => [one.repository, one]));

const found = args
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [path.resolve(folder, entry.name)] : [])))
  .filter((root) => !only || only.some((part) => path.basename(root).includes(part)));
const roots = found.map((root) => ({ root, files: codeIn(root) })).sort((a, b) => a.files.length - b.files.length);
for (const { root, files } of roots) {
  const folder = path.basename(root);
  const counted = countIn(new Repository(root, files));
  const { tools, unread } = readAll(root, files);
  const measured = measuredOf(folder, tools.length, compare(counted, tools, unread));
  results.set(measured.repository, measured);
  const sorted = [...results.values()].sort((a, b) => (a.repository < b.repository ? -1 : 1));
  writeFileSync(out, `[\n${sorted.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
  console.log(`${folder}: ${counted.tools.length} counted, ${measured.missed.length} missed, ${measured.unfollowed.length} not followed, ${measured.extras.length} extra of ${tools.length}`);
}

function measuredOf(folder: string, read: number, { verdicts, extras }: Comparison): Measured {
  const families: Record<string, Share> = {};
  const missed: Fault[] = [];
  const unfollowed: Fault[] = [];
  for (const verdict of verdicts) {
    const { tool } = verdict;
    const before = families[tool.family] ?? { tools: 0, read: 0, followed: 0, ended: 0 };
    const isFollowed = verdict.is === "followed";
    families[tool.family] = {
      tools: before.tools + 1,
      read: before.read + (verdict.is === "missed" ? 0 : 1),
      followed: before.followed + (isFollowed ? 1 : 0),
      ended: before.ended + (isFollowed && verdict.ends ? 1 : 0),
    };
    if (isFollowed) continue;
    const fault = { at: `${tool.file}:${tool.line}`, name: tool.name, form: tool.form, family: tool.family, why: verdict.why };
    (verdict.is === "missed" ? missed : unfollowed).push(fault);
  }
  const [owner, name] = folder.split("+");
  return {
    repository: `${owner}/${name}`,
    commit: commits.get(folder) ?? "",
    read,
    families,
    missed,
    unfollowed,
    extras: extras.map((tool) => ({ at: `${tool.file}:${tool.line}`, name: tool.name, form: "", family: "", why: tool.why })),
  };
}
