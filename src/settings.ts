import { channels, type ChannelId } from "./sdk/channels.js";
import { hosts, type HostId } from "./sdk/hosts.js";
import { isVersion, VERSIONED } from "./sdk/versions.js";

/** Where a part of a tool stands in a call: the index of an argument, or the name of a member of the object that `tool` says. */
export type PartPosition = number | string;

/** Parts of a tool that a call can hold. */
export type PartName = "name" | "title" | "description" | "schema" | "outputSchema" | "annotations" | "handler";

/** A function of the project that defines a tool. */
export interface ToolFunction {
  /** How it is called: `defineTool`, `registry.add` for one receiver, `*.addTool` for any. */
  readonly name: string;
  /** Index of the argument that is an object with the parts of the tool; 0 by default. */
  readonly tool?: number;
  /** Where parts stand that are not under one of their usual names. */
  readonly parts?: Readonly<Partial<Record<PartName, PartPosition>>>;
  /** Index of the handler's parameter that takes the arguments of the call; 0 by default. */
  readonly input?: number;
  /** What carries the answer: an id of the channel table. By default only what every SDK has in common is assumed. */
  readonly channel?: ChannelId;
}

/** Shared settings, as they stand under `settings["mcp-tools"]` of an ESLint config. Each may be left out. */
export interface McpToolsSettings {
  /** Follow imports into other files of the same project. */
  readonly crossFile?: boolean;
  /** Functions and methods of the project that define a tool. */
  readonly toolFunctions?: readonly ToolFunction[];
  /** Functions whose call makes a tool error: a result with `isError: true`. */
  readonly errorHelpers?: readonly string[];
  /** Functions that always throw, and never return. */
  readonly throwingHelpers?: readonly string[];
  /** Packages whose import says that a file is about MCP servers. */
  readonly serverPackages?: readonly string[];
  /** Versions of SDKs, by package, that hold whatever the lock files and manifests say. */
  readonly sdkVersion?: Readonly<Record<string, string>>;
  /** Hosts and reviews that the server has to get on with: their limits hold beside those that all share. */
  readonly hosts?: readonly HostId[];
}

/** The settings that hold, with the defaults filled in. */
export type Settings = Required<McpToolsSettings>;

export const defaultSettings: Settings = { crossFile: true, toolFunctions: [], errorHelpers: [], throwingHelpers: [], serverPackages: [], sdkVersion: {}, hosts: [] };

/** The settings that hold, and what is wrong with those that were given: one clear sentence for each fault, or null. */
export interface ReadSettings {
  readonly value: Settings;
  readonly fault: string | null;
}

/** What is wrong with a value that stands at a path: sentences, none if it is right. */
type Check = (value: unknown, path: string) => readonly string[];

const ROOT = 'settings["mcp-tools"]';
const read = new WeakMap<object, ReadSettings>();

/** Reads and checks the shared settings. A wrong one never throws: it is stated, and its default holds instead. */
export function readSettings(all: unknown): ReadSettings {
  const given = (all as Record<string, unknown> | undefined)?.["mcp-tools"];
  if (given === undefined) return { value: defaultSettings, fault: null };
  if (!isRecord(given)) return { value: defaultSettings, fault: `${ROOT} must be an object: write { crossFile: true } or leave it out.` };
  let known = read.get(given);
  if (!known) read.set(given, (known = checked(given)));
  return known;
}

function checked(given: Record<string, unknown>): ReadSettings {
  const value: Record<string, unknown> = { ...defaultSettings };
  const faults: string[] = [];
  for (const [key, setting] of Object.entries(given)) {
    const found = Object.hasOwn(SETTINGS, key)
      ? SETTINGS[key as keyof Settings](setting, `${ROOT}.${key}`)
      : [`${ROOT} has no setting ${JSON.stringify(key)}: use one of ${Object.keys(SETTINGS).join(", ")}, or remove it.`];
    if (found.length === 0) value[key] = setting;
    faults.push(...found);
  }
  return { value: value as unknown as Settings, fault: faults.length > 0 ? faults.join(" ") : null };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const must = (test: (value: unknown) => boolean, wants: string): Check => (value, path) => (test(value) ? [] : [`${path} must be ${wants}: correct it, or remove it.`]);

const listOf =
  (item: Check, wants: string): Check =>
  (value, path) =>
    Array.isArray(value) ? value.flatMap((one, index) => item(one, `${path}[${index}]`)) : must(() => false, wants)(value, path);

/** An object with some of the members that are named, and no others. */
const objectOf =
  (members: Readonly<Record<string, Check>>, wants: string, needed?: string): Check =>
  (value, path) => {
    if (!isRecord(value)) return must(() => false, wants)(value, path);
    if (needed !== undefined && !Object.hasOwn(value, needed)) return [`${path} has no ${needed}: it must be ${wants}.`];
    return Object.entries(value).flatMap(([key, member]) =>
      Object.hasOwn(members, key) ? members[key]!(member, `${path}.${key}`) : [`${path} has no member ${JSON.stringify(key)}: use one of ${Object.keys(members).join(", ")}, or remove it.`],
    );
  };

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isIndex = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;

/** `name`, `object.name` or `*.name`. */
const NAME = /^(?:\*\.)?[\p{L}\p{N}_$]+(?:\.[\p{L}\p{N}_$]+)*$/u;
const name = must((value) => isText(value) && NAME.test(value), 'the name of a function, such as "toolError", "errors.make" or "*.fail"');
const position = must((value) => isText(value) || isIndex(value), "the index of an argument, or the name of a member");

const toolFunction = objectOf(
  {
    name,
    tool: must(isIndex, "the index of an argument, counted from 0"),
    parts: objectOf({ name: position, title: position, description: position, schema: position, outputSchema: position, annotations: position, handler: position }, 'an object such as { name: 0, schema: "input" }'),
    input: must(isIndex, "the index of a parameter, counted from 0"),
    channel: must((value) => isText(value) && Object.hasOwn(channels, value), `one of ${Object.keys(channels).join(", ")}`),
  },
  'an object such as { name: "defineTool" }',
  "name",
);

const SETTINGS: Readonly<Record<keyof Settings, Check>> = {
  crossFile: must((value) => typeof value === "boolean", "true or false"),
  toolFunctions: listOf(toolFunction, 'a list of objects such as { name: "defineTool" }'),
  errorHelpers: listOf(name, "a list of names of functions"),
  throwingHelpers: listOf(name, "a list of names of functions"),
  serverPackages: listOf(must((value) => isText(value) && !/^[./\s]|\s/.test(value), 'the name of a package, such as "@acme/mcp"'), "a list of names of packages"),
  hosts: listOf(must((value) => isText(value) && Object.hasOwn(hosts, value), `one of ${Object.keys(hosts).join(", ")}`), "a list of hosts"),
  sdkVersion: (value, path) => {
    if (!isRecord(value)) return must(() => false, 'an object such as { "@rekog/mcp-nest": "2.0.5" }')(value, path);
    return Object.entries(value).flatMap(([key, version]) => {
      if (!VERSIONED.includes(key)) return [`${path} names ${JSON.stringify(key)}, whose version changes nothing: use one of ${VERSIONED.join(", ")}, or remove it.`];
      return must((given) => isText(given) && isVersion(given), 'a version, such as "1.32.2"')(version, `${path}[${JSON.stringify(key)}]`);
    });
  },
};
