import { deserializeMessage, serializeMessage, type JSONRPCMessage, type Transport } from "@modelcontextprotocol/client";

/**
 * Two transports that are joined in memory. Unlike the SDK's own, they send text as stdio does: what cannot be written as
 * JSON is refused by `send`, and what is no message of the protocol reaches nobody.
 */
export function wire(): { readonly client: End; readonly server: End } {
  const client = new End();
  const server = new End();
  client.other = server;
  server.other = client;
  return { client, server };
}

class End implements Transport {
  other: End | null = null;
  onmessage?: Transport["onmessage"];
  onclose?: () => void;
  onerror?: (error: Error) => void;

  async start(): Promise<void> {}

  async send(message: JSONRPCMessage): Promise<void> {
    const line = serializeMessage(message);
    setImmediate(() => this.other?.receive(line));
  }

  async close(): Promise<void> {
    const { other } = this;
    this.other = null;
    this.onclose?.();
    await other?.close();
  }

  private receive(line: string): void {
    try {
      this.onmessage?.(deserializeMessage(line));
    } catch (error) {
      this.onerror?.(error as Error);
    }
  }
}
