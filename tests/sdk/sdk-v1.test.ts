import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as types from "@modelcontextprotocol/sdk/types.js";
import { channels } from "../../src/sdk/channels.js";
import { proveSdkV1 } from "./sdk-v1.js";

proveSdkV1("@modelcontextprotocol/sdk", "sdk-v1", { McpServer, Server, ...types }, { high: channels["sdk-v1"], low: channels["sdk-v1-low-level"] });
