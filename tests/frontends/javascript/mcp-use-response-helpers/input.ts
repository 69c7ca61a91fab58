import { MCPServer, array, error, markdown, mix, object, text as say } from "mcp-use/server";
import { z } from "zod";

const server = new MCPServer({ name: "boats", version: "1.0.0" });
const boats = [{ name: "Ida", berths: 4 }];

server.tool({ name: "find_boat", description: "Find a boat by name.", schema: z.object({ name: z.string().describe("Name of the boat") }), annotations: { readOnlyHint: true } }, async ({ name }) => {
  const boat = boats.find((entry) => entry.name === name);
  if (!boat) return error(`No boat is called ${name}.`);
  return object(boat);
});

server.tool({ name: "list_boats", description: "List all boats." }, async () => array(boats));

server.tool({ name: "charter", description: "Charter a boat.", schema: z.object({ name: z.string() }) }, async ({ name }) => {
  if (name === "Ida") return object({ success: false, error: "Ida is taken." });
  try {
    await reserve(name);
  } catch (cause) {
    // The flag of one part is lost in the mix.
    return mix(say("Nothing was chartered."), error(`Could not charter ${name}: ${cause}`));
  }
  return markdown(`**${name}** is yours.`);
});

server.tool({
  name: "tide",
  description: "Tell the tide of today.",
  inputs: [{ name: "port", type: "string", description: "Name of the port", required: true }],
  cb: async ({ port }) => say(`High at 12:00 in ${port}.`),
});

declare function reserve(name: string): Promise<void>;
