import { basename } from "node:path";
import type { Graph, Question, Thing } from "schema-dts";
import type { CompiledFiles, CompiledPage } from "../../content/compile/compiled";
import { fieldWith } from "../../content/derive/schemaLookup";
import { pageShows } from "../../content/derive/sectionFacts";
import { mapContent } from "../../content/derive/walk";
import { page } from "../../content/model/schema";
import type { Html } from "../../shared/compiled";
import { termId } from "../../shared/termId";
import { firstParagraph, plainText } from "./plainText";
import { absoluteAddress } from "./readable";

type Site = CompiledFiles["site"];

interface Reference {
  "@id": string;
}

/** What a page is about, in schema.org's vocabulary, as one JSON-LD graph. */
export function structuredData(page: CompiledPage, site: Site, glossary: CompiledFiles["glossary"]): Graph {
  const url = absoluteAddress(site.url, page.route);
  const company = { "@id": `${site.url}/#organization` };
  const graph: Thing[] =
    page.route === "/"
      ? [organization(site, company), website(site, company)]
      : [breadcrumbs(page, site, url)];
  const subject = subjectOf(page, url, company);
  if (subject) graph.push(subject);
  const questions = questionsIn(page, url);
  if (questions.length > 0) graph.push({ "@type": "FAQPage", name: page.title, url, mainEntity: questions });
  if (pageShows(page, "glossary")) graph.push(termSet(page, url, glossary));
  return { "@context": "https://schema.org", "@graph": graph };
}

const organization = (site: Site, company: Reference): Thing => ({
  "@type": "Organization",
  ...company,
  name: site.brand,
  url: site.url,
  description: site.tagline,
  email: site.email,
  ...(site.phone === undefined ? {} : { telephone: site.phone }),
  foundingDate: site.founded,
  foundingLocation: { "@type": "Place", name: site.location },
  // Icons are copied to the root of the site under their own names (siteFiles.ts).
  logo: `${site.url}/${basename(site.icons.appLarge)}`,
});

const website = (site: Site, publisher: Reference): Thing => ({
  "@type": "WebSite",
  name: site.brand,
  url: site.url,
  publisher,
});

const breadcrumbs = (page: CompiledPage, site: Site, url: string): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: site.brand, item: { "@id": site.url } },
    { "@type": "ListItem", position: 2, name: page.name, item: { "@id": url } },
  ],
});

function subjectOf(page: CompiledPage, url: string, company: Reference): Thing | undefined {
  const { about, name, title, description, published } = page;
  const article = {
    headline: title,
    description,
    url,
    ...(published === undefined ? {} : { datePublished: published }),
    author: company,
    publisher: company,
  };
  switch (about) {
    case "product":
      return { "@type": "Product", name, description, url, brand: company };
    case "service":
      return { "@type": "Service", name, description, url, provider: company };
    case "article":
      return { "@type": "Article", ...article };
    case "technical":
      return { "@type": "TechArticle", ...article };
    default:
      return undefined;
  }
}

/** The questions that texts of a page answer, each with the text's first paragraph and a link to the rest. */
function questionsIn(content: CompiledPage, url: string) {
  const questions: Question[] = [];
  mapContent(page, content, {
    string: (value) => value,
    group(group, _place, type) {
      const { key, fact: text } = fieldWith(type, "answeredIn") ?? {};
      if (key && text && group[key] !== undefined)
        questions.push({
          "@type": "Question",
          name: String(group[key]),
          acceptedAnswer: {
            "@type": "Answer",
            text: firstParagraph(group[text] as Html),
            url: group.anchor === undefined ? url : `${url}#${group.anchor}`,
          },
        });
      return group;
    },
  });
  return questions;
}

const termSet = (page: CompiledPage, url: string, { items }: CompiledFiles["glossary"]): Thing => ({
  "@type": "DefinedTermSet",
  name: page.title,
  description: page.description,
  url,
  hasDefinedTerm: items.map(({ term, meaning, brc }) => ({
    "@type": "DefinedTerm",
    name: term,
    description: plainText(meaning),
    url: `${url}#${termId(term)}`,
    ...(brc === undefined ? {} : { termCode: `BRC-${brc}` }),
  })),
});
