// Runs a command beside Maven's other work. `start NAME COMMAND…` returns at once; `await NAME` prints what the command said and ends as it ended.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const [does, name, ...command] = process.argv.slice(2);
const at = (what) => fileURLToPath(new URL(`../target/frontend/${name}.${what}`, import.meta.url));

function runs() {
  try {
    return process.kill(Number(readFileSync(at("pid"), "utf8")), 0);
  } catch {
    return false;
  }
}

async function over() {
  while (!existsSync(at("status")) && runs()) await pause(50);
}

const deeds = {
  async start() {
    mkdirSync(at("."), { recursive: true });
    if (existsSync(at("pid"))) await over();
    rmSync(at("status"), { force: true });
    const log = openSync(at("log"), "w");
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), "run", name, ...command], {
      detached: true,
      stdio: ["ignore", log, log],
    });
    writeFileSync(at("pid"), String(child.pid));
    child.unref();
  },

  run() {
    const { status } = spawnSync(command[0], command.slice(1), {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    writeFileSync(at("status"), String(status ?? 1));
  },

  async await() {
    await over();
    process.stdout.write(readFileSync(at("log"), "utf8"));
    process.exitCode = existsSync(at("status")) ? Number(readFileSync(at("status"), "utf8")) : 1;
  },
};

await deeds[does]();
