import { expect } from "@playwright/test";
import { external } from "../support/content";
import { expectToLeave, open } from "../support/page";
import { breakPictures, expectPlaceholder, placeholder } from "../support/pictures";
import { expectInOrder, link, main, namesOf, part } from "./support/parts";
import { test } from "./support/test";

const route = "/overlay-hosting-services";

test("2.7 Overlay hosting services: title", async ({ read }) => {
  const page = await read(route);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overlay Hosting Services");
});

test("2.7 Overlay hosting services: an inert 'Coming Soon' button", async ({ page }) => {
  await open(page, route);
  const soon = main(page).getByRole("button", { name: "Coming Soon", exact: true });
  await soon.click({ force: true });
  await soon.press("Enter");
  await expect(page).toHaveURL(route);
});

test("2.7 Overlay hosting services: 'View Documentation' (external repository)", async ({ read }) => {
  const page = await read(route);
  await expectToLeave(link(page, /^View Documentation/), external("overlay-repository"));
});

test("2.7 Overlay hosting services: 'Contact Us' (/Contact)", async ({ page }) => {
  await open(page, route);
  await expect(link(page, "Contact Us")).toHaveAttribute("href", "/Contact");
  await link(page, "Contact Us").click();
  await expect(page).toHaveURL("/contact");
});

test("2.7 Overlay hosting services: 6 key-feature cards: automated Kubernetes provisioning, …", async ({
  read,
}) => {
  const page = await read(route);
  expect(await namesOf(part(page, "Key Features"))).toEqual([
    "automated kubernetes provisioning",
    "dynamic ingress and ssl",
    "identity and project management",
    "billing and resource-usage tracking",
    "logging and observability",
    "extensible setup",
  ]);
});

test("2.7 Overlay hosting services: 4 use cases: media, enterprise documentation, education, content creators", async ({
  read,
}) => {
  const page = await read(route);
  expect(await namesOf(part(page, "Use Cases"))).toEqual([
    "media",
    "enterprise documentation",
    "education",
    "content creators",
  ]);
});

test("2.7 Overlay hosting services: each use case has a fallback placeholder image if the image fails to load", async ({
  page,
}) => {
  await breakPictures(page, [placeholder()]);
  await open(page, route);
  const pictures = part(page, "Use Cases").locator("img:visible");
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) await expectPlaceholder(picture);
});

test("2.7 Overlay hosting services: a 'Request Demo' button to /contact", async ({ page }) => {
  await open(page, route);
  await link(page, "Request Demo").click();
  await expect(page).toHaveURL("/contact");
});

test("2.7 Overlay hosting services: clicking the page's icon re-triggers its animation", async ({ page }) => {
  await open(page, route);
  const icon = main(page).locator("section").first().locator("button:has(svg)").first();
  const playing = () => icon.evaluate((button) => button.getAnimations({ subtree: true }).length);
  for (let click = 0; click < 2; click++) {
    await icon.click();
    await expect.poll(playing).toBeGreaterThan(0);
    await icon.evaluate(async (button) => {
      await Promise.allSettled(button.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
  }
});

test("2.7 Overlay hosting services: in the order of the specification: title, 'Coming Soon', 'View Documentation', 'Contact Us', key features, use cases, 'Request Demo'", async ({
  read,
}) => {
  const page = await read(route);
  await expectInOrder({
    title: page.getByRole("heading", { level: 1 }),
    "Coming Soon": main(page).getByRole("button", { name: "Coming Soon", exact: true }),
    "View Documentation": link(page, /^View Documentation/),
    "Contact Us": link(page, "Contact Us"),
    "key features": part(page, "Key Features"),
    "use cases": part(page, "Use Cases"),
    "Request Demo": link(page, "Request Demo"),
  });
});
