/** Writes the index of rules. It imports no rule, so that it works where the index names rules that are gone. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project.js";
import { indexOf, ruleIds } from "./rule-index.js";

const ids = ruleIds();
writeFileSync(path.join(projectRoot, "src/generated/rules.ts"), indexOf(ids));
console.log(`Wrote src/generated/rules.ts for ${ids.length} rules.`);
