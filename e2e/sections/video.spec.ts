import { expect } from "@playwright/test";
import { allSections, words } from "../support/content";
import { alive } from "../support/page";
import { test } from "../support/test";

const videos = allSections("Spotlight").flatMap(({ route, video }) => (video ? [{ route, ...video }] : []));

for (const { route, href, title } of videos) {
  test(`${route} asks the host of "${title}" for nothing until it is played`, async ({ page }) => {
    const { origin } = new URL(href);
    const asked: string[] = [];
    await page.route(`${origin}/**`, (request) => {
      asked.push(request.request().url());
      return request.fulfill({ contentType: "text/html", body: "<title>The video</title>" });
    });
    await page.goto(route);
    await alive(page);
    const main = page.getByRole("main");
    const frame = main.locator(`iframe[src^="${origin}"]`);
    const play = main.getByRole("button", { name: `${words.page.play}: ${title}`, exact: true });
    await play.scrollIntoViewIfNeeded();
    await expect(frame).toHaveCount(0);
    expect(asked, "asked before the click").toEqual([]);
    await play.click();
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute("title", title);
    await expect.poll(() => asked.length, "asked after the click").toBeGreaterThan(0);
  });
}
