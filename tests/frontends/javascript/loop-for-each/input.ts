import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "choir", version: "1.0.0" });

const scores = [
  { id: "spring", title: "Spring concert" },
  { id: "advent", title: "Advent concert" },
];

scores.forEach((score) => {
  server.tool(`score_${score.id}`, `The score of the ${score.title}.`, async () => {
    return { content: [{ type: "text", text: "Ask the librarian of the choir." }], isError: true };
  });
});
