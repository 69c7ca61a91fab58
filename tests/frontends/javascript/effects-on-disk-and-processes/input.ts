import { exec } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const run = promisify(exec);
const server = new McpServer({ name: "ski-lift", version: "1.0.0" });

server.tool("snow_book", "The book of snow depths.", async () => ({ content: [{ type: "text", text: await fs.readFile("snow.txt", "utf8") }] }));

server.tool("note_snow", "Notes the depth of the snow.", { depth: z.number() }, async ({ depth }) => {
  await fs.appendFile("snow.txt", `${depth}\n`);
  return { content: [{ type: "text", text: "Noted." }] };
});

server.tool("snow_chart", "Draws the book of snow depths.", async () => {
  const file = path.join(os.tmpdir(), "chart.svg");
  await fs.writeFile(file, "<svg/>");
  return { content: [{ type: "text", text: file }] };
});

server.tool("shell", "Runs a command on the lift's computer.", { command: z.string() }, async ({ command }) => {
  const { stdout } = await run(command);
  return { content: [{ type: "text", text: stdout }] };
});
