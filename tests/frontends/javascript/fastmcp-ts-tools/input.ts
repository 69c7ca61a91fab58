import { FastMCP } from "@prefecthq/fastmcp-ts/server";
import { z } from "zod";

const server = new FastMCP({ name: "post", version: "1.0.0" });

server.tool({ name: "weigh", description: "Weigh a parcel.", input: z.object({ parcel: z.string().describe("Number of the parcel") }) }, async ({ parcel }) => {
  if (parcel === "0") return `Error: there is no parcel ${parcel}.`;
  if (parcel === "1") throw new Error(`Parcel ${parcel} is lost.`);
  return { grams: 200 };
});

server.tool({ name: "opening_hours", description: "Tell the opening hours." }, () => "9 to 17");
