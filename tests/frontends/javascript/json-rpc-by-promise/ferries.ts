export const ferries = [
  {
    name: "next_ferry",
    description: "The next ferry from a pier.",
    schema: { type: "object", properties: { pier: { type: "string", description: "Name of the pier" } }, required: ["pier"] },
    async handler({ pier }: { pier: string }): Promise<string> {
      if (pier !== "North" && pier !== "South") throw new Error(`There is no pier ${pier}. Ask for North or South.`);
      return `The next ferry from ${pier} leaves at ten.`;
    },
  },
];
