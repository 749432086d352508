import { expect, type Page, test } from "@playwright/test";
import { expectToLeave, hydrated, itemsOf, names, part } from "./support/browser";
import { site } from "./support/site";

/** The parts of the product pages (specification 2.7, 2.11 and the table of pages). */

const main = (page: Page) => page.getByRole("main");

test("/overlay-hosting-services offers what is open now and names 6 features and 4 use cases", async ({
  page,
}) => {
  await page.goto("/overlay-hosting-services");
  const soon = main(page).getByRole("button", { name: "Coming Soon" });
  await expect.soft(soon).toBeVisible();
  await hydrated(page);
  await soon.click({ force: true });
  await soon.press("Enter");
  await expect.soft(page).toHaveURL("/overlay-hosting-services");
  await expectToLeave(
    main(page).getByRole("link", { name: /^View Documentation/ }),
    site.links["overlay-repository"] ?? "",
  );
  await expect.soft(main(page).getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/Contact");
  const features = (await names(part(page, "Key Features"))).map((name) => name.toLowerCase());
  expect
    .soft(features)
    .toEqual([
      "automated kubernetes provisioning",
      "dynamic ingress and ssl",
      "identity and project management",
      "billing and resource-usage tracking",
      "logging and observability",
      "extensible setup",
    ]);
  const cases = part(page, "Use Cases");
  expect
    .soft((await names(cases)).map((name) => name.toLowerCase()))
    .toEqual(["media", "enterprise documentation", "education", "content creators"]);
  await expect.soft(cases.getByRole("img")).toHaveCount(4);
  await expect
    .soft(main(page).getByRole("link", { name: "Request Demo" }))
    .toHaveAttribute("href", "/contact");
});

test("the icon of /overlay-hosting-services plays its animation again on click and by keyboard", async ({
  page,
}) => {
  await page.goto("/overlay-hosting-services");
  await hydrated(page);
  await page.evaluate(() => {
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof Element && target.closest("main button"))
        document.body.dataset.played = String(Number(document.body.dataset.played ?? 0) + 1);
    });
  });
  const played = () => page.evaluate(() => Number(document.body.dataset.played ?? 0));
  const icon = main(page).getByRole("button", { name: /play/i });
  for (const again of [() => icon.click(), () => icon.press("Enter"), () => icon.press("Space")]) {
    const before = await played();
    await again();
    await expect.poll(played).toBeGreaterThan(before);
    await icon.evaluate(async (button) => {
      await Promise.allSettled(button.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
  }
});

test("the icon of /overlay-hosting-services stays still for those who asked for less motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/overlay-hosting-services");
  await hydrated(page);
  const icon = main(page).getByRole("button", { name: /play/i });
  await icon.click();
  const longest = await icon.evaluate((button) =>
    Math.max(
      0,
      ...button.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getTiming().duration)),
    ),
  );
  expect(longest).toBeLessThan(50);
});

test("/wallet-storage-management names its five features, and leads to the documentation and to us", async ({
  page,
}) => {
  await page.goto("/wallet-storage-management");
  expect
    .soft((await names(part(page, /features/i))).map((name) => name.toLowerCase()))
    .toEqual([
      "unified wallet interface",
      "utxo baskets",
      "client-side encrypted storage",
      "transaction internalization",
      "extensible permission schemes",
    ]);
  const more = main(page).getByRole("link", { name: /^Learn More/ });
  await expectToLeave(more.first(), site.links["wallet-storage-docs"] ?? "");
  await expect
    .soft(main(page).getByRole("link", { name: "Contact Us" }).first())
    .toHaveAttribute("href", "/contact");
});

test("/identity-verification-services names five benefits", async ({ page }) => {
  await page.goto("/identity-verification-services");
  await expect(itemsOf(part(page, /benefits/i))).toHaveCount(5);
  await expect(main(page).getByRole("link", { name: "Contact Us" }).first()).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("/hosted-p2p-message-box goes from pain points to five build steps, a case study and a price", async ({
  page,
}) => {
  await page.goto("/hosted-p2p-message-box");
  await expect.soft(part(page, /pain points/i)).toBeVisible();
  expect.soft((await names(part(page, "Features"))).length).toBeGreaterThanOrEqual(3);
  await expect.soft(itemsOf(part(page, /build steps/i))).toHaveCount(5);
  const teaser = part(page, /voicemail/i);
  await expect
    .soft(teaser.getByRole("link", { name: /case study/i }))
    .toHaveAttribute("href", "/case-studies/p2p-voicemail");
  const documentation = part(page, /documentation/i).getByRole("link");
  expect.soft(await documentation.count()).toBeGreaterThanOrEqual(2);
  for (const link of await documentation.all()) await expect.soft(link).toHaveAttribute("target", "_blank");
  await expect.soft(part(page, /monetization/i)).toContainText("half a cent");
  await expect
    .soft(main(page).getByRole("link", { name: "Contact Us" }).last())
    .toHaveAttribute("href", "/contact");
});

const stubs = {
  "/immutable-logcapture": { title: "Immutable LogCapture", says: /More details .*coming soon\.\.\./ },
  "/secure-teleforms-generator": {
    title: "Secure TeleForms Generator",
    says: /More details .*coming soon\.\.\./,
  },
  "/chain-backed-storage-services": { title: /Chain.Backed Storage/i, says: /coming soon/i },
  "/onboarding-offboarding": { title: /Onboarding/, says: /coming soon/i },
  "/document-signing-system": { title: /Document Signing/, says: /coming soon/i },
  "/metanet-engineering-curriculum": { title: /Engineering Curriculum/, says: /coming soon/i },
};

for (const [route, { title, says }] of Object.entries(stubs)) {
  test(`${route} says that it is coming soon, what it will do and what exists today`, async ({ page }) => {
    await page.goto(route);
    await expect.soft(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.soft(main(page).getByText(says).first()).toBeVisible();
    await expect.soft(part(page, /what it will do/i)).toBeVisible();
    await expect
      .soft(
        main(page)
          .getByText(/what exists today/i)
          .first(),
      )
      .toBeVisible();
    const contact = main(page).getByRole("link", { name: "Contact Us" });
    await expect.soft(contact.first()).toHaveAttribute("href", "/contact");
    if (route === "/secure-teleforms-generator") {
      await expect.soft(main(page)).toContainText("Fill Once Technology");
      await expect.soft(main(page)).toContainText(/encrypted forms/i);
    }
  });
}
