import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

// Apart from the other tests, since these need every SDK to be installed (npm ci --prefix tests/sdk). Silent: SDKs print what they catch.
export default defineConfig({
  resolve: {
    alias: {
      // Nuxt's module imports these from the build of a Nuxt project.
      "nitropack/runtime": file("nitro.ts"),
      "#nuxt-mcp-toolkit/transport.mjs": file("nitro.ts"),
    },
  },
  test: {
    include: ["tests/sdk/*.test.ts"],
    server: { deps: { inline: [/@nuxtjs\/mcp-toolkit/] } },
    silent: true,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
