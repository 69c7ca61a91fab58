type Definition = { name: string; description: string; schema: object; handler: (args: never) => Promise<unknown> };

export function definePageTool(definition: Definition): Definition;
export function definePageTool(definition: (flags: string[]) => Definition): (flags: string[]) => Definition;
export function definePageTool(definition: Definition | ((flags: string[]) => Definition)) {
  return definition;
}
