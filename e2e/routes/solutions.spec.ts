import { expect, type Page, test } from "@playwright/test";
import { expectToLeave, itemsOf, names, part } from "./support/browser";
import { claim, site } from "./support/site";
import { expectVideoOnClick } from "./support/video";

/** The parts of the solution pages (specification 2.8, 2.10, 2.11 and the table of pages). */

const main = (page: Page) => page.getByRole("main");

test("/provenance has its overview, 4 steps, 6 benefits, 6 use cases and a way to /Contact", async ({
  page,
}) => {
  await page.goto("/provenance");
  await expect.soft(part(page, "Overview").getByRole("paragraph").first()).toBeVisible();
  expect
    .soft(await names(part(page, "How It Works")))
    .toEqual([
      "Tokenised digital twins",
      "Overlay networks",
      "Real-time event recording",
      "Selective transparency",
    ]);
  await expect.soft(itemsOf(part(page, "Key Benefits"))).toHaveCount(6);
  expect
    .soft(await names(part(page, "Use Cases")))
    .toEqual([
      "Food and beverage",
      "Luxury goods",
      "Industrial manufacturing",
      "Maritime",
      "Green finance",
      "Pharmaceuticals",
    ]);
  await expect.soft(part(page, "Use Cases").getByRole("img")).toHaveCount(6);
  const contact = main(page).getByRole("link", { name: "Contact Us" });
  expect.soft(await contact.count()).toBeGreaterThanOrEqual(2);
  for (const link of await contact.all()) await expect.soft(link).toHaveAttribute("href", "/Contact");
  await contact.last().click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
});

test("/smart-contract-development has 5 reasons, 5 steps, 6 services, 6 benefits and 6 snapshots", async ({
  page,
}) => {
  await page.goto("/smart-contract-development");
  const counts = {
    "Why Build on BSV": 5,
    "Our Workflow": 5,
    "Menu of Services": 6,
    "Key Benefits": 6,
    "Use-Case Snapshots": 6,
  };
  for (const [title, count] of Object.entries(counts))
    await expect.soft(itemsOf(part(page, title)), title).toHaveCount(count);
  await expect.soft(part(page, "Use-Case Snapshots").getByRole("img")).toHaveCount(6);
  await expect.soft(main(page)).toContainText(/scoping call/i);
  await expect.soft(main(page)).toContainText(/proof of concept/i);
  expect.soft(claim("proof-of-concept")).toBe("two weeks");
  await expect.soft(part(page, "Our Workflow")).toContainText(claim("proof-of-concept"));
  const contact = main(page).getByRole("link", { name: "Contact Us" });
  await expect.soft(contact.first()).toBeVisible();
  for (const link of await contact.all()) await expect.soft(link).toHaveAttribute("href", "/Contact");
});

test("/archival-recordkeeping says why records fail, five points, benefits and four use cases", async ({
  page,
}) => {
  await page.goto("/archival-recordkeeping");
  expect.soft(await itemsOf(part(page, /why .*fail/i)).count()).toBeGreaterThanOrEqual(3);
  await expect.soft(itemsOf(part(page, "How It Works"))).toHaveCount(5);
  expect.soft(await itemsOf(part(page, "Benefits")).count()).toBeGreaterThanOrEqual(3);
  await expect.soft(itemsOf(part(page, "Use Cases"))).toHaveCount(4);
  await expect.soft(part(page, "Use Cases").getByRole("img")).toHaveCount(4);
});

test("/skilled-industries links the whitepaper, shows a dive, its models and sample code", async ({
  page,
}) => {
  await page.goto("/skilled-industries");
  await expect
    .soft(
      main(page)
        .getByRole("link", { name: /whitepaper/i })
        .first(),
    )
    .toHaveAttribute("href", "/whitepapers/skilled-industries");
  await expect
    .soft(
      main(page)
        .getByText(/commercial[- ]diving/i)
        .first(),
    )
    .toBeVisible();
  const models = part(page, "Engagement Models");
  expect.soft((await names(models)).length).toBeGreaterThanOrEqual(3);
  for (const length of ["discovery-sprint", "pilot-short", "pilot-long"])
    await expect.soft(models).toContainText(claim(length));
  const samples = part(page, /sample code/i).getByRole("link");
  expect.soft(await samples.count()).toBeGreaterThanOrEqual(2);
  await expectToLeave(samples.first(), site.links["logbook-sample"] ?? "");
  await expectToLeave(samples.last(), site.links["certificate-sample"] ?? "");
  await expectVideoOnClick(page, site.links["video-diving"] ?? "");
});

const withUseCases = {
  "/provably-fair-gaming-architecture": ["game-mvp", "discovery-sprint"],
  "/blockchain-training-enterprise-engineers": ["discovery-sprint"],
  "/api-platform-monetization": ["micro-fee", "intent-fee"],
  "/blockchain-integration-consultancy": ["discovery-sprint", "pilot-short", "pilot-long"],
  "/solutions/parts-requisition": ["pilot-long"],
  "/authentication-identity": ["pilot-short"],
  "/legal-solutions": ["micro-fee"],
};

for (const [route, numbers] of Object.entries(withUseCases)) {
  test(`${route} says what it solves, how, for whom, at what price or length, and asks for contact`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect.soft(main(page).getByText("What It Solves", { exact: true })).toBeVisible();
    expect.soft(await itemsOf(part(page, "How It Works")).count(), "steps").toBeGreaterThanOrEqual(3);
    expect.soft(await itemsOf(part(page, "Benefits")).count(), "benefits").toBeGreaterThanOrEqual(3);
    const cases = part(page, "Use Cases");
    const count = await itemsOf(cases).count();
    expect.soft(count, "use cases").toBeGreaterThanOrEqual(2);
    await expect.soft(cases.getByRole("img")).toHaveCount(count);
    const model = part(page, /engagement|pricing/i);
    await expect.soft(model).toBeVisible();
    for (const number of numbers) await expect.soft(main(page), number).toContainText(claim(number));
    await expect.soft(main(page).locator("a[href='/contact']").first()).toBeVisible();
  });
}

test("gaming and legal pages carry their disclaimer", async ({ page }) => {
  const disclaimers = {
    "/provably-fair-gaming-architecture": /gambling|games of chance|law/i,
    "/case-studies/thryll-arcade": /gambling|games of chance/i,
    "/legal-solutions": /not legal advice/i,
    "/api-platform-monetization": /not financial or tax advice/i,
  };
  for (const [route, words] of Object.entries(disclaimers)) {
    await page.goto(route);
    await expect.soft(main(page), route).toContainText(words);
  }
});
