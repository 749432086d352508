/** The address of the document that static hosts serve for unknown paths. */
export const notFoundRoute = "/404.html";

export const contactRoute = "/contact";

/** Lists the third-party code that visitors download, with its licenses (src/build/licenses.ts). */
export const licensesFile = "licenses.txt";

/** The route of a page file, from its path below data/pages: `solutions/parts.yaml` is /solutions/parts. */
export function routeOf(file: string): string {
  const path = file.replace(/\.yaml$/, "");
  if (path === "index") return "/";
  if (path === "404") return notFoundRoute;
  return `/${path}`;
}

/** The search index (src/build/searchFiles.ts). */
export const searchIndexFile = "search.json";

/** The address of a page's Markdown twin. */
export const markdownOf = (route: string) => `${route === "/" ? "/index" : route}.md`;

/**
 * The canonical spelling of a path: lowercase, no trailing slash (specification 2.1: /Contact must reach /contact). The
 * query and the hash are not part of a path.
 */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, "") || "/";
}

export const isExternal = (href: string) => /^(?!mailto:|tel:)[a-z][a-z0-9+.-]*:/i.test(href);

/** The folder of the files to download, in data/ and on the site. */
export const downloadFolder = "files/";

/** Whether an address is that of a file to download. */
export const isDownload = (href: string) => href.startsWith(`/${downloadFolder}`);
