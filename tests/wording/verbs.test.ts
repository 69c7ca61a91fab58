import { describe, expect, it } from "vitest";
import { extended, httpMethodKind, sqlKind, valueKind, verbIn, verbOf } from "../../src/wording/verbs.js";

describe("verbOf", () => {
  it.each([
    ["get_order", "read"], ["listOrders", "read"], ["list_deleted_items", "read"], ["search-notes", "read"], ["findGuests", "read"], ["notion_search", "read"], ["github_list_issues", "read"],
    ["delete_file", "write"], ["deleteFile", "write"], ["create-task-list", "write"], ["github_create_issue", "write"], ["getOrCreate", "write"], ["get_or_create_user", "write"], ["bulkUpdate", "write"],
    ["safe_delete_file", "write"], ["update_status", "write"], ["cancel_tour", "write"], ["sendMail", "write"], ["users-delete", "write"], ["run_shortcut", "run"], ["executeQuery", "run"], ["garden_shell", "run"],
  ] as const)("knows what %s does: %s", (name, kind) => {
    if (name === "garden_shell") expect(verbOf(name)).toBeNull();
    else expect(verbOf(name)).toBe(kind);
  });

  it.each(["monthly update", "monthly_update", "weather", "order_status", "commit_history", "book_list", "orders", "set_volume", "add", "open_door", "check_zone", "createReadStream", "createServer", "", "__"])(
    "says nothing for certain of %j",
    (name) => {
      expect(verbOf(name)).toBeNull();
    },
  );

  it("gives the word and how sure it is", () => {
    expect(verbIn("add_guest")).toEqual({ word: "add", kind: "write", sure: false });
    expect(verbIn("list_guests")).toEqual({ word: "list", kind: "read", sure: true });
    expect(verbIn("createReadStream")).toEqual({ word: "read", kind: "read", sure: false });
  });

  it("takes words of one's own", () => {
    const table = extended({ write: ["compost", "list"] });
    expect(verbOf("compost_bed", table)).toBe("write");
    expect(verbOf("list_beds", table)).toBe("write");
    expect(verbOf("list_beds")).toBe("read");
  });
});

describe("valueKind", () => {
  it.each(["search", "list", "get", "show", "read", "status", "details", "history", "get_tags", "listAll", "fetch"])("knows that %s reads", (value) => {
    expect(valueKind(value)).toEqual({ kind: "read", sure: true });
  });

  it.each(["create", "send", "delete", "remove", "update", "rename", "archive", "create_issue", "createGuide", "cancel", "upload"])("knows that %s writes", (value) => {
    expect(valueKind(value)).toEqual({ kind: "write", sure: true });
  });

  it.each(["add", "set", "clear", "move", "order", "complete", "comment", "start", "stop", "mark_done"])("is not sure that %s writes", (value) => {
    expect(valueKind(value)).toEqual({ kind: "write", sure: false });
  });

  it.each(["open", "check", "count", "test"])("is not sure that %s reads", (value) => {
    expect(valueKind(value)).toEqual({ kind: "read", sure: false });
  });

  it.each(["names", "oldest", "divide", "round_up", "plant", "summer", "asc", "1080p", "en", ""])("says nothing of %j", (value) => {
    expect(valueKind(value)).toBeNull();
  });
});

describe("httpMethodKind", () => {
  it("tells reading from writing methods", () => {
    expect(["GET", "head", "OPTIONS"].map(httpMethodKind)).toEqual(["read", "read", "read"]);
    expect(["POST", "put", "PATCH", "DELETE"].map(httpMethodKind)).toEqual(["write", "write", "write", "write"]);
    expect(["TRACE", "CONNECT", "", "getter"].map(httpMethodKind)).toEqual([null, null, null, null]);
  });
});

describe("sqlKind", () => {
  it.each([
    ["SELECT * FROM orders", "read"], ["select name from orders", "read"], ["  -- all\n SELECT 1", "read"], ["/* x */ (SELECT 1)", "read"], ["SHOW TABLES", "read"], ["EXPLAIN SELECT 1", "read"],
    ["WITH x AS (SELECT 1) SELECT * FROM x", "read"], ["PRAGMA table_info(x)", "read"], ["WITH x AS (SELECT 1) DELETE FROM y", "write"], ["INSERT INTO x VALUES (1)", "write"], ["insert or replace into x values (1)", "write"],
    ["UPDATE x SET y = 1", "write"], ["DELETE FROM x", "write"], ["DROP TABLE x", "write"], ["create table x (y int)", "write"], ["TRUNCATE TABLE x", "write"], ["SELECT * FROM x INTO OUTFILE '/x'", "write"], ["CALL refresh()", "run"],
  ] as const)("tells what %j does: %s", (statement, kind) => {
    expect(sqlKind(statement)).toBe(kind);
  });

  it.each(["select a seat", "Update the set", "delete it", "show me", "create a list", "call home", "with love", "", "orders", "explain yourself"])("says nothing of %j", (statement) => {
    expect(sqlKind(statement)).toBeNull();
  });
});
