import { z } from "zod";
import { Counter } from "./Counter.js";

export default class CountVisitors extends Counter<{ day: string }> {
  name = "count_visitors";
  description = "Count the visitors of one day.";
  schema = z.object({ day: z.string().describe("Day as YYYY-MM-DD") });

  protected async count({ day }: { day: string }) {
    if (day < "2020") return this.failure("There is no record before 2020.");
    return { day, visitors: 12 };
  }
}

export abstract class Later extends Counter<{ day: string }> {}
