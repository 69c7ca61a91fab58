/** A fault of the person who called, or of the place they called from: one sentence that says what to do, and exit code 2. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}
