/** What a function of a framework makes of its arguments, as the result of a tool call. */
export type ResponseHelper =
  /** A text block; `flagged`: with `isError: true` beside it. */
  | { readonly makes: "text"; readonly flagged?: true }
  /** The object as structured content, and its JSON as a text block. */
  | { readonly makes: "object" }
  /** The text of `message`, else the content of the result in `output`, without its flag; `props` as structured content. */
  | { readonly makes: "widget" }
  /** Some other block, of which no text is known. */
  | { readonly makes: "block" }
  /** One result of several; `keepsFlag`: failed if one of them is. */
  | { readonly makes: "mix"; readonly keepsFlag: boolean };

const text: ResponseHelper = { makes: "text" };
const flagged: ResponseHelper = { makes: "text", flagged: true };
const object: ResponseHelper = { makes: "object" };
const block: ResponseHelper = { makes: "block" };

/** By package and exported name. Recorded with mcp-use 2.5.2 and tmcp 1.20.0. */
const HELPERS: readonly { readonly packages: readonly string[]; readonly helpers: Readonly<Record<string, ResponseHelper>> }[] = [
  {
    packages: ["mcp-use", "mcp-use/server"],
    helpers: { text, markdown: text, html: text, xml: text, css: text, javascript: text, error: flagged, object, array: object, image: block, audio: block, binary: block, resource: block, widget: { makes: "widget" }, mix: { makes: "mix", keepsFlag: false } },
  },
  {
    packages: ["tmcp/utils"],
    helpers: { "tool.text": text, "tool.error": flagged, "tool.structured": object, "tool.media": block, "tool.resource": block, "tool.resourceLink": block, "tool.mix": { makes: "mix", keepsFlag: true } },
  },
];

/** The helper that a package exports under a name, such as `error` or `tool.error`. */
export function responseHelper(from: string, name: string): ResponseHelper | null {
  const found = HELPERS.find(({ packages }) => packages.includes(from))?.helpers;
  return found && Object.hasOwn(found, name) ? found[name]! : null;
}
