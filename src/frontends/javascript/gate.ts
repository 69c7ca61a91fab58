import type { Reading } from "./dialects/dialect.js";
import { servesByMastra } from "./mastra-project.js";

/** Packages whose import says that a file is about MCP servers, and which a manifest names where a project serves MCP. */
const PACKAGES: readonly string[] = [
  "@modelcontextprotocol/sdk",
  "@modelcontextprotocol/server",
  "@modelcontextprotocol/core",
  "@modelcontextprotocol/ext-apps",
  "fastmcp",
  "mcp-framework",
  "xmcp",
  "mcp-handler",
  "@vercel/mcp-adapter",
  "@rekog/mcp-nest",
  "tmcp",
  "mcp-lite",
  "mcp-use",
  "@mastra/mcp",
  "@anthropic-ai/claude-agent-sdk",
  "litemcp",
  "skybridge",
  "frontmcp",
  "@frontmcp/sdk",
  "@leanmcp/core",
  "@prefecthq/fastmcp-ts",
  "fastmcp-ts",
  "@nuxtjs/mcp-toolkit",
  "nitro-mcp-toolkit",
  "@supabase/mcp-utils",
  "muppet",
  "sunpeak",
  "@cyanheads/mcp-ts-core",
];

/** Packages that a manifest names where a project serves MCP, though importing them says nothing by itself. */
const CARRIERS: readonly string[] = [...PACKAGES, "agents", "@cloudflare/agents"];

const naming = (packages: readonly string[]): RegExp => new RegExp(`["'](?:${packages.map((name) => name.replace(/[^\w-]/g, "\\$&")).join("|")})(?:\\/|["'])`);
const NAMED = naming(PACKAGES);
const namedBy = new Map<string, RegExp>();
const SHAPED = /\bcontent\s*:\s*\[|\bcontent\s*[,}]|\b(?:\w*[tT]ool\w*|registerWidget)\s*(?:<[^()]*>)?\(|\bregisterTool\b|\binputSchema\b|:\s*\w*Tool(?:Definition|Def|Config|Spec)?\b(?:<[^=;]*>)?(?:\[\])?\s*=|\bexport\s+const\s+metadata\b|\bisError\b/;
/** A server without an SDK answers the method itself; a client sends it. */
const ANSWERS = /(?:===?\s*|\bcase\s+)["'`]tools\/call["'`]|["']tools\/call["']\s*(?:===?|:\s*(?:async\b|\(|this\.|function\b))/;
/** A class that fills in what its base asks of a tool, or is called one. */
const DERIVED = /\bclass\b[^{;]{0,200}\b(?:extends|implements)\b|\bclass\s+\w*Tool\b/;
const DESCRIBED = /\bdescription\s*(?::\s*string\s*)?=(?!=)|\bget\s+description\s*\(/;
const TESTED = /\b(?:from|require\()\s*["'](?:vitest|node:test|@jest\/globals|bun:test|mocha|chai|@playwright\/test|ava|tape)["']|\bjest\.(?:mock|fn)\(/;
const TEST_FILE = /(?:\.|[-_])(?:test|tests|spec|e2e|bench|stories|fixture|mock)\.[cm]?[jt]sx?$|[\\/](?:__tests__|__mocks__|__fixtures__)[\\/]/;

/** Effect has its server among much else, and tools for models of its own. */
const EFFECT = /\bMcpServer\b[^;]{0,400}["'](?:@effect\/ai|effect\/(?:unstable\/)?ai)["']|["'](?:@effect\/ai|effect\/(?:unstable\/)?ai)\/McpServer["']/;

/** Whether a file may be about MCP, by its text alone: the cheap test that dismisses nearly every other file. */
export function mayServe(path: string, text: string, own: readonly string[] = []): "named" | "shaped" | null {
  const kind = NAMED.test(text) || namesOwn(text, own) ? "named" : SHAPED.test(text) || ANSWERS.test(text) || EFFECT.test(text) || (DERIVED.test(text) && DESCRIBED.test(text)) ? "shaped" : null;
  if (kind === null || TEST_FILE.test(path) || TESTED.test(text)) return null;
  return kind;
}

/** Whether a text names one of the packages of the settings. */
function namesOwn(text: string, own: readonly string[]): boolean {
  if (own.length === 0) return false;
  const key = own.join(" ");
  let named = namedBy.get(key);
  if (!named) namedBy.set(key, (named = naming(own)));
  return named.test(text);
}

/** Whether the file speaks as a server: it imports one, or its project serves MCP and nothing says it is something else. */
export function serves({ imports, dependencies, module, settings }: Pick<Reading, "imports" | "dependencies" | "module" | "settings">): boolean {
  const names = [...imports];
  const own = settings.serverPackages;
  if (names.some((name) => [...PACKAGES, ...own].some((known) => name === known || name.startsWith(`${known}/`)) && !/\/client(?:\/|$|\.js)/.test(name))) return true;
  if (names.some((name) => FOREIGN.test(name))) return false;
  return [...CARRIERS, ...own].some((name) => dependencies.has(name)) || ANSWERS.test(module.text) || EFFECT.test(module.text) || (names.some((name) => name.startsWith("@mastra/core")) && servesByMastra(module.path));
}

/** Libraries that have tools and content blocks of their own. */
const FOREIGN = /^(?:ai|@ai-sdk\/.*|langchain(?:\/.*)?|@langchain\/.*|openai(?:\/.*)?|@openai\/.*|@copilotkit\/.*|@voltagent\/.*|@anthropic-ai\/sdk(?:\/.*)?|@google\/(?:genai|generative-ai)|commander|yargs|@oclif\/core|cac|@modelcontextprotocol\/(?:client.*|sdk\/client.*))$/;
