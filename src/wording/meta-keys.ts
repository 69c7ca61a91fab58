import type { Plain } from "../model/entry.js";
import { nearest } from "./distance.js";

/** Keys that Claude Code reads in the `_meta` of a tool. */
const KNOWN = ["anthropic/maxResultSizeChars", "anthropic/alwaysLoad", "anthropic/requiresUserInteraction", "anthropic/searchHint"] as const;
/** Most characters that `anthropic/maxResultSizeChars` raises the limit to. */
const CEILING = 500_000;

/** Prefixes whose second label is one of these belong to the protocol. */
const RESERVED = new Set(["modelcontextprotocol", "mcp"]);
const LABEL = /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const NAME = /^(?:[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?)?$/;

export type KeyFault = "reserved" | "malformed";

/** What is wrong with a key by the rules of the protocol. Names with slashes of their own are left to their vendors. */
export function keyFault(key: string): KeyFault | null {
  const slash = key.indexOf("/");
  if (slash < 0) return NAME.test(key) ? null : "malformed";
  const labels = key.slice(0, slash).split(".");
  if (RESERVED.has(labels[1]?.toLowerCase() ?? "") && !PROTOCOL.has(key)) return "reserved";
  return labels.every((label) => LABEL.test(label)) && key.slice(slash + 1).split("/").every((part) => NAME.test(part)) ? null : "malformed";
}

/** Keys of the protocol and its extensions, which a tool may state. */
const PROTOCOL = new Set(["io.modelcontextprotocol/related-task", "io.modelcontextprotocol/ui", "io.modelcontextprotocol/tasks"]);

/** The key that a near miss was meant to be; null for a known key and for one of another vendor. */
export function knownKeyMeant(key: string): string | null {
  if (!/^[@]?(?:anthropi?c|antropic|anthorpic|com\.anthropic)[/.:]/i.test(key)) return null;
  const name = key.replace(/^.*?[/:]|^com\.anthropic\.|^anthropic\./i, "");
  return nearest(`anthropic/${name}`, KNOWN) ?? ((KNOWN as readonly string[]).includes(`anthropic/${name}`) && !(KNOWN as readonly string[]).includes(key) ? `anthropic/${name}` : null);
}

export interface ValueFault {
  readonly wants: string;
  readonly consequence: string;
  readonly write: string;
}

/** What is wrong with the value of a known key. */
export function valueFault(key: string, value: Plain): ValueFault | null {
  switch (key) {
    case "anthropic/maxResultSizeChars":
      if (typeof value === "number" && value > 0 && value <= CEILING) return null;
      return { wants: "a number of at most 500,000", consequence: typeof value === "number" && value > CEILING ? "the limit is 500,000 all the same" : "long results go to a file as ever", write: typeof value === "string" && /^\d+$/.test(value) && Number(value) <= CEILING ? value : "500000 or less" };
    case "anthropic/alwaysLoad":
      return typeof value === "boolean" ? null : { wants: "true or false", consequence: "the tool is loaded on demand as ever", write: "true" };
    case "anthropic/requiresUserInteraction":
      return value === true ? null : { wants: "true and nothing else", consequence: "it does not ask the user", write: "true, or remove it" };
    default:
      return null;
  }
}
