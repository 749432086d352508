import type { Addresses } from "../../content/compile/addresses";
import { hashedPaths } from "../../framework/gatsbyFiles";
import { caching, compressible, mediaTypes, securityHeaders } from "./delivery";
import { awayRules, pageRoutes, ruleFiles } from "./rules";

const texts = compressible.filter((extension) => extension !== "html");

/** A `.br` file needs the media type of its original. */
const textLocation = (extension: string) => `    location ~ \\.${extension}$ {
        default_type "${mediaTypes[extension]}";
        try_files $uri$brotli $uri =404;
    }`;

/** The site file for nginx (1.18 or newer). `host` is the name that visitors type. */
export const nginxSite = (
  addresses: Addresses,
  host: string,
) => `# Written by the build; changes here are lost.
# Set root to where public/ was copied; TLS is up to you (certbot --nginx adds it here).

# The one spelling of each address. Other letter case, a slash or .html at the end lead there.
map $uri $canonical {
    volatile;
    default $uri;
    "~^/static/" $uri;
${pageRoutes(addresses)
  .map(({ route, spellings }) => `    "~*${spellings}" ${route};`)
  .join("\n")}
}

# Addresses that lead elsewhere. The request as it was sent: nothing in it is decoded on the way.
map $request_uri $away {
    default "";
${awayRules(addresses)
  .map(({ pattern, to }) => `    "~*${pattern}" "${to}$deep$search";`)
  .join("\n")}
}

# Files are compressed already: brotli is chosen here, as nginx itself knows gzip alone.
map $http_accept_encoding $brotli {
    default "";
    "~*(^|[,\\s])br\\s*(;\\s*q=(1|0\\.\\d*[1-9]))?\\s*(,|$)" .br;
}
map $uri $encoding {
    volatile;
    default "";
    "~\\.br$" br;
}
map $uri $vary {
    volatile;
    default "";
    "~\\.(${compressible.join("|")})(\\.br)?$" Accept-Encoding;
}

map $uri $lifetime {
    volatile;
    default "${caching.other}";
    "~${hashedPaths.replace(/\$$/, "(\\.br)?$")}" "${caching.hashed}";
}

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    root /srv/www/site;

    server_tokens off;
    absolute_redirect off;
    gzip off;
    gzip_static on;

    default_type application/octet-stream;
    types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `        "${type}" ${extension};`)
  .join("\n")}
    }

${Object.entries(securityHeaders)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join("\n")}
    add_header Cache-Control $lifetime always;
    add_header Content-Encoding $encoding always;
    add_header Vary $vary always;

    if ($away) {
        return 301 $away;
    }
    if ($canonical != $uri) {
        return 301 $canonical$is_args$args;
    }

    error_page 404 /404.html;
    location = /404.html {
        internal;
        default_type "${mediaTypes.html}";
        try_files /404.html$brotli /404.html =404;
    }
    location ~ \\.(br|gz)$|^/404$|${ruleFiles} {
        return 404;
    }
    location = / {
        default_type "${mediaTypes.html}";
        try_files /index.html$brotli /index.html =404;
    }
    location /static/ {
        try_files $uri =404;
    }
${texts.map((extension) => textLocation(extension)).join("\n")}
    location / {
        default_type "${mediaTypes.html}";
        try_files $uri.html$brotli $uri.html $uri =404;
    }
}
`;
