import type { DocumentNode, ObjectNode } from "@humanwhocodes/momoa";
import { isArray, isObject, memberOf, objectsIn } from "./tree.js";

/** The tools that a file lists. */
export interface ToolList {
  /** `list`: what a server answers to tools/list. `manifest`: the tools of an MCPB manifest, with no more than names and descriptions. */
  readonly kind: "list" | "manifest";
  readonly tools: readonly ObjectNode[];
}

/** Members by which the manifest of a bundle is known. */
const MANIFEST = ["manifest_version", "dxt_version", "mcpb_version"];

/** Reads `{ tools: […] }`, a bare list, a JSON-RPC answer, a manifest, or several such pages in a list; null for any other file. */
export function toolListOf({ body }: DocumentNode): ToolList | null {
  if (isObject(body)) {
    const isManifest = MANIFEST.some((key) => memberOf(body, key) !== undefined) && memberOf(body, "server") !== undefined;
    const tools = toolsOf(body);
    return tools && { kind: isManifest ? "manifest" : "list", tools };
  }
  if (!isArray(body)) return null;
  const entries = objectsIn(body);
  const pages = entries.map(toolsOf).filter((tools) => tools !== null);
  if (pages.length > 0) return { kind: "list", tools: pages.flat() };
  // A list of anything else may have names too.
  return entries.some((entry) => memberOf(entry, "name") && isObject(memberOf(entry, "inputSchema")?.value)) ? { kind: "list", tools: entries } : null;
}

/** The objects in `tools`, or in the `tools` of a JSON-RPC `result`. */
function toolsOf(object: ObjectNode): ObjectNode[] | null {
  const own = memberOf(object, "tools")?.value;
  if (isArray(own)) {
    const tools = objectsIn(own);
    return tools.length === 0 || tools.some((tool) => memberOf(tool, "name")) ? tools : null;
  }
  const result = memberOf(object, "result")?.value;
  return isObject(result) ? toolsOf(result) : null;
}
