// A project that serves by @modelcontextprotocol/sdk and collects its tools by `import * as`.
import "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

export const inputSchema = { hive: z.string().describe("Name of the hive") };

export const metadata = { name: "weigh_hive", description: "Weigh a hive." };

export async function handler({ hive }: { hive: string }): Promise<string> {
  try {
    return String(await (await fetch(`https://scales.example/${hive}`)).text());
  } catch (error) {
    return JSON.stringify({ success: false, error: String(error) });
  }
}
