import type { ToolMetadata } from "xmcp";

const metadata: ToolMetadata = { description: "Count the sweepers that are out." };

const count = async () => {
  const sweepers = await load();
  if (sweepers === null) return ["unknown"];
  return 3;
};

export { metadata, count as default };

declare function load(): Promise<number[] | null>;
