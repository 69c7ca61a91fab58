import { printable } from "../printable.js";

const PATIENCE = 1000;
const PAUSE = 100;

/** One line on a terminal that says how far the work is, once it takes longer than a second. Elsewhere silent. */
export class Progress {
  readonly #start = Date.now();
  #shown = 0;

  constructor(
    readonly total: number,
    readonly stream: Pick<NodeJS.WriteStream, "isTTY" | "columns" | "write">,
  ) {}

  step(done: number, file: string): void {
    const now = Date.now();
    if (!this.stream.isTTY || now - this.#start < PATIENCE || now - this.#shown < PAUSE) return;
    this.#shown = now;
    const line = `${done}/${this.total} ${printable(file)}`;
    this.stream.write(`\r\u001b[K${line.slice(0, (this.stream.columns ?? 80) - 1)}`);
  }

  end(): void {
    if (this.#shown > 0) this.stream.write("\r\u001b[K");
  }
}
