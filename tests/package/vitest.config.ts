import { defineConfig } from "vitest/config";

// Apart from the other tests, since these install packages from a registry and take minutes.
export default defineConfig({
  test: { include: ["tests/package/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
