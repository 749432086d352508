import { withAnchors } from "../../content/compile/anchors";
import type { Figure } from "../../content/model/figure";
import { pageRoute } from "../../content/read/pageRoutes";
import { contentOf } from "../../content/read/parse";
import type { Sources } from "../../content/read/sources";
import { fillVariables, variableValues } from "../../content/read/variables";
import { canonicalPath, downloadFolder, notFoundRoute } from "../../shared/routes";
import { codeOf } from "../exhibitCode";
import { asMarkdown, bullets, linkTo, tableOf, withTargets } from "./markdownText";
import { type Part, partsOf, type Section } from "./readableParts";
import { siteMap } from "./siteMap";

/** A page as text, for machines and for the search. */
export interface ReadablePage {
  route: string;
  name: string;
  title: string;
  description: string;
  parts: Part[];
}

/**
 * Every page except the 404 page as Markdown, from the same checked content as its HTML: links are absolute, variables
 * are filled in, tables and code are complete.
 */
export function readablePages({ shared, pages }: Sources): ReadablePage[] {
  const site = contentOf(shared.site);
  const { picture, furtherPages } = contentOf(shared.words).page;
  const shown = pages
    .map((file) => ({ route: pageRoute(file), content: contentOf(file) }))
    .filter(({ route }) => route !== notFoundRoute);
  const variables = variableValues({
    site,
    claims: contentOf(shared.claims),
    words: contentOf(shared.words),
  });
  const plain = (text: string) => fillVariables(text, variables);

  const read = (route: string, sections: readonly Section[]): Part[] => {
    const here = absoluteAddress(site.url, route);
    const resolve = (target: string) => {
      const address = plain(site.links[target] ?? target);
      if (address.startsWith("#")) return here + address;
      const [route = "", anchor] = address.split("#");
      if (address.startsWith(downloadFolder)) return `${site.url}/${address}`;
      if (!address.startsWith("/")) return address;
      return absoluteAddress(site.url, canonicalPath(route)) + (anchor === undefined ? "" : `#${anchor}`);
    };
    const rich = (text: string) => withTargets(plain(text), resolve).trim();
    return partsOf(sections, {
      plain,
      rich,
      resolve,
      blocks: {
        button: ({ label, href }) => (href ? linkTo(plain(label), resolve(href)) : ""),
        picture: ({ alt, caption }) =>
          alt ? `*${caption ? plain(caption) : picture}: ${asMarkdown(plain(alt))}*` : "",
        video: ({ title, href }) => linkTo(plain(title), resolve(href)),
        figure: (figure) => figureText(figure, plain, rich),
        table: (rows, { columns }) =>
          tableOf(
            (columns as string[]).map((cell) => asMarkdown(plain(cell))),
            rows.map(({ cells }) => cells.map(rich)),
          ),
        code: ({ name }) =>
          codeOf(name)
            .map(({ name, code }) => `\`\`\`ts ${name}\n${code.trim()}\n\`\`\``)
            .join("\n\n"),
      },
      repeats: {
        menus: () =>
          siteMap(
            shown.map(({ route, content }) => ({ route, ...content })),
            contentOf(shared.menus),
            furtherPages,
          )
            .map(({ title, pages: listed }) => {
              const entries = listed.map(
                ({ route, name, description }) =>
                  `${linkTo(plain(name), resolve(route))}: ${asMarkdown(plain(description))}`,
              );
              return `**${asMarkdown(plain(title))}**\n\n${bullets(entries)}`;
            })
            .join("\n\n"),
      },
      shows: {
        news: () =>
          bullets(
            contentOf(shared.news).items.map(
              ({ title, url, type, date }) => `${linkTo(plain(title), resolve(url))}, ${type}, ${date}`,
            ),
          ),
        services: () =>
          bullets(
            contentOf(shared.services).items.map(
              ({ title, href, description }) =>
                `${linkTo(plain(title), resolve(href))}: ${rich(description)}`,
            ),
          ),
        glossary: () =>
          bullets(
            contentOf(shared.glossary).items.map(({ term, meaning, brc, status }) => {
              const state = status === "current" ? "" : `, ${status}`;
              return `**${asMarkdown(term)}**: ${rich(meaning)}${brc === undefined ? "" : ` (BRC-${brc}${state})`}`;
            }),
          ),
      },
    });
  };

  return shown.map(({ route, content: { name, title, description, sections } }) => ({
    route,
    name: plain(name),
    title: plain(title),
    description: plain(description),
    parts: read(route, withAnchors(sections)),
  }));
}

/** A figure as a list of its items. */
function figureText(
  { caption, items }: Figure,
  plain: (text: string) => string,
  rich: (text: string) => string,
) {
  const lines = items.map(({ label, text, who }, index) => {
    const names = who.length > 0 ? ` (${who.join(", ")})` : "";
    return `${index + 1}. **${asMarkdown(plain(label))}**${asMarkdown(plain(names))}: ${rich(text)}`;
  });
  return [`*${asMarkdown(plain(caption))}*`, "", ...lines].join("\n");
}

export const absoluteAddress = (url: string, route: string) => url + (route === "/" ? "" : route);
