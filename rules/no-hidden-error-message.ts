import type { Channel, Withholding } from "../src/model/channel.js";
import type { Ending } from "../src/model/ending.js";
import type { Tool } from "../src/model/tool.js";
import { defineRule, type Problem } from "../src/rule.js";
import { isBeyondTheModel } from "../src/wording/beyond-the-model.js";
import { isWritten } from "../src/wording/generic.js";
import { gathered, placeName, quoted, subjectOf } from "../src/wording/say.js";
import { isWithheld } from "../src/wording/verdict.js";

type MessageId = "hidden" | "raiseKeptClass";

export default defineRule<MessageId>({
  id: "no-hidden-error-message",
  meta: {
    type: "problem",
    docs: {
      description: "disallow exceptions whose carefully written text the SDK withholds from the model",
      presets: [{ preset: "recommended", severity: "error" }],
    },
    hasSuggestions: true,
    schema: [],
    defaultOptions: [],
    messages: {
      hidden:
        "{{tool}} throw{{s}} {{className}} with {{text}} here, but {{channel}} withholds the text of it: the model reads “{{shows}}”, and cannot mend the call{{elsewhere}}. Throw {{kept}} from {{from}} with this text{{unless}}.",
      raiseKeptClass: "Throw {{kept}}, whose text is kept.",
    },
  },
  create({ model }) {
    const found = model.endings.flatMap((ending) => {
      const carrier = isWithheld(ending) ? carrierOf(ending, model.tools) : null;
      if (!carrier || !isWorthReading(ending)) return [];
      // What a function of another file throws is one fault, however many calls lead there.
      return [{ ending, carrier, key: ending.elsewhere ?? ending.place }];
    });
    return gathered(found).map(({ ending, carrier, tools }) => problemOf(ending, carrier, tools));
  },
});

/** Whether it is a text for the model, in a place of this file: a generic one loses nothing. */
const isWorthReading = (ending: Ending): boolean => ending.place.file === null && ending.message !== null && isWritten(ending.message) && !isBeyondTheModel(ending);

interface Carrier {
  readonly channel: Channel;
  readonly withholds: Withholding;
}

/** The channel that carries the answer of an ending, and withholds texts. */
function carrierOf({ tools }: Ending, all: readonly Tool[]): Carrier | null {
  const own = all.find(({ name, channel }) => channel.withholds && name.is === "known" && tools.includes(name.value)) ?? all.find(({ channel }) => channel.withholds);
  return own?.channel.withholds ? { channel: own.channel, withholds: own.channel.withholds } : null;
}

function problemOf(ending: Ending, { channel, withholds }: Carrier, tools: readonly string[]): Problem<MessageId> {
  const [kept] = withholds.keeps;
  const elsewhere = ending.elsewhere && placeName(ending.elsewhere);
  return {
    at: ending.place,
    messageId: "hidden",
    data: {
      ...subjectOf(tools),
      className: ending.raised?.className ?? "an error",
      text: ending.message ? quoted(ending.message) : "",
      channel: channel.label,
      shows: withholds.shows,
      elsewhere: elsewhere ? `; it is thrown at ${elsewhere}` : "",
      kept: kept?.name ?? "",
      from: kept?.from ?? "",
      unless: withholds.unless ? `, or ${withholds.unless}` : "",
    },
    suggest: [{ messageId: "raiseKeptClass", data: { kept: kept?.name ?? "" }, remedy: ending.remedies.find(({ name }) => name === "raiseKeptClass") }],
  };
}
