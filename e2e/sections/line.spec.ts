import { expect, type Page } from "@playwright/test";
import { allSections, words } from "../support/content";
import { open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const bands = allSections("CallToAction").filter(({ line }) => line.length > 0);

/** The stations that are painted in a color of the theme, as it is in the band. */
const painted = (page: Page, token: string) =>
  page.locator(".line li").evaluateAll((stations, name) => {
    const probe = (stations[0] ?? document.body).appendChild(document.createElement("i"));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return stations
      .filter((station) => getComputedStyle(station, "::before").backgroundColor === color)
      .map((station) => station.textContent);
  }, token);

test("the lines of the closing bands are each page's own", () => {
  const lines = bands.map(({ line }) => line.join());
  expect(new Set(lines).size).toBe(lines.length);
});

const { label, check, holds, fails } = words.certificate;

for (const { route, line } of bands.slice(0, 2)) {
  test(`the line of ${route} reaches its end with the page’s own check, and breaks off before if that fails`, async ({
    page,
  }) => {
    await open(page, route);
    await expect(page.locator(".line li")).toHaveText([...line]);
    await page.locator(".line").scrollIntoViewIfNeeded();
    await expect(page.locator(".line")).not.toHaveAttribute("data-seen", "false");
    for (const color of ["fg-muted", "proof"]) expect(await painted(page, color)).toEqual([]);

    const certificate = page.getByRole("region", { name: label });
    await certificate.getByRole("button", { name: check }).click();
    await expect(certificate.getByRole("status")).toContainText(holds);
    await expect.poll(() => painted(page, "proof")).toEqual([line.at(-1)]);

    await page.route("**/*.md", (answer) => answer.fulfill({ body: "# Somebody else’s words\n" }));
    await certificate.getByRole("button", { name: check }).click();
    await expect(certificate.getByRole("status")).toHaveText(fails);
    for (const color of ["proof", "danger"]) await expect.poll(() => painted(page, color)).toEqual([]);
  });

  test(`without JavaScript the line of ${route} is complete`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(route);
    await expect(page.locator(".line li")).toHaveText([...line]);
    await context.close();
  });
}
