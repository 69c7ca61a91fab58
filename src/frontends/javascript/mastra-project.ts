import fs from "node:fs";
import path from "node:path";
import { manifestFolderOf } from "./manifest.js";

/** Where a Mastra project says what it consists of, from the folder of its manifest. */
const ENTRIES = ["src/mastra/index.ts", "src/mastra/index.js", "mastra/index.ts"];
const SERVED = /\bmcpServers\s*:|["']@mastra\/mcp["']/;

/** Whether a project serves its Mastra tools by MCP though its manifest does not name the package: its entry file says so. */
export function servesByMastra(file: string): boolean {
  const folder = manifestFolderOf(file);
  return folder !== null && ENTRIES.some((entry) => SERVED.test(textOf(path.join(folder, entry))));
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    // Most projects have no such file.
    return "";
  }
}
