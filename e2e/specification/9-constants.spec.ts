import { expect } from "@playwright/test";
import { claim } from "../support/content";
import { open, small } from "../support/page";
import { main } from "./support/parts";
import { test } from "./support/test";

/** What the specification promises in words, and the pages that have to say so. */
const claims = [
  {
    says: "Contact response promise: within 24 hours",
    key: "reply-time",
    value: "24 hours",
    routes: ["/contact"],
  },
  {
    says: "Smart-contract page promise: proof of concept in two weeks",
    key: "proof-of-concept",
    value: "two weeks",
    routes: ["/smart-contract-development"],
  },
  {
    says: "Marketing claims: micro-fees under $0.001 per transaction or entry",
    key: "micro-fee",
    value: "under $0.001",
    routes: ["/api-platform-monetization", "/skilled-industries", "/legal-solutions", "/provenance"],
  },
  {
    says: "Marketing claims: a micro-payment of half a cent as a proof-of-intent fee",
    key: "intent-fee",
    value: "half a cent",
    routes: ["/api-platform-monetization", "/hosted-p2p-message-box", "/case-studies/p2p-voicemail"],
  },
  {
    says: "Marketing claims: diver card validity 5 years",
    key: "diver-card",
    value: "5 years",
    routes: ["/skilled-industries", "/whitepapers/skilled-industries"],
  },
  {
    says: "Marketing claims: game MVP in under 4 weeks",
    key: "game-mvp",
    value: "under 4 weeks",
    routes: ["/provably-fair-gaming-architecture"],
  },
  {
    says: "Marketing claims: engagement models such as a 2-week discovery sprint",
    key: "discovery-sprint",
    value: "2-week",
    routes: [
      "/skilled-industries",
      "/blockchain-integration-consultancy",
      "/blockchain-training-enterprise-engineers",
      "/provably-fair-gaming-architecture",
      "/whitepapers/skilled-industries",
    ],
  },
  {
    says: "Marketing claims: pilots of 6-10 weeks",
    key: "pilot-short",
    value: "6-10 weeks",
    routes: [
      "/skilled-industries",
      "/blockchain-integration-consultancy",
      "/authentication-identity",
      "/whitepapers/skilled-industries",
    ],
  },
  {
    says: "Marketing claims: pilots of 8-12 weeks",
    key: "pilot-long",
    value: "8-12 weeks",
    routes: [
      "/skilled-industries",
      "/blockchain-integration-consultancy",
      "/solutions/parts-requisition",
      "/whitepapers/skilled-industries",
    ],
  },
  {
    says: "2.6 Company founded in March 2020",
    key: "founded",
    value: "March 2020",
    routes: ["/about"],
  },
];

for (const { says, key, value, routes } of claims) {
  test(`9 Constants: ${says}`, async ({ page }) => {
    expect(claim(key)).toBe(value);
    for (const route of routes) {
      await page.goto(route, { waitUntil: "domcontentloaded" });
      await expect(main(page), route).toContainText(value);
    }
  });
}

test("9 Constants: Marketing claims: game MVP in under 4 weeks: called so", async ({ read }) => {
  const page = await read("/provably-fair-gaming-architecture");
  await expect(main(page).getByRole("listitem").filter({ hasText: "Game MVP" })).toContainText(
    claim("game-mvp"),
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: small });

  test("9 Constants: animation durations 0.4 to 0.7 s: the menu of small screens", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("banner").locator('button[aria-haspopup="dialog"]').click();
    const seconds = await page
      .getByRole("dialog")
      .evaluate((dialog) => getComputedStyle(dialog).animationDuration);
    expect(Number.parseFloat(seconds)).toBeGreaterThanOrEqual(0.4);
    expect(Number.parseFloat(seconds)).toBeLessThanOrEqual(0.7);
  });
});

test("9 Constants: animation durations 0.4 to 0.7 s: the icon that plays", async ({ page }) => {
  await open(page, "/overlay-hosting-services");
  const icon = main(page).locator("section").first().locator("button:has(svg)").first();
  await icon.click();
  const durations = await icon.evaluate((button) =>
    button
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => Number(effect?.getTiming().duration)),
  );
  expect(durations.length).toBeGreaterThan(0);
  for (const duration of durations) {
    expect(duration).toBeGreaterThanOrEqual(400);
    expect(duration).toBeLessThanOrEqual(700);
  }
});
