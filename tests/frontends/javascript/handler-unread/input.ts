import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { handlerFor } from "mushroom-handlers";
import { z } from "zod";

const server = new McpServer({ name: "mushroom-farm", version: "1.0.0" });

server.tool("compost_heat", "Heat of the compost.", { heap: z.string() }, handlerFor("compost"));
