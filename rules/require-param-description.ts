import type { Parameter } from "../src/model/parameter.js";
import { constantOf } from "../src/model/text.js";
import { nameOf, type Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { firstHere, listed, onePerPlace } from "../src/wording/say.js";

interface Options {
  readonly ignore: readonly string[];
}

const lacksDescription = ({ description }: Parameter): boolean => description.is === "absent" || (description.is === "known" && constantOf(description.value)?.trim() === "");

/** One report for each tool, at the first parameter that has none. */
function* judge(tool: Tool, ignore: readonly string[]): Iterable<Problem<"missing">> {
  if (tool.parameters.is !== "known" || tool.definedElsewhere) return;
  const bare = tool.parameters.value.filter((parameter) => lacksDescription(parameter) && !ignore.includes(parameter.name));
  const [first] = bare;
  const at = first && firstHere(first.place, tool.parameters.place, tool.place);
  if (!first || !at) return;
  const names = bare.map(({ name }) => `"${name}"`);
  const isOne = names.length === 1;
  yield {
    at,
    messageId: "missing",
    data: {
      tool: nameOf(tool),
      parameters: `${isOne ? "Parameter" : "Parameters"} ${names.length > 5 ? `${names.slice(0, 4).join(", ")} and ${names.length - 4} more` : listed(names)}`,
      has: isOne ? "has" : "have",
      it: isOne ? "its name" : "their names",
    },
  };
}

export default defineRule<"missing", Options>({
  id: "require-param-description",
  meta: {
    type: "suggestion",
    docs: {
      description: "require a description for every parameter",
      presets: [
        { preset: "strict", severity: "warn" },
        { preset: "directory", severity: "error" },
      ],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: { ignore: { type: "array", items: { type: "string" }, description: "Names that speak for themselves." } },
      },
    ],
    defaultOptions: [{ ignore: [] }],
    messages: {
      missing: "{{parameters}} of {{tool}} {{has}} no description, so the model guesses form and meaning from {{it}}. Say what it is, in which form, and give an example.",
    },
  },
  *create({ model, options }) {
    yield* onePerPlace(model.tools.flatMap((tool) => [...judge(tool, options.ignore)]));
  },
});
