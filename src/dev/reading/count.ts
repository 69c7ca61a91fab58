import { definitionOf, mayBeFunction, nameIn, nameOfKey, plain, wrappersIn, type Name } from "./names.js";
import { visit, type Node, type Repository, type Source } from "./sources.js";

/** A place where a tool is defined, by the look of it alone. */
export interface Counted {
  readonly file: string;
  readonly line: number;
  readonly range: readonly [start: number, end: number];
  /** Null where it is put together at run time. */
  readonly name: string | null;
  /** The way in which it is written down, such as `.registerTool(name, config, handler)`. */
  readonly form: Form;
  readonly family: string;
}

export type Form = "call" | "call of a wrapper" | "object" | "keyed object" | "factory" | "decorator" | "class" | "file";

type ObjectNode = Extract<Node, { type: "ObjectExpression" }>;
type CallNode = Extract<Node, { type: "CallExpression" }>;
type ClassNode = Extract<Node, { type: "ClassDeclaration" | "ClassExpression" }>;

/** Frameworks by the packages that a file or its manifest names: the first that fits is the one. */
const FAMILIES: readonly (readonly [family: string, packages: RegExp])[] = [
  ["MCP-Nest", /^@rekog\/mcp-nest/],
  ["LeanMCP", /^@leanmcp\/core/],
  ["frontmcp", /^(?:@frontmcp\/sdk|frontmcp)/],
  ["mcp-framework", /^mcp-framework/],
  ["xmcp", /^xmcp/],
  ["skybridge", /^skybridge/],
  ["sunpeak", /^sunpeak/],
  ["MCP Apps", /^@modelcontextprotocol\/ext-apps/],
  ["fastmcp-ts", /^(?:@prefecthq\/fastmcp-ts|fastmcp-ts)/],
  ["litemcp", /^litemcp/],
  ["fastmcp", /^fastmcp(?:\/|$)/],
  ["tmcp", /^tmcp/],
  ["mcp-lite", /^mcp-lite/],
  ["mcp-use", /^mcp-use/],
  ["muppet", /^muppet/],
  ["mastra", /^@mastra\/mcp/],
  ["nuxt", /^(?:@nuxtjs|nitro)(?:\/|-)mcp-toolkit/],
  ["mcp-ts-core", /^@cyanheads\/mcp-ts-core/],
  ["supabase mcp-utils", /^@supabase\/mcp-utils/],
  ["Effect", /^@effect\/ai/],
  ["Claude Agent SDK", /^@anthropic-ai\/claude-agent-sdk/],
  ["mcp-handler", /^(?:mcp-handler|@vercel\/mcp-adapter)/],
  ["Cloudflare McpAgent", /^agents\/mcp|^@cloudflare\/agents/],
];
const OFFICIAL = /^@modelcontextprotocol\/(?:sdk|server|core)/;
/** Libraries whose tools are none of MCP's, by what `tool` and its like are imported from. */
const OTHERS = /^(?:ai|@ai-sdk\/.*|langchain.*|@langchain\/.*|openai.*|@openai\/.*|@anthropic-ai\/sdk.*|@copilotkit\/.*|@voltagent\/.*|@google\/.*|commander|yargs)$/;
/** A server without an SDK answers the method itself. */
const ANSWERS = /(?:===?\s*|\bcase\s+)["'`]tools\/call["'`]|["']tools\/call["']\s*(?:===?|:\s*(?:async\b|\(|this\.|function\b))/;

const METHODS = /^(?:tool|registerTool|addTool|registerWidget|registerAppTool|widget)$/;
const FACTORY = /^(?:tool|\w+Tool)$/;
const DEFINES = /^(?:define|create|make|build|new)\w*Tool$/;
const NAMES = ["name", "id", "toolName"];
const SCHEMAS = ["inputSchema", "schema", "parameters", "input", "inputs", "args", "argsSchema", "paramsSchema", "params"];
const HANDLERS = ["handler", "handle", "execute", "run", "callback", "cb", "call", "invoke", "func", "fn", "tool"];
/** A server, a wrapper of one, or a function of the project that is named after registering tools. */
const TOOLISH = /tool/i;

/** A place that registers or lists tools whose names come from definitions elsewhere: it is a tool of its own to nobody. */
export type Site = Pick<Counted, "file" | "range">;

/** Counts the definitions of tools in a repository without running or evaluating anything. */
export function countIn(repository: Repository): { readonly tools: readonly Counted[]; readonly sites: readonly Site[] } {
  const sources = repository.files.flatMap((file) => repository.source(file) ?? []);
  const isByHand = sources.some(({ text }) => ANSWERS.test(text));
  const serving = sources.filter((source) => isByHand || isServing(source));
  const wrappers = wrappersIn(serving);
  const toolClasses = classesBelow(sources, ["MCPTool"]);
  const counters = serving.map((source) => new Counter(repository, source, wrappers, toolClasses));
  return { tools: counters.flatMap((counter) => counter.all()), sites: counters.flatMap(({ sites }) => sites) };
}

/** Whether the file, or a manifest above it, names a package for MCP servers. */
function isServing({ specifiers, dependencies }: Source): boolean {
  const named = [...specifiers, ...dependencies];
  return named.some((name) => OFFICIAL.test(name) || FAMILIES.some(([, packages]) => packages.test(name)) || name === "agents" || name === "@cyanheads/mcp-ts-core");
}

class Counter {
  readonly #found = new Map<string, Counted>();
  readonly #consumed = new Set<Node>();
  readonly sites: Site[] = [];

  constructor(
    readonly repository: Repository,
    readonly source: Source,
    readonly wrappers: ReadonlyMap<string, number>,
    readonly toolClasses: ReadonlySet<string>,
  ) {}

  all(): Counted[] {
    this.#fromFile();
    visit(this.source.ast, (node) => {
      if (node.type.startsWith("TS") && /^TS(?:Interface|TypeAlias|TypeLiteral)/.test(node.type)) return false;
      if (node.type === "CallExpression") this.#fromCall(node);
      if (node.type === "ClassDeclaration" || node.type === "ClassExpression") this.#fromClass(node);
      if (node.type === "ObjectExpression" && !this.#consumed.has(node)) this.#fromObject(node);
      return true;
    });
    return [...this.#found.values()];
  }

  #add(node: Node, name: Name, form: Form, family?: string): void {
    if (name.is === "dynamic") {
      this.sites.push({ file: this.source.file, range: node.range });
      return;
    }
    const key = `${node.range[0]}`;
    if (this.#found.has(key)) return;
    this.#found.set(key, { file: this.source.file, line: node.loc.start.line, range: node.range, name: name.is === "text" ? name.text : null, form, family: family ?? this.#family(form) });
  }

  #family(form: Form): string {
    const of = (names: ReadonlySet<string>): string | undefined => FAMILIES.find(([, packages]) => [...names].some((name) => packages.test(name)))?.[0];
    const official = (names: ReadonlySet<string>): boolean => [...names].some((name) => OFFICIAL.test(name));
    const own = of(this.source.specifiers);
    if (own) return own;
    const family = official(this.source.specifiers) ? undefined : of(this.source.dependencies);
    if (family) return family;
    if (!official(this.source.specifiers) && !official(this.source.dependencies)) return "JSON-RPC by hand";
    if (form === "call") return "official: McpServer";
    if (form === "call of a wrapper") return "official: through a wrapper";
    return form === "class" ? "class of the project" : form === "factory" ? "factory of the project" : form === "keyed object" ? "keyed object" : "definition object";
  }

  #name(node: Node): Name {
    return nameIn(this.repository, this.source, node);
  }

  #fromCall(call: CallNode): void {
    const callee = plain(call.callee);
    const last = callee.type === "Identifier" ? callee.name : callee.type === "MemberExpression" ? nameOfKey(callee.property) : null;
    if (callee.type === "CallExpression") return;
    if (last === null || this.#isOther(callee)) return;
    const { arguments: args } = call;
    if (callee.type === "MemberExpression" && last === "make" && nameOfKey(callee.object) === "Tool" && args[0]) {
      this.#add(call, this.#name(args[0]), "factory");
      return;
    }
    const bound = callee.type === "Identifier" ? this.#boundMethod(callee) : null;
    const isMethod = bound !== null || (METHODS.test(last) && (callee.type === "MemberExpression" || last === "registerAppTool" || last === "tool"));
    if (isMethod) {
      if (this.#fromArguments(call, last === "registerAppTool" ? args.slice(1) : args, "call")) return;
      this.sites.push({ file: this.source.file, range: call.range });
    }
    const index = this.wrappers.get(last);
    const named = index === undefined ? undefined : args[index];
    if (index !== undefined && named && args.length > index + 1 && this.#name(named).is !== "dynamic") {
      this.#add(call, this.#name(named), "call of a wrapper");
      this.#consume(args);
      return;
    }
    if (FACTORY.test(last) && this.#fromFactory(call)) return;
    if (TOOLISH.test(last)) this.#fromWrapper(call);
  }

  /** `defineTool(server, name, { description }, handler)` and `server.addReadTool(name, description, shape, handler)`, by the look of the arguments. */
  #fromWrapper(call: CallNode): void {
    const { arguments: args } = call;
    const at = args.findIndex((argument, index) => index < 3 && argument.type !== "SpreadElement" && this.#name(argument).is === "text");
    const rest = args.slice(at + 1);
    if (at < 0 || rest.length < 2) return;
    const described = rest.some((argument) => argument.type !== "SpreadElement" && (has(this.#objectOf(argument)?.node, ["description", "title"]) || this.#name(argument).is === "text" || isText(argument)));
    const handled = rest.some((argument) => argument.type !== "SpreadElement" && (isFunctionLike(argument) || has(this.#objectOf(argument)?.node, HANDLERS)));
    const shaped = DEFINES.test(nameOfKey(call.callee) ?? "") && this.#name(rest[0]!).is === "text";
    if (!described || !(handled || shaped)) return;
    this.#add(call, this.#name(args[at]!), "call of a wrapper");
    this.#consume(args);
  }

  /** `const register = server.tool.bind(server)`. */
  #boundMethod(callee: Node): Node | null {
    const found = definitionOf(this.repository, this.source, callee)?.node;
    if (found?.type !== "CallExpression" || found.callee.type !== "MemberExpression" || nameOfKey(found.callee.property) !== "bind") return null;
    const method = found.callee.object.type === "MemberExpression" ? nameOfKey(found.callee.object.property) : null;
    return method !== null && METHODS.test(method) ? found : null;
  }

  /** `(name, …, handler)`, `(name, { handler })`, `({ name, description }, handler)`, `({ name, description, execute })`. */
  #fromArguments(call: CallNode, args: CallNode["arguments"], form: Form): boolean {
    const [first, ...rest] = args;
    if (!first || first.type === "SpreadElement") return false;
    const object = this.#objectOf(first);
    if (object) {
      const own = member(object.node, NAMES);
      const spread = hasSpread(object.node) && rest.length > 0;
      if (!spread && (!own || !has(object.node, ["description", "title", ...HANDLERS]))) return false;
      if (object.source !== this.source) return true;
      this.#add(object.node, own ? this.#name(own) : { is: "computed" }, form);
      this.#consumed.add(object.node);
      this.#consume(args);
      return true;
    }
    const last = rest.at(-1);
    const handled = last !== undefined && last.type !== "SpreadElement" && (mayBeFunction(last) || has(this.#objectOf(last)?.node, HANDLERS));
    const name = this.#name(first);
    if (!handled) return false;
    this.#add(call, name, form);
    if (name.is === "dynamic") return false;
    this.#consume(args);
    return true;
  }

  /** Objects that are arguments of a definition are parts of it. */
  #consume(args: CallNode["arguments"]): void {
    for (const argument of args) {
      const object = argument.type === "SpreadElement" ? null : this.#objectOf(argument);
      if (object?.source === this.source) this.#consumed.add(object.node);
    }
  }

  #objectOf(expression: Node): { readonly source: Source; readonly node: ObjectNode } | null {
    const inner = plain(expression);
    if (inner.type === "ObjectExpression") return { source: this.source, node: inner };
    if (inner.type === "ArrowFunctionExpression" && plain(inner.body as Node).type === "ObjectExpression") return { source: this.source, node: plain(inner.body as Node) as ObjectNode };
    if (inner.type !== "Identifier" && inner.type !== "MemberExpression") return null;
    const found = definitionOf(this.repository, this.source, inner);
    const node = found && plain(found.node);
    return node?.type === "ObjectExpression" ? { source: found!.source, node } : null;
  }

  /** `defineTool({ name, description, … })`, and `{ key: tool({ description, … }) }` where the key is the name. */
  #fromFactory(call: CallNode): boolean {
    const objects = call.arguments.flatMap((argument) => (argument.type === "SpreadElement" ? [] : (this.#objectOf(argument) ?? [])));
    const object = objects.find(({ node }) => (has(node, ["description"]) || (hasSpread(node) && has(node, HANDLERS))) && has(node, [...SCHEMAS, ...HANDLERS]) && !has(node, ["messages"]));
    if (!object || object.source !== this.source) return false;
    const [first] = call.arguments;
    const own = member(object.node, NAMES);
    const key = call.parent?.type === "Property" && call.parent.value === call ? nameOfKey(call.parent.key, call.parent.computed) : null;
    const stem = /([^/]+)\.[cm]?[jt]sx?$/.exec(this.source.file)?.[1];
    const named: Name = own ? this.#name(own) : first && this.#name(first).is === "text" ? this.#name(first) : key !== null ? { is: "text", text: key } : call.parent?.type === "ExportDefaultDeclaration" && stem ? { is: "text", text: stem } : { is: "dynamic" };
    if (this.#isMastra(call) && !this.#serves(/^@mastra\/mcp/)) return false;
    this.#add(call, named, "factory");
    if (named.is === "dynamic") return false;
    this.#consumed.add(object.node);
    return true;
  }

  #isMastra(call: CallNode): boolean {
    return call.callee.type === "Identifier" && /^@mastra\/core/.test(this.source.imports.get(call.callee.name)?.from ?? "");
  }

  #serves(name: RegExp): boolean {
    return [...this.source.specifiers, ...this.source.dependencies].some((one) => name.test(one));
  }

  #isOther(callee: Node): boolean {
    const root = callee.type === "MemberExpression" ? callee.object : callee;
    return root.type === "Identifier" && OTHERS.test(this.source.imports.get(root.name)?.from ?? "");
  }

  /** An object that names and describes a tool by itself, or under a key that is its name. */
  #fromObject(object: ObjectNode): void {
    if (has(object, ["input_schema", "role", "messages", "strict"])) return;
    const { parent } = object;
    const key = parent?.type === "Property" ? nameOfKey(parent.key, parent.computed) : null;
    if (key === "function" || key === "toolSpec" || ([...this.source.specifiers].some((name) => OTHERS.test(name)) && ![...this.source.specifiers].some((name) => OFFICIAL.test(name)))) return;
    const handled = HANDLERS.some((one) => mayBeFunction(member(object, [one])));
    const schema = has(object, SCHEMAS);
    const method = member(object, ["method"]);
    const own = method && this.#name(method).is === "text" && has(object, ["name"]) ? method : member(object, ["name", "toolName"]);
    if (own) {
      const described = has(object, ["description", "title"]);
      // What is given to a function that is not about tools is defined by that function.
      if (parent?.type === "CallExpression" && !TOOLISH.test(this.source.text.slice(...parent.callee.range))) return;
      if (described && (has(object, ["inputSchema"]) || (schema && (handled || own === method)))) this.#add(object, this.#name(own), "object");
      return;
    }
    if (key === null || parent?.type !== "Property" || parent.parent.type !== "ObjectExpression" || !has(object, ["description"]) || !schema) return;
    if (handled || (has(object, ["inputSchema"]) && /tools?/i.test(holderOf(parent.parent)))) this.#add(object, { is: "text", text: key }, "keyed object");
  }

  #fromClass(cls: ClassNode): void {
    for (const member of cls.body.body) {
      if (member.type !== "MethodDefinition" && member.type !== "PropertyDefinition") continue;
      const decorator = this.#toolDecorator(member.decorators);
      const own = nameOfKey(member.key, member.computed);
      if (decorator && own !== null) this.#add(decorator, this.#decorated(decorator, own), "decorator");
    }
    const decorator = this.#toolDecorator(cls.decorators);
    if (decorator) this.#add(decorator, this.#decorated(decorator, null), "decorator");
    if (decorator || cls.abstract) return;
    const said = (...names: string[]): Node | null => classMember(cls, names);
    const name = said("name", "toolName", "getName");
    const answers = said("execute", "run", "exec", "handle", "handler", "call", "callback", "cb", "invoke");
    const isTool = (cls.id && this.toolClasses.has(cls.id.name)) || (said("description", "getDescription", "getConfig") && answers && (cls.superClass !== null || cls.implements.length > 0 || said("inputSchema", "schema", "parameters", "paramsSchema")));
    if (name && isTool) this.#add(cls, this.#name(name), "class");
  }

  #toolDecorator(decorators: readonly { readonly expression: Node }[]): CallNode | null {
    for (const { expression } of decorators) {
      if (expression.type !== "CallExpression" || expression.callee.type !== "Identifier" || !/^(?:Tool|McpTool)$/.test(expression.callee.name)) continue;
      if (!this.#isOther(expression.callee)) return expression;
    }
    return null;
  }

  #decorated(decorator: CallNode, method: string | null): Name {
    const [config] = decorator.arguments;
    const object = config && config.type !== "SpreadElement" ? this.#objectOf(config) : null;
    if (object) this.#consumed.add(object.node);
    const named = object && this.#family("decorator") !== "LeanMCP" ? member(object.node, ["name"]) : undefined;
    if (named) return nameIn(this.repository, object!.source, named);
    if (config && this.#name(config as Node).is === "text" && this.#family("decorator") !== "LeanMCP") return this.#name(config as Node);
    return method === null ? { is: "dynamic" } : { is: "text", text: method };
  }

  /** One tool for each file: `export const metadata` or `tool`, and a function as default export or as `handler`. */
  #fromFile(): void {
    if (/(?:^|\/)(?:prompts|resources)\//.test(this.source.file)) return;
    const metadata = exported(this.source, "metadata") ?? (this.#serves(/^sunpeak/) ? exported(this.source, "tool") : null);
    const object = metadata && plain(metadata);
    if (object?.type !== "ObjectExpression" || !has(object, ["description"])) return;
    const answers = this.source.ast.body.some((statement) => statement.type === "ExportDefaultDeclaration") || exported(this.source, "handler") !== null;
    if (!answers || !(this.#serves(/^(?:xmcp|sunpeak)/) || exported(this.source, "inputSchema"))) return;
    const stem = /([^/]+)\.[cm]?[jt]sx?$/.exec(this.source.file)![1]!;
    const own = member(object, ["name"]);
    this.#add(object, own ? this.#name(own) : { is: "text", text: stem }, "file");
    this.#consumed.add(object);
  }
}

/** The value of a member of an object literal, also of one that is written as a method or in shorthand. */
function member(object: ObjectNode | undefined, names: readonly string[]): Node | undefined {
  for (const property of object?.properties ?? []) {
    if (property.type === "Property" && names.includes(nameOfKey(property.key, property.computed) ?? "")) return property.value;
  }
  return undefined;
}

const hasSpread = (object: ObjectNode): boolean => object.properties.some(({ type }) => type === "SpreadElement");

const isText = (node: Node): boolean => plain(node).type === "TemplateLiteral" || (plain(node).type === "BinaryExpression" && (plain(node) as { operator?: string }).operator === "+");

/** A function, `wrap(async () => …)` or `handler.bind(this)`. */
function isFunctionLike(expression: Node): boolean {
  const node = plain(expression);
  if (node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression") return true;
  if (node.type === "Identifier") return /handler|callback|execute|^handle|fn$/i.test(node.name);
  return node.type === "CallExpression" && (node.arguments.some((argument) => argument.type !== "SpreadElement" && isFunctionLike(argument)) || (node.callee.type === "MemberExpression" && nameOfKey(node.callee.property) === "bind"));
}

const has = (object: ObjectNode | undefined, names: readonly string[]): boolean => member(object, names) !== undefined;

/** The name of the constant, property or parameter that an object literal stands in. */
function holderOf(object: Node): string {
  for (let at = object.parent; at; at = at.parent) {
    if (at.type === "VariableDeclarator") return at.id.type === "Identifier" ? at.id.name : "";
    if (at.type === "Property" || at.type === "PropertyDefinition") return nameOfKey(at.key, at.computed) ?? "";
    if (at.type !== "TSAsExpression" && at.type !== "TSSatisfiesExpression" && at.type !== "CallExpression") return "";
  }
  return "";
}

/** What a class says under one of these names: an initialiser, what a getter or method returns, or the method itself. */
function classMember(cls: ClassNode, names: readonly string[]): Node | null {
  for (const one of cls.body.body) {
    if (one.type !== "MethodDefinition" && one.type !== "PropertyDefinition") continue;
    if (!names.includes(nameOfKey(one.key, one.computed) ?? "") || !one.value) continue;
    if (one.value.type !== "FunctionExpression") return one.value;
    const [statement] = one.value.body?.body ?? [];
    return statement?.type === "ReturnStatement" && statement.argument ? statement.argument : one.value;
  }
  return null;
}

function exported(source: Source, name: string): Node | null {
  for (const statement of source.ast.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    if (declaration?.type === "FunctionDeclaration" && declaration.id?.name === name) return declaration;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) if (id.type === "Identifier" && id.name === name) return init;
  }
  return null;
}

/** The names of all classes that extend one of `roots`, directly or through other classes of the repository. */
function classesBelow(sources: readonly Source[], roots: readonly string[]): ReadonlySet<string> {
  const bases = new Map<string, string>();
  for (const { ast } of sources) {
    visit(ast, (node) => {
      if ((node.type !== "ClassDeclaration" && node.type !== "ClassExpression") || !node.id || node.superClass?.type !== "Identifier") return;
      bases.set(node.id.name, node.superClass.name);
    });
  }
  const below = new Set<string>();
  for (const name of bases.keys()) {
    const seen = new Set<string>();
    for (let at = bases.get(name); at !== undefined && !seen.has(at); at = bases.get(at)) {
      seen.add(at);
      if (roots.includes(at)) below.add(name);
    }
  }
  return below;
}
