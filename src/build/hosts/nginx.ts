import type { Addresses } from "../../content/compile/addresses";
import { hashedPaths } from "../../framework/gatsbyFiles";
import { type Audience, answerHeaders, caching, compressible, mediaTypes, tlsHeaders } from "./delivery";
import { awayRules, pageRoutes, ruleFiles } from "./rules";

const texts = compressible.filter((extension) => extension !== "html");

/**
 * The variable for a purpose. It contains the site's host, since nginx lets the last map of a name win for all of its
 * sites, and the same server may have a second one, for staging.
 */
const variables = (host: string) => (purpose: string) => `$${host.replace(/\W/g, "_")}_${purpose}`;

const written =
  "# Written by the build, and part of its release. deploy/nginx.conf has the server that includes it.\n";

/** The rules for nginx (1.18 or newer) that go outside the server block. `host` is the site's name. */
export function nginxMaps(addresses: Addresses, host: string): string {
  const named = variables(host);
  return `${written}
# The one spelling of each address. Other letter case, a slash or .html at the end lead there.
map $uri ${named("canonical")} {
    volatile;
    default $uri;
    "~^/static/" $uri;
${pageRoutes(addresses)
  .map(({ route, spellings }) => `    "~*${spellings}" ${route};`)
  .join("\n")}
}

# Addresses that lead elsewhere. The request as it was sent: nothing in it is decoded on the way.
map $request_uri ${named("away")} {
    default "";
${awayRules(addresses)
  .map(({ pattern, to }) => `    "~*${pattern}" "${to}$deep$search";`)
  .join("\n")}
}

# Files are compressed already: brotli is chosen here, as nginx itself knows gzip alone.
map $http_accept_encoding ${named("brotli")} {
    default "";
    "~*(^|[,\\s])br\\s*(;\\s*q=(1|0\\.\\d*[1-9]))?\\s*(,|$)" .br;
}
map $uri ${named("encoding")} {
    volatile;
    default "";
    "~\\.br$" br;
}
map $uri ${named("vary")} {
    volatile;
    default "";
    "~\\.(${compressible.join("|")})(\\.br)?$" Accept-Encoding;
}

map $uri ${named("lifetime")} {
    volatile;
    default "${caching.other}";
    "~${hashedPaths.replace(/\$$/, "(\\.br)?$")}" "${caching.hashed}";
}

# TLS ends here, or at a proxy that says so.
${Object.entries(tlsHeaders)
  .map(
    ([name, value]) => `map "$https $http_x_forwarded_proto" ${named(variableOf(name))} {
    default "";
    "~*^(on .*| https)$" "${value}";
}`,
  )
  .join("\n")}
`;
}

const variableOf = (header: string) => header.toLowerCase().replaceAll("-", "_");

/** The rules for nginx that go inside the server block. */
export function nginxServer(host: string, site: Audience): string {
  const named = variables(host);
  const brotli = named("brotli");
  // A `.br` file needs the media type of its original.
  const textLocation = (extension: string) => `location ~ \\.${extension}$ {
    default_type "${mediaTypes[extension]}";
    try_files $uri${brotli} $uri =404;
}`;
  return `${written}
server_tokens off;
absolute_redirect off;
gzip off;
gzip_static on;

default_type application/octet-stream;
types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    "${type}" ${extension};`)
  .join("\n")}
}

${Object.entries(answerHeaders(site))
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join("\n")}
${Object.keys(tlsHeaders)
  .map((name) => `add_header ${name} ${named(variableOf(name))} always;`)
  .join("\n")}
add_header Cache-Control ${named("lifetime")} always;
add_header Content-Encoding ${named("encoding")} always;
add_header Vary ${named("vary")} always;

if (${named("away")}) {
    return 301 ${named("away")};
}
if (${named("canonical")} != $uri) {
    return 301 ${named("canonical")}$is_args$args;
}

error_page 404 /404.html;
location = /404.html {
    internal;
    default_type "${mediaTypes.html}";
    try_files /404.html${brotli} /404.html =404;
}
location ~ \\.(br|gz)$|^/404$|${ruleFiles} {
    return 404;
}
location = / {
    default_type "${mediaTypes.html}";
    try_files /index.html${brotli} /index.html =404;
}
location /static/ {
    try_files $uri =404;
}
${texts.map((extension) => textLocation(extension)).join("\n")}
location / {
    default_type "${mediaTypes.html}";
    try_files $uri.html${brotli} $uri.html $uri =404;
}
`;
}
