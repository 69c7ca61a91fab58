import { execFile } from "node:child_process";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });

server.tool("clean_lens", "Cleans the lens.", () => {
  return new Promise((resolve, reject) => {
    execFile("lens-brush", ["--slow"], (error, stdout) => {
      if (error) {
        reject(new Error(`The brush stopped: ${error.message}`));
        return;
      }
      resolve({ content: [{ type: "text", text: stdout }] });
    });
  });
});
