export interface Desk {
  addReadTool(name: string, description: string, shape: object, handler: (args: Record<string, string>) => Promise<unknown>): void;
  addGuardedTool(name: string, config: object, handlers: Record<string, () => Promise<unknown>>): void;
}

export function defineTool(server: { registerTool(...args: unknown[]): void }, name: string, config: object, handler: (args: Record<string, number>) => Promise<unknown>) {
  server.registerTool(name, config, handler);
}

export const timedTool = async (name: string, seconds: number, work: () => Promise<string>) => `${name} ${seconds} ${await work()}`;
