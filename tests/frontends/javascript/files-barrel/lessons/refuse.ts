export function refuse(reason: string): never {
  throw new Error(`No lesson: ${reason}`);
}
