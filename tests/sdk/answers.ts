import { setMaxListeners } from "node:events";
import { Client, ProtocolError, SdkError, type Transport } from "@modelcontextprotocol/client";
import type { Outcome } from "../../src/model/ending.js";

/** What a client got for a call, as it is recorded. */
export type Answer =
  | { readonly result: Result }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
  /** An answer came, and the client refused it. */
  | { readonly refused: string }
  | { readonly noReply: true };

interface Result {
  readonly content?: readonly { readonly type: string; readonly text?: string }[];
  readonly isError?: boolean;
  readonly [member: string]: unknown;
}

/** Calls without an answer are given up when so many later calls were answered, one after another, and none of the open ones. */
const OVERTAKEN = 10;
/** How long each of those is put off, in milliseconds. */
const PAUSE = 100;

/** Calls tools through the official client, all at once, and returns the answers by name. The tool `result` must be one that answers. */
export async function answersOf(transport: Transport, tools: readonly string[], versions: "old" | "newest"): Promise<Map<string, Answer>> {
  const client = new Client(
    { name: "channel-table", version: "1.0.0" },
    { versionNegotiation: { mode: versions === "newest" ? "auto" : "legacy" } },
  );
  // An answer that is no message of the protocol ends here; the call that it belongs to waits on.
  client.onerror = () => {};
  await client.connect(transport);
  try {
    // The client checks structured content only against schemas that it has seen.
    await client.listTools();
    const answers = new Map<string, Answer>();
    const givenUp = new AbortController();
    setMaxListeners(tools.length, givenUp.signal);
    const calls = tools.map(async (name) => {
      answers.set(name, await answerOf(client, name, givenUp.signal));
    });
    for (let overtaken = 0; overtaken < OVERTAKEN && answers.size < tools.length; overtaken++) {
      const before = answers.size;
      await Promise.race([Promise.all(calls), new Promise((done) => setTimeout(done, PAUSE))]);
      await client.callTool({ name: "result", arguments: {} });
      if (answers.size > before) overtaken = -1;
    }
    givenUp.abort();
    await Promise.all(calls);
    return new Map(tools.map((name) => [name, answers.get(name)!]));
  } finally {
    await client.close();
  }
}

async function answerOf(client: Client, name: string, signal: AbortSignal): Promise<Answer> {
  try {
    const { _meta, ...result } = (await client.callTool({ name, arguments: {} }, { signal })) as Result;
    return { result };
  } catch (error) {
    if (signal.aborted) return { noReply: true };
    if (error instanceof ProtocolError) {
      const { code, message, data } = error;
      return { error: { code, message, ...(data !== undefined && { data: withoutStack(data) }) } };
    }
    if (error instanceof SdkError) return { refused: error.message };
    throw error;
  }
}

/** Data of an error with the first line of its stack only: the others name places on this machine. */
function withoutStack(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("stack" in data)) return data;
  return { ...data, stack: `${String(data.stack).split("\n")[0]} …` };
}

/** An outcome of the channel table. `masked-tool-error`: a tool error without the words that were thrown. */
export type Told = Outcome | "masked-tool-error";

/** What a handler throws: with its words, if it has any. A JSON-RPC error is then its protocol error, and not a refused result. */
export interface Thrown {
  readonly words: string | null;
}

/** What an answer is, in the terms of the channel table. */
export function outcomeOf(answer: Answer, thrown: Thrown | null): Told {
  if ("noReply" in answer) return "no-reply";
  if ("refused" in answer) return "rejected-by-client";
  if ("error" in answer) return thrown ? "protocol-error" : "rejected-by-client";
  const { isError, content = [] } = answer.result;
  if (isError) return thrown?.words && !textOf(answer).includes(thrown.words) ? "masked-tool-error" : "tool-error";
  return content.length > 0 ? "success" : "empty-success";
}

/** Every text block of a result, or the message of an error: what a model can be shown of an answer. */
export function textOf(answer: Answer): string {
  if ("error" in answer) return answer.error.message;
  if (!("result" in answer)) return "";
  return (answer.result.content ?? []).map(({ text = "" }) => text).join("\n");
}
