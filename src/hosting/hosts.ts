/** What a host does with each kind of address, and what it sends. */
export interface Host {
  name: string;
  /** What of the build makes it do so. */
  by: string;
  /** A page's own address, `/about`: answered at once, or after a hop to `/about/`. */
  own: "200" | "hop";
  /**
   * Other letter case, a slash at the end, old addresses, deep redirects: one permanent redirect, or the 404 document,
   * whose script leads on.
   */
  spelled: "301" | "document";
  slashed: "301" | "document" | "200";
  deep: "301" | "document";
  /** The status of unknown addresses, with the 404 page. */
  unknown: 404;
  /** Security headers and caching. Each page's own policy on scripts is in its document on every host. */
  headers: boolean;
  /** Sends the files that the build has compressed, compresses by itself, or sends them as they are. */
  compression: "prepared" | "own" | "none";
}

/** The hosts that the tests hold to this table, on the real engines. */
export const hosts = {
  nginx: {
    name: "nginx",
    by: "hosting/nginx.conf",
    own: "200",
    spelled: "301",
    slashed: "301",
    deep: "301",
    unknown: 404,
    headers: true,
    compression: "prepared",
  },
  caddy: {
    name: "Caddy",
    by: "hosting/Caddyfile",
    own: "200",
    spelled: "301",
    slashed: "301",
    deep: "301",
    unknown: 404,
    headers: true,
    compression: "prepared",
  },
  pages: {
    name: "Cloudflare Pages",
    by: "_worker.js, _headers",
    own: "200",
    spelled: "301",
    slashed: "301",
    deep: "301",
    unknown: 404,
    headers: true,
    compression: "own",
  },
  gatsby: {
    name: "gatsby serve",
    by: "documents",
    own: "200",
    spelled: "document",
    slashed: "301",
    deep: "document",
    unknown: 404,
    headers: false,
    compression: "own",
  },
  bare: {
    name: "a bare file server",
    by: "documents",
    own: "hop",
    spelled: "document",
    slashed: "200",
    deep: "document",
    unknown: 404,
    headers: false,
    compression: "none",
  },
} satisfies Record<string, Host>;

export type HostKey = keyof typeof hosts;
