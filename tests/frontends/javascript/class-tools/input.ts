import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { Tool, type Answer } from "./tool.js";

const lambs = new Map([["E-1", 2]]);

class CountLambs extends Tool<{ ewe: string }> {
  static readonly toolName = "count_lambs";
  static readonly schema = { ewe: z.string().describe("Number of the ewe") };

  get description() {
    return "How many lambs a ewe has.";
  }

  async execute({ ewe }: { ewe: string }): Promise<Answer> {
    const count = lambs.get(ewe);
    if (count === undefined) return this.refuse(`There is no ewe ${ewe}. Numbers look like E-1.`);
    return this.say(`${count} lambs`);
  }
}

abstract class FieldTool extends Tool<{ field: string }> {
  argsShape = { field: z.string() };
}

class ShutGate extends FieldTool {
  getName() {
    return "shut_gate";
  }

  get description() {
    return "Shuts the gate of a field.";
  }

  async execute({ field }: { field: string }): Promise<Answer> {
    try {
      await fetch(`https://farm.example/gates/${field}`, { method: "DELETE" });
      return this.say("The gate is shut.");
    } catch {
      return this.say(`Error: the gate of ${field} does not answer.`);
    }
  }
}

class WeighLamb extends Tool<{ lamb: string }> {
  getConfig() {
    return { name: "weigh_lamb", title: "Weigh a lamb", description: "Weight of a lamb.", inputSchema: { lamb: z.string() }, annotations: { readOnlyHint: true } };
  }

  get description() {
    return this.getConfig().description;
  }

  async execute(): Promise<Answer> {
    throw new Error("The scales are in use. Try again in a minute.");
  }
}

/** A command of the shell, and no tool. */
class Shear {
  name = "shear";
  description = "Shears all sheep.";
  run() {
    return lambs.clear();
  }
}

export function register(server: McpServer) {
  for (const make of [CountLambs, ShutGate, WeighLamb]) registry.push(new make());
  return new Shear().run();
}
export const registry: unknown[] = [];
