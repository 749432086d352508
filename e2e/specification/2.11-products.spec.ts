import { expect } from "@playwright/test";
import { bringUp, control, dot, dots, expectSlide, openAtRest, passUntil } from "../support/carousel";
import { external } from "../support/content";
import { answerForOthers, expectToLeave, open, wide } from "../support/page";
import { closing, expectInOrder, expectLinks, itemsOf, link, namesOf, part } from "./support/parts";
import { mobilePage } from "./support/shows";
import { test } from "./support/test";

test.use({ viewport: wide });

test("2.11 Wallet storage: five features (unified wallet interface, UTXO baskets, client-side encrypted storage, transaction internalization, extensible permission schemes)", async ({
  read,
}) => {
  const page = await read("/wallet-storage-management");
  expect(await namesOf(part(page, /features/i))).toEqual([
    "unified wallet interface",
    "utxo baskets",
    "client-side encrypted storage",
    "transaction internalization",
    "extensible permission schemes",
  ]);
});

test("2.11 Wallet storage: Learn More (external docs) and Contact Us", async ({ read }) => {
  const page = await read("/wallet-storage-management");
  await expectToLeave(link(page, /^Learn More/).first(), external("wallet-storage-docs"));
  await expectLinks(link(page, "Contact Us"), "/contact");
});

test("2.11 Identity verification: five benefits", async ({ page }) => {
  await page.goto("/identity-verification-services");
  await expect(itemsOf(part(page, /benefits/i))).toHaveCount(5);
});

test("2.11 Message box: hero, pain points, features", async ({ read }) => {
  const page = await read("/hosted-p2p-message-box");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(part(page, /pain points/i)).toBeVisible();
  expect((await namesOf(part(page, "Features"))).length).toBeGreaterThan(1);
});

test("2.11 Message box: five build steps", async ({ read }) => {
  const page = await read("/hosted-p2p-message-box");
  await expect(itemsOf(part(page, /build steps/i))).toHaveCount(5);
});

test("2.11 Message box: voicemail case-study teaser", async ({ read }) => {
  const page = await read("/hosted-p2p-message-box");
  const teaser = part(page, /voicemail/i).getByRole("link", { name: /case study/i });
  await expect(teaser).toHaveAttribute("href", "/case-studies/p2p-voicemail");
});

test("2.11 Message box: documentation links", async ({ read }) => {
  const page = await read("/hosted-p2p-message-box");
  const links = part(page, /documentation/i).getByRole("link");
  expect(await links.count()).toBeGreaterThanOrEqual(2);
  for (const each of await links.all()) await expect(each).toHaveAttribute("target", "_blank");
});

test("2.11 Message box: monetization teaser, call to action", async ({ read }) => {
  const page = await read("/hosted-p2p-message-box");
  await expect(part(page, /monetization/i)).toBeVisible();
  await expect(closing(page).locator('a[href="/contact"]')).toBeVisible();
});

test("2.11 Message box: in the order of the specification: hero, pain points, features, build steps, voicemail teaser, documentation, monetization, call to action", async ({
  read,
}) => {
  const page = await read("/hosted-p2p-message-box");
  await expectInOrder({
    hero: page.getByRole("heading", { level: 1 }),
    "pain points": part(page, /pain points/i),
    features: part(page, "Features"),
    "build steps": part(page, /build steps/i),
    "voicemail teaser": part(page, /voicemail/i),
    documentation: part(page, /documentation/i),
    monetization: part(page, /monetization/i),
    "call to action": closing(page),
  });
});

test("2.11 and 9 Mobile wallet page: a screenshot slideshow (5 items)", async ({ page }) => {
  await open(page, "/metanet-mobile");
  await expect(dots(page, mobilePage())).toHaveCount(5);
});

test("2.11 and 4 Mobile wallet page: an auto-advancing slideshow", async ({ page }) => {
  const show = mobilePage();
  await openAtRest(page, show);
  for (const slide of [1, 2, 3, 4, 0]) await passUntil(page, show, slide);
});

test("2.11 and 4 Mobile wallet page: with previous/next and dot controls", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const show = mobilePage();
  await open(page, show.route);
  await bringUp(page, show);
  await control(page, show, "previous").click();
  await expectSlide(page, show, 4);
  await control(page, show, "next").click();
  await expectSlide(page, show, 0);
  await dot(page, show, 2).click();
  await expectSlide(page, show, 2);
});

test("2.11 Mobile wallet page: 'Get ... Mobile' buttons open the external site in a new tab", async ({
  page,
  context,
}) => {
  await answerForOthers(context);
  await open(page, "/metanet-mobile");
  const buttons = link(page, /^Get .+ Mobile/);
  await expectLinks(buttons, external("mobile"));
  const tab = page.waitForEvent("popup");
  await buttons.first().click();
  expect((await tab).url()).toBe(new URL(external("mobile")).href);
});
