import { Effect, Schema } from "effect";
import { McpServer, Tool, Toolkit } from "effect/unstable/ai";

class NoBerth extends Schema.TaggedErrorClass<NoBerth>()("NoBerth", { message: Schema.String }) {}

const FindBerth = Tool.make("find_berth", {
  description: "Finds a free berth for a boat.",
  parameters: Schema.Struct({
    length: Schema.Number.annotate({ description: "Length of the boat in metres" }),
    nights: Schema.optional(Schema.Number),
  }),
  success: Schema.Struct({ berth: Schema.Number }),
  failure: NoBerth,
})
  .annotate(Tool.Title, "Find a berth")
  .annotate(Tool.Readonly, true);

const toolkit = Toolkit.make(
  FindBerth,
  Tool.make("harbour_rules", { description: "Rules of the harbour.", success: Schema.String }),
);

export const HarbourTools = McpServer.toolkit(toolkit).pipe(
  (layer) => layer,
);

export const handlers = toolkit.toLayer(
  Effect.gen(function* () {
    const berths = yield* Effect.succeed([1, 2, 3]);
    return toolkit.of({
      find_berth: ({ length }) => (length > 20 ? Effect.fail(new NoBerth({ message: "No berth is longer than 20 m." })) : Effect.succeed({ berth: berths[0]! })),
      harbour_rules: () => Effect.succeed("No swimming."),
    });
  }),
);
