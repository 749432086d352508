import { expect } from "@playwright/test";
import { pageAt } from "../support/content";
import { test } from "../support/test";
import { expectLinks, link, main } from "./support/parts";

const stubs = [
  ["/immutable-logcapture", "Immutable LogCapture"],
  ["/secure-teleforms-generator", "Secure TeleForms Generator"],
] as const;

const placeholders = [
  ["/chain-backed-storage-services", "Chain Backed Storage Services"],
  ["/onboarding-offboarding", "Onboarding & Offboarding"],
  ["/document-signing-system", "Document Signing System"],
  ["/metanet-engineering-curriculum", "Metanet Engineering Curriculum"],
] as const;

test.use({ javaScriptEnabled: false });

for (const [route, title] of [...stubs, ...placeholders]) {
  test(`2.9 Stub pages: ${title} begins with title, description, 'Contact Us'`, async ({ page }) => {
    await page.goto(route);
    const opening = main(page).locator("> *").first();
    const heading = opening.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(heading.locator("xpath=following-sibling::p[1]")).toHaveText(/\w+ \w+ \w+/);
    await expect(opening.getByRole("link")).toHaveText("Contact Us");
    await expectLinks(link(page, "Contact Us"), "/contact");
  });

  test(`2.9 Stub pages: ${title}: after the fixed text there is one exhibit, and 150 words at most`, async ({
    page,
  }) => {
    await page.goto(route);
    const sections = main(page).locator("> *");
    const exhibits = sections.filter({ has: page.locator("[data-exhibit], [data-exhibit-figure]") });
    await expect(exhibits).toHaveCount(1);
    await expect(sections.nth(2)).toHaveAttribute("id", (await exhibits.getAttribute("id")) ?? "no exhibit");
    const further = (await sections.allInnerTexts()).slice(3).join(" ");
    expect(further.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0).toBeLessThanOrEqual(150);
  });
}

for (const [route, title] of stubs) {
  test(`2.9 Stub pages: ${title}: then the text 'More details ... coming soon...'`, async ({ page }) => {
    await page.goto(route);
    await expect(main(page).locator("> *").nth(1)).toHaveText(`More details about ${title} coming soon...`);
  });
}

/** The types of a page's sections and what is chosen for each, without its words. */
const layoutOf = (route: string) =>
  pageAt(route).sections.map((section) => ({
    type: section.type,
    fields: Object.keys(section).filter((field) => section[field as keyof typeof section] !== null),
    layout: "layout" in section && section.layout,
    setting: "setting" in section && section.setting,
  }));

test("2.9 Stub pages: Secure TeleForms Generator: the same stub layout", () => {
  const [[logCapture], [teleForms]] = stubs;
  expect(layoutOf(teleForms)).toEqual(layoutOf(logCapture));
});

test("2.9 Stub pages: Secure TeleForms Generator: 'Fill Once Technology', encrypted forms", async ({
  page,
}) => {
  await page.goto("/secure-teleforms-generator");
  await expect(main(page)).toContainText("Fill Once Technology");
  await expect(main(page)).toContainText(/encrypted forms/i);
});

for (const [route, title] of placeholders) {
  test(`2.9 Stub pages: ${title} is a placeholder reading 'coming soon'`, async ({ page }) => {
    await page.goto(route);
    await expect(main(page).locator("> *").nth(1)).toHaveText(/coming soon$/);
  });
}
