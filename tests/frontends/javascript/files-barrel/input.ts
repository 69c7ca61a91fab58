import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { Names, refuseLesson } from "./lessons/index.js";

const server = new McpServer({ name: "kite-school", version: "1.0.0" });

server.tool(Names.Book, "Books a lesson.", { pupil: z.string(), wind: z.number() }, async ({ pupil, wind }) => {
  if (wind > 9) refuseLesson(`Wind ${wind} is too strong for ${pupil}; lessons go to 9.`);
  return { content: [{ type: "text", text: "Booked." }] };
});
