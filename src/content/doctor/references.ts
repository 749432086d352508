import { didYouMean, oneOf, quote } from "../faults";
import { iconExists, iconNames } from "../icons";
import { linksIn } from "../markdown";
import type { ParsedFile } from "../parse";
import { canonicalPath, pageRoute, routesOf } from "../routes";
import { tokensIn, tokenValues } from "../tokens";
import type { Path } from "../walk";
import type { Check } from "./findings";
import { eachValue } from "./roles";

/** Addresses that two pages claim. */
export const checkRoutes: Check = (sources, { faults }) => {
  const owners = routesOf(sources);
  for (const file of sources.pages) {
    const further = file.content?.alsoAt ?? [];
    further.forEach((route, index) => {
      const owner = owners.get(route);
      const again = further.indexOf(route) < index;
      if (owner === file && !again && route !== pageRoute(file)) return;
      faults.push(
        file.fault(
          ["alsoAt", index],
          `The address ${quote(route)} is taken by data/${owner?.name ?? file.name}.`,
          "Choose another address, or remove it from one of the two.",
        ),
      );
    });
  }
};

/** Links, files, icons, tokens and citations that name something which is not there. */
export const checkReferences: Check = (sources, { faults }) => {
  const { site, claims } = sources.shared;
  const known = routesOf(sources);
  const routes = [...known.keys()];
  const linkKeys = site?.content && Object.keys(site.content.links);
  const tokens = site?.content && claims?.content && tokenValues(site.content, claims.content);

  const checkLink = (file: ParsedFile, target: string, path: Path) => {
    if (
      target.startsWith("#") ||
      /^mailto:(?:(?:\{|%7B)email(?:\}|%7D)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/.test(target)
    )
      return;
    if (target.startsWith("/")) {
      const route = canonicalPath(target.replace(/[?#].*$/, ""));
      if (known.has(route)) return;
      faults.push(
        file.fault(
          path,
          `No page has the address ${quote(target)}.`,
          `Use the address of a page.${didYouMean(route, routes)}`,
        ),
      );
    } else if (/^\s*(?:javascript|vbscript|data|file|blob):/i.test(target)) {
      faults.push(
        file.fault(
          path,
          `${quote(target)} would run or open something in the visitor's browser.`,
          "Use the address of a page, or a key under links in data/site.yaml.",
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
    if (/^[/\\]|^[a-z]+:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(target)) {
      faults.push(
        file.fault(
          path,
          `${quote(target)} leads out of data/.`,
          "Put the file into data/images/ and write its path below data/: images/scenes/parts.jpg.",
        ),
      );
      return;
    }
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
      const names = [...tokens.keys()];
      faults.push(
        file.fault(
          path,
          `Nothing is known for {${name}}.`,
          `Use one of ${oneOf(names)}.${didYouMean(name, names)}`,
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

  eachValue(sources, ({ file, path, value, kind }) => {
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
  });
};

/** What a sentence says that cites a specification as history. */
const saysHistorical =
  /\b(historical|history|earlier|former|formerly|predecessor|superseded|replaced|old)\b/i;
