import { UseFilters } from "@nestjs/common";
import { Ctx, Payload, RpcException } from "@nestjs/microservices";
import { McpContext, McpController, McpExceptionFilter, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class FerryController {
  private readonly seats = new Map([["north", 4]]);

  @Tool({
    name: "book_seat",
    description: "Book a seat on a ferry line.",
    parameters: z.object({ line: z.string().describe("Name of the line") }),
    annotations: { readOnlyHint: false },
  })
  bookSeat(@Ctx() ctx: McpContext, @Payload() { line }: { line: string }) {
    if (!this.seats.has(line)) throw new Error(`No line is called ${line}.`);
    if (line === "closed") throw new RpcException(`The line ${line} is closed.`);
    return { line };
  }

  @Tool({ description: "Tell how many lines there are." })
  countLines() {
    return 2;
  }

  @UseFilters(new McpExceptionFilter())
  @Tool({ description: "Cancel a seat.", parameters: z.object({ seat: z.number() }) })
  async cancelSeat(@Payload("seat") seat: number) {
    if (seat > 40) return { success: false, error: `There is no seat ${seat}.` };
    throw new Error(`Seat ${seat} is not booked.`);
  }

  helper() {
    return "no tool";
  }
}
