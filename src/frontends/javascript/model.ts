import type { Tool } from "../../model/tool.js";
import type { Ending } from "../../model/ending.js";
import type { Channel } from "../../model/channel.js";
import { absent, known, unknown, type Fact } from "../../model/fact.js";
import type { Handler } from "../../model/handler.js";
import type { Parameter } from "../../model/parameter.js";
import type { Remedy } from "../../model/place.js";
import type { Server, ServerModel, Unread } from "../../model/server.js";
import { outline } from "../../model/text.js";
import { channels } from "../../sdk/channels.js";
import { channelAt, packageOf } from "../../sdk/versions.js";
import { isDeclaredAs, standsIn } from "./declared.js";
import { isDefinition } from "./dialects/definitions.js";
import type { Dispatcher, Part, Reading, Registration, ServerSite } from "./dialects/dialect.js";
import { dialects } from "./dialects/index.js";
import { asRequest } from "./dialects/low-level.js";
import { annotationsOf, entriesOf } from "./entries.js";
import { raised, returned } from "./handlers/endings.js";
import { branchesOf, dispatcherEndings, follow, handlerOf } from "./handlers/run.js";
import { nameFact, textFact } from "./handlers/texts.js";
import { listingOf } from "./listing.js";
import { parametersOf } from "./schemas/parameters.js";
import { signsOf } from "./schemas/signs.js";
import { bare, functionName, isFunction, type FunctionNode, type Node } from "./syntax.js";
import { opaque, stringOf, type Value } from "./values/value.js";

/** Reads everything that a file says about MCP servers. */
export function modelOfReading(reading: Reading, literals: readonly Node[]): ServerModel {
  const tools: Tool[] = [];
  const unread: Unread[] = [];
  const sites: ServerSite[] = [];
  const endings = new Endings();
  const defined = new Set<Node>();
  const names = new Set<string>();
  const dispatchers: Dispatcher[] = [];
  let carrier: Channel = channels.unseen;
  const { module, settings } = reading;
  const declared = settings.toolFunctions.map(({ name }) => name);
  const rows = new Map<string, Channel>();
  const versioned = (channel: Channel): Channel => {
    const named = packageOf(channel.id);
    if (named === null) return channel;
    let row = rows.get(channel.id);
    if (!row) rows.set(channel.id, (row = channelAt(channel, reading.version(named))));
    return row;
  };
  for (const dialect of dialects) {
    const found = dialect.find(reading);
    const before = new Set(defined);
    const taken = new Set(names);
    sites.push(...found.servers);
    carrier = found.carrier ?? carrier;
    for (const { node, reason, handedIn = false } of found.unread) if (!standsIn(node, declared)) unread.push({ what: "tool", tool: null, reason, place: module.placeOf(node), handedIn });
    for (const registration of found.registrations) {
      // An object may be listed by one dialect and be a literal of its own for the next.
      const name = stringOf(registration.name.value);
      // What a declared function does with its arguments is said by the settings.
      if (standsIn(registration.node, declared)) continue;
      if (before.has(registration.node) || (dialect.byShape && (defined.has(registration.node) || (name !== null && taken.has(name))))) continue;
      defined.add(registration.node);
      if (registration.covers) defined.add(registration.covers);
      if (name !== null) names.add(name);
      const tool = answered(registration, dispatchers);
      tools.push(toolOf(reading, { ...tool, channel: versioned(tool.channel) }, endings, unread));
    }
    dispatchers.push(...(found.dispatchers ?? []));
    for (const dispatcher of found.dispatchers ?? []) readDispatcher(reading, { ...dispatcher, channel: versioned(dispatcher.channel) }, tools, endings);
  }
  for (const fn of builders(reading, literals)) readBuilder(reading, fn, versioned(carrier), endings);
  const counted = tools.length;
  const servers = sites.map((site): Server => ({
    name: site.name ? nameFact(site.name.value, site.name.node, module) : absent(module.placeOf(site.node)),
    instructions: site.instructions ? textFact(site.instructions.value, site.instructions.node, module) : absent(module.placeOf(site.node)),
    place: module.placeOf(site.node),
    handedOn: site.handedOn,
    serves: site.used,
    tools: counted,
  }));
  return { servers, tools, endings: endings.all(), unread };
}

/** A definition beside the one function that answers all calls is answered by it. */
function answered(registration: Registration, [only, ...others]: readonly Dispatcher[]): Registration {
  if (registration.handler || registration.channel !== channels.unseen || !only || others.length > 0) return registration;
  return { ...registration, handler: only.handler, channel: only.channel, args: asRequest };
}

/** Every ending once: several tools that share a helper share its endings. */
class Endings {
  readonly #byKey = new Map<string, Ending>();

  add(ending: Ending): void {
    const { place, elsewhere, outcome, message, misplaced } = ending;
    const thrown = message?.pieces.flatMap((piece) => (piece.kind === "hole" ? (piece.thrown ?? []).map((text) => text.place.start) : [])) ?? [];
    const dropped = ending.failing.flatMap((sign) => (sign.sign === "swallowed" ? [`${sign.place.file ?? ""}${sign.place.start}`] : []));
    const key = [...thrown, ...dropped, place.start, place.end, elsewhere?.file ?? "", elsewhere?.start ?? "", outcome, message?.place.start ?? "", message?.place.file ?? "", message && (outcome.endsWith("-error") || hasFailed(ending)) ? outline(message) : "", misplaced?.place.start ?? ""].join(":");
    const before = this.#byKey.get(key);
    if (!before) {
      this.#byKey.set(key, ending);
      return;
    }
    const told = before.failing.length >= ending.failing.length ? before : ending;
    this.#byKey.set(key, { ...told, item: before.item && ending.item, unknownTool: before.unknownTool && ending.unknownTool, tools: [...new Set([...before.tools, ...ending.tools])] });
  }

  /** All of them. An edit that marks a result as failed is offered only where no success is made by the same code. */
  all(): Ending[] {
    const endings = [...this.#byKey.values()];
    const succeeding = new Set(endings.filter((ending) => ending.outcome === "success" && !hasFailed(ending)).map(({ place }) => `${place.start}:${place.end}`));
    return endings.map((ending) => {
      if (ending.place.file !== null || !succeeding.has(`${ending.place.start}:${ending.place.end}`) || !hasFailed(ending)) return ending;
      return { ...ending, remedies: ending.remedies.filter(({ name }) => name !== "markAsError" && name !== "raiseInstead") };
    });
  }
}

/** Whether anything in a result says that the call failed. */
const hasFailed = ({ failing }: Ending): boolean => failing.some((sign) => sign.sign === "payload" || sign.sign === "word" || (sign.sign === "caught" && sign.shown));

function toolOf(reading: Reading, registration: Registration, endings: Endings, unread: Unread[]): Tool {
  const { machine, module } = reading;
  const { node, channel } = registration;
  const place = module.placeOf(node);
  const at = (part: Part | undefined): Node => part?.node ?? registration.name.node;
  const name = nameFact(registration.name.value, registration.name.node, module);
  const label = name.is === "known" ? name.value : null;
  const parameters = registration.schema
    ? parametersOf(machine, registration.schema.value, registration.schema.node, module)
    : known<readonly Parameter[]>([], place);
  if (parameters.is === "unknown") unread.push({ what: "schema", tool: label, reason: parameters.reason, place: parameters.place });
  const read = readHandler(reading, registration, label, parameters);
  if (registration.handler && read.handler.is === "unknown") unread.push({ what: "handler", tool: label, reason: read.handler.reason, place: read.handler.place });
  if (name.is === "unknown") unread.push({ what: "tool", tool: null, reason: `its name could not be read: ${name.reason}`, place: name.place });
  if (read.handler.is === "known") for (const ending of read.handler.value.endings) endings.add(ending);
  return {
    name,
    title: textFact(registration.title?.value, at(registration.title), module),
    description: textFact(registration.description?.value, at(registration.description), module),
    parameters: read.parameters,
    annotations: annotationsOf(reading, registration.annotations, at(registration.annotations)),
    meta: entriesOf(reading, registration.meta, at(registration.meta)),
    schemaSigns: signsOf(reading, registration),
    listing: listingOf(registration),
    handler: read.handler,
    channel,
    place,
    definedElsewhere: registration.definedElsewhere ?? isFromElsewhere(registration),
    remedies: descriptionRemedies(registration),
  };
}

/** Whether name and description are members of one object in another file: the definition, which is judged there. */
function isFromElsewhere({ name, description }: Registration): boolean {
  const holderOf = (part: Part | undefined): Node | null => {
    if (part?.value.kind !== "text" || part.value.module.linted) return null;
    let { parent } = part.value.node;
    // `"open_valve" as const`
    while (parent && parent.type.startsWith("TS")) parent = parent.parent;
    return parent?.type === "Property" ? parent.parent : null;
  };
  const holder = holderOf(name);
  return holder?.type === "ObjectExpression" && holder === holderOf(description) && isDefinition(holder);
}

interface ReadHandler {
  readonly handler: Fact<Handler>;
  readonly parameters: Fact<readonly Parameter[]>;
}

function readHandler(reading: Reading, registration: Registration, label: string | null, parameters: Fact<readonly Parameter[]>): ReadHandler {
  const { machine, module } = reading;
  const { handler, channel } = registration;
  if (!handler) return { handler: unknown("it has no handler", module.placeOf(registration.node)), parameters };
  const fn = functionOf(handler.value);
  const place = module.placeOf(handler.node);
  if (!fn) return { handler: unknown("its handler is made by code that is not read", place), parameters };
  const subject = { tools: label === null ? [] : [label], channel, fn: fn.node, module: fn.module, takesObjects: channel.takesObjectsBySchema === true && registration.outputSchema !== undefined };
  const signature = { args: (call: Value) => registration.args(call, registration), exchange: registration.exchange };
  const read = handlerOf(machine, fn, subject, signature);
  if (parameters.is !== "known") return { handler: known(read, place), parameters };
  const tested = new Set(machine.tested);
  const handed = new Set(machine.handed);
  const branched = parameters.value.map((parameter): Parameter => ({ ...parameter, handedOn: handed.has(parameter.name) || handed.has(""), branches: branchesOf(machine, fn, subject, signature, parameter, read, tested) }));
  return { handler: known(read, place), parameters: known(branched, parameters.place) };
}

function functionOf(value: Value) {
  return value.kind === "function" ? value : null;
}

/** Runs a dispatcher for the names that no definition has: the unknown ones, and tools that are listed elsewhere. */
function readDispatcher({ machine }: Reading, { handler, channel, request, exchange }: Dispatcher, tools: readonly Tool[], endings: Endings): void {
  const fn = functionOf(handler.value);
  if (!fn) return;
  const names = new Set(tools.flatMap(({ name }) => (name.is === "known" ? [name.value] : [])));
  const name = opaque({ is: "parameter", name: "name", argument: false }, fn.node, fn.module);
  const subject = { tools: [], channel, fn: fn.node, module: fn.module };
  for (const { ending, called } of dispatcherEndings(machine, fn, subject, { args: (call) => [request(call, name, fn)], exchange: exchange && ((call) => exchange(call, name)) }, name)) {
    if (called !== null && names.has(called)) continue;
    // Where each tool is asked for by its name, an error in answer to any other name says that there is no such tool.
    if (exchange && called === null && names.size > 0 && ending.outcome === "protocol-error") continue;
    endings.add({ ...ending, tools: called === null ? [] : [called], unknownTool: called === null && (names.size > 0 || ending.failing.some(({ sign }) => sign === "default-branch")) });
  }
}

/** A place for a description that is missing. */
function descriptionRemedies({ node, name, description, handler, module }: Registration): Remedy[] {
  if (description || !module.linted || node.type !== "CallExpression") return [];
  const config = node.arguments[1] && bare(node.arguments[1]);
  const isConfig = node.callee.type === "MemberExpression" && node.callee.property.type === "Identifier" && node.callee.property.name === "registerTool";
  if (isConfig) {
    if (config?.type !== "ObjectExpression") return [];
    const at = config.range[0] + 1;
    return [{ name: "addDescription", safe: false, edits: [{ range: [at, at], text: config.properties.length > 0 ? ' description: "",' : ' description: "" ' }] }];
  }
  const isPositional = node.arguments[0] === name.node && node.arguments.at(-1) === handler?.node;
  if (!isPositional) return [];
  const [, at] = name.node.range;
  return [{ name: "addDescription", safe: false, edits: [{ range: [at, at], text: ', ""' }] }];
}

/** Functions that return a result literal and were not reached from any handler. */
function builders({ machine }: Reading, literals: readonly Node[]): FunctionNode[] {
  const found = new Set<FunctionNode>();
  for (const literal of literals) {
    for (let at = literal.parent; at; at = at.parent) {
      if (!isFunction(at)) continue;
      if (!machine.followed.has(at)) found.add(at);
      break;
    }
  }
  return [...found];
}

function readBuilder({ machine, module, settings }: Reading, fn: FunctionNode, channel: Channel, endings: Endings): void {
  if (machine.followed.has(fn) || isDeclaredAs(functionName(fn), settings.errorHelpers)) return;
  const subject = { tools: [], channel, fn, module, isBuilder: true };
  const { returns, thrown } = follow(machine, { kind: "function", node: fn, module, captured: null, self: null }, [], false);
  const found = returns.map((end) => returned(subject, end));
  for (const ending of found) if (ending) endings.add(ending);
  // What answers every call with a result is a handler, whoever registers it: what it throws reaches the model too.
  if (found.length > 0 && found.every((ending) => ending !== null)) for (const one of thrown) for (const ending of raised(subject, one)) endings.add(ending);
}
