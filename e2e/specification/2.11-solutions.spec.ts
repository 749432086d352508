import { expect } from "@playwright/test";
import { external, routes } from "../support/content";
import { documentAt, expectToLeave, open } from "../support/page";
import { breakPictures, expectPlaceholder, placeholder } from "../support/pictures";
import { expectInOrder, itemsOf, link, main, namesOf, part } from "./support/parts";
import { test } from "./support/test";

test("2.11 Archival: why-fail", async ({ read }) => {
  const page = await read("/archival-recordkeeping");
  await expect(part(page, /why .*fail/i)).toBeVisible();
});

test("2.11 Archival: how-it-works (five points)", async ({ read }) => {
  const page = await read("/archival-recordkeeping");
  await expect(itemsOf(part(page, "How It Works"))).toHaveCount(5);
});

test("2.11 Archival: benefits", async ({ read }) => {
  const page = await read("/archival-recordkeeping");
  await expect(part(page, "Benefits")).toBeVisible();
});

test("2.11 Archival: four use cases", async ({ read }) => {
  const page = await read("/archival-recordkeeping");
  await expect(itemsOf(part(page, "Use Cases"))).toHaveCount(4);
});

test("2.11 Archival: in the order of the specification: why-fail, how-it-works, benefits, use cases", async ({
  read,
}) => {
  const page = await read("/archival-recordkeeping");
  await expectInOrder({
    "why-fail": part(page, /why .*fail/i),
    "how-it-works": part(page, "How It Works"),
    benefits: part(page, "Benefits"),
    "use cases": part(page, "Use Cases"),
  });
});

test("2.11 Skilled industries: a whitepaper link", async ({ read }) => {
  const page = await read("/skilled-industries");
  await expect(link(page, /whitepaper/i).first()).toHaveAttribute("href", "/whitepapers/skilled-industries");
});

test("2.11 Skilled industries: a commercial-diving spotlight with a video embed", async ({ page }) => {
  await open(page, "/skilled-industries");
  const video = external("video-diving");
  await page.route(`${video}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>The video</title>" }),
  );
  const spotlight = main(page)
    .locator("section")
    .filter({ hasText: /commercial[- ]diving/i });
  await spotlight.getByRole("button", { name: /play video/i }).click();
  await expect(main(page).locator(`iframe[src^="${video}"]`)).toBeVisible();
});

test("2.11 and 9 Skilled industries: engagement models such as a 2-week discovery sprint and pilots of 6-10 or 8-12 weeks", async ({
  read,
}) => {
  const page = await read("/skilled-industries");
  const models = part(page, "Engagement Models");
  expect((await namesOf(models)).length).toBeGreaterThanOrEqual(3);
  for (const length of ["2-week", "6-10 weeks", "8-12 weeks"]) await expect(models).toContainText(length);
});

test("2.11 Skilled industries: sample-code links", async ({ read }) => {
  const page = await read("/skilled-industries");
  const samples = part(page, /sample code/i).getByRole("link");
  expect(await samples.count()).toBeGreaterThanOrEqual(2);
  await expectToLeave(samples.first(), external("logbook-sample"));
  await expectToLeave(samples.last(), external("certificate-sample"));
});

test("2.11 Skilled industries: in the order of the specification: whitepaper link, commercial-diving spotlight, engagement models, sample-code links", async ({
  read,
}) => {
  const page = await read("/skilled-industries");
  await expectInOrder({
    "whitepaper link": link(page, /whitepaper/i),
    "commercial-diving spotlight": main(page).getByRole("button", { name: /play video/i }),
    "engagement models": part(page, "Engagement Models"),
    "sample-code links": part(page, /sample code/i),
  });
});

for (const [name, route] of [
  ["API monetization", "/api-platform-monetization"],
  ["Integration consulting", "/blockchain-integration-consultancy"],
  ["Parts requisition", "/solutions/parts-requisition"],
  ["Authentication", "/authentication-identity"],
  ["Legal", "/legal-solutions"],
] as const) {
  test(`2.11 ${name}: sections of text with call-to-action buttons`, async ({ page }) => {
    await page.goto(route);
    expect(await main(page).getByRole("heading", { level: 2 }).count()).toBeGreaterThan(2);
    await expect(main(page).locator('a[href="/contact"]').first()).toBeVisible();
  });

  test(`2.11 ${name}: use-case cards with a fallback placeholder image on load error`, async ({ page }) => {
    await breakPictures(page, [placeholder()]);
    await open(page, route);
    const cases = part(page, "Use Cases");
    const count = await itemsOf(cases).count();
    expect(count).toBeGreaterThan(1);
    await expect(cases.locator("img:visible")).toHaveCount(count);
    for (const picture of await cases.locator("img:visible").all()) await expectPlaceholder(picture);
  });
}

test("2.11 Other content pages: common calls to action go to /contact", async ({ page }) => {
  for (const route of routes) {
    const sent = await documentAt(page, route);
    const targets = await sent.evaluate((document) =>
      [...document.querySelectorAll("main a")]
        .filter((link) => /^\s*Contact (Us|Sales)/.test(link.textContent ?? ""))
        .map((link) => link.getAttribute("href")?.toLowerCase()),
    );
    expect(
      targets.filter((target) => target !== "/contact"),
      route,
    ).toEqual([]);
  }
});
