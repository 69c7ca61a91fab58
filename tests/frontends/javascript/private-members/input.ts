import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

class Tower {
  static readonly HANDS = "set_hands";
  #server = new McpServer({ name: "clock-tower", version: "1.0.0" });

  get #prefix() {
    return "tower";
  }

  constructor() {
    this.#server.tool(`${this.#prefix}_steps`, "Steps to the clock.", async () => this.#refuse("The stairs are closed."));
    this.#server.tool(Tower.HANDS, "Sets the hands.", { hour: z.number() }, (args) => Tower.set(args));
  }

  #refuse(text: string) {
    return { content: [{ type: "text" as const, text }] };
  }

  static set({ hour }: { hour: number }) {
    if (hour > 12) throw new RangeError(`The face has hours from 1 to 12, not ${hour}.`);
    return { content: [{ type: "text" as const, text: "Set." }] };
  }
}

new Tower();
