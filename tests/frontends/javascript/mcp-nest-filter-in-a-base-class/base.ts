import { UseFilters } from "@nestjs/common";
import { McpExceptionFilter } from "@rekog/mcp-nest";

@UseFilters(McpExceptionFilter)
export abstract class Filtered {}
