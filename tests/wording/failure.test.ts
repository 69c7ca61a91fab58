import { describe, expect, it } from "vitest";
import { failureStrength, failureWordIn, isFailureName, isFailurePayload } from "../../src/wording/failure.js";
import type { Text } from "../../src/model/text.js";
import { argument, caughtMessage, hole, plain, text } from "./texts.js";

const strengthOf = (value: string | Text) => failureStrength(typeof value === "string" ? plain(value) : value);

describe("failureStrength", () => {
  it.each([
    "Error: the room is taken",
    "ERROR: Query result exceeds size limit",
    "❌ **Error:** The action needs rules.",
    "[Error]: the room is taken",
    "Error",
    "Error (404): gone",
    "Error while counting spots: it broke",
    "Error fetching puzzle",
    "Error reverse geocoding coordinates",
    "Error tracking the event",
    "Error occurred: x",
    "Failed to fetch the forecast.",
    "⚠️ Failed to fetch the forecast.",
    "Failed fetching the forecast.",
    "Unable to reach the station.",
    "Could not feed the reef.",
    "Couldn't feed the reef.",
    "I couldn’t tell which task you mean.",
    "We were unable to book the room.",
    "An error occurred while booking.",
    "An unexpected error has occurred",
    "There was an error talking to the printer.",
    "Something went wrong",
    "Oops! Please try again.",
    "Sorry, the room could not be booked.",
    "Unknown error",
    "Internal server error",
    "Fatal: no disk",
    "❌ Booking failed: the room is taken",
    "❌ Invalid action. Use: enable or disable",
    "错误：没有找到",
    "エラー: confirm=true を指定してください。",
    "Fehler: kein Raum",
    '{"isLegal":false,"message":"Error checking move legality."}',
  ])("is certain of %j", (value) => {
    expect(strengthOf(value)).toBe("certain");
  });

  it.each([
    "Task 7 does not exist.",
    "User not found",
    "Not found.",
    "Invalid FEN",
    "invalid PGN",
    "Missing API key",
    "Unknown article PL-99.",
    "Unsupported shelf",
    "Please provide a username",
    "Phone number is required for read operation",
    "Prompt and video are required",
    "day must be a weekday",
    "Kibana alerting is not available.",
    "Booking failed: the court is taken",
    "⚠ Request failed: no such donor",
    "Cannot count beds: no slot",
    "Unauthorized",
    "Access denied",
    "❌ Memory with ID 7 not found",
    "Permission denied for /shared",
    "The request timed out after 30 s",
    "Rate limit exceeded, wait a minute",
    "Failed to find the target in tonight's queue.",
    "Could not find user 7.",
    "BookStack API error: 500",
    "No such session",
    "No event found with ID: 12",
    "No properties provided for update.",
    "The relay refused the mail.",
    "The order cannot be cancelled any more.",
    "I encountered an error: it broke",
    "HTTP 404: nothing there",
    "Cannot divide by zero",
    "Client does not support elicitation.",
    "Name error: the domain does not exist.",
  ])("wants evidence beside %j", (value) => {
    expect(strengthOf(value)).toBe("with-evidence");
  });

  it("takes a singular thing before a value for a lookup", () => {
    expect(strengthOf(text`There is no tour ${argument("tour")}.`)).toBe("with-evidence");
    expect(strengthOf(text`No article "${argument("code")}".`)).toBe("with-evidence");
    expect(strengthOf(text`No ${argument("fish")} found in any tank.`)).toBe("none");
  });

  it.each([
    "No flights found for 2026-03-01.",
    "No results",
    "No results found. Try a different query.",
    "No entries match the specified filter.",
    "No rows matching the given range",
    "No exhibits found for \"sickle\".",
    "No open tasks",
    "There are no desks free on Monday.",
    "Not found: no builds on branch main in the last 30 days.",
    "Nothing is running low.",
    "0 matches",
    "None of your lists is shared.",
    "Tour TR-5 was already cancelled, nothing to do.",
    "The pump of reef is already running.",
    "Neon Auth already provisioned.",
    "No error",
    "No errors found in the log of build 7.",
    "0 errors",
    "errors: none",
    "Error: none",
    "Finished without errors.",
    "Errors found in log:\n- x",
    "Error lines of build 7:\nERROR x",
    "Error codes and what they mean",
    "Failures on the red tandem:\nrear brake failed",
    "Invalid zone, 3 errors:\nline 1: no type",
    "The failed expedition of 1897",
    "Tree 1 is sick: fire blight came back",
    "3 tests failed",
    "2 of 10 checks failed: lint, types",
    "Failed: 3, passed: 10",
    "Failed tests:\n- cart",
    "invalid",
    "The zone is valid.",
    "Open 10-17 on friday.",
    "The museum is closed on monday.",
    "[Note: Requested language 'de' not available. Using 'en'.]",
    "Failed to find any open slot",
    "[UI not available in this client]",
    "Blob added, but output parsing failed.",
    "Please provide a componentID. Available components:\n\nweb, api",
    'No authors found matching name: "x"',
    "",
    "❌✅",
  ])("finds nothing in %j", (value) => {
    expect(strengthOf(value)).toBe("none");
    expect(failureWordIn(plain(value))).toBeNull();
  });

  it("takes a number after a word for a count", () => {
    expect(strengthOf(text`Invalid zone, ${"problems.length"} errors:`)).toBe("none");
    expect(strengthOf(text`Failed: ${"failures.length"}`)).toBe("none");
    expect(strengthOf(text`❌ Failed: ${"result.error"}`)).toBe("certain");
    expect(strengthOf(text`${"build.id"} failed at step 3`)).toBe("none");
  });

  it("looks at the opening only", () => {
    expect(strengthOf(`${"A long and quiet report about the weather. ".repeat(10)}Something could not be read.`)).toBe("none");
  });
});

describe("failureWordIn", () => {
  it("tells whether the text opens with the word", () => {
    expect(failureWordIn(plain("❌ Error: x"))).toMatchObject({ word: "Error", lead: true });
    expect(failureWordIn(plain("Summary for page x not found."))).toMatchObject({ word: "not found", lead: true });
    expect(failureWordIn(text`Tank "${argument("tank")}" does not exist.`)).toMatchObject({ word: "does not exist", lead: true });
    expect(failureWordIn(plain("The lamp is on. The heater could not be reached."))).toMatchObject({ word: "could not be reached", lead: false });
  });

  it("says from which piece the word is", () => {
    const message = text`${hole("name")}: it does not exist, ${caughtMessage()}`;
    expect(failureWordIn(message)?.place).toBe(message.pieces[1]?.place);
  });
});

describe("isFailureName", () => {
  it.each([
    "createErrorResponse", "errorResult", "errorResponse", "fail", "failure", "failed", "notFound", "rejection", "reject", "toToolError", "mcpError", "mcpErrorOutput",
    "refuse", "refusal", "bad_request", "badRequest", "handleToolError", "handleError", "formatToolError", "buildErrorResponse", "err", "toErrorResult", "errorContent",
    "unauthorized", "problem", "fail_with", "failWith", "invalidArguments", "abort", "ErrorResult", "ERROR_RESULT", "throwError", "rejectWith",
  ])("takes %s for a failure", (name) => {
    expect(isFailureName(name)).toBe(true);
  });

  it.each([
    "errorCount", "logError", "onError", "isError", "handleErrors", "hasError", "errorHandler", "withErrorHandling", "errorLog", "getErrorMessage", "listErrors", "errors",
    "parseError", "ok", "answer", "createTextResponse", "reply", "rejectPeering", "denyAccess", "abortMigration", "failover", "errorBoundary", "countFailures", "clearErrors", "_", "",
    "lastError", "explainError", "errorRate", "checkError",
  ])("leaves %s alone", (name) => {
    expect(isFailureName(name)).toBe(false);
  });
});

describe("isFailurePayload", () => {
  it.each([
    ["success", false], ["ok", false], ["isSuccess", false], ["status", "error"], ["status", "failed"], ["status", "failure"], ["status", "upload_failed"], ["status", "task_not_found"],
    ["error", "present"], ["error", "Not there"], ["error", true], ["isError", true], ["failed", true], ["type", "error"], ["is_error", true],
  ] as const)("takes %s: %j for a failure", (field, value) => {
    expect(isFailurePayload(field, value)).toBe(true);
  });

  it.each([
    ["success", true], ["success", "present"], ["ok", true], ["valid", false], ["found", false], ["available", false], ["errors", "present"], ["status", "ok"], ["status", "present"],
    ["status", "already_approved"], ["error", null], ["error", false], ["error", ""], ["error", "none"], ["isError", false], ["type", "text"], ["type", "failed"], ["isLegal", false], ["message", "x"],
    ["errorMessage", "present"], ["failed", 3],
  ] as const)("leaves %s: %j alone", (field, value) => {
    expect(isFailurePayload(field, value)).toBe(false);
  });
});
