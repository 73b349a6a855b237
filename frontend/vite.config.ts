import { renameSync, rmSync } from "node:fs";
import { defineConfig, type Plugin } from "vitest/config";

const assets = "../target/classes/static/assets";

/** The manifest tells the server the hashed names. It is not for the public, so it leaves the served folder. */
const manifestOutOfReach: Plugin = {
  name: "manifest-out-of-reach",
  apply: "build",
  closeBundle() {
    renameSync(`${assets}/.vite/manifest.json`, "../target/classes/frontend-manifest.json");
    rmSync(`${assets}/.vite`, { recursive: true });
  },
};

export default defineConfig({
  base: "/assets/",
  publicDir: false,
  build: {
    outDir: assets,
    emptyOutDir: false,
    assetsDir: "",
    manifest: true,
    // Inlined data: addresses would need a looser content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        site: "src/site.ts",
        home: "src/home.ts",
        my: "src/my.ts",
        rules: "src/rules.ts",
        game: "src/game.ts",
        records: "src/records.ts",
        admin: "src/admin.ts",
        archive: "src/archive.ts",
        editor: "src/editor.ts",
        chance: "src/chance.ts",
      },
      output: {
        // A file of half a kilobyte costs more to ask for than to carry.
        codeSplitting: {
          groups: [
            { name: "base", test: /\/(game\/(api|words|rule|clipboard)|shared\/(addresses|here))\.ts$/ },
          ],
        },
      },
    },
  },
  plugins: [manifestOutOfReach],
  // Tests read the sentences that the server sends along.
  server: { fs: { allow: [".."] } },
  test: { css: true, include: ["src/**/*.test.ts"] },
});
