import { hashedPaths } from "../../framework/gatsbyFiles";

/**
 * The headers that every host sends if it can set any: media types, caching and security. The policy on scripts differs
 * per page and is in the document itself (policy.ts).
 */

/** Markdown has no default charset (RFC 7763, section 2). */
export const markdownType = "text/markdown; charset=utf-8";

/** Media type by file name extension, for every kind of file that the site has. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: markdownType,
  xml: "application/xml; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  woff2: "font/woff2",
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
};

/** Kinds that are worth compressing; pictures and fonts are compressed already. */
export const compressible = ["html", "css", "js", "json", "txt", "md", "xml", "webmanifest", "svg", "csv"];

export const extensionOf = (path: string) => /\.([a-z0-9]+)$/.exec(path)?.[1] ?? "";

/**
 * Sent with every answer of every site. `frame-ancestors` only works in a header, not in a document's own policy. Plug-ins are
 * blocked here too, for responses that are not our documents.
 */
const securityHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'; object-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // One exhibit records the visitor's voice. Allowing that only on its page would not work: navigating keeps the first
  // document, and its permissions.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // For browsers that do not know frame-ancestors.
  "X-Frame-Options": "DENY",
};

/** Sent only over TLS: it commits the site to HTTPS for a year. */
export const tlsHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000",
};

/** Tells search engines to stay away, even from files that are not documents. */
export const stagingHeaders = { "X-Robots-Tag": "noindex" };

/** Who a build is for: everybody, or with `noindex` only those who have the address. */
export interface Audience {
  noindex: boolean;
}

/** The headers of every answer. */
export const answerHeaders = ({
  tls = false,
  noindex,
}: Audience & { tls?: boolean }): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  ...(tls && tlsHeaders),
  ...(noindex && stagingHeaders),
});

/** Cache-Control for files whose names change with their contents, and for all others. */
export const caching = {
  hashed: "public, max-age=31536000, immutable",
  other: "public, max-age=0, must-revalidate",
};

export const cacheControl = (path: string) =>
  new RegExp(hashedPaths).test(path) ? caching.hashed : caching.other;
