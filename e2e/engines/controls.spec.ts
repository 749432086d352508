import { expect } from "@playwright/test";
import { bringUp, control, dot, expectSlide, shows } from "../support/carousel";
import { exhibitOf, exhibitRoutes, expectVerdict } from "../support/exhibits";
import { some } from "../support/extent";
import { marked, parts } from "../support/glossary";
import { bringUpNews, count, dots, expectFirst, layout, newsRoute, newsRow } from "../support/news";
import { alive, collectFaults, footerLink, open, wide } from "../support/page";
import { test } from "../support/test";
import { expectTheme, themeButton } from "../support/theme";

test.use({ viewport: wide });

test("a term of the glossary is explained by click and by key, and closes on Escape and beside it", async ({
  page,
}) => {
  test.skip(!marked, "No page uses a term of the glossary");
  await open(page, marked?.route ?? "");
  const { term, meaning } = parts(page);
  await term.click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();
  await term.press("Enter");
  await expect(meaning).toBeVisible();
  await page.mouse.click(4, 400);
  await expect(meaning).toBeHidden();
});

test("the theme that was chosen outlives a reload and goes along to other pages", async ({ page }) => {
  await open(page, "/about");
  await expectTheme(page, "light");
  await themeButton(page).click();
  await expectTheme(page, "dark");
  await page.reload();
  await alive(page);
  await expectTheme(page, "dark");
  await footerLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expectTheme(page, "dark");
});

for (const show of shows) {
  test(`the carousel "${show.label}" answers its dots and arrows`, async ({ page }) => {
    await open(page, show.route);
    await bringUp(page, show);
    const last = show.slides.length - 1;
    await dot(page, show, last).click();
    await expectSlide(page, show, last);
    await control(page, show, "previous").click();
    await expectSlide(page, show, last - 1);
  });
}

test("the row of news answers its dots and comes to rest at a slide", async ({ page }) => {
  test.skip(!newsRow || count < 6, "No page has a row of news that is longer than two screens");
  await open(page, newsRoute);
  await bringUpNews(page);
  const end = count - (await layout(page)).inside;
  for (const slide of [end, 1]) {
    await dots(page).nth(slide).click();
    await expectFirst(page, slide);
  }
});

for (const route of some(exhibitRoutes, exhibitRoutes.slice(0, 3))) {
  test(`the exhibit of ${route} holds, fails at every cheat, and starts again`, async ({ page }) => {
    const faults = collectFaults(page);
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
    for (const cheat of await exhibit.cheats.all()) {
      await cheat.click();
      await expectVerdict(exhibit, "broken");
    }
    await exhibit.reset.click();
    await expectVerdict(exhibit, "unchecked");
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
    expect(faults).toEqual([]);
  });
}
