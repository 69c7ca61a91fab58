import { describe, expect, it } from "vitest";
import { internalsIn, serverPathIn, sqlTextIn, stackTextIn } from "../../src/wording/internals.js";
import { internalFaults } from "../../src/wording/faults.js";
import { argument, caughtMessage, hole, text } from "./texts.js";

describe("sqlTextIn", () => {
  it.each([
    "SELECT id, name FROM orders WHERE id = 7",
    "Query failed: INSERT INTO orders (id) VALUES (7)",
    "UPDATE orders SET state = 'x'",
    "DELETE FROM orders WHERE id = 7",
    "DROP TABLE orders",
    "CREATE TABLE IF NOT EXISTS orders (id)",
  ])("finds a statement in %j", (value) => {
    expect(sqlTextIn(value)).toBe(true);
  });

  it.each([
    "Select an order from the list.",
    "Only SELECT statements are allowed.",
    "Write a statement such as SELECT * FROM orders LIMIT 10.",
    "Try SELECT name FROM orders",
    "Data-modification keywords (INSERT, UPDATE, DELETE, DROP) are not allowed",
    "Update the set of tags",
  ])("leaves %j alone", (value) => {
    expect(sqlTextIn(value)).toBe(false);
  });
});

describe("serverPathIn", () => {
  it.each(["Cannot open /home/deploy/app/orders.db", "no file /Users/ada/orders/db.json", "C:\\Users\\ada\\orders.db is locked", "see /var/www/shop/config.php", "/opt/orders/bin/x failed"])(
    "finds a path in %j",
    (value) => {
      expect(serverPathIn(value)).toBe(true);
    },
  );

  it.each([
    "Give an absolute path such as /home/ada/file.txt",
    "Paths start like /home/user/file.txt",
    "see https://example.com/home/ada/x",
    "Cannot reach Docker at /var/run/docker.sock",
    "the route /lists/memberships",
    "Write to /tmp/out.txt",
    "a/home/b/c",
    "~/home/ada/x",
  ])("leaves %j alone", (value) => {
    expect(serverPathIn(value)).toBe(false);
  });
});

describe("stackTextIn", () => {
  it("finds frames of JavaScript and tracebacks of Python", () => {
    expect(stackTextIn("Error: x\n    at font (/srv/server.ts:16:21)")).toBe(true);
    expect(stackTextIn("Traceback (most recent call last):\n  File")).toBe(true);
    expect(stackTextIn("We meet\n at noon")).toBe(false);
  });
});

describe("internalsIn", () => {
  it.each([
    ["stack", hole("error.stack", { is: "stack" })],
    ["object", hole("JSON.stringify(error)", { is: "whole-object", of: "error" })],
    ["response", hole("inspect(res)", { is: "whole-object", of: "response" })],
    ["response", hole("await res.text()", { is: "response-body" })],
    ["sql", hole("sql", { is: "sql", name: "sql" })],
    ["path", hole("__dirname", { is: "server-path", name: "__dirname" })],
  ] as const)("finds %s behind a hole", (kind, found) => {
    expect(internalsIn(text`It broke: ${found}`)).toEqual([{ kind, words: found.source, hole: found }]);
  });

  it("leaves messages and what the caller gave alone", () => {
    expect(internalsIn(text`Cannot read ${argument("path")}: ${caughtMessage()}`)).toEqual([]);
  });

  it("finds a statement that runs over a hole", () => {
    expect(internalsIn(text`Failed: SELECT * FROM ${"table"} WHERE id = ${argument("id")}`)).toMatchObject([{ kind: "sql" }]);
  });

  it("leaves the path of a URL with a password to the rule about secrets", () => {
    const secret = text`Cannot reach postgres://reader:hunter2x9@db:5432/x at /home/deploy/app/x`;
    expect(internalsIn(secret)).toMatchObject([{ kind: "path" }]);
    expect(internalFaults(secret)).toEqual([]);
  });
});
