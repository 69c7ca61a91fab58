import { rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { globalFiltersOf } from "../../src/frontends/javascript/bootstrap.js";
import { folderWith } from "../cli/running.js";

const PLAIN = 'import { Controller } from "@nestjs/common";\n';
const START = 'import { NestFactory } from "@nestjs/core";\nconst app = await NestFactory.createMicroservice(AppModule, { strategy });\n';
const FILTERS = 'import { APP_FILTER } from "@nestjs/core";\nexport const providers = [{ provide: APP_FILTER, useClass: McpExceptionFilter }];\n';
const INTERCEPTOR = 'import { NestInterceptor } from "@nestjs/common";\nexport class Worded implements NestInterceptor { intercept(c, next) { return next.handle().pipe(catchError(word)); } }\n';

const of = (files: Record<string, string>, text = PLAIN): string => globalFiltersOf(path.join(folderWith({ "package.json": "{}", ...files }), "src/tool.ts"), text);

describe("filters for the whole application", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["none where the application is started without any", "none", { "src/main.ts": START }],
    ["none where it is started in a folder beside", "none", { "bin/deep/start.mts": START }],
    ["some where the module names one", "some", { "src/main.ts": START, "src/app.module.ts": FILTERS }],
    ["some where the start sets one", "some", { "src/main.ts": START.replace("\nconst", "\nsetUp(app);\nconst"), "src/set-up.ts": `${PLAIN}export const setUp = (app) => app.useGlobalFilters(new Filter());\n` }],
    ["some where an interceptor catches", "some", { "src/main.ts": START, "src/worded.interceptor.ts": INTERCEPTOR }],
    ["unknown where nothing starts it", "unknown", { "src/app.module.ts": PLAIN }],
    ["unknown where only a test starts it", "unknown", { "src/main.spec.ts": START, "test/main.ts": START, "node_modules/x/main.ts": START }],
    ["none where only other programs speak of such names", "none", { "src/main.ts": START, "src/words.ts": 'export const words = ["APP_FILTER", "useGlobalFilters"];\n' }],
  ])("are %s", (_, answer, files) => {
    expect(of(files)).toBe(answer);
  });

  it("are told by the file itself, too", () => {
    expect(of({}, START)).toBe("none");
    expect(of({ "src/main.ts": START }, FILTERS)).toBe("some");
    expect(of({ "src/app.module.ts": FILTERS }, START)).toBe("some");
  });

  it("are unknown in a project that is too large to look through", () => {
    const many = Object.fromEntries(Array.from({ length: 3100 }, (_, i) => [`src/a${i}.txt`, ""]));
    expect(of({ ...many, "src/main.ts": START })).toBe("unknown");
  });

  it("are looked for again after a while", () => {
    const folder = folderWith({ "package.json": "{}", "src/main.ts": START, "src/app.module.ts": PLAIN });
    const file = path.join(folder, "src/tool.ts");
    const module = path.join(folder, "src/app.module.ts");
    expect(globalFiltersOf(file, PLAIN)).toBe("none");
    writeFileSync(module, FILTERS);
    utimesSync(module, new Date(), new Date(Date.now() + 5000));
    vi.advanceTimersByTime(3000);
    expect(globalFiltersOf(file, PLAIN)).toBe("some");
    rmSync(module);
    vi.advanceTimersByTime(3000);
    expect(globalFiltersOf(file, PLAIN)).toBe("none");
  });
});
