import { channels } from "../../src/sdk/channels.js";
import { spawned } from "./node.js";
import { prove } from "./proof.js";

prove({ id: "litemcp", package: "litemcp", channel: channels.litemcp, serve: async () => spawned("servers/litemcp.ts") });
