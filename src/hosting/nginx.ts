import type { Addresses } from "../content/addresses";
import { caching, hashedPaths, mediaTypes, securityHeaders } from "./delivery";
import { awayRules, pageRoutes, ruleFiles } from "./rules";

/** The site file for nginx (1.18 or newer). `host` is the name that visitors type. */
export const nginxSite = (
  addresses: Addresses,
  host: string,
) => `# Written by the build; changes here are lost.
# Needs the module brotli_static (Debian: libnginx-mod-http-brotli-static). Set root to where public/ was copied;
# TLS is up to you (certbot --nginx adds it here).

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

map $uri $lifetime {
    volatile;
    default "${caching.other}";
    "~${hashedPaths}" "${caching.hashed}";
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
    gzip_vary on;
    brotli_static on;

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

    if ($away) {
        return 301 $away;
    }
    if ($canonical != $uri) {
        return 301 $canonical$is_args$args;
    }

    error_page 404 /404.html;
    location = /404.html {
        internal;
    }
    location ~ ${ruleFiles} {
        return 404;
    }
    location = / {
        try_files /index.html =404;
    }
    location /static/ {
    }
    location / {
        try_files $uri.html $uri =404;
    }
}
`;
