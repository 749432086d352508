import { expect, type Page } from "@playwright/test";
import { allSections, type SectionOf, words } from "./content";
import { boxOf, open, settle } from "./page";

const { carousel: say } = words;

/** A carousel of the site, with the page that shows it. */
export type Show = SectionOf<"Showcase"> & { route: string };

/** The first carousel in each kind of frame that has slides to change between. */
export const shows: Show[] = (["desktop", "phone"] as const).flatMap(
  (frame) => allSections("Showcase").find((show) => show.frame === frame && show.slides.length > 1) ?? [],
);

export const carousel = (page: Page, { label }: Show) =>
  page.getByRole("main").getByRole("region", { name: label, exact: true });

/** The name that screen readers have for a slide; slides count from 0 here. */
export const slideName = ({ slides }: Show, slide: number) =>
  `${slide + 1} ${say.position} ${slides.length}: ${slides[slide]?.caption}`;

/** The slides that can be perceived; react-slick leaves exactly one of them. */
export const slides = (page: Page, show: Show) =>
  carousel(page, show).getByRole("group", { name: `${say.position} ${show.slides.length}:` });

export const dot = (page: Page, show: Show, slide: number) =>
  carousel(page, show).getByRole("button", {
    name: `${say.goTo} ${slide + 1}: ${show.slides[slide]?.caption}`,
    exact: true,
  });

export const dots = (page: Page, show: Show) => carousel(page, show).getByRole("button", { name: say.goTo });

export const control = (page: Page, show: Show, name: "previous" | "next" | "pause" | "play") =>
  carousel(page, show).getByRole("button", { name: say[name], exact: true });

/** Brings the carousel into view and waits until react-slick moves its slides. */
export async function bringUp(page: Page, show: Show) {
  await carousel(page, show).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect(slides(page, show)).toHaveCount(1);
  await settle(page);
}

/** One slide and its dot are shown, and no other. */
export async function expectSlide(page: Page, show: Show, slide: number) {
  await expect(dot(page, show, slide)).toHaveAttribute("aria-current", "true");
  await expect(carousel(page, show).locator('[aria-current="true"]')).toHaveCount(1);
  await expect(slides(page, show)).toHaveCount(1);
  await expect(slides(page, show)).toHaveAccessibleName(slideName(show, slide));
}

/** The picture of the slide that is shown, in the theme that is shown. */
export const picture = (page: Page, show: Show) => slides(page, show).locator("img:visible");

/**
 * Opens the carousel's page with its clock stopped at the beginning of the first slide's time. The others on the page have
 * been brought up before: a stopped clock keeps react-slick waiting for the end of the scrolling.
 */
export async function openAtRest(page: Page, show: Show, ...others: Show[]) {
  await page.clock.install();
  await open(page, show.route);
  for (const each of [...others, show]) await bringUp(page, each);
  // Held by the mouse, the carousel waits; once the mouse is gone the slide has its full time before it.
  await pointAt(page, show);
  await stopClock(page);
  await dot(page, show, 0).click();
  await expectSlide(page, show, 0);
  await letGo(page);
}

/** Brings the mouse over the carousel, and moves it there. */
export async function pointAt(page: Page, show: Show) {
  await carousel(page, show).hover();
  const { x, y, width, height } = await boxOf(carousel(page, show));
  await page.mouse.move(x + width / 2 + 9, y + height / 2 + 9);
  await settle(page);
}

/** Takes the mouse off the carousel: it rests over the fixed header. */
export async function leave(page: Page) {
  await page.mouse.move(640, 5);
  await settle(page);
}

/** Takes mouse and focus off the carousel. */
export async function letGo(page: Page) {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await leave(page);
}

/**
 * Lets the page's clock, which stands still otherwise, go on, and the page work on what that brings: every timer that
 * is due by then has its turn once. Two more milliseconds are for react-slick, which begins to move in a timer of its own.
 */
export async function pass(page: Page, milliseconds: number) {
  await page.clock.fastForward(milliseconds);
  await settle(page);
  await page.clock.runFor(2);
  await settle(page);
}

/** Lets time pass until a slide is shown, for a minute at most; gives how long that took, in ms. */
export async function passUntil(page: Page, show: Show, slide: number) {
  const step = 500;
  let time = 0;
  while (time < 60_000 && (await dot(page, show, slide).getAttribute("aria-current")) !== "true") {
    await pass(page, step);
    time += step;
  }
  await expectSlide(page, show, slide);
  return time;
}

/** Stops the page's clock, a little ahead of where it was. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  await settle(page);
}
