import { expect, type Page } from "@playwright/test";
import { allSections, news, words } from "./content";
import { boxOf } from "./page";

/** The first row of news on the site, and the page that shows it. */
export const [newsRow] = allSections("NewsRow");
export const newsRoute = newsRow?.route ?? "/";
export const count = news.length;

export const region = (page: Page) =>
  page.getByRole("main").getByRole("region", { name: newsRow?.title, exact: true });
export const row = (page: Page) => region(page).getByRole("list");
export const cards = (page: Page) => row(page).getByRole("listitem");
export const dots = (page: Page) => region(page).getByRole("button", { name: words.carousel.goTo });
export const arrow = (page: Page, name: "next" | "previous") =>
  region(page).getByRole("button", { name: words.carousel[name], exact: true });

/** The slide that stands at the row's beginning, by sight and by its dot. */
export async function expectFirst(page: Page, slide: number) {
  await expect(dots(page).nth(slide)).toHaveAttribute("aria-current", "true");
  await expect(region(page).locator('[aria-current="true"]')).toHaveCount(1);
  const offset = async () => (await boxOf(cards(page).nth(slide))).x - (await boxOf(row(page))).x;
  await expect.poll(async () => Math.abs(await offset())).toBeLessThan(1);
}

/** How many slides lie wholly in the row, where the last of them ends, and the distances between neighbors. */
export async function layout(page: Page) {
  const list = await boxOf(row(page));
  const boxes = await Promise.all((await cards(page).all()).map(boxOf));
  const inside = boxes.filter(({ x, width }) => x > list.x - 0.5 && x + width < list.x + list.width + 0.5);
  const last = inside.at(-1);
  return {
    inside: inside.length,
    end: last ? last.x + last.width : Number.NaN,
    edge: list.x + list.width,
    gaps: boxes.slice(1).map(({ x }, left) => {
      const before = boxes[left];
      return before ? x - before.x - before.width : Number.NaN;
    }),
    count: boxes.length,
  };
}

/** Puts the row in the middle of the screen. */
export const bringUpNews = (page: Page) =>
  row(page).evaluate((list) => list.scrollIntoView({ block: "center", behavior: "instant" }));
