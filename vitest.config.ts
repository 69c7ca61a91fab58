import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    // Projects that are linted, and the tests that install packages (npm run test:package).
    exclude: ["tests/*/fixtures/**", "tests/frontends/*/*/**", "tests/package/**", "tests/sdk/**", "**/node_modules/**"],
    testTimeout: 60_000,
  },
});
