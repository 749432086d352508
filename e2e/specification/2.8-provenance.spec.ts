import { expect } from "@playwright/test";
import { open } from "../support/page";
import { breakPictures, expectPlaceholder, placeholder } from "../support/pictures";
import { closing, expectInOrder, expectLinks, itemsOf, link, namesOf, part } from "./support/parts";
import { test } from "./support/test";

const route = "/provenance";

test("2.8 Provenance: hero", async ({ read }) => {
  const page = await read(route);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("2.8 Provenance: Overview", async ({ read }) => {
  const page = await read(route);
  await expect(part(page, "Overview").getByRole("paragraph").first()).toBeVisible();
});

test("2.8 Provenance: How It Works in 4 steps (tokenised digital twins, overlay networks, real-time event recording, selective transparency)", async ({
  read,
}) => {
  const page = await read(route);
  expect(await namesOf(part(page, "How It Works"))).toEqual([
    "tokenised digital twins",
    "overlay networks",
    "real-time event recording",
    "selective transparency",
  ]);
});

test("2.8 Provenance: 6 key benefits", async ({ read }) => {
  const page = await read(route);
  await expect(itemsOf(part(page, "Key Benefits"))).toHaveCount(6);
});

test("2.8 Provenance: 6 use cases (food and beverage, luxury goods, industrial manufacturing, maritime, green finance, pharmaceuticals)", async ({
  read,
}) => {
  const page = await read(route);
  expect(await namesOf(part(page, "Use Cases"))).toEqual([
    "food and beverage",
    "luxury goods",
    "industrial manufacturing",
    "maritime",
    "green finance",
    "pharmaceuticals",
  ]);
});

test("2.8 Provenance: images fall back to a placeholder on error", async ({ page }) => {
  await breakPictures(page, [placeholder()]);
  await open(page, route);
  const pictures = part(page, "Use Cases").locator("img:visible");
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) await expectPlaceholder(picture);
});

test("2.8 Provenance: a Contact Us call to action (/Contact)", async ({ page }) => {
  await open(page, route);
  await expectLinks(link(page, "Contact Us"), "/Contact");
  await link(page, "Contact Us").last().click();
  await expect(page).toHaveURL("/contact");
});

test("2.8 Provenance: in the order of the specification: hero, Overview, How It Works, key benefits, use cases, call to action", async ({
  read,
}) => {
  const page = await read(route);
  await expectInOrder({
    hero: page.getByRole("heading", { level: 1 }),
    Overview: part(page, "Overview"),
    "How It Works": part(page, "How It Works"),
    "key benefits": part(page, "Key Benefits"),
    "use cases": part(page, "Use Cases"),
    "call to action": closing(page),
  });
});
