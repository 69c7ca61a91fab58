import { LiteMCP } from "litemcp";
import { z } from "zod";

const server = new LiteMCP("kennel", "1.0.0");

server.addTool({
  name: "feed",
  description: "Feed a dog.",
  parameters: z.object({ dog: z.string() }),
  execute: async ({ dog }) => {
    if (dog === "wolf") return { content: [{ type: "text", text: `${dog} is no dog.` }], isError: true };
    return `${dog} is fed.`;
  },
});

server.addTool({ name: "count", description: "Count the dogs.", execute: async () => 3 });
