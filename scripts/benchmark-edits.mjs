/**
 * How long an editor waits, in `npm run develop`, from saving a file to seeing the new words in the browser:
 * npm run benchmark -- edits. In a copy of the project; the first edit after the start is not counted.
 */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { median } from "./median.mjs";
import { findBrowser } from "./packages.mjs";

const edits = 5;
const port = Number(process.env.PORT ?? 8765);
const gatsby = createRequire(import.meta.url).resolve("gatsby/cli.js");

const folder = mkdtempSync(join(tmpdir(), "edits-benchmark-"));
const left = new Set(["node_modules", "public", "test-results", ".git"]);
cpSync(".", folder, { recursive: true, filter: (source) => !left.has(source) });
symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
const file = join(folder, "data/pages/contact.yaml");
const text = readFileSync(file, "utf8");
const heading = /^ {4}title: .*$/m;

const server = spawn(process.execPath, [gatsby, "develop", "--port", String(port)], {
  cwd: folder,
  detached: true,
  stdio: ["ignore", "pipe", "inherit"],
});
let began = performance.now();
server.stdout.on("data", (lines) => {
  if (!process.argv.includes("--log")) return;
  for (const line of String(lines).trim().split("\n"))
    console.error(String(Math.round(performance.now() - began)).padStart(7), line);
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  while (!(await fetch(`http://localhost:${port}/contact`).catch(() => undefined))?.ok)
    await new Promise((done) => setTimeout(done, 500));
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/contact`, { timeout: 120_000 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const durations = [];
  for (let edit = 0; edit <= edits; edit++) {
    began = performance.now();
    writeFileSync(file, text.replace(heading, `    title: Edit number ${edit}`));
    await page.getByRole("heading", { level: 1, name: `Edit number ${edit}`, exact: true }).waitFor();
    durations.push(Math.round(performance.now() - began));
    await page.waitForTimeout(2000);
  }
  const counted = durations.slice(1);
  console.log(`From saving to seeing: ${median(counted)} ms (${counted.join(", ")}; first ${durations[0]})`);
  console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
} finally {
  await browser.close();
  process.kill(-server.pid);
  if (existsSync(folder)) rmSync(folder, { recursive: true, maxRetries: 5, retryDelay: 500 });
}
