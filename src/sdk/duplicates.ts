import type { Channel } from "../model/channel.js";

/** What comes of a second tool with the same name, as recorded by running each SDK; a clause without a full stop. */
const DUPLICATES: Readonly<Record<string, string>> = {
  "sdk-v1": 'the SDK throws "Tool … is already registered", and the server does not start',
  "sdk-v1-unchecked": 'the SDK throws "Tool … is already registered", and the server does not start',
  "sdk-v2": 'the SDK throws "Tool … is already registered", and the server does not start',
  "agent-sdk": "the SDK throws where the server is made",
  fastmcp: "the last one is listed, and the others are gone without a word",
  "mcp-framework": "the last one is listed, and the others are gone without a word",
  "mcp-nest": "the last one is listed, and the others are gone without a word",
  "mcp-nest-filtered": "the last one is listed, and the others are gone without a word",
  tmcp: "the last one is listed, and the others are gone without a word",
  "mcp-lite": "the last one is listed, and the others are gone without a word",
  xmcp: "every request to the server fails with -32603",
};

/** What a tool list with two tools of one name leads to, where no SDK looks at it. */
const LISTED = "the model cannot tell them apart, and only one of them is ever called";

export const duplicateOf = ({ id }: Channel): string => DUPLICATES[id] ?? LISTED;
