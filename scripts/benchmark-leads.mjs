/**
 * Sends 200 leads a second for ten seconds to examples/node-server.ts on this machine, every tenth of them twice, and kills the
 * server without warning in the middle. Whoever got no answer sends again, as a visitor would. Ends with 1 if a lead is lost, or is kept
 * twice without having been sent to two servers. Its figures are in README.md.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildSync } from "esbuild";

const perSecond = 200;
const seconds = 10;
const port = 9531;

const folder = mkdtempSync(join(tmpdir(), "leads-"));
const server = join(folder, "inbox.mjs");
const file = join(folder, "leads.jsonl");
buildSync({
  entryPoints: ["examples/node-server.ts"],
  bundle: true,
  platform: "node",
  format: "esm",
  outfile: server,
});

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function start() {
  const env = { ...process.env, PORT: String(port), LEADS_FILE: file, PER_MINUTE: "100000" };
  const child = spawn(process.execPath, [server], { env, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((ready) => child.stdout.once("data", () => ready(child)));
}

/** The status of an answer; 0 for none. */
const post = (body) =>
  new Promise((resolve) => {
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
    const sent = request({ port, method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode));
      answer.once("error", () => resolve(0));
    });
    sent.once("error", () => resolve(0));
    sent.end(body);
  });

const waits = [];
let repeats = 0;

async function send(body) {
  const from = performance.now();
  while ((await post(body)) !== 201) {
    repeats++;
    await sleep(100);
  }
  waits.push(performance.now() - from);
}

const messageOf = (number) =>
  JSON.stringify({
    type: "feedback",
    name: "Ada",
    email: `ada${number}@example.com`,
    feedback: `Message ${number}. ${"Can two yards share one record? ".repeat(10)}`,
    newsletterSubscribe: 0,
  });

async function load(withCrash) {
  rmSync(file, { force: true });
  waits.length = 0;
  repeats = 0;
  let child = await start();
  const all = [];
  const begun = performance.now();
  const count = perSecond * seconds;
  for (let number = 0; number < count; number++) {
    const early = begun + (number * 1000) / perSecond - performance.now();
    if (early > 1) await sleep(early);
    all.push(send(messageOf(number)));
    if (number % 10 === 0) all.push(send(messageOf(number)));
    if (withCrash && number === count / 2) {
      child.kill("SIGKILL");
      child = await start();
    }
  }
  const rate = count / ((performance.now() - begun) / 1000);
  await Promise.all(all);
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  agent.destroy();
  await gone;
  const kept = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).email);
  const lost = count - new Set(kept).size;
  const doubled = kept.length - new Set(kept).size;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))].toFixed(1);
  console.log(
    `${withCrash ? "Killed in the middle: " : ""}${count} leads, ${all.length} requests, ${rate.toFixed(0)} leads/s, ` +
      `answered within ${at(0.5)} ms (half), ${at(0.99)} ms (99 %), ${at(1)} ms (all); ` +
      `${repeats} sent again, ${lost} lost, ${doubled} doubled`,
  );
  return lost + doubled;
}

const wrong = (await load(false)) + (await load(true));
rmSync(folder, { recursive: true });
process.exitCode = wrong > 0 ? 1 : 0;
