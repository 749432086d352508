import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Addresses } from "../../content/compile/addresses";
import { caddyRules } from "./caddy";
import type { Audience } from "./delivery";
import { nginxMaps, nginxServer } from "./nginx";

/** The folder for the rules of servers: beside public/ and part of the same release, but never served. */
const serverFolder = "hosting";

/** Writes what the servers' own site files include (deploy/nginx.conf, deploy/Caddyfile) into a release's folder. */
export function writeServerRules(
  release: string,
  addresses: Addresses,
  { url, ...site }: Audience & { url: string },
) {
  const { host } = new URL(url);
  const folder = join(release, serverFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "nginx-maps.conf"), nginxMaps(addresses, host));
  writeFileSync(join(folder, "nginx-server.conf"), nginxServer(host, site));
  writeFileSync(join(folder, "caddy.conf"), caddyRules(addresses, site));
}
