import { spotOf } from "../src/model/place.js";
import type { Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { duplicateOf } from "../src/sdk/duplicates.js";

export default defineRule({
  id: "no-duplicate-tool-name",
  meta: {
    type: "problem",
    docs: {
      description: "disallow two tools of one server with the same name",
      presets: [{ preset: "recommended", severity: "error" }],
    },
    languages: languages.definitions,
    schema: [],
    defaultOptions: [],
    messages: {
      twice: '"{{name}}" is the name of another tool of this server ({{first}}): {{consequence}}. Give each its own name, or remove one.',
    },
  },
  *create({ model }): Iterable<Problem<"twice">> {
    const seen = new Map<string, Tool>();
    for (const tool of model.tools) {
      if (tool.name.is !== "known" || tool.listing === null || tool.definedElsewhere) continue;
      const key = `${tool.listing}\n${tool.name.value}`;
      const first = seen.get(key);
      if (!first) seen.set(key, tool);
      else if (first.place.start !== tool.place.start && tool.name.place.file === null)
        yield { at: tool.name.place, messageId: "twice", data: { name: tool.name.value, first: spotOf(first.name.place), consequence: duplicateOf(tool.channel) } };
    }
  },
});
