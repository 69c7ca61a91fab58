import type { Fact } from "../src/model/fact.js";
import type { Place } from "../src/model/place.js";
import { outline, type Text } from "../src/model/text.js";
import { nameOf } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { commandsIn, type CommandKind } from "../src/wording/commands.js";
import { firstHere, onePerPlace, shortened } from "../src/wording/say.js";

export default defineRule<CommandKind>({
  id: "no-commanding-description",
  meta: {
    type: "problem",
    docs: {
      description: "disallow descriptions that order the model about instead of describing",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "directory", severity: "error" },
        { preset: "security", severity: "error" },
      ],
    },
    languages: languages.definitions,
    schema: [],
    defaultOptions: [],
    messages: {
      first: "{{what}} says “{{words}}”: it has itself called whatever the user asks, and reviews of directories refuse that. Say what the tool is for, as in “Use this when …”, or what a call of it is needed for.",
      override: "{{what}} says “{{words}}”, as a prompt injection does; hosts and reviews refuse it. Describe the tool and leave instructions to the host.",
      secrecy: "{{what}} says “{{words}}”: what a tool does must not be kept from its user, and reviews refuse it. Remove the order.",
      others: "{{what}} says “{{words}}”: it interferes with tools of others, and reviews of directories refuse that. Say what this tool is better at.",
      files: "{{what}} says “{{words}}”: it has the model open files that hold credentials, as tool poisoning does. Remove it, or take what is needed as a parameter.",
      tag: "{{what}} holds “{{words}}”, a tag that passes text off as more than a description, as tool poisoning does. Write plain sentences.",
    },
  },
  *create({ model }) {
    function* judge(fact: Fact<Text>, what: string, ...places: readonly Place[]): Iterable<Problem<CommandKind>> {
      const [first] = fact.is === "known" ? commandsIn(outline(fact.value)) : [];
      const at = firstHere(fact.place, ...places);
      if (first && at) yield { at, messageId: first.kind, data: { what, words: shortened(first.words, 90) } };
    }
    const problems = model.tools.flatMap((tool) => [
      ...judge(tool.description, `The description of ${nameOf(tool)}`, tool.place),
      ...(tool.parameters.is === "known" ? tool.parameters.value : []).flatMap(({ description, name, place }) => [...judge(description, `The description of "${name}" of ${nameOf(tool)}`, place, tool.place)]),
    ]);
    yield* onePerPlace(problems);
  },
});
