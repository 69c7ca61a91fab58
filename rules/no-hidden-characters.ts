import type { Place } from "../src/model/place.js";
import { outline, type Text } from "../src/model/text.js";
import { nameOf } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { hiddenIn } from "../src/wording/hidden.js";
import { firstHere, onePerPlace } from "../src/wording/say.js";

/** The hidden characters of a text, and the words before the first of them. */
function* judge(words: string, own: Place, what: string, ...places: readonly Place[]): Iterable<Problem<"hidden">> {
  const found = hiddenIn(words);
  const [first] = found;
  const at = firstHere(own, ...places);
  if (!first || !at) return;
  const kinds = [...new Map(found.map(({ code, name }) => [code, `${code} (${name})`])).values()];
  const before = words.slice(Math.max(0, first.index - 20), first.index);
  const where = first.index === 0 ? "at its beginning" : `after “${first.index > 20 ? "…" : ""}${before}”`;
  yield { at, messageId: "hidden", data: { what, characters: kinds.length > 3 ? `${kinds.slice(0, 3).join(", ")} and ${kinds.length - 3} more` : kinds.join(", "), where } };
}

const textOf = (text: Text): [string, Place] => [outline(text), text.place];

export default defineRule<"hidden">({
  id: "no-hidden-characters",
  meta: {
    type: "problem",
    docs: {
      description: "disallow invisible characters in names and descriptions",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "security", severity: "error" },
      ],
    },
    languages: languages.definitions,
    schema: [],
    defaultOptions: [],
    messages: {
      hidden: "{{what}} holds {{characters}} {{where}}, which no reviewer sees and every model reads, as in an attack on it. Remove it.",
    },
  },
  *create({ model }) {
    const problems: Problem<"hidden">[] = [];
    for (const { instructions, place } of model.servers) if (instructions.is === "known") problems.push(...judge(...textOf(instructions.value), "The text of this server's instructions", instructions.place, place));
    for (const tool of model.tools) {
      const name = nameOf(tool);
      if (tool.name.is === "known") problems.push(...judge(tool.name.value, tool.name.place, `The name ${name}`, tool.name.place, tool.place));
      for (const [what, fact] of [["title", tool.title], ["description", tool.description]] as const) {
        if (fact.is === "known") problems.push(...judge(...textOf(fact.value), `The ${what} of ${name}`, fact.place, tool.place));
      }
      if (tool.parameters.is !== "known") continue;
      for (const parameter of tool.parameters.value) {
        problems.push(...judge(parameter.name, parameter.place, `The name of a parameter of ${name}`, parameter.place, tool.place));
        const { description } = parameter;
        if (description.is === "known") problems.push(...judge(...textOf(description.value), `The description of "${parameter.name}" of ${name}`, description.place, parameter.place, tool.place));
      }
    }
    yield* onePerPlace(problems);
  },
});
