/** What a host, or the review for one, takes and what it does with the rest. */
export interface Host {
  /** How messages name it, as the subject of a sentence. */
  readonly label: string;
  /** Which names it takes. */
  readonly name?: NameLimit;
  /** Most characters in the description of a tool, and what becomes of a longer one. */
  readonly description?: Limit;
  /** The same of the instructions of a server. */
  readonly instructions?: Limit;
  /** What a tool has to state, beside any hint at all. */
  readonly annotations?: AnnotationDemand;
  /** What it does not take in an input schema. */
  readonly schema?: SchemaLimit;
  /** Where all this comes from. */
  readonly source: string;
}

export interface NameLimit {
  readonly pattern: RegExp;
  /** What the pattern takes, as the end of "… takes": `letters, digits, "_" and "-"`. */
  readonly says: string;
  readonly max: number;
  /** What it does with any other name, as the end of "…, so it": `refuses the whole server`. */
  readonly otherwise: string;
}

export interface Limit {
  readonly max: number;
  /** `cut`: it leaves out the rest without a word. `refused`: it answers with an error. */
  readonly over: "cut" | "refused";
}

export type Hint = "readOnlyHint" | "destructiveHint" | "openWorldHint";

export interface AnnotationDemand {
  /** Hints that all have to be stated, as true or as false. */
  readonly explicit?: readonly Hint[];
  /** Whether one of `readOnlyHint: true` and `destructiveHint: true` has to be stated. */
  readonly readOrDestroy?: boolean;
  readonly title?: boolean;
}

export interface SchemaLimit {
  /** Kinds of signs, as the model names them, and what it does with each. */
  readonly refuses: Readonly<Partial<Record<"array-without-items" | "tuple" | "reference" | "root-union" | "type-list", string>>>;
  /** The values of `format` that it takes; any if left out. */
  readonly formats?: readonly string[];
}

const WORDS = 'letters, digits, "_" and "-"';
const word = (max: number, otherwise: string): NameLimit => ({ pattern: /^[A-Za-z0-9_-]+$/, says: WORDS, max, otherwise });

/** Every host that is known, by the id that the setting `hosts` takes. */
export const hosts = {
  "claude-code": {
    label: "Claude Code",
    // The whole name is mcp__<server>__<tool>; its API takes 64 characters where tools are looked up by name.
    name: word(64, "fails where it loads tools by name"),
    description: { max: 2048, over: "cut" },
    instructions: { max: 2048, over: "cut" },
    source: "code.claude.com/docs/en/mcp; anthropics/claude-code#41593, #81268; mims-harvard/ToolUniverse#65",
  },
  "claude-desktop": {
    label: "Claude Desktop",
    name: word(64, "refuses the whole server"),
    source: "anthropics/claude-code#34960; NetApp/netapp-dataops-toolkit#38",
  },
  "claude-directory": {
    label: "Claude's connector directory",
    name: word(64, "is refused in its review"),
    annotations: { readOrDestroy: true, title: true },
    source: "claude.com/docs/connectors/building/review-criteria",
  },
  openai: {
    label: "OpenAI",
    name: word(64, "refuses the request"),
    description: { max: 1024, over: "refused" },
    annotations: { explicit: ["readOnlyHint", "destructiveHint", "openWorldHint"] },
    schema: { refuses: { "array-without-items": "refuses the tool" }, formats: ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"] },
    source: "openai/plugins, chatgpt-app-submission/SKILL.md; getsentry/sentry-mcp#106; cyanheads/git-mcp-server#47",
  },
  vscode: {
    label: "VS Code",
    // It puts "mcp_" and up to 18 more characters in front, of 64 in all.
    name: word(46, "shortens it"),
    schema: { refuses: { "array-without-items": "refuses the tool" } },
    source: "microsoft/vscode, src/vs/workbench/contrib/mcp/common/mcpTypes.ts; microsoft/vscode#248810",
  },
  cursor: {
    label: "Cursor",
    // Server and tool together stay under 60; servers are called by some 8 characters.
    name: word(52, "leaves the tool out without a word"),
    source: "ComposioHQ/composio#2788; awslabs/mcp#1283; PostHog/posthog#51483",
  },
  gemini: {
    label: "Gemini",
    name: { pattern: /^[A-Za-z_][A-Za-z0-9_.:-]*$/, says: 'names that open with a letter or "_", then letters, digits, "_", ".", ":" and "-"', max: 63, otherwise: "rewrites it" },
    schema: { refuses: { reference: "refuses the request" } },
    source: "google-gemini/gemini-cli, packages/core/src/tools/mcp-tool.ts, #2966, #7869",
  },
  bedrock: {
    label: "Amazon Bedrock",
    name: word(64, "refuses every call while the tool is listed"),
    source: "AWS API reference, ToolSpecification; awslabs/mcp#3181, #2395",
  },
  "amazon-q": {
    label: "Amazon Q",
    name: { pattern: /^[A-Za-z][A-Za-z0-9_]*$/, says: 'names that open with a letter, then letters, digits and "_"', max: 64, otherwise: "rewrites it or leaves the tool out" },
    source: "aws/amazon-q-developer-cli, crates/chat-cli/src/cli/chat/tool_manager.rs; awslabs/mcp#643",
  },
  "copilot-studio": {
    label: "Copilot Studio",
    schema: { refuses: { reference: "leaves the tool out", "type-list": "cuts the schema short" } },
    source: "learn.microsoft.com/microsoft-copilot-studio/mcp-troubleshooting",
  },
} as const satisfies Record<string, Host>;

export type HostId = keyof typeof hosts;

/** The hosts of these ids, in that order. */
export const hostsOf = (ids: readonly HostId[]): readonly Host[] => ids.map((id) => hosts[id]);
