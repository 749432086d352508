/** The files that are lists: news, services, redirects, sign-offs, the glossary and the rules of writing. */
import { z } from "zod";
import { signedOff } from "./claims";
import type { Frame } from "./facts";
import {
  choice,
  date,
  drawing,
  file,
  group,
  heading,
  icon,
  line,
  link,
  list,
  outsideLink,
  route,
  text,
} from "./fields";
import { draft, shownDays } from "./shown";

const items = <Entry extends z.ZodType>(entry: Entry, madeFor?: number) =>
  list(entry, {
    help: "The entries of this file, in the order in which they are shown",
    noun: "entry",
    madeFor,
  });

export const newsPicture: Frame = { width: 800, best: [1280, 720] };

/** How many entries the news row and the grid of services are designed for (specification 2.3). */
export const madeFor = { news: 9, services: 9 };

export const news = z.strictObject({
  items: items(
    group("NewsItem", "An article or a video", {
      url: outsideLink({
        help: "Link key of the article or video",
        example: "news-desktop-tour",
        formerly: "to",
      }),
      type: choice(["Article", "Video"], {
        help: "Article or Video: names the entry and its button",
        formerly: "kind",
      }),
      title: heading({ help: "The headline", example: "A tour of Metanet Desktop", most: 80 }),
      imageUrl: file({
        help: "The picture on the entry's card, as a path below data/",
        example: "images/news/desktop-tour.jpg",
        frame: newsPicture,
        formerly: "image",
      }),
      dark: file({
        help: "The picture shown instead on dark pages",
        example: "images/news/desktop-tour-dark.jpg",
        noun: "picture for dark pages",
        darkOf: "imageUrl",
      }).optional(),
      date: date({ help: "The day it was published", example: "2026-11-12" }),
      draft: draft("an entry"),
      ...shownDays,
    }),
    madeFor.news,
  ),
});

export const services = z.strictObject({
  items: items(
    group("Service", "A service card of the home page", {
      icon: icon({ help: "The service's icon", example: "archive" }),
      drawing: drawing({
        help: "What the service does, in a few lines: an SVG without colors of its own, whose shapes may be of class faint, accent or proof",
        example: "images/services/archive.svg",
      }).optional(),
      href: link({ help: "The service's page", example: "/archival-recordkeeping", formerly: "to" }),
      title: heading({ help: "The service's name", example: "Archival", most: 40 }),
      description: text({
        help: "What the customer gets",
        example: "Records that show any later change.",
        most: 140,
      }),
    }),
    madeFor.services,
  ),
});

export const redirects = z.strictObject({
  items: items(
    group("Redirect", "An address that leads elsewhere", {
      from: route({ help: "The address that visitors ask for", example: "/docs/*" }, true),
      to: link({
        help: "Where it leads: a page, or a link key, to which the part matched by * is added",
        example: "documentation",
      }),
    }),
  ),
});

export const signoffs = z.strictObject({
  items: items(
    group("SignOff", "A statement that only the owner or a partner can confirm", {
      page: z.string().meta({
        description: "The address of the page that says it",
        examples: ["/case-studies/thryll-arcade"],
      }),
      words: line({
        help: "The statement, exactly as the page's file has it, or a list that the page shows, such as news.yaml",
        example: "took third prize at the BSV hackathon",
        most: 400,
      }),
      who: line({ help: "Who can confirm it", example: "Thryll", most: 60 }),
      signedOff,
    }),
  ),
});

export const writing = z.strictObject({
  words: list(
    line({ help: "A word that is right though no dictionary has it", example: "blockchain", most: 40 }),
    {
      help: "Words that the check of spelling accepts, and that headings may write with a capital",
      noun: "word",
    },
  ),
  fixed: list(
    line({ help: "The text, or the part of it that is fixed", example: "How It Works", most: 120 }),
    {
      help: "Texts that stay as they are, whatever the checks of spelling and style say",
      noun: "text",
    },
  ),
});

export const glossary = z.strictObject({
  historical: list(z.number().int(), {
    help: "Numbers of historical BRC specifications: text that cites one has to say that it is historical",
    noun: "number",
  }),
  items: items(
    group("Term", "A term that pages explain at its first use", {
      term: line({ help: "The term as the text uses it", example: "overlay network", most: 40 }),
      also: list(line({ help: "Another spelling", example: "overlay networks", most: 40 }), {
        help: "Other spellings of the term in the text",
        noun: "spelling",
      }).default([]),
      meaning: text({
        help: "What it means, in one or two plain sentences",
        example: "Servers that follow only the records one application cares about.",
        most: 240,
      }),
      brc: z.number().int().optional().meta({ description: "The number of its BRC specification" }),
      status: choice(["current", "partial", "exploratory", "historical"], {
        help: "Whether the term's specification is current; partial: the idea still holds, the details have changed",
      }),
      reviewed: date({ help: "The day somebody last checked it", example: "2026-09-30" }),
    }),
  ),
});
