import type { Channel } from "../model/channel.js";

/**
 * What each SDK turns a return or a throw of a tool into, as recorded by running it. A row holds for the versions that its
 * source names; where versions differ, the rows differ.
 */
export const channels = {
  "sdk-v1": {
    id: "sdk-v1",
    label: "@modelcontextprotocol/sdk 1.x",
    thrown: "tool-error",
    flag: "kept",
    returnedString: "rejected",
    returnedObject: "empty-success",
    source: "recorded with @modelcontextprotocol/sdk 1.32.2, McpServer",
  },
  "sdk-v2": {
    id: "sdk-v2",
    label: "@modelcontextprotocol/server 2.x",
    thrown: "tool-error",
    flag: "kept",
    returnedString: "rejected",
    returnedObject: "empty-success",
    source: "recorded with @modelcontextprotocol/server 2.4.0, McpServer",
  },
  "sdk-v1-low-level": {
    id: "sdk-v1-low-level",
    label: "the low-level Server of @modelcontextprotocol/sdk 1.x",
    thrown: "protocol-error",
    flag: "kept",
    returnedString: "rejected",
    returnedObject: "empty-success",
    source: "recorded with @modelcontextprotocol/sdk 1.32.2, Server",
  },
  "sdk-v2-low-level": {
    id: "sdk-v2-low-level",
    label: "the low-level Server of @modelcontextprotocol/server 2.x",
    thrown: "protocol-error",
    flag: "kept",
    returnedString: "rejected",
    returnedObject: "empty-success",
    source: "recorded with @modelcontextprotocol/server 2.4.0, Server",
  },
  fastmcp: {
    id: "fastmcp",
    label: "fastmcp 4",
    thrown: "tool-error",
    flag: "kept",
    returnedString: "success",
    returnedObject: "tool-error",
    source: "recorded with fastmcp 4.20.16",
  },
  /** A result builder without a registration in sight: only what all of the above share is assumed. */
  unseen: {
    id: "unseen",
    label: "this SDK",
    thrown: "tool-error",
    flag: "kept",
    returnedString: "rejected",
    returnedObject: "empty-success",
    source: "what every recorded SDK that takes a result object does with it",
  },
} as const satisfies Record<string, Channel>;

export type ChannelId = keyof typeof channels;
