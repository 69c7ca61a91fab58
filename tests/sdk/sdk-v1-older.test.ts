import { Server as Server12 } from "sdk-1.12/server/index.js";
import { McpServer as McpServer12 } from "sdk-1.12/server/mcp.js";
import * as types12 from "sdk-1.12/types.js";
import { Server as Server20 } from "sdk-1.20/server/index.js";
import { McpServer as McpServer20 } from "sdk-1.20/server/mcp.js";
import * as types20 from "sdk-1.20/types.js";
import { Server as Server23 } from "sdk-1.23/server/index.js";
import { McpServer as McpServer23 } from "sdk-1.23/server/mcp.js";
import * as types23 from "sdk-1.23/types.js";
import { channels } from "../../src/sdk/channels.js";
import { proveSdkV1, type SdkV1 } from "./sdk-v1.js";

const rows = { high: channels["sdk-v1-unchecked"], low: channels["sdk-v1-low-level-unchecked"] };

// Each is the last line with some behaviour of its own: see the recordings of `flagged-by-schema` and `thrown-http-error`.
proveSdkV1("sdk-1.12", "sdk-v1.12", { McpServer: McpServer12, Server: Server12, ...types12 } as unknown as SdkV1, rows);
proveSdkV1("sdk-1.20", "sdk-v1.20", { McpServer: McpServer20, Server: Server20, ...types20 } as unknown as SdkV1, rows);
proveSdkV1("sdk-1.23", "sdk-v1.23", { McpServer: McpServer23, Server: Server23, ...types23 } as unknown as SdkV1, rows);
