import express from "express";
const app = express();
app.post("/mcp", async (req, res) => {
  if (req.method !== "POST") return res.status(405).end();
  const { jsonrpc, id, method, params } = req.body;
  if (jsonrpc !== "2.0") return res.status(400).json({ jsonrpc: "2.0", id: null, error: { code: -32600, message: "Invalid Request" } });
  let result;
  try {
    switch (method) {
      case "initialize": result = { protocolVersion: "2025-06-18" }; break;
      case "tools/list": result = { tools: [{ name: "read_gauge", description: "Reads a gauge.", inputSchema: { type: "object", properties: { id: { type: "string" } } } }] }; break;
      case "tools/call": {
        if (!params || typeof params.name !== "string") { res.json({ jsonrpc: "2.0", id, error: { code: -32602, message: "Missing tool name" } }); return; }
        result = await callTool(params.name, params.arguments || {});
        break;
      }
      default:
        return res.json({ jsonrpc: "2.0", id, error: { code: -32601, message: `Method not found: ${method}` } });
    }
    res.json({ jsonrpc: "2.0", id, result });
  } catch (e) {
    res.json({ jsonrpc: "2.0", id, error: { code: -32603, message: "Internal error" } });
  }
});
async function callTool(name, args) {
  if (name === "read_gauge") {
    const r = await fetch(`https://g.example/${args.id}`);
    if (!r.ok) return { content: [{ type: "text", text: `Error: gauge ${args.id} is not read` }] };
    return { content: [{ type: "text", text: await r.text() }] };
  }
  throw new Error(`Unknown tool: ${name}`);
}
