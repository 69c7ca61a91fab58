// Nothing here names an SDK: the manifest depends on a package of the same workspace, and that one on the SDK.
import { z } from "zod";

export function register(server: { registerTool(...args: unknown[]): void }) {
  server.registerTool("stock_shelf", { description: "Tell what stands on a shelf.", inputSchema: { shelf: z.string() } }, async ({ shelf }: { shelf: string }) => ({ content: [{ type: "text", text: shelf }] }));
}
