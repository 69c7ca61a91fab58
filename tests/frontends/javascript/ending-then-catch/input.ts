import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });

server.tool("lamp_hours", "Hours the lamp has burned.", () =>
  meter
    .read()
    .then((hours) => ({ content: [{ type: "text" as const, text: `${hours} h` }] }))
    .catch((reason) => ({ content: [{ type: "text" as const, text: `The meter did not answer: ${reason}` }], isError: true })),
);
