import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeServerRules } from "../../../src/build/hosts/servers";
import type { Redirect } from "../../../src/shared/addresses";
import { startNginx } from "./engines";

/** A server as docs/deploying.md sets it up: the site file of deploy/, TLS, and `site`, which points at a release. */
export interface OwnServer {
  /** The authority of its certificate. */
  ca: () => string;
  /** Points `site` at a release, and has the server read its configuration again. */
  use(release: string): void;
  stop(): Promise<void>;
}

export interface Ports {
  http: number;
  https: number;
  admin: number;
}

const scratch = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

const file = (folder: string, name: string, text: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** A release of a home page and one more. Resolves with its folder. */
export function smallRelease(route: string, redirects: Redirect[]): string {
  const folder = scratch("release");
  const titles = { index: "Home", "404": "Not found", [route.slice(1)]: `Page ${route}` };
  for (const [name, title] of Object.entries(titles))
    file(join(folder, "public"), `${name}.html`, `<!doctype html><title>${title}</title>`);
  const routes = ["/", route];
  const origins = { connect: [], frame: [], script: [] };
  writeServerRules(
    folder,
    { pages: routes, routes, languages: {}, redirects, origins },
    { url: "https://localhost", noindex: false },
  );
  return folder;
}

/** As `ln -sfn` does it: at once, so that no request meets a site that is nowhere. */
function pointAt(link: string, release: string) {
  symlinkSync(release, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** What a certificate authority would sign for this host, and what certbot would lay where the site file expects it. */
function certificate(folder: string) {
  const [key, chain] = ["privkey.pem", "fullchain.pem"].map((name) => join(folder, name));
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const form = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "2",
  ];
  execFileSync("openssl", [...form, ...subject, "-keyout", `${key}`, "-out", `${chain}`], {
    stdio: "ignore",
  });
  return readFileSync(`${chain}`, "utf8");
}

function nginx(home: string, site: string, { http, https }: Ports) {
  const challenges = join(home, "challenges");
  file(join(challenges, ".well-known/acme-challenge"), "token", "proof");
  const authority = certificate(home);
  const text = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/etc/letsencrypt/live/www.example.com", home)
    .replaceAll("www.example.com", "localhost")
    .replaceAll("/srv/www/site", site)
    .replaceAll("/var/www/html", challenges)
    .replaceAll(/listen \[::\].*\n/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443", `listen 127.0.0.1:${https}`);
  const main = `pid ${home}/pid; error_log ${home}/error.log; events {}`;
  const child = startNginx(
    home,
    `${main}\nhttp { access_log off; client_body_temp_path ${home}/body;\n${text}}`,
  );
  return { child, ca: () => authority, reload: () => void child.kill("SIGHUP") };
}

function caddy(home: string, site: string, { http, https, admin }: Ports) {
  const config = join(home, "Caddyfile");
  const global = `{\n\tadmin localhost:${admin}\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n`;
  writeFileSync(config, global + readFileSync("deploy/Caddyfile", "utf8"));
  // For localhost Caddy is its own authority.
  const env = {
    ...process.env,
    SITE_ADDRESS: "localhost",
    SITE_FOLDER: site,
    XDG_DATA_HOME: home,
    HOME: home,
  };
  const words = ["--adapter", "caddyfile", "--config", config];
  return {
    child: spawn("caddy", ["run", ...words], { stdio: "ignore", env }),
    ca: () => readFileSync(join(home, "caddy/pki/authorities/local/root.crt"), "utf8"),
    reload: () =>
      void execFileSync("caddy", ["reload", ...words, "--address", `localhost:${admin}`], {
        stdio: "ignore",
        env,
      }),
  };
}

const servers = { nginx, caddy };

/** Starts a server with a release. */
export function startOwnServer(name: keyof typeof servers, release: string, ports: Ports): OwnServer {
  const home = scratch(name);
  const site = join(home, "site");
  pointAt(site, release);
  const { child, ca, reload } = servers[name](home, site, ports);
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    ca,
    use(other) {
      pointAt(site, other);
      reload();
    },
    stop() {
      child.kill("SIGTERM");
      return gone;
    },
  };
}
