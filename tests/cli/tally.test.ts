import { expect, it } from "vitest";
import { sentenceOf, tallyOf } from "../../src/cli/tally.js";
import { emptyModel, type ServerModel } from "../../src/model/server.js";
import { absent, type Fact, known, unknown } from "../../src/model/fact.js";
import type { Handler } from "../../src/model/handler.js";
import type { Place } from "../../src/model/place.js";
import type { Tool } from "../../src/model/tool.js";
import { channels } from "../../src/sdk/channels.js";

const place = (start: number): Place => ({ file: null, start, end: start + 1, line: 1, edit: null });

const handler = (partial: string[]): Fact<Handler> => known({ place: place(0), endings: [], effects: [], bounded: true, partial }, place(0));

const tool = (start: number, part: Partial<Tool> = {}): Tool => ({
  name: known("water", place(start)),
  title: absent(place(start)),
  description: absent(place(start)),
  parameters: known([], place(start)),
  annotations: absent(place(start)),
  meta: absent(place(start)),
  schemaSigns: [],
  listing: null,
  handler: handler([]),
  channel: channels.unseen,
  place: place(start),
  definedElsewhere: false,
  remedies: [],
  ...part,
});

const model = (part: Partial<ServerModel>): ServerModel => ({ ...emptyModel, ...part });

it("counts tools by how much of them could be read", () => {
  const models = [
    emptyModel,
    model({ tools: [tool(1), tool(2, { parameters: unknown("it is imported", place(2)) })] }),
    model({
      tools: [tool(3, { handler: handler(["a call of another file"]) })],
      unread: [
        { what: "tool", tool: null, reason: "computed", place: place(9) },
        { what: "handler", tool: "water", reason: "a call of another file", place: place(3) },
        { what: "tool", tool: "water", reason: "the same as in the list", place: place(3) },
      ],
    }),
  ];
  const tally = tallyOf(models);
  expect(tally).toEqual({ read: 1, partly: 2, unread: 1, files: 2 });
  expect(sentenceOf(tally, 40)).toBe("1 tool read, 2 partly read, 1 unread in 2 files.");
});

it("says what to do where there are none", () => {
  expect(sentenceOf(tallyOf([emptyModel]), 40)).toBe(
    "No MCP tools found in 40 files: name the folder or the file where the server registers its tools.",
  );
});
