/**
 * The single source of truth for content: what each file in data/ may hold. The YAML check, the GraphQL types, the
 * editors' JSON Schemas and, through Gatsby's typegen, the components' props all come from here.
 */
import { z } from "zod";
import { absoluteUrl, date, file, icon, image, line, link, siteUrl, text } from "./fields";
import { anySection } from "./sections";
import { words } from "./words";

const object = <Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.strictObject(shape).meta({ id });

export const page = z.strictObject({
  name: line("The page's short name, in menus, breadcrumbs and suggestions", "Provenance"),
  title: line(
    "The title in the browser tab and in search results",
    "Provenance tracking for goods and batches",
  ),
  description: line(
    "What search results say under the title: 50 to 160 characters",
    "One current state for every item, and a history that a buyer can walk back step by step.",
  ).max(200),
  alsoAt: z
    .array(
      z
        .string()
        .regex(
          /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
          "An address begins with / and has small letters, digits and hyphens",
        ),
    )
    .default([])
    .meta({ description: "Further addresses that show this page" }),
  about: z
    .enum(["page", "product", "service", "article"])
    .default("page")
    .meta({ description: "What the page is about, for search engines" }),
  published: date("For articles: the day of publication", "2026-10-01").optional(),
  social: file(
    "A picture of its own for links shared in social networks",
    "images/social/about.jpg",
  ).optional(),
  sections: z.array(anySection).min(1),
});

const menuEntry = object("MenuEntry", {
  to: link("Where the entry leads", "/metanet-mobile", "desktop"),
  title: line("The entry's name", "Overlay Hosting Services"),
  description: line("One line that says what is behind it", "Your overlay on Kubernetes, billed by use."),
  icon: icon("An icon for the entry", "smartphone").optional(),
  mark: line("A small mark behind the name, such as New", "New").optional(),
  featured: z.boolean().default(false).meta({ description: "true shows the entry large, with its picture" }),
  image: image.optional(),
});

const menu = object("Menu", {
  title: line("The menu's name in the header", "Products"),
  entries: z.array(menuEntry).min(1),
});

const footerLink = object("FooterLink", {
  to: link("Where it leads", "/glossary", "videos"),
  title: line("What the link says", "Glossary"),
});

/** The schema of every file below data/ but pages, by file name. */
export const files = {
  site: z.strictObject({
    brand: line("The company's name; write {brand} everywhere else", "Amberline"),
    tagline: line("One sentence on what the company does", "Records that have to hold up."),
    url: siteUrl("The address of the finished site, without a slash at the end"),
    email: z
      .email({ error: "This is not an e-mail address" })
      .meta({ description: "Where visitors reach the team; write {email} elsewhere" }),
    founded: z
      .string()
      .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "Write year and month: 2020-03")
      .meta({ description: "When the company was founded" }),
    location: line("Where the company is", "Oregon, United States"),
    logo: image,
    icons: object("Icons", {
      scalable: file("SVG, for browser tabs", "images/brand/favicon.svg"),
      small: file("PNG of 32 px, for browser tabs that take no SVG", "images/brand/favicon-32.png"),
      touch: file("PNG of 180 px, for home screens", "images/brand/apple-touch-icon.png"),
      app: file("PNG of 192 px, for installed apps", "images/brand/icon-192.png"),
      appLarge: file("PNG of 512 px, for installed apps", "images/brand/icon-512.png"),
      maskable: file("PNG of 512 px whose rim may be cut away", "images/brand/icon-maskable-512.png"),
    }),
    placeholder: file(
      "Shown in place of any picture that fails to load",
      "images/placeholder/placeholder.png",
    ),
    social: file(
      "The picture for links shared in social networks, where a page has none",
      "images/brand/social-default.jpg",
    ),
    links: z
      .record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), absoluteUrl("The address behind the key"))
      .meta({ description: "Every address outside this site, by a key that pages refer to" }),
    forms: object("Forms", {
      contact: z.string().meta({
        description:
          'Where the contact form sends messages; "" shows the e-mail address in place of the form',
      }),
      newsletter: z
        .string()
        .meta({ description: 'Where the newsletter form sends addresses; "" hides the form' }),
    }),
    security: object("Security", {
      expires: date(
        "The day from which the contact for security reports counts as out of date: at most a year ahead",
        "2027-06-30",
      ),
      policy: link("Where you say how you handle reports", "security-policy").optional(),
    }).optional(),
    launch: object("Launch", {
      analytics: line(
        "Which visitor statistics the site uses: none, or the service; left out until decided",
        "none",
      ).optional(),
      standIns: z
        .array(line("A folder or a picture below data/", "images/desktop/"))
        .default([])
        .meta({ description: "Pictures that stand in for real ones; launch-check lists them" }),
    }).optional(),
  }),
  menus: z.strictObject({
    header: z.array(menu).length(3),
    plain: z.array(footerLink).meta({ description: "Header links without a menu" }),
    community: object("CommunityLink", {
      to: link("Link key of the team chat", "community"),
      title: line("Read out for its icon", "Join our Slack community"),
      icon: icon("Its icon", "messages-square"),
    }),
    footer: z.array(
      object("FooterColumn", {
        title: line("The column's heading", "Quick Links"),
        links: z.array(footerLink).min(1),
      }),
    ),
    small: z.array(footerLink).meta({ description: "Links behind the copyright line" }),
  }),
  words,
  news: z.strictObject({
    items: z.array(
      object("NewsItem", {
        to: link("Link key of the article or video", "news-desktop-tour"),
        kind: z.enum(["Article", "Video"]),
        title: line("The headline", "A tour of Metanet Desktop"),
        image,
        date: date("The day it was published", "2026-11-12"),
      }),
    ),
  }),
  services: z.strictObject({
    items: z.array(
      object("Service", {
        icon: icon("The service's icon", "archive"),
        to: link("The service's page", "/archival-recordkeeping"),
        title: line("The service's name", "Archival"),
        description: text("What the customer gets", "Records that show any later change."),
      }),
    ),
  }),
  redirects: z.strictObject({
    items: z.array(
      object("Redirect", {
        from: z
          .string()
          .regex(
            /^(\/[a-z0-9]+(-[a-z0-9]+)*)+(\/\*)?$/,
            "An address begins with /, has small letters, digits and hyphens, and may end in /* for everything below it",
          )
          .meta({ description: "The address that visitors ask for" }),
        to: link("Link key of where they go; the part behind * is added to it", "documentation"),
      }),
    ),
  }),
  claims: z.strictObject({
    items: z.array(
      object("Claim", {
        key: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .meta({ description: "Pages write {claim:key}" }),
        value: line("The number as visitors read it", "24 hours"),
        covers: line("What the number covers", "A first answer to a message"),
        basis: line("Where the number comes from", "Business promise"),
        review: date("The day by which somebody looks at it again", "2027-05-31"),
      }),
    ),
  }),
  glossary: z.strictObject({
    historical: z.array(z.number().int()).meta({
      description: "Numbers of BRC specifications that are history: copy that cites one has to say so",
    }),
    items: z.array(
      object("Term", {
        term: line("The term as it stands in the copy", "overlay network"),
        also: z.array(line("Another spelling", "overlay networks")).default([]),
        meaning: text(
          "What it means, in one or two plain sentences",
          "Servers that follow only the records one application cares about.",
        ),
        brc: z.number().int().optional().meta({ description: "The number of its BRC specification" }),
        status: z.enum(["current", "partial", "exploratory", "historical"]),
        reviewed: date("The day somebody last checked it", "2026-09-30"),
      }),
    ),
  }),
};

export type FileName = keyof typeof files;
export type PageContent = z.output<typeof page>;
export type Content = { [Name in FileName]: z.output<(typeof files)[Name]> };
