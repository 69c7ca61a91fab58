import { MCPTool } from "mcp-framework";
import { z } from "zod";

interface Input {
  kind: string;
  size?: number;
}

class ShapeTool extends MCPTool<Input> {
  name = "make_shape";
  description = "Make a shape of one kind.";
  schema = {
    kind: { type: z.string(), description: "Kind of shape" },
    size: { type: z.number().optional(), description: "Size in millimetres" },
  };

  async execute({ kind }: Input) {
    switch (kind) {
      case "text":
        return "A text.";
      case "number":
        return 7;
      case "list":
        return [1, 2];
      case "blocks":
        return [{ type: "text", text: "One block." }];
      case "object":
        return { success: false, message: "No such shape." };
      case "flag":
        return { content: [{ type: "text", text: "Failed." }], isError: true };
      case "throw":
        throw new Error("There is no such shape.");
    }
  }
}

export default ShapeTool;
