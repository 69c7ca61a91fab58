import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../project.js";
import { withPart } from "../readme.js";
import { MEASURED, type Measured } from "./measured.js";
import { faultsOf, figuresOf, repositoriesOf, type Reason } from "./page.js";

export const SUPPORTED = path.join(projectRoot, "docs/supported-servers.md");

const json = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** What was measured, and what is known of what was missed. */
export const results = (): { readonly measured: readonly Measured[]; readonly reasons: readonly Reason[] } => ({
  measured: json(MEASURED) as Measured[],
  reasons: json(path.join(projectRoot, "src/dev/reading/reasons.json")) as Reason[],
});

/** docs/supported-servers.md with its figures and lists as they are measured now. */
export function supportedPage(): string {
  const { measured, reasons } = results();
  let page = readFileSync(SUPPORTED, "utf8");
  page = withPart(page, "figures", figuresOf(measured, reasons));
  page = withPart(page, "faults", faultsOf(measured, reasons));
  return withPart(page, "repositories", repositoriesOf(measured));
}
