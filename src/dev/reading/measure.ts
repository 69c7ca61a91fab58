/**
 * Counts the tools of repositories, reads them by the front end, and compares.
 *
 *     npm run measure:reading -- <folder with one folder for each repository>… [--only <part of a name>] [--out <file>]
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compare } from "./compare.js";
import { countIn } from "./count.js";
import { readAll } from "./front-end.js";
import { codeIn, Repository } from "./sources.js";

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const only = option("--only");
const out = option("--out");

const results = args
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [path.resolve(folder, entry.name)] : [])))
  .filter((root) => !only || only.split(",").some((part) => path.basename(root).includes(part)))
  .map((root) => {
    const files = codeIn(root);
    const repository = new Repository(root, files);
    const counted = countIn(repository);
    const { tools, unread } = readAll(root, files);
    const { verdicts, extras } = compare(counted, tools, unread);
    const missed = verdicts.filter(({ is }) => is === "missed");
    const unfollowed = verdicts.filter(({ is }) => is === "read");
    console.log(`${path.basename(root)}: ${counted.length} counted, ${missed.length} missed, ${unfollowed.length} not followed, ${extras.length} extra of ${tools.length}`);
    return { repository: path.basename(root), read: tools.length, verdicts, extras };
  });
if (out) writeFileSync(out, JSON.stringify(results, null, 1));
const verdicts = results.flatMap((one) => one.verdicts);
const share = (n: number, of: number): string => `${((100 * n) / of).toFixed(2)} %`;
const missed = verdicts.filter(({ is }) => is === "missed").length;
const followed = verdicts.filter(({ is }) => is === "followed").length;
const ending = verdicts.filter((one) => one.is === "followed" && one.ends).length;
console.log(`${verdicts.length} counted, read ${share(verdicts.length - missed, verdicts.length)}, followed ${share(followed, verdicts.length - missed)} (with an ending ${share(ending, verdicts.length - missed)}), extras ${results.flatMap((one) => one.extras).length}`);
