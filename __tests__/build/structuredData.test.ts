import { join } from "node:path";
import { siteContent } from "../../src/build/siteContent";
import { structuredData } from "../../src/build/texts/structuredData";
import { readSources } from "../../src/content/read/sources";
import { notFoundRoute } from "../../src/shared/routes";
import { contentCopy, edit, swap } from "../support/content";
import { fixtureContent } from "../support/fixture";
import { dataFolder } from "../support/site";
import { foreignIn } from "../support/vocabulary";

type Node = Record<string, unknown>;

const nodesOf = ({ pages, site, glossary }: ReturnType<typeof fixtureContent>) =>
  pages
    .filter(({ content }) => content.route !== notFoundRoute)
    .map(({ content }): [string, Node[]] => [
      content.route,
      structuredData(content, site, glossary)["@graph"] as unknown as Node[],
    ]);

const fixture = new Map(nodesOf(fixtureContent()));

const nodeAt = (route: string, type: string, nodes = fixture) =>
  nodes.get(route)?.find((node) => node["@type"] === type);

describe("Structured data", () => {
  it.each([...fixture, ...nodesOf(siteContent(readSources(dataFolder)))])(
    "of %s is in schema.org's own vocabulary: types, their properties, and what these may hold",
    (_, nodes) => {
      expect(nodes.length).toBeGreaterThan(0);
      expect(nodes.flatMap((node) => foreignIn(node))).toEqual([]);
    },
  );

  it("names the company and the site on the home page, and on others the way there", () => {
    expect(nodeAt("/", "Organization")).toMatchObject({ name: "Housemark", url: "https://www.example.com" });
    expect(nodeAt("/", "WebSite")).toMatchObject({
      publisher: { "@id": "https://www.example.com/#organization" },
    });
    expect(nodeAt("/about", "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, item: { "@id": "https://www.example.com" } },
        { position: 2, item: { "@id": "https://www.example.com/about" } },
      ],
    });
  });

  it("describes the glossary as a set of terms, each with its own address", () => {
    expect(nodeAt("/guides/tour", "DefinedTermSet")).toMatchObject({
      hasDefinedTerm: [
        {
          name: "overlay",
          description: "Servers that follow what one app cares about.",
          termCode: "BRC-22",
          url: "https://www.example.com/guides/tour#term-overlay",
        },
      ],
    });
  });

  it.each([
    ["article", "Article"],
    ["technical", "TechArticle"],
    ["service", "Service"],
    ["product", "Product"],
  ])("says of a page about: %s that it is of the type %s", (about, type) => {
    const copy = contentCopy();
    edit(copy, {
      "pages/about.yaml": swap("sections:", `about: ${about}\npublished: 2026-10-01\nsections:`),
    });
    expect(nodeAt("/about", type, new Map(nodesOf(siteContent(readSources(copy)))))).toBeDefined();
  });

  it("lists the questions that a page answers, each with the beginning of its answer", () => {
    const copy = contentCopy();
    edit(copy, { [join("pages", "questions.yaml")]: questions });
    const page = nodeAt("/questions", "FAQPage", new Map(nodesOf(siteContent(readSources(copy)))));
    expect(page).toMatchObject({
      mainEntity: [
        {
          "@type": "Question",
          name: "Who writes?",
          acceptedAnswer: {
            text: "A clerk & an overlay do.",
            url: "https://www.example.com/questions#who",
          },
        },
        {
          name: "Who pays?",
          acceptedAnswer: { text: "The house.", url: "https://www.example.com/questions" },
        },
        { name: "Since when?", acceptedAnswer: { url: "https://www.example.com/questions#since" } },
      ],
    });
    expect(nodeAt("/about", "FAQPage")).toBeUndefined();
  });

  it("claims no video: those of the site stand in for real ones", () => {
    expect([...fixture.values()].flat().map((node) => node["@type"])).not.toContain("VideoObject");
  });
});

describe("The check against the vocabulary", () => {
  it.each([
    [{ "@type": "Articel" }, "there is no type Articel"],
    [{ "@type": "Article", headlin: "One" }, "Article has no property headlin"],
    [{ "@type": "Article", author: { "@type": "Answer", text: "One" } }, "Article.author"],
    [{ "@type": "ListItem", position: 1, item: { "@type": "Thing", nme: "x" } }, "Thing has no property nme"],
    [{ "@type": "Article", datePublished: "October" }, "is no Date"],
  ])("refuses %j", (node, words) => {
    expect(foreignIn(node).join()).toContain(words);
  });
});

const questions = `name: Questions
title: Questions of the house
description: What visitors of the house ask, and what its clerks answer to them.
sections:
  - type: Article
    parts:
      - title: Clerks do
        anchor: who
        question: Who writes?
        body: |
          A **clerk** & an overlay do.

          They write all day.
      - title: By hand
        anchor: how
        body: With ink.
  - type: Questions
    title: What visitors ask
    questions:
      - { question: Who pays?, answer: The house. }
      - { question: Since when?, anchor: since, answer: Since 2020. }
`;
