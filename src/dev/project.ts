import { createRequire } from "node:module";
import path from "node:path";

/** The root of this project, the same from the sources and from `dist`. */
export const projectRoot = path.dirname(createRequire(import.meta.url).resolve("eslint-plugin-mcp-tools/package.json"));
