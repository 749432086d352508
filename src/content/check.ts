import { didYouMean, type Fault, oneOf, quote } from "./faults";
import { iconExists, iconNames } from "./icons";
import { linksIn } from "./markdown";
import type { ParsedFile } from "./parse";
import type { Sources } from "./read";
import { canonicalPath, routeOf } from "./routes";
import { type FileName, files, page } from "./schema";
import { tokensIn, tokenValues } from "./tokens";
import { mapStrings, type Path } from "./walk";

/** The routes of the site: each page's own address first, then its further ones. */
export function routesOf(sources: Sources): Map<string, ParsedFile> {
  const routes = new Map<string, ParsedFile>();
  for (const file of sources.pages) routes.set(pageRoute(file), file);
  for (const file of sources.pages) {
    for (const route of file.content?.alsoAt ?? []) if (!routes.has(route)) routes.set(route, file);
  }
  return routes;
}

export const pageRoute = (file: ParsedFile) => routeOf(file.name.replace(/^pages\//, ""));

/** All faults of a content folder: what the schemas found, then what only shows between files. */
export function checkContent(sources: Sources): Fault[] {
  const parsed = [...sources.pages, ...Object.values(sources.shared)];
  return [
    ...sources.faults,
    ...parsed.flatMap((file) => file.faults),
    ...duplicateRoutes(sources),
    ...brokenReferences(sources),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

function duplicateRoutes(sources: Sources): Fault[] {
  const owners = routesOf(sources);
  return sources.pages.flatMap((file) =>
    (file.content?.alsoAt ?? []).flatMap((route, index) => {
      const owner = owners.get(route);
      const again = (file.content?.alsoAt ?? []).indexOf(route) < index;
      if (owner === file && !again && route !== pageRoute(file)) return [];
      return file.fault(
        ["alsoAt", index],
        `The address ${quote(route)} is taken by data/${owner?.name ?? file.name}.`,
        "Choose another address, or remove it from one of the two.",
      );
    }),
  );
}

function brokenReferences(sources: Sources): Fault[] {
  const { site, claims } = sources.shared;
  const routes = [...routesOf(sources).keys()];
  const linkKeys = site?.content && Object.keys(site.content.links);
  const tokens = site?.content && claims?.content && tokenValues(site.content, claims.content);
  const faults: Fault[] = [];

  const checkLink = (file: ParsedFile, target: string, path: Path) => {
    if (target.startsWith("#") || target.startsWith("mailto:")) return;
    if (target.startsWith("/")) {
      const route = canonicalPath(target.replace(/[?#].*$/, ""));
      if (routes.includes(route)) return;
      faults.push(
        file.fault(
          path,
          `No page has the address ${quote(target)}.`,
          `Use the address of a page.${didYouMean(route, routes)}`,
        ),
      );
    } else if (/^[a-z]+:/i.test(target)) {
      faults.push(
        file.fault(
          path,
          `${quote(target)} is a whole address.`,
          "Give it a key under links in data/site.yaml and use the key here.",
        ),
      );
    } else if (linkKeys && !linkKeys.includes(target)) {
      faults.push(
        file.fault(
          path,
          `There is no link key ${quote(target)}.`,
          `Use a route that begins with /, or a key under links in data/site.yaml.${didYouMean(target, linkKeys)}`,
        ),
      );
    }
  };

  const checkFile = (file: ParsedFile, target: string, path: Path) => {
    if (sources.assets.has(target)) return;
    const hint = didYouMean(target, [...sources.assets]);
    faults.push(
      file.fault(path, `There is no file data/${target}.`, `Use the path of a file below data/.${hint}`),
    );
  };

  const checkIcon = (file: ParsedFile, name: string, path: Path) => {
    if (iconExists(name)) return;
    const hint = didYouMean(name, iconNames());
    faults.push(
      file.fault(path, `There is no icon ${quote(name)}.`, `Use a name of the Lucide icons.${hint}`),
    );
  };

  const checkTokens = (file: ParsedFile, value: string, path: Path) => {
    for (const name of tokensIn(value)) {
      if (!tokens || tokens.has(name)) continue;
      const known = [...tokens.keys()];
      faults.push(
        file.fault(
          path,
          `Nothing is known for {${name}}.`,
          `Use one of ${oneOf(known)}.${didYouMean(name, known)}`,
        ),
      );
    }
  };

  const historical = sources.shared.glossary?.content?.historical ?? [];
  const checkCitations = (file: ParsedFile, value: string, path: Path) => {
    for (const sentence of value.split(/(?<=[.!?])\s/)) {
      const cited = [...sentence.matchAll(/\bBRC-(\d+)/g)].find(([, number]) =>
        historical.includes(Number(number)),
      );
      if (!cited || saysHistorical.test(sentence)) continue;
      faults.push(
        file.fault(
          path,
          `${cited[0]} is a historical specification.`,
          "Cite the current one, or say in the same sentence that it is the earlier, former or historical one.",
        ),
      );
    }
  };

  for (const [file, schema] of checkedFiles(sources)) {
    mapStrings(schema, file.content, (value, kind, path) => {
      if (kind === "link") checkLink(file, value, path);
      else if (kind === "file") checkFile(file, value, path);
      else if (kind === "icon") checkIcon(file, value, path);
      else {
        checkTokens(file, value, path);
        checkCitations(file, value, path);
      }
      if (kind === "text" || kind === "prose") {
        for (const target of linksIn(value)) checkLink(file, target, path);
      }
      return value;
    });
  }
  return faults;
}

/** What a sentence says that cites a specification as history. */
const saysHistorical =
  /\b(historical|history|earlier|former|formerly|predecessor|superseded|replaced|old)\b/i;

const checkedFiles = (sources: Sources) => [
  ...sources.pages.map((file) => [file, page] as const),
  ...Object.entries(sources.shared).map(([name, file]) => [file, files[name as FileName]] as const),
];
