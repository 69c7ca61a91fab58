import { constantOf } from "../src/model/text.js";
import { nameOf } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { firstHere, onePerPlace, shortened } from "../src/wording/say.js";
import { vagueReason, type VagueReason } from "../src/wording/vague.js";

interface Options {
  readonly minWords: number;
  readonly parts: boolean;
}

export default defineRule<VagueReason, Options>({
  id: "no-vague-description",
  meta: {
    type: "suggestion",
    docs: {
      description: "disallow descriptions that say no more than the name of the tool",
      presets: [{ preset: "strict", severity: "warn", options: [{ parts: true }] }],
    },
    languages: languages.definitions,
    schema: [
      {
        type: "object",
        additionalProperties: false,
        properties: {
          minWords: { type: "integer", minimum: 1, description: "Fewest words of a description." },
          parts: { type: "boolean", description: "Also report descriptions that say neither when to use the tool nor what comes back." },
        },
      },
    ],
    defaultOptions: [{ minWords: 5, parts: false }],
    messages: {
      placeholder: "The description of {{tool}} is a placeholder, “{{words}}”, so the model has only the name to choose it by. Write what it does, when to use it and what comes back.",
      name: "The description of {{tool}}, “{{words}}”, says no more than its name, so the model learns nothing from it. Add when to use it, what comes back and what it does not do.",
      short: "The description of {{tool}}, “{{words}}”, is too short to choose it by. Write what it does, when to use it and what comes back.",
      parts: "The description of {{tool}}, “{{words}}”, says neither when to use it nor what comes back. Add the one that tells it from its neighbours.",
    },
  },
  *create({ model, options }) {
    const problems = model.tools.flatMap((tool): Problem<VagueReason>[] => {
      const { description, name } = tool;
      const text = description.is === "known" ? constantOf(description.value) : null;
      if (text === null || text.trim() === "" || tool.definedElsewhere) return [];
      const reason = vagueReason(text, name.is === "known" ? name.value : null, options);
      const at = firstHere(description.place, name.place, tool.place);
      return reason && at ? [{ at, messageId: reason, data: { tool: nameOf(tool), words: shortened(text) } }] : [];
    });
    yield* onePerPlace(problems);
  },
});
