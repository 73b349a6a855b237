// Builds the front end for Maven: installs, checks and bundles, each only when what it reads has changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(dirname(fileURLToPath(import.meta.url)));

const manifest = "../target/classes/frontend-manifest.json";
const assets = "../target/classes/static/assets";
const installed = "node_modules/.stamp";
const built = "../target/frontend/stamp";

const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

function fingerprint(...paths) {
  const hash = createHash("sha256").update(process.version);
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update("\0").update(readFileSync(path));
  };
  paths.forEach(add);
  return hash.digest("hex");
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}

function remember(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

/** The files a manifest names, so that those of the last build go when this one no longer needs them. */
function named(text) {
  const entries = Object.values(text ? JSON.parse(text) : {});
  return new Set(entries.flatMap((entry) => [entry.file, ...(entry.css ?? [])]));
}

const complete = () =>
  existsSync(manifest) && [...named(read(manifest))].every((f) => existsSync(join(assets, f)));

const packages = fingerprint("package.json", "package-lock.json", ".npmrc");
if (read(installed) !== packages) {
  run("npm", "ci");
  remember(installed, packages);
}

const sources = fingerprint(
  ...["src", "demo", "build.mjs", "vite.config.ts", "tsconfig.json", "biome.json", "package-lock.json"],
);
if (read(built) === sources && complete()) {
  console.log("frontend: up to date");
} else {
  const before = named(read(manifest));
  run("npx", "biome", "ci", ".");
  run("npx", "tsc");
  run("npx", "vite", "build");
  const now = named(read(manifest));
  for (const file of before) if (!now.has(file)) rmSync(join(assets, file), { force: true });
  remember(built, sources);
}
