import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HostKey } from "../../../src/build/hosts/hosts";
import { ask } from "./ask";
import { bareServer } from "./bareServer";

/** A host that answers on loopback. */
export interface Engine {
  url: string;
  stop(): void | Promise<void>;
}

const root = process.cwd();
const built = join(root, "public");
const ports: Record<HostKey, number> = { nginx: 9411, caddy: 9412, pages: 9413, gatsby: 9414, bare: 9415 };

const scratch = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

/** What servers of one's own are copied: public/ and hosting/. Resolves with a folder that has `folder` as the former. */
function releaseWith(folder: string) {
  const site = scratch("site");
  symlinkSync(folder, join(site, "public"));
  symlinkSync(join(root, "hosting"), join(site, "hosting"));
  return site;
}

/** nginx as the container has it; only the port and the folders are changed. */
function nginx(port: number, folder: string) {
  const home = scratch("nginx");
  const config = readFileSync(join(root, "deploy/container.conf"), "utf8")
    // First, since the release is in the system's own /tmp/.
    .replaceAll("/tmp/", `${home}/`)
    .replaceAll("/srv/www/site", releaseWith(folder))
    .replace("error_log stderr;", `error_log ${home}/error.log;`)
    .replace("/dev/stdout", "off")
    .replace("listen 8080;", `listen 127.0.0.1:${port};`);
  return startNginx(home, config);
}

/** Runs nginx in the foreground with a whole configuration, which it gets as a file in `home`. */
export function startNginx(home: string, config: string) {
  // A root's own folders are closed to the user that nginx would run as.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(join(home, "nginx.conf"), `${user}daemon off;\n${config}`);
  return spawn("/usr/sbin/nginx", ["-e", join(home, "error.log"), "-c", join(home, "nginx.conf")], {
    stdio: "inherit",
  });
}

function caddy(port: number, folder: string) {
  const config = join(scratch("caddy"), "Caddyfile");
  writeFileSync(config, `{\n\tadmin off\n}\n${readFileSync(join(root, "deploy/Caddyfile"), "utf8")}`);
  return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", config], {
    stdio: "ignore",
    env: { ...process.env, SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_FOLDER: releaseWith(folder) },
  });
}

/** Cloudflare Pages' own engine. */
function pages(port: number, folder: string) {
  const home = scratch("pages");
  mkdirSync(join(home, "work"));
  const words = ["pages", "dev", folder, "--ip", "127.0.0.1", "--port", String(port)];
  return spawn(
    join(root, "node_modules/.bin/wrangler"),
    [...words, "--compatibility-date", "2026-04-01", "--show-interactive-dev-session=false"],
    {
      cwd: join(home, "work"),
      stdio: "ignore",
      env: { ...process.env, HOME: home, CI: "1", WRANGLER_SEND_METRICS: "false" },
      detached: true,
    },
  );
}

const gatsby = (port: number) =>
  spawn(join(root, "node_modules/.bin/gatsby"), ["serve", "--port", String(port)], {
    stdio: "ignore",
    detached: true,
  });

const programs = { nginx, caddy, pages, gatsby };

/** Starts a host over the built site, or over another folder, and resolves when it answers. */
export async function start(host: HostKey, folder = built, port = ports[host]): Promise<Engine> {
  const url = `http://127.0.0.1:${port}`;
  if (host === "bare") return { url, stop: await bareServer(folder, port) };
  const child = programs[host](port, folder);
  const failed = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${host} ended with ${code}`)));
  });
  await Promise.race([answers(url), failed]);
  failed.catch(() => {});
  return { url, stop: () => end(child, host === "pages" || host === "gatsby") };
}

/** Ends a program, with the programs that it has started. */
function end(child: ChildProcess, group: boolean) {
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  if (child.pid === undefined || child.exitCode !== null) return;
  process.kill(group ? -child.pid : child.pid, "SIGTERM");
  return gone;
}

async function answers(url: string) {
  const tries = 300;
  for (let attempt = 0; attempt < tries; attempt++) {
    try {
      return await ask(`${url}/robots.txt`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error(`${url} does not answer`);
}
