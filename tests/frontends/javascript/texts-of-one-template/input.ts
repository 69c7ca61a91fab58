import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

async function book(room: string): Promise<{ done: boolean; text: string }> {
  const found = await rooms.get(room);
  if (!found) return { done: false, text: `there is no room ${room}` };
  if (found.taken) return { done: false, text: "an error" };
  await rooms.book(room);
  return { done: true, text: `Room ${room} is yours.` };
}

const server = new McpServer({ name: "rooms", version: "1.0.0" });

server.registerTool("book_room", { description: "Books a room.", inputSchema: { room: z.string() } }, async ({ room }) => {
  const result = await book(room);
  return { content: [{ type: "text", text: result.done ? result.text : `Booking failed: ${result.text}` }], isError: !result.done };
});
