import { constantOf } from "../src/model/text.js";
import { headOf, type Tool } from "../src/model/tool.js";
import { defineRule, languages, type Problem } from "../src/rule.js";
import { firstHere, placeName } from "../src/wording/say.js";

type MessageId = "missing" | "empty";

const isBlank = (value: string): boolean => value.trim() === "";

function problemOf(tool: Tool): Problem<MessageId> | null {
  const { description } = tool;
  const data = { tool: headOf(tool), elsewhere: "" };
  // Where not even a name was found, the definition was not understood.
  if (description.is === "absent" && tool.name.is !== "absent") {
    const at = firstHere(tool.name.place, tool.place);
    return at ? { at, messageId: "missing", data } : null;
  }
  if (description.is !== "known") return null;
  const text = constantOf(description.value);
  if (text === null || !isBlank(text)) return null;
  const at = firstHere(description.place, tool.name.place, tool.place);
  const elsewhere = placeName(description.place);
  return at ? { at, messageId: "empty", data: { ...data, elsewhere: elsewhere === null ? "" : `; see ${elsewhere}` } } : null;
}

export default defineRule<MessageId>({
  id: "require-tool-description",
  meta: {
    type: "problem",
    docs: {
      description: "require a description for every tool",
      presets: [
        { preset: "recommended", severity: "error" },
        { preset: "directory", severity: "error" },
      ],
    },
    languages: languages.definitions,
    schema: [],
    defaultOptions: [],
    messages: {
      missing:
        "{{tool}} has no description, so the model has only its name to choose it by{{elsewhere}}. Add a description that says what it does, when to use it and what comes back.",
      empty:
        "{{tool}} has an empty description, so the model has only its name to choose it by, and some hosts refuse the tool{{elsewhere}}. Write what it does, when to use it and what comes back.",
    },
  },
  create: ({ model }) => model.tools.map(problemOf).filter((problem) => problem !== null),
});
