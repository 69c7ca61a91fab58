/** Rewrites the computed parts of README.md from what is built; so it needs a build with a fresh index of rules. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rules } from "../generated/rules.js";
import { FAULTY, lintDemo } from "./demo-servers.js";
import { projectRoot } from "./project.js";
import { excerptOf, tableOf, withPart } from "./readme.js";

async function main(): Promise<void> {
  const { result } = await lintDemo(FAULTY);
  const readme = path.join(projectRoot, "README.md");
  const withTable = withPart(readFileSync(readme, "utf8"), "rule table", tableOf(Object.values(rules)));
  writeFileSync(readme, withPart(withTable, "report", excerptOf(FAULTY, result)));
  console.log("Wrote the table of rules and the report in README.md.");
}

void main();
