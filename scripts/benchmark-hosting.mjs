/**
 * How fast nginx answers a page of the site with our site file, compared with a plain nginx and one static file, by
 * turns on the same machine. Also whether its memory stays flat. Needs a release build, nginx and wrk:
 * npm run benchmark -- hosting
 */
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./median.mjs";

const turns = 3;
const load = ["-t1", "-c32", "-d10s"];
const ports = { site: 8471, plain: 8472 };
const publicFolder = join(process.cwd(), "public");
const siteFile = join(process.cwd(), "hosting", "nginx.conf");

/** The site file with another port and root, otherwise as it is deployed. */
const localSite = () =>
  readFileSync(siteFile, "utf8")
    .replace(/^ *listen \[.*\n/m, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.site};`)
    .replace("root /srv/www/site;", `root ${publicFolder};`);

/** nginx as it is installed: its own media types, and nothing but a root. */
const plainSite = (folder) => `server {
  listen 127.0.0.1:${ports.plain};
  root ${folder}/static;
}`;

/** Starts nginx with one worker; both get the same frame, so only the site differs. */
async function start(folder, name, site) {
  const home = join(folder, name);
  mkdirSync(home);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${home}/${kind};`)
    .join(" ");
  const frame = `daemon off; pid ${home}/pid; error_log ${home}/error.log; worker_processes 1;
events {}
http {
include /etc/nginx/mime.types;
access_log off; ${temporary}
${site}
}`;
  writeFileSync(join(home, "nginx.conf"), frame);
  const options = ["-e", join(home, "error.log"), "-c", join(home, "nginx.conf")];
  const child = spawn("nginx", options, { stdio: "inherit" });
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (child.exitCode !== null) throw new Error(`nginx does not start with the configuration "${name}".`);
  return child;
}

/** The worker of an nginx, by its process id. */
const workerOf = ({ pid }) => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();

/** Resident memory of a worker, in KiB. */
const memory = (worker) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${worker}/status`, "utf8"))[1]);

/** Processor time that a worker has used, in microseconds; the system counts it in hundredths of a second. */
function processorTime(worker) {
  // proc(5): fields 14 and 15; the name in field 2 may hold spaces.
  const [user, system] = readFileSync(`/proc/${worker}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13);
  return (Number(user) + Number(system)) * 10_000;
}

/** Lets wrk ask for an address; gives requests per second and the worker's processor time for each. */
function measure(worker, url) {
  const before = processorTime(worker);
  const output = execFileSync("wrk", [...load, "-H", "Accept-Encoding: identity", url], { encoding: "utf8" });
  if (/Non-2xx/.test(output)) throw new Error(`Not every answer was a page:\n${output}`);
  const [, requests] = /(\d+) requests in/.exec(output);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]),
    cost: (processorTime(worker) - before) / Number(requests),
  };
}

const folder = mkdtempSync(join(tmpdir(), "hosting-benchmark-"));
const servers = [];
try {
  // Where root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "static"));
  copyFileSync(join(publicFolder, "about.html"), join(folder, "static", "about.html"));
  servers.push(await start(folder, "site", localSite()));
  servers.push(await start(folder, "plain", plainSite(folder)));
  const sites = [
    { name: "the site's file", url: `http://127.0.0.1:${ports.site}/about` },
    { name: "as it comes", url: `http://127.0.0.1:${ports.plain}/about.html` },
  ].map((site, index) => {
    const worker = workerOf(servers[index]);
    return { ...site, worker, runs: [], sizes: [memory(worker)] };
  });
  const before = loadavg()[0];
  for (let turn = 0; turn < turns; turn++) {
    for (const { worker, url, runs, sizes } of sites) {
      runs.push(measure(worker, url));
      sizes.push(memory(worker));
    }
  }
  const rateOf = ({ runs }) => median(runs.map(({ rate }) => rate));
  const costOf = ({ runs }) => median(runs.map(({ cost }) => cost));
  const [, plain] = sites;
  console.table(
    sites.map((site) => ({
      nginx: site.name,
      "requests/s": Math.round(rateOf(site)),
      ratio: Number((rateOf(site) / rateOf(plain)).toFixed(2)),
      "processor µs each": Number(costOf(site).toFixed(1)),
      "ratio by that": Number((costOf(plain) / costOf(site)).toFixed(2)),
      "KiB before": site.sizes[0],
      "in the middle": site.sizes[Math.ceil(turns / 2)],
      after: site.sizes[turns],
    })),
  );
  console.log(
    `Medians of ${turns} turns of wrk ${load.join(" ")}; load of the machine before: ${before.toFixed(1)}`,
  );
} finally {
  for (const server of servers) server.kill("SIGTERM");
  rmSync(folder, { recursive: true });
}
