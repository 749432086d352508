/**
 * How fast nginx answers a page of the site with its site file, against nginx as it comes with one static file: same
 * machine, same run, taking turns. Also whether its memory stays flat. Needs a release build, nginx with
 * brotli_static, and wrk: node scripts/benchmark-hosting.mjs
 */
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

const turns = 3;
const load = ["-t1", "-c32", "-d4s"];
const ports = { site: 8471, plain: 8472 };
const publicFolder = join(process.cwd(), "public");
const siteFile = join(process.cwd(), "hosting", "nginx.conf");
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The site file with another port and root; all else stays as it is deployed. */
const localSite = () =>
  readFileSync(siteFile, "utf8")
    .replace(/^ *listen \[.*\n/m, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.site};`)
    .replace("root /srv/www/site;", `root ${publicFolder};`);

/** nginx as it comes: its own types, nothing but a root. */
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
  const frame = `load_module ${brotli};
daemon off; pid ${home}/pid; error_log ${home}/error.log; worker_processes 1;
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

/** Resident memory of the workers of an nginx, in KiB. */
function memory({ pid }) {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return workers
    .map((worker) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${worker}/status`, "utf8"))?.[1]))
    .reduce((sum, size) => sum + size, 0);
}

function requestsPerSecond(url) {
  const said = execFileSync("wrk", [...load, "-H", "Accept-Encoding: identity", url], { encoding: "utf8" });
  if (/Non-2xx/.test(said)) throw new Error(`Not every answer was a page:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

const folder = mkdtempSync(join(tmpdir(), "hosting-benchmark-"));
const servers = [];
try {
  mkdirSync(join(folder, "static"));
  copyFileSync(join(publicFolder, "about.html"), join(folder, "static", "about.html"));
  servers.push(await start(folder, "site", localSite()), await start(folder, "plain", plainSite(folder)));
  const [site, plain] = servers;
  const rates = { site: [], plain: [] };
  const sizes = [[memory(site), memory(plain)]];
  const before = loadavg()[0];
  for (let turn = 0; turn < turns; turn++) {
    rates.plain.push(requestsPerSecond(`http://127.0.0.1:${ports.plain}/about.html`));
    rates.site.push(requestsPerSecond(`http://127.0.0.1:${ports.site}/about`));
    sizes.push([memory(site), memory(plain)]);
  }
  const row = (name, rate, column) => ({
    "": name,
    "requests/s": Math.round(median(rate)),
    ratio: Number((median(rate) / median(rates.plain)).toFixed(2)),
    "KiB before": sizes[0][column],
    "KiB in the middle": sizes[Math.ceil(turns / 2)][column],
    "KiB after": sizes[turns][column],
  });
  console.table([row("the site's file", rates.site, 0), row("as it comes", rates.plain, 1)]);
  console.log(
    `${turns} turns each of wrk ${load.join(" ")}; load of the machine before: ${before.toFixed(1)}`,
  );
} finally {
  for (const server of servers) server.kill("SIGTERM");
  rmSync(folder, { recursive: true });
}
