import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Progress } from "../../src/cli/progress.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function stream(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 20, written, write: (text: string) => written.push(text) > 0 };
}

it("is silent for a second, then shows where the work is, and leaves nothing behind", () => {
  const terminal = stream(true);
  const progress = new Progress(300, terminal);
  progress.step(0, "/a.ts");
  vi.advanceTimersByTime(1200);
  progress.step(40, "/src/\u001bb.ts");
  progress.step(41, "/src/c.ts");
  vi.advanceTimersByTime(150);
  progress.step(90, "/src/a-very-long-name.ts");
  progress.end();
  expect(terminal.written).toEqual([
    "\r\u001b[K40/300 /src/\\u001bb",
    "\r\u001b[K90/300 /src/a-very-",
    "\r\u001b[K",
  ]);
});

it("writes nothing where there is no terminal, or no time to wait", () => {
  const [pipe, terminal] = [stream(false), stream(true)];
  const [unseen, short] = [new Progress(2, pipe), new Progress(2, terminal)];
  short.step(0, "a.ts");
  short.end();
  vi.advanceTimersByTime(5000);
  unseen.step(1, "a.ts");
  unseen.end();
  expect([...pipe.written, ...terminal.written]).toEqual([]);
});
