import type { ImageSize } from "./imageSize";

/**
 * What the layout was made for. Content that goes beyond it still builds, so each of these is a warning; change a
 * number here when the layout has changed.
 */

/** Entries of the header's menus, in their order (specification 2.2). */
export const menuEntries = [8, 11, 6];

/** Slides of a Showcase, by its frame (specification 2.3). */
export const showcaseSlides = { desktop: 6, phone: 5 };

/** Entries of files that the home page shows as one row or grid (specification 2.3). */
export const listEntries = { news: 9, services: 9 };

/** The most characters that a field has room for, by role; a little above the longest that was looked at. */
export const mostCharacters: Record<string, number> = {
  "page.name": 32,
  "page.title": 60,
  "page.description": 160,
  "Hero.eyebrow": 40,
  "Hero.title": 70,
  "Hero.text": 240,
  "Hero.actions.label": 32,
  "Showcase.slides.caption": 24,
  "Showcase.badges": 16,
  "Showcase.copy.title": 60,
  "Showcase.copy.text": 240,
  "Divider.text": 70,
  "Spotlight.title": 60,
  "Spotlight.actions.label": 32,
  "CardGrid.title": 60,
  "CardGrid.cards.title": 48,
  "CardGrid.cards.text": 220,
  "Steps.title": 60,
  "Steps.steps.title": 48,
  "Steps.steps.text": 220,
  "UseCases.title": 60,
  "UseCases.cases.title": 48,
  "UseCases.cases.text": 240,
  "Prose.title": 64,
  "Article.parts.title": 72,
  "CallToAction.title": 60,
  "CallToAction.text": 260,
  "CallToAction.actions.label": 32,
  "Figures.figures.value": 24,
  "Figures.figures.title": 48,
  "Figures.figures.text": 180,
  "Plans.plans.title": 36,
  "Plans.plans.duration": 48,
  "Plans.plans.text": 120,
  "Plans.plans.points": 80,
  "Table.columns": 36,
  "Table.rows.cells": 200,
  "Quote.text": 240,
  "Notice.text": 260,
  "menus.header.title": 16,
  "menus.header.entries.title": 32,
  "menus.header.entries.description": 48,
  "menus.header.entries.mark": 8,
  "menus.plain.title": 16,
  "menus.footer.title": 20,
  "menus.footer.links.title": 30,
  "news.items.title": 80,
  "services.items.title": 40,
  "services.items.description": 140,
  "glossary.items.meaning": 240,
};

/** The most characters of any one text: three times the longest that a visitor was asked to read. */
export const longestText = 12_000;

/** The fewest characters of a field that search results show. */
export const fewestCharacters: Record<string, number> = { "page.description": 50 };

/** The longest text that says what a picture shows; screen readers read it in one breath. */
export const longestAlt = 160;

/** The shape that a place gives to its pictures. */
export interface Frame {
  /** The smallest width that stays sharp, in pixels. */
  width: number;
  /** Width and height that the place cuts to; left out where it takes any shape. */
  shape?: readonly [width: number, height: number];
  /** Width and height have to be just these. */
  exact?: true;
}

/** Frames by role; `#` names a variant: a Showcase's frame, a Hero's layout. */
export const frames: Record<string, Frame> = {
  "Hero#wide.art": { width: 1600, shape: [16, 9] },
  "Hero#split.art": { width: 1000, shape: [4, 3] },
  "Showcase#desktop.slides.image": { width: 1280, shape: [16, 10] },
  "Showcase#phone.slides.image": { width: 640, shape: [1170, 2532] },
  "UseCases.cases.image": { width: 800, shape: [3, 2] },
  "UseCases.cases.placeholder": { width: 800, shape: [3, 2] },
  "Spotlight.image": { width: 800 },
  "Spotlight.video.poster": { width: 1000, shape: [16, 9] },
  "news.items.image": { width: 800, shape: [16, 9] },
  "menus.header.entries.image": { width: 560 },
  "page.social": { width: 1200, shape: [1200, 630] },
  "site.social": { width: 1200, shape: [1200, 630] },
  "site.placeholder": { width: 800, shape: [3, 2] },
  "site.icons.small": { width: 32, shape: [32, 32], exact: true },
  "site.icons.touch": { width: 180, shape: [180, 180], exact: true },
  "site.icons.app": { width: 192, shape: [192, 192], exact: true },
  "site.icons.appLarge": { width: 512, shape: [512, 512], exact: true },
  "site.icons.maskable": { width: 512, shape: [512, 512], exact: true },
};

/** What kinds of picture a place can show, by the beginning of its role; the first that fits counts. */
const kinds: [place: string, types: ImageSize["type"][]][] = [
  ["site.logo.", ["svg", "png", "webp", "avif"]],
  ["site.icons.scalable", ["svg"]],
  ["site.icons.", ["png"]],
  ["site.social", ["jpg", "png"]],
  ["page.social", ["jpg", "png"]],
  ["", ["jpg", "png", "webp", "avif"]],
];

export const kindsAt = (role: string) => kinds.find(([place]) => role.startsWith(place))?.[1] ?? [];

/** Pictures at these places carry meaning: without words they are lost on people who cannot see them. */
export const needsAlt = ["Showcase.slides.image.alt", "UseCases.cases.image.alt", "Spotlight.image.alt"];
