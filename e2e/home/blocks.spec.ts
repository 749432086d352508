import { expect, type Page, test } from "@playwright/test";
import { answerForOthers, open, wide } from "../support/page";
import { external } from "../support/site";

test.use({ viewport: wide });

const main = (page: Page) => page.getByRole("main");
const link = (page: Page, name: string) => main(page).getByRole("link", { name });

test.beforeEach(async ({ page, context }) => {
  await answerForOthers(context);
  await open(page, "/");
});

test("all blocks stand in their order", async ({ page }) => {
  const words = [
    "Real solutions for building applications on the Blockchain",
    "Enable a more trustworthy, value-centric web",
    "Use Metanet Apps",
    "Build Metanet Apps",
    "Contact Sales",
    "Connected",
    "Secured",
    "but wait, there's mobile",
    "See Metanet Mobile",
    "Latest News & Videos",
    "Partnership spotlight",
    "Core Solutions & Services",
    "Discuss Your Project",
    "Learn More",
    "Metanet in a Box",
    "Schedule a Consultation",
    "Read Documentation",
  ];
  const text = (await main(page).textContent()) ?? "";
  let from = 0;
  for (const part of words) {
    const found = text.indexOf(part, from);
    expect(found, `"${part}" after what stands before it`).toBeGreaterThanOrEqual(from);
    from = found + part.length;
  }
});

test("the hero has the headline, the tagline and three calls to action", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Real solutions for building applications on the Blockchain",
  );
  await expect(main(page).getByText("Enable a more trustworthy, value-centric web")).toBeVisible();
  await expect(link(page, "Use Metanet Apps")).toHaveAttribute("href", external("use-apps"));
  await expect(link(page, "Build Metanet Apps")).toHaveAttribute("href", external("build-apps"));
  await expect(link(page, "Contact Sales")).toHaveAttribute("href", "/contact");
});

for (const name of ["Use Metanet Apps", "Build Metanet Apps", "Read Documentation", "Learn More (opens"]) {
  test(`"${name.replace(" (opens", "")}" opens the documentation in a new tab`, async ({ page }) => {
    const tab = page.waitForEvent("popup");
    await link(page, name).click();
    expect(new URL((await tab).url()).origin).toBe(external("documentation"));
    await expect(page).toHaveURL("/");
  });
}

for (const name of ["Contact Sales", "Discuss Your Project", "Schedule a Consultation"]) {
  test(`"${name}" leads to the contact page`, async ({ page }) => {
    await link(page, name).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  });
}

test("the badges and the divider are there", async ({ page }) => {
  await expect(main(page).getByText("Connected", { exact: true })).toBeVisible();
  await expect(main(page).getByText("Secured", { exact: true })).toBeVisible();
  await expect(main(page).getByText("but wait, there's mobile", { exact: true })).toBeVisible();
});

test("the mobile section leads to the mobile wallet", async ({ page }) => {
  await link(page, "See Metanet Mobile").click();
  await expect(page).toHaveURL("/metanet-mobile");
});

test("the news are nine cards with picture, kind, date and title, each in a new tab", async ({ page }) => {
  const news = page.getByRole("region", { name: "Latest News & Videos" });
  const cards = news.getByRole("listitem");
  await expect(cards).toHaveCount(9);
  const addresses = new Set<string | null>();
  for (const card of await cards.all()) {
    const address = card.getByRole("link");
    addresses.add(await address.getAttribute("href"));
    await expect(address).toHaveAttribute("target", "_blank");
    await expect(address).toHaveAccessibleName(/opens in a new tab/);
    await expect(card.getByRole("heading", { level: 3 })).not.toBeEmpty();
    await expect(card.getByText(/^(Article|Video)$/)).toBeVisible();
    await expect(card.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toBeVisible();
    await expect(card.locator("img")).toHaveCount(1);
  }
  expect(addresses.size).toBe(9);
  const known = Object.values({ blog: external("blog"), videos: external("videos") });
  for (const address of addresses) expect(known).toContain(new URL(address ?? "").origin);
});

test("a news card opens in a new tab", async ({ page }) => {
  const first = page.getByRole("region", { name: "Latest News & Videos" }).getByRole("link").first();
  const tab = page.waitForEvent("popup");
  await first.click();
  expect((await tab).url()).toBe(await first.getAttribute("href"));
});

test("the spotlight leads to the game and to its case study", async ({ page }) => {
  await expect(link(page, "Play at Thryll")).toHaveAttribute("href", external("arcade"));
  await expect(link(page, "Play at Thryll")).toHaveAttribute("target", "_blank");
  await link(page, "Read the case study").click();
  await expect(page).toHaveURL("/case-studies/thryll-arcade");
});

test("the services are nine cards that lead to their pages", async ({ page }) => {
  const cards = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Learn more ?: / }) });
  await expect(cards).toHaveCount(9);
  const targets = await cards
    .getByRole("link")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  expect(targets.sort()).toEqual(
    [
      "/blockchain-training-enterprise-engineers",
      "/skilled-industries",
      "/skilled-industries",
      "/archival-recordkeeping",
      "/provenance",
      "/api-platform-monetization",
      "/smart-contract-development",
      "/provably-fair-gaming-architecture",
      "/blockchain-integration-consultancy",
    ].sort(),
  );
});

test("a service card leads to its page wherever it is clicked", async ({ page }) => {
  const card = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Provenance Tracking" }) });
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL("/provenance");
});

test("'Learn More' below the services leads to the concepts in the documentation", async ({ page }) => {
  await expect(link(page, "Learn More (opens")).toHaveAttribute("href", external("concepts"));
});

test("the last block is 'Metanet in a Box'", async ({ page }) => {
  await expect(main(page).getByRole("heading", { level: 2 }).last()).toHaveText("Metanet in a Box");
  await expect(link(page, "Read Documentation")).toHaveAttribute("href", external("documentation"));
});
