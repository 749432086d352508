/**
 * Sends 200 leads a second for a minute to examples/node-server.ts on this machine, every tenth of them twice. Meanwhile the
 * server is killed without warning, its disk is full for a while, one e-mail in ten is refused, and at last none goes. Whoever
 * got no thanks sends again, as a visitor would. Ends with 1 if an acknowledged lead is lost or kept twice, or if an e-mail
 * still waits a minute after the mail server is well again. Its figures are in README.md.
 *
 *   node scripts/benchmark-leads.mjs [seconds]   (on Linux)
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

/** The longest in ms that e-mails may wait once the mail server is well. */
const recovery = 60_000;

/** What goes wrong, from which to which share of the time. */
const troubles = { killed: 0.25, full: [0.4, 0.5], noMail: [0.75, 1] };

const folder = mkdtempSync(join(tmpdir(), "leads-"));
const at = (name) => join(folder, name);
const file = at("leads.jsonl");

buildSync({
  entryPoints: [join(import.meta.dirname, "servers/node.ts")],
  bundle: true,
  platform: "node",
  format: "esm",
  outfile: at("inbox.mjs"),
});

// A disk that is full takes a part of what it is given, and then says so.
writeFileSync(
  at("disk.mjs"),
  `import fs, { existsSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { appendFileSync } = fs;
fs.appendFileSync = (file, text) => {
  if (!existsSync(${JSON.stringify(at("full"))})) return appendFileSync(file, text);
  appendFileSync(file, text.slice(0, text.length / 2));
  throw new Error("ENOSPC");
};
syncBuiltinESMExports();
`,
);

// A mail server that refuses one e-mail in ten by chance (26 of 256), and all of them while there is a file "down".
writeFileSync(
  at("sendmail"),
  `#!/bin/sh
test -e "${at("down")}" && exit 75
read -r chance < /proc/sys/kernel/random/uuid
case "$chance" in 0*|1[0-9]*) exit 75 ;; esac
exec cat >> "${at("mail.txt")}"
`,
);
chmodSync(at("sendmail"), 0o755);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function start() {
  const env = {
    ...process.env,
    PORT: String(port),
    LEADS_FILE: file,
    PER_MINUTE: "100000",
    MAIL_TO: "desk@example.com",
    MAIL_FROM: "site@example.com",
    SENDMAIL: at("sendmail"),
  };
  const child = spawn(process.execPath, ["--import", at("disk.mjs"), at("inbox.mjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((ready) => {
    child.stdout.on("data", (words) => {
      if (String(words).includes(`port ${port}`)) ready(child);
    });
  });
}

/** An answer's status and body; status 0 for none. */
const ask = (method, path, body = "") =>
  new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: "" });
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
    const sent = request({ port, host: "127.0.0.1", method, path, agent, headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => {
        text += part;
      });
      answer.once("end", () => resolve({ status: answer.statusCode, text }));
      answer.once("error", none);
    });
    sent.once("error", none);
    sent.end(body);
  });

const waits = [];
let repeats = 0;

async function send(body) {
  const from = performance.now();
  while ((await ask("POST", "/", body)).status !== 201) {
    repeats++;
    await sleep(500);
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

const toggle = (name, isOn) => (isOn ? writeFileSync(at(name), "") : rmSync(at(name), { force: true }));

let child = await start();
const count = perSecond * seconds;
const all = [];
const begun = performance.now();
for (let number = 0; number < count; number++) {
  const early = begun + (number * 1000) / perSecond - performance.now();
  if (early > 1) await sleep(early);
  all.push(send(messageOf(number)));
  if (number % 10 === 0) all.push(send(messageOf(number)));
  if (number === count * troubles.killed) {
    child.kill("SIGKILL");
    start().then((next) => {
      child = next;
    });
  }
  for (const [name, [from, to]] of [
    ["full", troubles.full],
    ["down", troubles.noMail],
  ]) {
    if (number === count * from) toggle(name, true);
    if (number === count * to) toggle(name, false);
  }
}
const rate = count / ((performance.now() - begun) / 1000);
await Promise.all(all);

const waitingNow = async () => JSON.parse((await ask("GET", "/health")).text).waiting;
const heldBack = await waitingNow();
toggle("down", false);
const well = performance.now();
let waiting = heldBack;
while (waiting > 0 && performance.now() - well < 10 * recovery) {
  await sleep(200);
  waiting = await waitingNow();
}
const recovered = performance.now() - well;
const gone = new Promise((done) => child.once("exit", done));
child.kill("SIGTERM");
agent.destroy();
await gone;

const kept = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line).email);
const mails = [...readFileSync(at("mail.txt"), "utf8").matchAll(/^Message-ID: (.+)$/gm)].map(([, id]) => id);
const leads = new Set(kept).size;
const lost = count - leads;
const doubled = kept.length - leads;
const forwarded = new Set(mails).size;
waits.sort((a, b) => a - b);
const within = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))].toFixed(0);
console.log(
  [
    `${count} leads, ${all.length} requests, ${rate.toFixed(0)} leads/s, ${repeats} sent again`,
    `load average at the end: ${loadavg()[0].toFixed(1)}`,
    `answered within ${within(0.5)} ms (half), ${within(0.99)} ms (99 %), ${within(1)} ms (all)`,
    `acknowledged and lost: ${lost}; kept twice: ${doubled}`,
    `${heldBack} e-mails waited when the mail server was well again; ${waiting} after ${(recovered / 1000).toFixed(1)} s`,
    `forwarded: ${forwarded}; more than once, under the same Message-ID: ${mails.length - forwarded}`,
  ].join("\n"),
);
rmSync(folder, { recursive: true });
const isWrong = lost > 0 || doubled > 0 || waiting > 0 || forwarded < leads || recovered > recovery;
process.exitCode = isWrong ? 1 : 0;
