import type { SchemaSign } from "../src/model/schema.js";
import { nameOf, type Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { hostsOf, type HostId } from "../src/sdk/hosts.js";
import { firstHere, onePerPlace } from "../src/wording/say.js";

type MessageId = "unlistable" | "zod3" | "taken" | "required" | "root" | "union" | "items" | "host" | "format";

/** SDKs whose tools/list fails as a whole over one schema, by the recorded runs. */
const FAILS_WHOLE = new Set(["sdk-v1", "sdk-v2"]);
/** Channels that list a schema as it is written. */
const LISTS_AS_WRITTEN = new Set(["sdk-v1-low-level", "sdk-v1-low-level-unchecked", "sdk-v2-low-level", "tool-list"]);
const WHY: Readonly<Record<string, string>> = { "array-without-items": "a list without items", tuple: "a tuple", reference: "a reference", "root-union": "a choice at the root", "type-list": "a list of types" };

function judge(tool: Tool, { kind, of, parameter, source, place }: SchemaSign, hosts: readonly HostId[]): Problem<MessageId> | null {
  const at = firstHere(place, tool.name.place, tool.place);
  if (!at) return null;
  const where = parameter === null ? `The ${of} schema of ${nameOf(tool)}` : `"${parameter}" of ${nameOf(tool)}`;
  const data = { tool: nameOf(tool), where, source };
  const { id, label } = tool.channel;
  switch (kind) {
    case "unlistable":
      return FAILS_WHOLE.has(id) ? { at, messageId: "unlistable", data: { ...data, write: INSTEAD[/(\w+)\([^(]*$/.exec(source)?.[1] ?? ""] ?? "a type that JSON has" } } : null;
    case "zod-3":
      return id === "sdk-v2" ? { at, messageId: "zod3", data: { ...data, label } } : null;
    case "taken-for-annotations":
      return { at, messageId: "taken", data };
    case "required-without-property":
      return of === "input" ? { at, messageId: "required", data } : null;
    case "root-not-object":
      return of === "input" && LISTS_AS_WRITTEN.has(id) ? { at, messageId: "root", data } : null;
    case "root-union":
      if (of === "input" && /^sdk-v1(?:-unchecked)?$/.test(id)) return { at, messageId: "union", data };
      break;
    case "array-without-items":
      if (of === "input") return { at, messageId: "items", data };
      break;
    case "format": {
      const host = hostsOf(hosts).find(({ schema }) => schema?.formats && !schema.formats.includes(source));
      return host && of === "input" ? { at, messageId: "format", data: { ...data, host: host.label } } : null;
    }
  }
  if (of !== "input") return null;
  const refusing = hostsOf(hosts).find(({ schema }) => schema?.refuses[kind as "tuple"] !== undefined);
  return refusing ? { at, messageId: "host", data: { ...data, host: refusing.label, what: WHY[kind] ?? kind, does: refusing.schema!.refuses[kind as "tuple"]! } } : null;
}

const INSTEAD: Readonly<Record<string, string>> = {
  date: "z.iso.date() or z.iso.datetime(), and make the date in the handler",
  bigint: "z.string() or z.number(), and make the bigint in the handler",
  int64: "z.int() or z.string()",
  uint64: "z.int() or z.string()",
  map: "z.record(z.string(), …)",
  set: "z.array(…)",
  undefined: "an optional schema",
  void: "an optional schema",
  transform: "the schema of what comes out, and make it in the handler",
};

export default defineRule<MessageId>({
  id: "valid-input-schema",
  meta: {
    type: "problem",
    docs: {
      description: "require schemas that can be listed and that hosts take",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "directory", severity: "error" },
      ],
    },
    languages: languages.definitions,
    schema: [],
    defaultOptions: [],
    messages: {
      unlistable: "{{where}} is {{source}}, which has no JSON Schema: tools/list fails with -32603, so the client sees no tool of this server at all. Take {{write}}.",
      zod3: "{{where}} is a schema of zod 3, which {{label}} cannot list: the server throws where the tool is registered, or tools/list fails with -32603 for all its tools. Import from zod 4.2 or newer.",
      taken: "SDK v1 finds no schema in {{source}} and takes it for annotations: {{tool}} is listed without parameters, and its handler gets no arguments. Write a shape such as { name: z.string() }, or use registerTool with inputSchema.",
      required: '{{tool}} requires {{source}}, but its properties do not have it, so the model has to make up a value without type or description. Add it to properties, or remove it from required.',
      root: 'The input schema of {{tool}} is not of type "object" at its root, so the client refuses the whole tools/list and no tool of the server can be used. Write type: "object" and put what it takes into properties.',
      union: "The input schema of {{tool}} is a choice between schemas, which SDK v1 lists as an object without properties, so the model sees no parameter of it. Write one object, with optional members and a member that tells the cases apart.",
      items: "{{where}} is a list without items, so VS Code and OpenAI refuse the tool. Add items with the schema of one member.",
      host: "{{where}} holds {{what}}, so {{host}} {{does}}. Write it another way.",
      format: '{{where}} has the format "{{source}}", which {{host}} refuses. Leave the format out, and say it in the description.',
    },
  },
  *create({ model, settings }) {
    const problems = model.tools.flatMap((tool) => (tool.definedElsewhere ? [] : tool.schemaSigns.map((sign) => judge(tool, sign, settings.hosts))));
    yield* onePerPlace(problems.filter((problem) => problem !== null));
  },
});
