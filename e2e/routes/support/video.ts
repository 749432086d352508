import { expect, type Page } from "@playwright/test";

/** Expects the page's video to ask its no-cookie host for nothing until it is played. */
export async function expectVideoOnClick(page: Page, address: string) {
  const { origin, hostname } = new URL(address);
  const asked: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>The video</title>" });
  });
  await page.reload();
  const main = page.getByRole("main");
  const play = main.getByRole("button", { name: /play video/i });
  await play.scrollIntoViewIfNeeded();
  await expect(main.locator("iframe")).toHaveCount(0);
  expect(hostname).toContain("nocookie");
  expect(asked, "asked before the click").toEqual([]);

  const frame = main.locator("iframe");
  await expect(async () => {
    await play.click({ timeout: 1000 });
    await expect(frame).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(frame).toHaveAttribute("title", /\w+ \w+/);
  expect(new URL((await frame.getAttribute("src")) ?? "").origin).toBe(origin);
  await expect.poll(() => asked.length, "asked after the click").toBeGreaterThan(0);
}
