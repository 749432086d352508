/** The header's menus and the footer's columns: data/menus.yaml. */
import { z } from "zod";
import { flag, group, heading, icon, line, link, list, picture } from "./fields";

const menuEntry = group("MenuEntry", "A line of a menu", {
  href: link({ help: "Where the entry leads", example: "/metanet-mobile", formerly: "to" }),
  title: heading({ help: "The entry's name", example: "Overlay Hosting Services", most: 32 }),
  description: line({
    help: "One line that says what is there",
    example: "Your overlay on Kubernetes, billed by use.",
    most: 48,
  }),
  icon: icon({ help: "An icon for the entry", example: "smartphone" }).optional(),
  mark: line({ help: "A small label after the name, such as New", example: "New", most: 8 }).optional(),
  featured: flag("true shows the entry large, with its picture"),
  external: z.boolean().optional().meta({
    description: "true for an entry that leads off this site, in a new tab; left out, its address says so",
  }),
  image: picture({ help: "The picture of a featured entry", frame: { width: 560 } }).optional(),
});

const menu = group("Menu", "A menu of the header", {
  title: heading({ help: "The menu's name in the header", example: "Products", most: 16 }),
  entries: list(menuEntry, {
    help: "The menu's entries, in order",
    noun: "entry",
    least: 1,
    // Specification 2.2: Products, Solutions, Resources.
    madeFor: { by: "position", of: { 0: 8, 1: 11, 2: 6 } },
  }),
});

const footerLink = group("FooterLink", "A link of the footer or the header", {
  href: link({ help: "Where it leads", example: "/glossary", formerly: "to" }),
  title: heading({ help: "What the link says", example: "Glossary", most: 36 }),
});

const firstEntry = group("FirstEntry", "A page that the search offers before anything is typed", {
  href: link({ help: "Where it leads", example: "/glossary" }),
  title: heading({ help: "What it is called there", example: "Glossary", most: 24 }),
  description: line({
    help: "One line that says what is there",
    example: "Every term in a few plain sentences.",
    most: 56,
  }),
});

export const menus = z.strictObject({
  header: list(menu, { help: "The menus at the top of every page", noun: "menu" }).length(3),
  plain: list(footerLink, { help: "Header links without a menu", noun: "header link" }),
  search: group("SearchLink", "The search, an icon in the header", {
    href: link({
      help: "The page that lists all pages, where the icon leads without JavaScript",
      example: "/site-map",
      formerly: "to",
    }),
    title: heading({ help: "What screen readers say for its icon", example: "Search", most: 40 }),
    icon: icon({ help: "Its icon", example: "search" }),
    first: list(firstEntry, {
      help: "What it offers before anything is typed, in order",
      noun: "first entry",
      least: 1,
      roomFor: 6,
    }),
  }),
  community: group("CommunityLink", "The team chat, an icon in the header", {
    href: link({ help: "Link key of the team chat", example: "community", formerly: "to" }),
    title: heading({
      help: "What screen readers say for its icon",
      example: "Join our Slack community",
      most: 40,
    }),
    icon: icon({ help: "Its icon", example: "messages-square" }),
  }),
  footer: list(
    group("FooterColumn", "A column of the footer", {
      title: heading({ help: "The column's heading", example: "Quick Links", most: 20 }),
      links: list(footerLink, {
        help: "The links of this column, in order",
        noun: "link",
        least: 1,
      }),
    }),
    { help: "The columns at the foot of every page", noun: "footer column", roomFor: 4 },
  ),
  small: list(footerLink, {
    help: "Links after the copyright line",
    noun: "link at the very bottom",
  }),
});
