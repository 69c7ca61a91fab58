/** Rewrites the computed parts of docs/supported-servers.md from what was measured. */
import { writeFileSync } from "node:fs";
import { SUPPORTED, supportedPage } from "./reading/supported.js";

writeFileSync(SUPPORTED, supportedPage());
console.log("Wrote the figures of docs/supported-servers.md.");
