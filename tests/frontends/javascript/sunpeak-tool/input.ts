import type { AppToolConfig } from "sunpeak/mcp";
import { z } from "zod";

export const tool: AppToolConfig = {
  title: "Show the glaze",
  description: "Show how a glaze looks after firing.",
  annotations: { readOnlyHint: true },
};

export const schema = { glaze: z.string().describe("Name of the glaze") };

export default async function ({ glaze }: { glaze: string }) {
  if (glaze === "") throw new Error("Name a glaze, such as celadon.");
  return { structuredContent: { glaze } };
}
