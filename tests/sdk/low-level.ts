import type { Body } from "./bodies.js";

const OUTPUT = { type: "object" as const, properties: { id: { type: "number" } }, required: ["id"] };

/** A tool as a low-level server lists it. */
export const listed = ({ id, declaresOutput }: Body) => ({
  name: id,
  inputSchema: { type: "object" as const },
  ...(declaresOutput && { outputSchema: OUTPUT }),
});

/** The body that a call names. */
export function named(tools: readonly Body[], name: string): Body {
  const found = tools.find(({ id }) => id === name);
  if (!found) throw new Error(`No tool is called ${name}.`);
  return found;
}
