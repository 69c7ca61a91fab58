import { StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";

/** A client's transport to a server that answers web requests, without a network. */
export function fetching(handle: (request: Request) => Promise<Response>): Transport {
  return new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), { fetch: (url, init) => handle(new Request(url, init)) });
}
