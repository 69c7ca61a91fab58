import { describe, expect, it } from "vitest";
import { genericReason, isWhollyRead, isWritten } from "../../src/wording/generic.js";
import type { Text } from "../../src/model/text.js";
import { argument, caughtMessage, hole, plain, text } from "./texts.js";

const reasonOf = (value: string | Text): string | null => genericReason(typeof value === "string" ? plain(value) : value)?.reason ?? null;

describe("genericReason", () => {
  it.each([
    ["", "empty"],
    ["  \n", "empty"],
    ["Error", "phrase"],
    ["❌ Error!", "phrase"],
    ["Failed", "phrase"],
    ["Not found.", "phrase"],
    ["Resource not found", "phrase"],
    ["Something went wrong", "phrase"],
    ["Oops, something went wrong.", "phrase"],
    ["Sorry, something went wrong", "phrase"],
    ["Unknown error", "phrase"],
    ["An unknown error occurred", "phrase"],
    ["Error: Unknown error", "phrase"],
    ["Internal server error", "phrase"],
    ["INTERNAL_SERVER_ERROR", "phrase"],
    ["API_ERROR", "phrase"],
    ["Invalid input", "argument"],
    ["Invalid input. Please check your input.", "argument"],
    ["Invalid request parameters", "argument"],
    ["Invalid arguments", "argument"],
    ["Invalid arguments for notes tool", "argument"],
    ["Invalid arguments for web search tool", "argument"],
    ["Invalid arguments for brave_local_search", "argument"],
    ["Missing required parameters", "argument"],
    ["Your request is invalid.", "argument"],
    ["Invalid move or FEN. Cannot generate board state prompt.", "argument"],
    ["Bad request", "argument"],
    ["Unknown operation", "values"],
    ["Unsupported action", "values"],
    ["Failed to fetch data", "cause"],
    ["Failed to extract content", "cause"],
    ["Failed to mint connector token", "cause"],
    ["Failed to parse readable content from the page", "cause"],
    ["Could not access Mail app", "cause"],
    ["Unable to load the calendar.", "cause"],
    ["Error opening event", "cause"],
    ["Error checking move legality.", "cause"],
    ["Error with messages operation", "cause"],
    ["An error occurred while booking the room", "cause"],
    ["The Met Museum API returned an error", "cause"],
    ["Upload failed", "cause"],
    ["Operation failed", "cause"],
    ["❌ Tool execution failed", "cause"],
    ["Batch operation failed with an unknown error", "cause"],
    ["upload_failed", "cause"],
    ["Cannot process your request", "cause"],
    ["Error: Failed to get configuration", "cause"],
    ["Failed to open URL: Unknown error occurred", "cause"],
    ['{"isLegal":false,"message":"Error checking move legality."}', "cause"],
    ['{"success": false, "error": "Something went wrong"}', "phrase"],
  ])("calls %j generic: %s", (value, reason) => {
    expect(reasonOf(value)).toBe(reason);
  });

  it.each([
    // The problem is named.
    "Request not found",
    "Task not found",
    "No such task found",
    "The requested object or department was not found.",
    "Invalid FEN",
    "invalid PGN",
    "Invalid URL format",
    "Invalid data URL supplied for image payload",
    "Invalid or expired token",
    "Invalid username or password",
    "Invalid query",
    "Task not done yet.",
    "Cannot delete completed task",
    "Cannot schedule a message in the past",
    "Could not find ytInitialPlayerResponse in page HTML",
    "Failed to find a seat",
    "Failed to connect to the database",
    "Unable to reach the station.",
    "Failed to authenticate with Microsoft",
    "Authentication failed",
    "Connection failed",
    "Unauthorized",
    "Request timeout after 30000ms",
    "Failed to parse JSON",
    "Could not extract video ID from the URL",
    "Failed to reduce screenshot to under 5MB even with minimum settings",
    "Failed to upload: the file is empty",
    "Failed to rent the plot because it is locked",
    "Failed to save, the disk is full",
    "Error with root path",
    "Navigation failed: no response received",
    "Prompt is required",
    "id is required for update operations.",
    "Missing API key",
    "Image payload is empty after decoding",
    "No caption tracks found for this video",
    "3 of 7 files failed",
    "The last day has to come after the first day.",
    // The way on is named.
    "Invalid input: tenant may have at most 40 characters.",
    "Unknown season. Use one of: spring, summer, autumn.",
    "Failed to fetch puzzle. Please try again.",
    "Something went wrong. Call list_orders to see which orders exist.",
    "Unknown action. Valid actions are enable and disable.",
    "Unknown error: HTTP 503",
    "Invalid date: from must be written as YYYY-MM-DD.",
    // Something else is said.
    '{"error":"Not found","id":"A-7"}',
    "Die Reservierung ist fehlgeschlagen",
    "🤖",
    "note",
  ])("leaves %j alone", (value) => {
    expect(reasonOf(value)).toBeNull();
  });

  it("leaves a text with the caught error's words alone", () => {
    expect(reasonOf(text`Failed to fetch data: ${caughtMessage()}`)).toBeNull();
    expect(reasonOf(text`Error: ${hole("String(error)", { is: "caught-error" })}`)).toBeNull();
    expect(reasonOf(text`Something went wrong: ${hole("body", { is: "response-body" })}`)).toBeNull();
  });

  it("leaves a text with a value alone, unless a stock phrase stands where the reason should", () => {
    expect(reasonOf(text`Failed to fetch ${argument("url")}`)).toBeNull();
    expect(reasonOf(text`Failed to fetch ${argument("url")}: Unknown error`)).toBe("phrase");
    expect(reasonOf(text`Not found: ${argument("id")}`)).toBeNull();
    expect(reasonOf(text`Invalid input: ${"issues"}`)).toBeNull();
    expect(reasonOf(text`Plot ${argument("plot")} does not exist.`)).toBeNull();
    expect(reasonOf(text`Error: Unable to load ${"this.id"} definitions.`)).toBeNull();
    expect(reasonOf(text`${"reason"}`)).toBeNull();
  });

  it("looks through the tool's own name", () => {
    expect(reasonOf(text`Error executing tool ${"name"}`)).toBe("cause");
    expect(reasonOf(text`Tool ${"toolName"} failed`)).toBe("cause");
    expect(reasonOf(text`Invalid arguments for tool: ${"request.params.name"}`)).toBe("argument");
    expect(reasonOf(text`Unknown tool: ${"name"}`)).toBeNull();
    expect(reasonOf(text`Tool not found: ${"name"}`)).toBeNull();
  });

  it("says which value was refused, for the rule to look up in the schema", () => {
    const refused = argument("action");
    expect(genericReason(text`Unknown action: ${refused}`)).toEqual({ reason: "values", words: "unknown action", refused });
    expect(genericReason(text`Unsupported maps operation "${refused}".`)?.reason).toBe("values");
    expect(reasonOf(text`Unknown action: ${refused}. Use list or add.`)).toBeNull();
    expect(reasonOf(text`Unknown resource: ${refused}`)).toBeNull();
    expect(reasonOf(text`Unknown action: ${caughtMessage()}`)).toBeNull();
  });

  it("takes further phrases", () => {
    expect(genericReason(plain("Computer says no."), ["computer says no"])).toMatchObject({ reason: "phrase" });
    expect(genericReason(plain("Computer says no, since the room is taken."), ["computer says no"])).toBeNull();
  });
});

describe("isWhollyRead", () => {
  it("allows arguments and nothing else between the words", () => {
    expect(isWhollyRead(text`No order ${argument("id")}.`)).toBe(true);
    expect(isWhollyRead(text`No order ${"id"}.`)).toBe(false);
    expect(isWhollyRead(plain(""))).toBe(false);
  });
});

describe("isWritten", () => {
  it.each([
    [plain("There is no locker 41. They go from 1 to 40.")],
    [plain("User not found")],
    [text`There is no locker ${argument("id")}.`],
    [text`Cannot open locker 7: the motor is locked. ${caughtMessage()}`],
  ])("takes %#", (words) => {
    expect(isWritten(words)).toBe(true);
  });

  it.each([
    [plain("")],
    [plain("Something went wrong")],
    [plain("Failed to open the locker")],
    [plain("FORBIDDEN")],
    [text`${caughtMessage()}`],
    [text`Failed to open locker: ${caughtMessage()}`],
    [text`Failed to open locker: ${hole("res.statusText")}`],
    [text`Error: ${argument("id")}`],
  ])("does not take %#", (words) => {
    expect(isWritten(words)).toBe(false);
  });
});
