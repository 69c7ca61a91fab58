import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

class Lighthouse {
  async lamp(name: string): Promise<{ ok: boolean; text: string }> {
    const answer = await fetch(`https://coast.example/${name}`);
    if (!answer.ok) return { ok: false, text: `The coast office answered ${answer.status} for ${name}.` };
    return { ok: true, text: await answer.text() };
  }
}

let lighthouse: Lighthouse | null = null;

function office(): Lighthouse {
  if (!lighthouse) lighthouse = new Lighthouse();
  return lighthouse;
}

class Coast {
  private keeper: Lighthouse | undefined;

  async start(): Promise<void> {
    this.keeper = new Lighthouse();
  }

  async ask(name: string) {
    if (!this.keeper) return { content: [{ type: "text" as const, text: "The keeper is not there: call start first." }], isError: true };
    const lamp = await this.keeper.lamp(name);
    return { content: [{ type: "text" as const, text: lamp.text }] };
  }
}

const coast = new Coast();
const server = new McpServer({ name: "coast", version: "1.0.0" });

server.registerTool("read_lamp", { description: "State of a lamp.", inputSchema: { name: z.string() } }, async ({ name }) => {
  const lamp = await office().lamp(name);
  if (!lamp.ok) return { content: [{ type: "text", text: lamp.text }], isError: true };
  return { content: [{ type: "text", text: lamp.text }] };
});

server.registerTool("ask_keeper", { description: "Asks the keeper about a lamp.", inputSchema: { name: z.string() } }, async ({ name }) => coast.ask(name));
