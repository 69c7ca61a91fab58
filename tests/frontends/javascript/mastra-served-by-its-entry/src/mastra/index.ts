import { Mastra } from "@mastra/core/mastra";
import { lighthouse } from "./server";

export const mastra = new Mastra({ mcpServers: { lighthouse } });
