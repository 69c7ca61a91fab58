import { describe, expect, it } from "vitest";
import { nextStepIn } from "../../src/wording/next-step.js";
import { argument, plain, text } from "./texts.js";

describe("nextStepIn", () => {
  it.each([
    "No order with id ORD-9999. Call list_orders to see the ids that exist.",
    "Order ids look like ORD-1001.",
    "Use one of: spring, summer, autumn.",
    "Only HTTP and HTTPS are allowed.",
    "Provide either markdown or html content, not both",
    "size_min cannot be greater than size_max",
    "created_after must be earlier than created_before",
    "Language code must be a string",
    "Plots are numbered from 1 to 2.",
    "tenant may have at most 40 characters",
    "Expected an ISO-8601 date string",
    "Please grant access in System Settings.",
    "Too many requests. Wait a moment and try again.",
    "The API is experiencing issues. Please try again later.",
    "Search text is required for search operation",
    "Valid shelves are top and bottom.",
    "The order has shipped; ask for a return instead.",
    "hours is 9, but has to lie between 1 and 8",
    "Write EM- and a number, such as EM-20.",
    "Run `heroku login` first",
    "Available: en, de",
  ])("finds one in %j", (value) => {
    expect(nextStepIn(plain(value))).not.toBeNull();
  });

  it.each([
    "Task not found",
    "Something went wrong",
    "Failed to fetch data",
    "Invalid FEN",
    "Search input not found - no matching selectors",
    "Cannot delete completed task",
    "HTTP 500",
    "Bot protection detected",
    "The book is lent out.",
  ])("finds none in %j", (value) => {
    expect(nextStepIn(plain(value))).toBeNull();
  });

  it("takes the name of a tool for a step", () => {
    expect(nextStepIn(plain("The list is at orders."), ["orders"])).toBe("orders");
    expect(nextStepIn(text`No order ${argument("id")} here.`)).toBeNull();
  });
});
