import { z } from "zod";
import { type InferSchema, type ToolMetadata } from "xmcp";

export const schema = {
  street: z.string().describe("Name of the street"),
  dry: z.boolean().default(false).describe("Only tell what would happen"),
};

export const metadata: ToolMetadata = {
  name: "sweep_street",
  description: "Send a sweeper to one street.",
  annotations: { readOnlyHint: false },
};

export default async function sweep({ street, dry }: InferSchema<typeof schema>) {
  if (street === "") throw new Error("Name a street.");
  if (dry) return `A sweeper would go to ${street}.`;
  const answer = await fetch("https://sweepers.example/jobs", { method: "POST", body: street });
  if (!answer.ok) return { error: `No sweeper is free for ${street}.` };
  return { structuredContent: { street, status: "sent" } };
}
