import { Payload } from "@nestjs/microservices";
import { McpController, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class GalleryController {
  @Tool({ name: "get_room", description: "One room.", parameters: z.object({ room: z.number() }) })
  getRoom(@Payload() { room }: { room: number }) {
    if (room > 9) throw new Error(`There is no room ${room}. They go from 1 to 9.`);
    return `Room ${room}`;
  }
}
