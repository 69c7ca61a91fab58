import axios from "axios";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "ski-lift", version: "1.0.0" });
const API = "https://lift.example";

server.tool("lift_state", "State of a lift.", { lift: z.string() }, async ({ lift }) => {
  const state = await (await fetch(`${API}/lifts/${lift}`)).json();
  return { content: [{ type: "text", text: state.now }] };
});

server.tool("stop_lift", "Stops a lift.", { lift: z.string() }, async ({ lift }) => {
  await fetch(`${API}/lifts/${lift}`, { method: "DELETE" });
  return { content: [{ type: "text", text: "Stopped." }] };
});

server.tool("salt_path", "Salts a path.", { path: z.string() }, async ({ path }) => {
  await axios.put(`${API}/paths/${path}`, { salt: true });
  return { content: [{ type: "text", text: "Salted." }] };
});

server.tool("find_runs", "Runs by colour.", { colour: z.string() }, async ({ colour }) => {
  const { data } = await axios.post(`${API}/search`, { query: colour });
  return { content: [{ type: "text", text: data.names.join(", ") }] };
});

server.tool("call_api", "Calls the lift's API.", { path: z.string(), method: z.string() }, async ({ path, method }) => {
  const response = await fetch(API + path, { method });
  return { content: [{ type: "text", text: await response.text() }] };
});
