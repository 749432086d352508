import { expect } from "@playwright/test";
import { test } from "../support/test";
import { expectLinks, link, main } from "./support/parts";

test.use({ javaScriptEnabled: false });

for (const [route, title] of [
  ["/immutable-logcapture", "Immutable LogCapture"],
  ["/secure-teleforms-generator", "Secure TeleForms Generator"],
] as const) {
  test(`2.9 Stub pages: ${title}: title, description, 'Contact Us'`, async ({ page }) => {
    await page.goto(route);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(heading.locator("xpath=following-sibling::p[1]")).toHaveText(/\w+ \w+ \w+/);
    await expectLinks(link(page, "Contact Us"), "/contact");
  });

  test(`2.9 Stub pages: ${title}: the text 'More details ... coming soon...'`, async ({ page }) => {
    await page.goto(route);
    await expect(main(page).getByText(/More details .*coming soon\.\.\./)).toBeVisible();
  });
}

test("2.9 Stub pages: Secure TeleForms Generator: 'Fill Once Technology', encrypted forms", async ({
  page,
}) => {
  await page.goto("/secure-teleforms-generator");
  await expect(main(page)).toContainText("Fill Once Technology");
  await expect(main(page)).toContainText(/encrypted forms/i);
});

for (const route of [
  "/chain-backed-storage-services",
  "/onboarding-offboarding",
  "/document-signing-system",
  "/metanet-engineering-curriculum",
]) {
  test(`2.9 Stub pages: ${route} is a placeholder reading 'coming soon' with a Contact Us link`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(
      main(page)
        .getByText(/coming soon/i)
        .first(),
    ).toBeVisible();
    await expectLinks(link(page, "Contact Us"), "/contact");
  });
}
