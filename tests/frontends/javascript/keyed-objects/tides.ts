export const currents = {
  description: "Speed of the current at a point.",
  parameters: { type: "object", properties: { point: { type: "string" } }, required: ["point"] },
  handler: async ({ point }: { point: string }) => {
    const answer = await fetch(`https://currents.example/${point}`);
    if (!answer.ok) throw new Error(`No current for ${point}: the service answers ${answer.status}.`);
    return { content: [{ type: "text", text: await answer.text() }] };
  },
};
