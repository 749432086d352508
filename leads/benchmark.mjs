/**
 * A load test of the Node server, on Linux: `npm run benchmark [-- seconds]`. For a minute it sends 200 leads a second,
 * every tenth of them twice. Meanwhile the server is killed, its disk is full for a while, one email in ten is
 * rejected, and finally all of them are. A client that is not answered with 201 retries, as a visitor would. The exit
 * code is 1 if a lead that was answered with 201 is lost or stored twice, or if an email still waits a minute after the
 * mail server is up again. README.md has results.
 */
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildSync } from "esbuild";

const perSecond = 200;
const seconds = Number(process.argv[2] ?? 60);
const port = 9531;

/** The longest time in ms that emails may wait after the mail server is up again. */
const maxRecovery = 60_000;

/** What fails, and when, as shares of the time. */
const outages = { killed: 0.25, diskFull: [0.4, 0.5], mailDown: [0.75, 1] };

const folder = mkdtempSync(join(tmpdir(), "leads-"));
const inFolder = (name) => join(folder, name);
const leadsFile = inFolder("leads.jsonl");

buildSync({
  entryPoints: [join(import.meta.dirname, "servers/node.ts")],
  bundle: true,
  platform: "node",
  format: "esm",
  outfile: inFolder("leads.mjs"),
});

// A full disk writes part of the data before it reports the error.
writeFileSync(
  inFolder("disk.mjs"),
  `import fs, { existsSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { appendFileSync } = fs;
fs.appendFileSync = (file, text) => {
  if (!existsSync(${JSON.stringify(inFolder("full"))})) return appendFileSync(file, text);
  appendFileSync(file, text.slice(0, text.length / 2));
  throw new Error("ENOSPC");
};
syncBuiltinESMExports();
`,
);

// A mail server that rejects one email in ten at random (26 of 256), and all of them while there is a file "down".
writeFileSync(
  inFolder("sendmail"),
  `#!/bin/sh
test -e "${inFolder("down")}" && exit 75
read -r chance < /proc/sys/kernel/random/uuid
case "$chance" in 0*|1[0-9]*) exit 75 ;; esac
exec cat >> "${inFolder("mail.txt")}"
`,
);
chmodSync(inFolder("sendmail"), 0o755);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function start() {
  const env = {
    ...process.env,
    PORT: String(port),
    LEADS_FILE: leadsFile,
    PER_MINUTE: "100000",
    MAIL_TO: "desk@example.com",
    MAIL_FROM: "site@example.com",
    SENDMAIL: inFolder("sendmail"),
  };
  const child = spawn(process.execPath, ["--import", inFolder("disk.mjs"), inFolder("leads.mjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve) => {
    child.stdout.on("data", (text) => {
      if (String(text).includes(`port ${port}`)) resolve(child);
    });
  });
}

/** Resolves with the status and text of a response; status 0 if there was none. */
const fetchText = (method, path, body = "") =>
  new Promise((resolve) => {
    const fail = () => resolve({ status: 0, text: "" });
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
    const clientRequest = request({ port, host: "127.0.0.1", method, path, agent, headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.once("end", () => resolve({ status: response.statusCode, text }));
      response.once("error", fail);
    });
    clientRequest.once("error", fail);
    clientRequest.end(body);
  });

/** How long each client waited for a 201, in ms. */
const latencies = [];
let retries = 0;

async function send(body) {
  const startedAt = performance.now();
  while ((await fetchText("POST", "/", body)).status !== 201) {
    retries++;
    await sleep(500);
  }
  latencies.push(performance.now() - startedAt);
}

const messageOf = (number) =>
  JSON.stringify({
    type: "feedback",
    name: "Ada",
    email: `ada${number}@example.com`,
    feedback: `Message ${number}. ${"Can two yards share one record? ".repeat(10)}`,
    newsletterSubscribe: 0,
  });

const toggle = (name, isOn) =>
  isOn ? writeFileSync(inFolder(name), "") : rmSync(inFolder(name), { force: true });

let child = await start();
const count = perSecond * seconds;
const requests = [];
const startedAt = performance.now();
for (let number = 0; number < count; number++) {
  const untilDue = startedAt + (number * 1000) / perSecond - performance.now();
  if (untilDue > 1) await sleep(untilDue);
  requests.push(send(messageOf(number)));
  if (number % 10 === 0) requests.push(send(messageOf(number)));
  if (number === count * outages.killed) {
    child.kill("SIGKILL");
    start().then((next) => {
      child = next;
    });
  }
  for (const [name, [from, to]] of [
    ["full", outages.diskFull],
    ["down", outages.mailDown],
  ]) {
    if (number === count * from) toggle(name, true);
    if (number === count * to) toggle(name, false);
  }
}
const rate = count / ((performance.now() - startedAt) / 1000);
await Promise.all(requests);

const waitingEmails = async () => JSON.parse((await fetchText("GET", "/health")).text).waiting;
const backlog = await waitingEmails();
toggle("down", false);
const mailUpAt = performance.now();
let waiting = backlog;
while (waiting > 0 && performance.now() - mailUpAt < 10 * maxRecovery) {
  await sleep(200);
  waiting = await waitingEmails();
}
const recovery = performance.now() - mailUpAt;
const exited = new Promise((resolve) => child.once("exit", resolve));
child.kill("SIGTERM");
agent.destroy();
await exited;

const stored = readFileSync(leadsFile, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line).email);
const messageIds = [...readFileSync(inFolder("mail.txt"), "utf8").matchAll(/^Message-ID: (.+)$/gm)].map(
  ([, id]) => id,
);
const leads = new Set(stored).size;
const lost = count - leads;
const duplicates = stored.length - leads;
const forwarded = new Set(messageIds).size;
latencies.sort((a, b) => a - b);
const percentile = (share) =>
  latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))].toFixed(0);
console.log(
  [
    `${count} leads, ${requests.length} requests, ${rate.toFixed(0)} leads/s, ${retries} retries`,
    `load average at the end: ${loadavg()[0].toFixed(1)}`,
    `answered within ${percentile(0.5)} ms (50%), ${percentile(0.99)} ms (99%), ${percentile(1)} ms (all)`,
    `acknowledged and lost: ${lost}; stored twice: ${duplicates}`,
    `${backlog} emails waited when the mail server was up again; ${waiting} after ${(recovery / 1000).toFixed(1)} s`,
    `forwarded: ${forwarded}; more than once, with the same Message-ID: ${messageIds.length - forwarded}`,
  ].join("\n"),
);
rmSync(folder, { recursive: true });
const hasFailed = lost > 0 || duplicates > 0 || waiting > 0 || forwarded < leads || recovery > maxRecovery;
process.exitCode = hasFailed ? 1 : 0;
