import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
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

/** nginx as Debian sets it up, with the built site file; only the port and the folder are changed. */
function nginx(port: number, folder: string) {
  const home = scratch("nginx");
  const site = readFileSync(join(root, "hosting/nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("root /srv/www/site;", `root ${folder};`);
  writeFileSync(join(home, "site.conf"), site);
  writeFileSync(
    join(home, "nginx.conf"),
    // A root's own folders are closed to the user that Debian's nginx would run as.
    `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
events {}
http { access_log off; client_body_temp_path ${home}; include ${home}/site.conf; }`,
  );
  return spawn("/usr/sbin/nginx", ["-e", join(home, "error.log"), "-c", join(home, "nginx.conf")], {
    stdio: "inherit",
  });
}

function caddy(port: number, folder: string) {
  const config = join(scratch("caddy"), "Caddyfile");
  writeFileSync(config, `{\n\tadmin off\n}\n${readFileSync(join(root, "hosting/Caddyfile"), "utf8")}`);
  return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", config], {
    stdio: "ignore",
    env: { ...process.env, SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: folder },
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
