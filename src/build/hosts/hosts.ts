/** How a host handles each kind of address, and what it sends. */
export interface Host {
  name: string;
  /** The build's files that configure it. */
  by: string;
  /** A page's own address, `/about`: answered at once, or after a hop to `/about/`. */
  own: "200" | "hop";
  /**
   * Other letter case, a slash at the end, old addresses, deep redirects: one permanent redirect, or the 404 document,
   * whose script redirects.
   */
  spelled: "301" | "document";
  slashed: "301" | "document" | "200";
  deep: "301" | "document";
  /** The status of unknown addresses, with the 404 page. */
  unknown: 404;
  /** Security headers and caching. Each page's own policy on scripts is in its document on every host. */
  headers: boolean;
  /** Whether it sends the files that the build has compressed, compresses by itself, or does neither. */
  compression: "prepared" | "own" | "none";
}

const byRules = {
  own: "200",
  spelled: "301",
  slashed: "301",
  deep: "301",
  unknown: 404,
  headers: true,
} as const;

const byDocuments = {
  by: "documents",
  spelled: "document",
  deep: "document",
  unknown: 404,
  headers: false,
} as const;

/** The hosts of this table. The tests run each of them and compare. */
export const hosts = {
  nginx: { name: "nginx", by: "hosting/nginx-*.conf", ...byRules, compression: "prepared" },
  caddy: { name: "Caddy", by: "hosting/caddy.conf", ...byRules, compression: "prepared" },
  pages: { name: "Cloudflare Pages", by: "_worker.js, _headers", ...byRules, compression: "own" },
  gatsby: { name: "gatsby serve", ...byDocuments, own: "200", slashed: "301", compression: "own" },
  bare: { name: "a bare file server", ...byDocuments, own: "hop", slashed: "200", compression: "none" },
} satisfies Record<string, Host>;

const redirectWords = { "301": "one redirect", document: "by the 404 document", "200": "answered" };
const compressed = { prepared: "brotli, gzip, prepared", own: "its own", none: "none" };

const tableRows: [string, (host: Host) => string][] = [
  ["by", ({ by }) => by],
  ["own address, `/about`", ({ own }) => (own === "200" ? "200" : "hop to `/about/`, 200")],
  ["`/Contact`", ({ spelled }) => (spelled === "301" ? redirectWords[spelled] : "hop to `/Contact/`, 200")],
  ["`/About`, `/CONTACT/`", ({ spelled }) => redirectWords[spelled]],
  ["`/about/`", ({ slashed }) => redirectWords[slashed]],
  ["`/docs/deep/path`", ({ deep }) => redirectWords[deep]],
  ["unknown address", ({ unknown }) => `${unknown}, 404 page`],
  ["headers, caching", ({ headers }) => (headers ? "all" : "its own")],
  ["compression", ({ compression }) => compressed[compression]],
];

/** The table in Markdown, for docs/deploying.md. */
export function hostsTable(): string {
  const all: Host[] = Object.values(hosts);
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [
    row(["", ...all.map(({ name }) => name)]),
    row(["---", ...all.map(() => "---")]),
    ...tableRows.map(([label, cell]) => row([label, ...all.map(cell)])),
  ].join("\n");
}

export type HostKey = keyof typeof hosts;
