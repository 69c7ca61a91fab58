import { describe, expect, it } from "vitest";
import { isBeyondTheModel, isConfigurationFault, isMalformedRequest, isRefusedCaller, isUnknownTool } from "../../src/wording/beyond-the-model.js";
import type { Ending, Evidence } from "../../src/model/ending.js";
import { argument, ending, guard, placeAt, plain, text } from "./texts.js";

const saying = (value: string): Ending => ending({ how: "raise", outcome: "protocol-error", message: plain(value) });
const raised = (code: string | null): Ending =>
  ending({ how: "raise", outcome: "protocol-error", raised: { className: "McpError", code, bare: null, rethrown: false } });

/** Texts that are none of a model's business, by the reason. */
const texts = {
  configuration: [
    "FARES_API_KEY is not set",
    "FARES_API_KEY environment variable is required",
    "Missing required environment variable: FARES_API_KEY",
    "Missing FARES_API_KEY",
    "Set FARES_API_KEY before you start the server.",
    "FARES_ID and FARES_SECRET must be configured in the environment.",
    "API key is not configured",
    "No API key found",
    "The fares client is not initialized",
    "The mail integration has not been set up",
    "Fares are not configured",
    "FareReader not registered for ferries. Check FareModule.register().",
  ],
  "unknown tool": [
    "Unknown tool: get_fare",
    "Unsupported tool get_fare",
    "No such tool: get_fare",
    'Tool "get_fare" not found',
    "Tool get_fare does not exist",
    "Tool get_fare is not available",
    "Tool get_fare disabled",
    "Tool get_fare is not allowed under the current server configuration",
    "There is no tool called get_fare.",
    "Tool name must be a string",
    "Method not found",
    "Method get_fare not found",
  ],
  "malformed request": [
    "No arguments provided",
    "No arguments provided for get_fare",
    "Missing arguments",
    "Missing arguments for get_fare",
    "Arguments are required",
    "The arguments are missing.",
    "Invalid request",
    "Invalid request: no params",
    "MCP session ID is required for tool calls",
  ],
  "refused caller": ["Unauthorized", "Not authenticated.", "Authentication required", "Tool get_fare requires authentication"],
} as const;

const judges = {
  configuration: isConfigurationFault,
  "unknown tool": isUnknownTool,
  "malformed request": isMalformedRequest,
  "refused caller": isRefusedCaller,
} as const;

describe.each(Object.keys(texts) as (keyof typeof texts)[])("a text about the %s", (reason) => {
  it.each(texts[reason])("is known: %s", (value) => {
    expect(judges[reason](saying(value))).toBe(true);
    expect(isBeyondTheModel(saying(value))).toBe(true);
  });
});

describe("a failure that the model could mend", () => {
  it.each([
    "Missing required argument: from",
    "Missing arguments: from, to",
    "the from argument is required",
    "station_id is required",
    "No station_id was set",
    "Invalid arguments: from must be a station",
    "Invalid arguments for get_fare",
    "Invalid request: the date must lie in the future",
    "There is no station Oslo S.",
    "Station not found",
    "Fares answered 401 Unauthorized; call sign_in first.",
    "Unauthorized: sign in with the sign_in tool",
    "No accounts found. Make sure the app is configured with an account.",
    "The tool shed is closed.",
    "HTTP 503",
    "",
  ])("is none of these: %j", (value) => {
    expect(isBeyondTheModel(saying(value))).toBe(false);
  });

  it("has no text to judge by", () => {
    expect(isBeyondTheModel(ending({ how: "raise" }))).toBe(false);
    expect(isBeyondTheModel(raised("ErrorCode.InvalidParams"))).toBe(false);
    expect(isBeyondTheModel(raised(null))).toBe(false);
  });
});

describe("what is known without words", () => {
  it("is a check of the environment that found nothing", () => {
    const failing = (source: string, on: Parameters<typeof guard>[0] = "missing"): Ending => ending({ how: "raise", failing: [guard(on, source)] });
    expect(isConfigurationFault(failing("!process.env.FARES_KEY"))).toBe(true);
    expect(isConfigurationFault(failing('!Deno.env.get("FARES_KEY")'))).toBe(true);
    expect(isConfigurationFault(failing("!Bun.env.FARES_KEY"))).toBe(true);
    expect(isConfigurationFault(failing("!fare"))).toBe(false);
    expect(isConfigurationFault(failing('process.env.FARES_MODE === "dry"', "other"))).toBe(false);
  });

  it("is the code of an unknown method", () => {
    expect(isUnknownTool(raised("ErrorCode.MethodNotFound"))).toBe(true);
    expect(isUnknownTool(raised("ProtocolErrorCode.MethodNotFound"))).toBe(true);
  });

  it("is the default branch of a dispatcher", () => {
    const failing: Evidence[] = [{ sign: "default-branch", place: placeAt(1) }];
    expect(isUnknownTool(ending({ how: "raise", unknownTool: true, failing }))).toBe(true);
    expect(isUnknownTool(ending({ how: "raise", unknownTool: false, failing }))).toBe(false);
    expect(isUnknownTool(ending({ how: "raise", unknownTool: true }))).toBe(false);
  });
});

it("reads a text around what is filled in", () => {
  expect(isUnknownTool(ending({ message: text`Tool ${argument("name")} not found` }))).toBe(true);
  expect(isUnknownTool(ending({ message: text`Method ${argument("name")} not found` }))).toBe(true);
  expect(isBeyondTheModel(ending({ message: text`Station ${argument("name")} not found` }))).toBe(false);
});

it("answers at once on long and hostile texts", () => {
  const parts = ["a", " ", "A_", "A_A ", "_", "A_A missing ", "no ", "missing ", "tool ", "method ", "method a ", "invalid request ", "api key ", "MCP session ", "no arguments ", "authentication ", "not ", "."];
  for (const part of parts) {
    const long = part.repeat(Math.ceil(100_000 / part.length));
    const start = performance.now();
    for (const value of [long, `invalid request ${long}`, `missing ${long}!`, `${long}\n${long}`]) isBeyondTheModel(saying(value));
    expect(performance.now() - start, JSON.stringify(part)).toBeLessThan(1000);
  }
});
