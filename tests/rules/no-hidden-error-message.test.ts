import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import rule from "../../rules/no-hidden-error-message.js";
import { loadParser } from "../../src/frontends/javascript/parser.js";

RuleTester.describe = describe;
RuleTester.it = it;

/** Starts the application in the same file, with nothing that catches exceptions for all controllers. */
const START = `
@Module({ controllers: [LockerController] })
class AppModule {}

const strategy = new McpStrategy({ name: "lockers", version: "1.0.0", transports: [new StdioTransport()] });
NestFactory.createMicroservice(AppModule, { strategy }).then((app) => app.listen());
`;

const SECOND = { settings: { "mcp-tools": { sdkVersion: { "@rekog/mcp-nest": "2.0.5" } } } };
const FIRST = { settings: { "mcp-tools": { sdkVersion: { "@rekog/mcp-nest": "1.9.11" } } } };

describe("typescript", () => {
  const tester = new RuleTester({ languageOptions: { parser: loadParser() } });

  tester.run("no-hidden-error-message", rule, {
    valid: [
      {
        name: "RpcException keeps its text",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload, RpcException } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

class TakenError extends RpcException {}

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new RpcException(\`There is no locker \${number}. They go from 1 to 40.\`);
    if (number === 7) throw new TakenError(\`Locker \${number} is taken until noon.\`);
    return "open";
  }
}
${START}`,
      },
      {
        name: "a filter on the class",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module, UseFilters } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload } from "@nestjs/microservices";
import { McpController, McpExceptionFilter, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@UseFilters(new McpExceptionFilter())
@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new Error(\`There is no locker \${number}. They go from 1 to 40.\`);
    return "open";
  }
}
${START}`,
      },
      {
        name: "a filter on the method",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module, UseFilters } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload } from "@nestjs/microservices";
import { McpController, McpExceptionFilter, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @UseFilters(McpExceptionFilter)
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new Error(\`There is no locker \${number}. They go from 1 to 40.\`);
    return "open";
  }
}
${START}`,
      },
      {
        name: "a filter for the whole application",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload } from "@nestjs/microservices";
import { McpController, McpExceptionFilter, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new Error(\`There is no locker \${number}. They go from 1 to 40.\`);
    return "open";
  }
}
${START.replace("app.listen()", "app.useGlobalFilters(new McpExceptionFilter()).listen()")}`,
      },
      {
        name: "an application that is started elsewhere",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Payload } from "@nestjs/microservices";
import { McpController, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new Error(\`There is no locker \${number}. They go from 1 to 40.\`);
    return "open";
  }
}
`,
      },
      {
        name: "version 1 sends the text",
        filename: "lockers.controller.ts",
        ...FIRST,
        code: `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new Error(\`There is no locker \${number}. They go from 1 to 40.\`);
    return "open";
  }
}
${START}`,
      },
      {
        name: "texts that lose nothing: a generic one, another error's, and one about the server's own settings",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";
import { motors } from "motors";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  async open(@Payload() { number }: { number: number }) {
    if (!process.env.MOTOR_KEY) throw new Error("MOTOR_KEY is not set");
    if (number > 40) throw new Error("Something went wrong");
    try {
      return await motors.turn(number);
    } catch (error) {
      throw new Error(\`Failed to open locker: \${error.message}\`);
    }
  }
}
${START}`,
      },
      {
        name: "a class of another package, which may keep its text",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { ClientError } from "@acme/errors";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new ClientError(\`There is no locker \${number}. They go from 1 to 40.\`);
    return "open";
  }
}
${START}`,
      },
      {
        name: "a caught error whose text is returned with the flag",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    try {
      if (number > 40) throw new Error(\`There is no locker \${number}. They go from 1 to 40.\`);
      return "open";
    } catch (error) {
      return { content: [{ type: "text", text: error instanceof Error ? error.message : String(error) }], isError: true };
    }
  }
}
${START}`,
      },
      {
        name: "McpServer of the official SDK sends the text",
        filename: "server.ts",
        code: `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "lockers", version: "1.0.0" });
server.registerTool("open_locker", { description: "Open a locker.", inputSchema: z.object({ number: z.number() }) }, async ({ number }) => {
  if (number > 40) throw new Error(\`There is no locker \${number}. They go from 1 to 40.\`);
  return { content: [{ type: "text", text: "open" }] };
});
`,
      },
    ],
    invalid: [
      {
        name: "an Error, where RpcException is imported",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload, RpcException as Refused } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new Error(\`There is no locker \${number}. They go from 1 to 40.\`);
    if (number === 7) throw new Refused("Locker 7 is taken until noon.");
    return "open";
  }
}
${START}`,
        errors: [
          {
            messageId: "hidden",
            data: {
              tool: '"open_locker"',
              s: "s",
              className: "Error",
              text: "“There is no locker …. They go from 1 to 40.”",
              channel: "@rekog/mcp-nest 2.0.5 (the settings)",
              shows: "Internal server error",
              elsewhere: "",
              kept: "RpcException",
              from: "@nestjs/microservices",
              unless: ", or put @UseFilters(McpExceptionFilter) on the class",
            },
            line: 11,
            column: 22,
            endLine: 11,
            endColumn: 93,
            suggestions: [
              {
                messageId: "raiseKeptClass",
                data: { kept: "RpcException" },
                output: `import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload, RpcException as Refused } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new Refused(\`There is no locker \${number}. They go from 1 to 40.\`);
    if (number === 7) throw new Refused("Locker 7 is taken until noon.");
    return "open";
  }
}
${START}`,
              },
            ],
          },
        ],
      },
      {
        name: "an exception of HTTP and one of its own, where RpcException has to be imported from a module that is",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module, NotFoundException } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new NotFoundException(\`There is no locker \${number}. They go from 1 to 40.\`);
    if (number === 7) throw new TakenError("Locker 7 is taken until noon.", number);
    return "open";
  }
}

class TakenError extends Error {
  constructor(message: string, readonly locker: number) {
    super(message);
  }
}
${START}`,
        errors: [
          {
            messageId: "hidden",
            data: {
              tool: '"open_locker"',
              s: "s",
              className: "NotFoundException",
              text: "“There is no locker …. They go from 1 to 40.”",
              channel: "@rekog/mcp-nest 2.0.5 (the settings)",
              shows: "Internal server error",
              elsewhere: "",
              kept: "RpcException",
              from: "@nestjs/microservices",
              unless: ", or put @UseFilters(McpExceptionFilter) on the class",
            },
            line: 11,
            column: 22,
            endLine: 11,
            endColumn: 105,
            suggestions: [
              {
                messageId: "raiseKeptClass",
                data: { kept: "RpcException" },
                output: `import { Module, NotFoundException } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { Payload, RpcException } from "@nestjs/microservices";
import { McpController, McpStrategy, StdioTransport, Tool } from "@rekog/mcp-nest";
import { z } from "zod";

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker.", parameters: z.object({ number: z.number() }) })
  open(@Payload() { number }: { number: number }) {
    if (number > 40) throw new RpcException(\`There is no locker \${number}. They go from 1 to 40.\`);
    if (number === 7) throw new TakenError("Locker 7 is taken until noon.", number);
    return "open";
  }
}

class TakenError extends Error {
  constructor(message: string, readonly locker: number) {
    super(message);
  }
}
${START}`,
              },
            ],
          },
          {
            messageId: "hidden",
            data: {
              tool: '"open_locker"',
              s: "s",
              className: "TakenError",
              text: "“Locker 7 is taken until noon.”",
              channel: "@rekog/mcp-nest 2.0.5 (the settings)",
              shows: "Internal server error",
              elsewhere: "",
              kept: "RpcException",
              from: "@nestjs/microservices",
              unless: ", or put @UseFilters(McpExceptionFilter) on the class",
            },
            line: 12,
            column: 23,
            endLine: 12,
            endColumn: 85,
          },
        ],
      },
      {
        name: "a helper that two tools share, where the module of RpcException is not imported",
        filename: "lockers.controller.ts",
        ...SECOND,
        code: `import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { McpController, McpStrategy, StdioTransport, Tool } from '@rekog/mcp-nest';

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker." })
  open() {
    this.check();
    return "open";
  }

  @Tool({ name: "shut_locker", description: "Shut a locker." })
  shut() {
    this.check();
    return "shut";
  }

  private check() {
    if (Math.random() > 0.5) throw new Error("The lockers rest from 22:00 to 6:00. Call again after that.");
  }
}
${START}`,
        errors: [
          {
            messageId: "hidden",
            data: {
              tool: '"open_locker" and "shut_locker"',
              s: "",
              className: "Error",
              text: "“The lockers rest from 22:00 to 6:00. Call again after that.”",
              channel: "@rekog/mcp-nest 2.0.5 (the settings)",
              shows: "Internal server error",
              elsewhere: "",
              kept: "RpcException",
              from: "@nestjs/microservices",
              unless: ", or put @UseFilters(McpExceptionFilter) on the class",
            },
            line: 20,
            column: 30,
            endLine: 20,
            endColumn: 109,
            suggestions: [
              {
                messageId: "raiseKeptClass",
                data: { kept: "RpcException" },
                output: `import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { McpController, McpStrategy, StdioTransport, Tool } from '@rekog/mcp-nest';
import { RpcException } from '@nestjs/microservices';

@McpController()
export class LockerController {
  @Tool({ name: "open_locker", description: "Open a locker." })
  open() {
    this.check();
    return "open";
  }

  @Tool({ name: "shut_locker", description: "Shut a locker." })
  shut() {
    this.check();
    return "shut";
  }

  private check() {
    if (Math.random() > 0.5) throw new RpcException("The lockers rest from 22:00 to 6:00. Call again after that.");
  }
}
${START}`,
              },
            ],
          },
        ],
      },
    ],
  });
});
