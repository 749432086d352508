import type { Addresses } from "../../content/compile/addresses";
import { hashedPaths } from "../../framework/gatsbyFiles";
import { type Audience, answerHeaders, caching, mediaTypes, tlsHeaders } from "./delivery";
import { awayRules, pageRoutes, ruleFiles } from "./rules";

const lines = (texts: string[], indent: string) => texts.map((text) => indent + text).join("\n");

/** Caddy uses Go's regular expressions, where groups are named `?P<…>`. */
const goPattern = (pattern: string) => `(?i)${pattern.replaceAll("(?<", "(?P<")}`;

const headerLines = (headers: Readonly<Record<string, string>>) =>
  lines(
    Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
    "\t",
  );

/** `matcher` is a name that nothing else in the file has. */
const headers = (site: Audience, matcher: string) => `header {
${headerLines(answerHeaders(site))}
	?Cache-Control "${caching.other}"
	-Server
}
@${matcher} protocol https
header @${matcher} {
${headerLines(tlsHeaders)}
}`;

/** The rules for Caddy (2.6 or newer), which a site block imports (deploy/Caddyfile). */
export const caddyRules = (
  addresses: Addresses,
  site: Audience,
) => `# Written by the build, and part of its release. deploy/Caddyfile has the site block that imports it.

# The one spelling of each address. Other letter case, a slash or .html at the end lead there.
map {path} {canonical} {
${lines(
  pageRoutes(addresses).map(({ route, spellings }) => `~${goPattern(spellings)} ${route}`),
  "\t",
)}
	default {path}
}
@respelled expression {canonical} != {path} && {query} == ""
@respelledSearch expression {canonical} != {path} && {query} != ""
redir @respelled {canonical} 301
redir @respelledSearch {canonical}?{query} 301

# Addresses that lead elsewhere, matched as they were sent: nothing in them is decoded on the way.
${awayRules(addresses)
  .flatMap(({ pattern, to }, index) => [
    `@away${index} vars_regexp away${index} {http.request.orig_uri} ${goPattern(pattern)}`,
    `redir @away${index} ${to}{re.away${index}.deep}{re.away${index}.search} 301`,
  ])
  .join("\n")}

${headers(site, "tls")}
@hashed {
	path_regexp ${hashedPaths}
	file
}
header @hashed Cache-Control "${caching.hashed}"
${Object.entries(mediaTypes)
  .map(
    ([extension, type]) =>
      `@${extension} path_regexp \\.${extension}$\nheader @${extension} Content-Type "${type}"`,
  )
  .join("\n")}

@unserved path_regexp ${ruleFiles}|^/404(\\.html)?$
error @unserved 404
try_files {path}.html {path}
file_server {
	precompressed br gzip
	disable_canonical_uris
}
handle_errors {
${lines(headers(site, "tlsError").split("\n"), "\t")}
	rewrite * /404.html
	header Content-Type "${mediaTypes.html}"
	file_server {
		precompressed br gzip
	}
}
`;
