import { channels } from "../../src/sdk/channels.js";
import { spawned } from "./node.js";
import { prove } from "./proof.js";

prove({ id: "mastra", package: "@mastra/mcp", channel: channels.mastra, versions: "newest", serve: async () => spawned("servers/mastra.ts") });
