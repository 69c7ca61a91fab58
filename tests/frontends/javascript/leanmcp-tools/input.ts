import { Optional, SchemaConstraint, Tool } from "@leanmcp/core";

class TicketInput {
  @SchemaConstraint({ description: "Name of the film", minLength: 1 })
  film!: string;

  @Optional()
  @SchemaConstraint({ description: "How many", default: 1 })
  seats?: number;

  @SchemaConstraint({ enum: ["early", "late"] })
  show!: string;
}

export class CinemaService {
  @Tool({ description: "Book tickets for a film.", inputClass: TicketInput })
  async bookTickets(args: TicketInput) {
    if (args.seats === 0) return { error: `No seats for ${args.film}.` };
    if (args.show === "late") throw new Error(`No late show of ${args.film}.`);
    return { booked: true };
  }

  @Tool({ description: "List the films." })
  async listFilms() {
    return { content: [{ type: "text", text: "The projector failed." }], isError: true };
  }
}
