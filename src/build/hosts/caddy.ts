import type { Addresses } from "../../content/compile/addresses";
import { hashedPaths } from "../../framework/gatsbyFiles";
import { caching, mediaTypes, securityHeaders } from "./delivery";
import { awayRules, pageRoutes, ruleFiles } from "./rules";

const lines = (texts: string[], indent: string) => texts.map((text) => indent + text).join("\n");

/** Caddy uses Go's regular expressions, where groups are named `?P<…>`. */
const goPattern = (pattern: string) => `(?i)${pattern.replaceAll("(?<", "(?P<")}`;

/** The site file for Caddy (2.6 or newer), which fetches its own certificate for `host`. */
export const caddySite = (
  addresses: Addresses,
  host: string,
) => `# Written by the build; changes here are lost.
# Set SITE_ROOT to the folder that public/ was copied to, and SITE_ADDRESS to serve another address.
(headers) {
	header {
${lines(
  Object.entries(securityHeaders).map(([name, value]) => `${name} "${value}"`),
  "\t\t",
)}
		?Cache-Control "${caching.other}"
		-Server
	}
}

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/srv/www/site}

	# The one spelling of each address. Other letter case, a slash or .html at the end lead there.
	map {path} {canonical} {
${lines(
  pageRoutes(addresses).map(({ route, spellings }) => `~${goPattern(spellings)} ${route}`),
  "\t\t",
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
    `\t@away${index} vars_regexp away${index} {http.request.orig_uri} ${goPattern(pattern)}`,
    `\tredir @away${index} ${to}{re.away${index}.deep}{re.away${index}.search} 301`,
  ])
  .join("\n")}

	import headers
	@hashed {
		path_regexp ${hashedPaths}
		file
	}
	header @hashed Cache-Control "${caching.hashed}"
${lines(
  Object.entries(mediaTypes).map(
    ([extension, type]) =>
      `@${extension} path_regexp \\.${extension}$\n\theader @${extension} Content-Type "${type}"`,
  ),
  "\t",
)}

	@unserved path_regexp ${ruleFiles}|^/404(\\.html)?$
	error @unserved 404
	try_files {path}.html {path}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
	handle_errors {
		import headers
		rewrite * /404.html
		header Content-Type "${mediaTypes.html}"
		file_server {
			precompressed br gzip
		}
	}
}
`;
