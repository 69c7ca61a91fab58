import { z } from "zod";

export default {
  name: "wind_at",
  description: "Wind at an hour.",
  shape: { hour: z.number().describe("Hour, 0 to 23") },
  handler: async ({ hour }: { hour: number }) => {
    const measured = await mast.wind(hour);
    return { content: [{ type: "text", text: `${measured} knots` }] };
  },
};
