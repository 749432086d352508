import { expect, test } from "@playwright/test";
import { alive, collectFaults, open, wide } from "../support/page";

const cases = [
  ["/Contact", "/contact", "Tell us which record gets doubted"],
  ["/CONTACT/", "/contact", "Tell us which record gets doubted"],
  ["/contact/", "/contact", "Tell us which record gets doubted"],
  ["/about/", "/about", /./],
  ["/About", "/about", /./],
  ["/Case-Studies/Thryll-Arcade/", "/case-studies/thryll-arcade", /./],
  ["/Voicemail-Case-Study", "/voicemail-case-study", /./],
] as const;

for (const [written, route, heading] of cases) {
  test(`${written} reaches the page at ${route}, query and hash kept`, async ({ page }) => {
    const faults = collectFaults(page);
    await page.goto(`${written}?from=mail&x=1#content`, { waitUntil: "commit" });
    await expect(page).toHaveURL(`${route}?from=mail&x=1#content`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText("Woah, what just happened?")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
  });
}

test("the way to a page by another spelling leaves no trace in the history", async ({ page }) => {
  await open(page, "/");
  const before = await page.evaluate(() => history.length);
  await page.goto("/Contact", { waitUntil: "commit" });
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("another spelling of an address does not log a 404", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("404:")) warnings.push(message.text());
  });
  await page.goto("/Contact", { waitUntil: "commit" });
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  expect(warnings).toEqual([]);
});

for (const path of ["/overlay-hosting-services", "/provenance", "/smart-contract-development"]) {
  test(`the link on ${path} that is written /Contact leads to the contact page without a reload`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.dataset.kept = "yes";
    });
    const link = page.getByRole("main").locator('a[href="/Contact"]').first();
    await link.click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
  });
}

test("a link written /Contact can be opened in a new tab", async ({ page, context }) => {
  await open(page, "/provenance");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("main")
    .locator('a[href="/Contact"]')
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab).toHaveURL("/contact");
  await expect(page).toHaveURL("/provenance");
});

test("both addresses of the voicemail case study show it, canonical to the first", async ({ page }) => {
  const seen: (string | null)[] = [];
  for (const path of ["/case-studies/p2p-voicemail", "/voicemail-case-study"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    await alive(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://www.example.com/case-studies/p2p-voicemail",
    );
    seen.push(await page.getByRole("heading", { level: 1 }).textContent());
  }
  expect(seen[0]).toBe(seen[1]);
});
