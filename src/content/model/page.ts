/** A page: data/pages/**.yaml. */
import { z } from "zod";
import { count } from "./amount";
import { choice, date, file, language, line, link, list, route } from "./fields";
import { anySection } from "./sections";
import { draft } from "./shown";

/** The requirements for social sharing pictures: social networks accept no newer formats. */
export const socialPicture = {
  types: ["jpg", "png"],
  frame: { width: 1200, best: [1200, 630] },
} as const;

/** The hue families of the renders. */
export const hues = ["blue", "violet", "mint", "sand", "peach", "ink"] as const;

export type Hue = (typeof hues)[number];

export const page = z.strictObject({
  name: line({
    help: "The page's short name, in menus, breadcrumbs and suggestions",
    example: "Provenance",
    most: 32,
    noun: "short name",
  }),
  title: line({
    help: "The title in the browser tab and in search results",
    example: "Provenance tracking for goods and batches",
    most: 60,
    noun: "heading",
  }),
  description: line({
    help: "What search results say under the title",
    example: "One current state for every item, and a history that a buyer can walk back step by step.",
    most: 160,
    fewest: 50,
  }),
  draft: draft("a page"),
  lang: language({
    help: "The page's language, if it isn't English; spelling and style are not checked then",
    example: "de",
    noun: "language",
  }).optional(),
  translates: link({
    help: "The page that this one translates, so that search engines know both",
    example: "/about",
    noun: "original",
  }).optional(),
  alsoAt: list(route({ help: "An address", example: "/voicemail-case-study" }), {
    help: "Further addresses that show this page",
    noun: "further address",
  }).default([]),
  about: choice(["page", "product", "service", "article", "technical"], {
    help: "What the page is about, for search engines; technical: an article for engineers",
  }).default("page"),
  hue: choice(hues, {
    help: "The background of the page's opening, in the hue of its pictures, so that pages differ. ink: night in both themes",
  }).default("blue"),
  words: count(
    "The most words that it should have, if fewer than others of its kind",
    230,
    1,
    10_000,
  ).optional(),
  published: date({
    help: "For articles: the day of publication",
    example: "2026-10-01",
    noun: "day of publication",
  }).optional(),
  social: file({
    help: "This page's own picture for links shared on social networks",
    example: "images/social/about.jpg",
    noun: "picture for social networks",
    ...socialPicture,
  }).optional(),
  sections: list(anySection, {
    help: "The parts of the page, from top to bottom; each begins with its type",
    noun: "section",
    least: 1,
  }),
});
