import { basename } from "node:path";
import { canonicalPath, downloadFolder } from "../../shared/routes";
import { isPlainObject, type Path } from "../derive/schemaLookup";
import { didYouMean, quote } from "../read/faults";
import { lastCommit } from "../read/git";
import { iconExists, iconInstead } from "../read/icons";
import { leavesSite, pageInstead, pageRoute, routesOf } from "../read/pageRoutes";
import type { ParsedFile } from "../read/parse";
import { mostSimilar, similarFile } from "../read/similar";
import type { Sources } from "../read/sources";
import { contactInstead, hasOpenBrace, isContact } from "./contacts";
import type { Check } from "./findings";
import { redirectAt, redirectsOf, whereLeads } from "./redirects";
import { allValues, isForeign, mayHold, type Value, valueIn } from "./values";

/** Links, files, icons and citations that name something that does not exist. */
export const checkReferences: Check = (sources, { fault, warn }) => {
  const { site, glossary } = sources.shared;
  const known = routesOf(sources);
  const routes = [...known.keys()];
  const redirects = redirectsOf(sources);
  const before = lastCommit(sources.folder);
  const links = valueIn(site?.known, ["links"]);
  const linkKeys = isPlainObject(links) ? Object.keys(links) : [];

  const checkLink = (found: Value, target: string) => {
    const { role, facts } = found;
    const say = (problem: string, expected: string, words = target) => fault(found, problem, expected, words);
    if (facts.outside && !leavesSite(target))
      return say(
        `${quote(target)} is on this site, but this link must leave it.`,
        `Use a key under links in data/site.yaml.${didYouMean(target, linkKeys)}`,
      );
    const meant = pageInstead(target, routes, site?.content?.url);
    const download = target.replace(/^\//, "");
    if (download.startsWith(downloadFolder)) {
      const downloads = [...sources.assets].filter((name) => name.startsWith(downloadFolder));
      if (!downloads.includes(download))
        say(
          `There is no file data/${download}.`,
          `Put it there, or write the path of another one below data/.${didYouMean(download, downloads)}`,
        );
      else if (target !== download)
        say(`${quote(target)} begins with a slash, as pages do.`, `Write ${quote(download)}.`);
      return;
    }
    if (/^[^:]+\.(?:pdf|csv)$/i.test(target))
      return say(
        `${quote(target)} is a file to download, and those are in data/files/.`,
        `Put it there, and write ${quote(`${downloadFolder}${basename(target)}`)}.`,
      );
    const [, variable] = /^(?:\{|%7B)(phone|email)(?:\}|%7D)$/.exec(target) ?? [];
    if (variable)
      return say(
        `A link does not say yet what to do with {${variable}}.`,
        `Write ${variable === "phone" ? "tel" : "mailto"}:{${variable}}.`,
        `{${variable}}`,
      );
    if (target.startsWith("#") || isContact(target)) return;
    if (target.startsWith("/")) {
      const route = canonicalPath(target.replace(/[?#].*$/, ""));
      const page = known.get(route);
      if (page && pageRoute(page) !== route) {
        const own = quote(pageRoute(page));
        warn(found, `${quote(target)} is a further address of the page ${own}.`, `Link to ${own}.`, target);
      }
      if (page || sources.pages.some((page) => mayHold(page, route))) return;
      const redirect = redirectAt(redirects, route);
      if (!redirect)
        say(
          `No page has the address ${quote(target)}.`,
          goneSince(sources, before, route) ??
            meant ??
            `Use the address of a page.${didYouMean(route, routes)}`,
        );
      else if (role !== "redirects.items.to")
        say(`${quote(target)} is not a page: data/redirects.yaml redirects it.`, whereLeads(redirect, known));
    } else if (/^\s*(?:javascript|vbscript|data|file|blob):/i.test(target))
      say(
        `${quote(target)} would run or open something in the visitor's browser.`,
        "Use the address of a page, or a key under links in data/site.yaml.",
      );
    else if (target.startsWith("images/"))
      say(
        `${quote(target)} is a picture, which goes beside a text, not in it.`,
        "Take it out of the text; a Prose and the parts of an Article have picture: { src: …, alt: … } for it.",
      );
    else if (facts.kind !== "link" && hasOpenBrace(target)) return;
    else if (/^[a-z]+:/i.test(target))
      say(
        `${quote(target)} is a full address.`,
        meant ??
          contactInstead(target) ??
          "Give it a key under links in data/site.yaml and use the key here.",
      );
    else if (!linkKeys.includes(target) && !mayHold(site, target))
      say(
        target ? `There is no link key ${quote(target)}.` : "This link has no target.",
        meant ??
          contactInstead(target) ??
          `Use a route that begins with /, or a key under links in data/site.yaml.${didYouMean(target, [...linkKeys, ...routes.filter((route) => route === `/${target}`)])}`,
      );
  };

  const checkFile = (file: ParsedFile, target: string, path: Path) => {
    if (sources.assets.has(target)) return;
    const below = target.replace(/^(?:\.{0,2}\/)+(?:data\/)?/, "");
    if (/^[/\\]|^[a-z]+:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(target)) {
      fault(
        { file, path },
        `${quote(target)} is outside data/.`,
        sources.assets.has(below)
          ? `Write its path below data/: ${below}.`
          : "Put the file in data/images/ and write its path below data/: images/scenes/parts.jpg.",
      );
      return;
    }
    const hint = similarFile(target, [...sources.assets]);
    fault({ file, path }, `There is no file data/${target}.`, `Use the path of a file below data/.${hint}`);
  };

  const checkIcon = (file: ParsedFile, name: string, path: Path) => {
    if (iconExists(name)) return;
    const hint = iconInstead(name);
    fault({ file, path }, `There is no icon ${quote(name)}.`, `Use the name of a Lucide icon.${hint}`);
  };

  const listed = valueIn(glossary?.known, ["historical"]);
  const historical: unknown[] = Array.isArray(listed) ? listed : [];
  const checkCitations = (file: ParsedFile, value: string, path: Path) => {
    for (const sentence of value.split(/(?<=[.!?])\s/)) {
      const cited = [...sentence.matchAll(/\bBRC-(\d+)/g)].find(([, number]) =>
        historical.includes(Number(number)),
      );
      if (!cited || saysHistorical.test(sentence)) continue;
      fault(
        { file, path },
        `${cited[0]} is a historical specification.`,
        "Cite the current one, or say in the same sentence that it is the earlier, former or historical one.",
        cited[0],
      );
    }
  };

  for (const found of allValues(sources)) {
    const { file, path, value, targets } = found;
    const { kind } = found.facts;
    for (const target of targets) checkLink(found, target);
    if (kind === "file") checkFile(file, value, path);
    else if (kind === "icon") checkIcon(file, value, path);
    else if (kind !== "link" && !isForeign(file)) checkCitations(file, value, path);
  }
};

/** What to do if the last commit had a page at this address that has been removed or moved. */
function goneSince(
  sources: Sources,
  before: ReturnType<typeof lastCommit>,
  route: string,
): string | undefined {
  const text = before(route);
  if (!text) return undefined;
  const page = mostSimilar(text, sources.pages);
  if (!page) {
    return (
      "The last commit still had it. Take this link out or lead it to another page; a line in data/redirects.yaml " +
      "leads visitors of the old address on."
    );
  }
  return (
    `data/${page.name} looks like the page that was ${route}: link to ${quote(pageRoute(page))}, and keep the old ` +
    `address alive with alsoAt: [${route}] in that page, or with a redirect in data/redirects.yaml.`
  );
}

/** Words that call a specification in the same sentence historical. */
const saysHistorical =
  /\b(historical|history|earlier|former|formerly|predecessor|superseded|replaced|old)\b/i;
