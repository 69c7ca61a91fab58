import { readFileSync } from "node:fs";
import type { Transport } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, it } from "vitest";
import type { Channel } from "../../src/model/channel.js";
import { REFUSAL } from "../../src/sdk/channels.js";
import { answersOf, outcomeOf, type Answer } from "./answers.js";
import { bodies, type Body } from "./bodies.js";
import { columns, type Column } from "./columns.js";
import { record, recordingOf, recordsAnew } from "./recordings.js";

/** An SDK as it is put to the proof. */
export interface Specimen {
  /** Name of the recording. */
  readonly id: string;
  /** The installed package: a folder in `node_modules`. */
  readonly package: string;
  /** What is said of it besides its name and version: `McpServer`. */
  readonly part?: string;
  /** The row that it must bear out. */
  readonly channel: Channel;
  /** Tools of this SDK alone: they are recorded, and no row says anything of them. */
  readonly own?: readonly Body[];
  /** Which revisions of the protocol the server speaks. */
  readonly versions?: "old" | "newest";
  /** Starts a server with a tool for each body, and returns the client's end of the connection. */
  readonly serve: (tools: readonly Body[]) => Promise<Transport>;
}

/** Calls a tool for each column of the channel table, and compares what the client gets with the row and the recording. */
export function prove({ id, channel, part, serve, package: folder, own = [], versions = "old" }: Specimen): void {
  const sdk = `${nameOf(folder)}${part ? ` (${part})` : ""}`;
  const tools = [...bodies, ...own];
  // Asked at once, so that the servers of one file are waited for together.
  const asked = serve(tools).then((transport) => answersOf(transport, tools.map((tool) => tool.id), versions));
  asked.catch(() => {});
  describe(sdk, () => {
    let answers = new Map<string, Answer>();
    beforeAll(async () => {
      answers = await asked;
    });

    it.each(columns.filter(({ expected }) => expected(channel) !== null))("does with $words what the channel table says", (column) => {
      expect(departure(sdk, column, channel, answers.get(column.id))).toBeNull();
    });

    if (channel.returned.boolean === "rejected-by-client") {
      it("refuses a result in the words that messages quote", () => {
        const [, code, words] = /^(-\d+) "(.+)"$/.exec(channel.refusal ?? REFUSAL) ?? [];
        expect(answers.get("returned-boolean")).toEqual({ error: { code: Number(code), message: expect.stringContaining(words!) } });
      });
    }

    it("answers with the recorded texts", () => {
      const heard = Object.fromEntries(answers);
      if (recordsAnew) record(id, { sdk, answers: heard });
      expect(changes(sdk, recordingOf(id)?.answers ?? {}, heard)).toEqual([]);
    });
  });
}

/** Says in one sentence how an answer departs from the row of the channel table; null where it does not. */
export function departure(sdk: string, { id, words, expected, thrown }: Column, channel: Channel, answer: Answer | undefined): string | null {
  if (!answer) throw new Error(`No tool ${id} was called.`);
  const [was, is] = [expected(channel), outcomeOf(answer, thrown)];
  return was === is ? null : `${sdk}: ${words} was \`${was}\` and is now \`${is}\`: update src/sdk/channels.ts.`;
}

/** Says in one sentence each which answers are not the recorded ones. */
export function changes(sdk: string, recorded: Readonly<Record<string, Answer>>, heard: Readonly<Record<string, Answer>>): string[] {
  return Object.keys({ ...recorded, ...heard }).flatMap((id) => {
    const [was, is] = [recorded[id], heard[id]].map((answer) => (answer ? JSON.stringify(answer) : "nothing"));
    const words = columns.find((column) => column.id === id)?.words ?? id;
    return was === is ? [] : [`${sdk}: ${words} was answered with ${was} and is now answered with ${is}: run UPDATE=1 npm run test:sdk, and mend the pages in docs/rules that quote it.`];
  });
}

function nameOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(new URL(`node_modules/${folder}/package.json`, import.meta.url), "utf8")) as { name: string; version: string };
  return `${name} ${version}`;
}
