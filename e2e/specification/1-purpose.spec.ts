import { expect } from "@playwright/test";
import { redirects, routes } from "../support/content";
import { footerLink, open } from "../support/page";
import { storedTheme, storeTheme, themeButton } from "../support/theme";
import { main } from "./support/parts";
import { test } from "./support/test";

const offerings = {
  "a mobile wallet": "/metanet-mobile",
  "overlay hosting": "/overlay-hosting-services",
  "wallet storage": "/wallet-storage-management",
  "chain-backed storage": "/chain-backed-storage-services",
  "identity verification": "/identity-verification-services",
  "onboarding/offboarding": "/onboarding-offboarding",
  "a hosted peer-to-peer message box": "/hosted-p2p-message-box",
  "document signing": "/document-signing-system",
  "an engineering curriculum": "/metanet-engineering-curriculum",
  "enterprise training": "/blockchain-training-enterprise-engineers",
  archival: "/archival-recordkeeping",
  "skilled-industries credentials and logbooks": "/skilled-industries",
  "API monetization by micropayments": "/api-platform-monetization",
  "blockchain integration consulting": "/blockchain-integration-consultancy",
  "parts requisition": "/solutions/parts-requisition",
  "passwordless authentication": "/authentication-identity",
  "legal billing": "/legal-solutions",
  "provenance tracking": "/provenance",
  "provably-fair gaming": "/provably-fair-gaming-architecture",
  "smart-contract work": "/smart-contract-development",
};

test("1 What the product does: its offerings are …", async ({ read }) => {
  const page = await read("/");
  for (const [offering, route] of Object.entries(offerings)) {
    expect.soft(routes, offering).toContain(route);
    await expect.soft(footerLink(page, route), offering).toBeVisible();
  }
});

test("1 What the product does: its offerings are a desktop wallet …", async ({ read }) => {
  const page = await read("/");
  const away = redirects.find(({ from }) => from === "/metanet-desktop")?.to ?? "";
  await expect(footerLink(page, away)).toBeVisible();
});

test("1 What the product does: its main conversion goals are to contact the team, book a meeting, and sign up for a newsletter", async ({
  read,
}) => {
  const page = await read("/contact");
  await expect(main(page).getByRole("textbox")).toHaveCount(3);
  await expect(main(page).getByRole("link", { name: "Book a Meeting" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("textbox")).toBeVisible();
});

test("1 What the product does: there are no accounts, no roles and no personalised data", async ({
  request,
}) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toMatch(/type="password"/);
    expect((await request.get(route)).headers()["set-cookie"], route).toBeUndefined();
  }
});

test("1 What the product does: the whole site is a single-page application", async ({ page }) => {
  await open(page, "/");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  expect(documents).toEqual([]);
});

for (const device of ["light", "dark"] as const) {
  test(`1 What the product does: the theme is … system (default system): ${device} on a ${device} device`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await open(page, "/");
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${device}\\b`));
    expect(await storedTheme(page)).toBeNull();
  });

  test(`1 What the product does: the theme is ${device} …, applied as a class on the page`, async ({
    page,
  }) => {
    await storeTheme(page, device);
    await open(page, "/");
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${device}\\b`));
  });
}

test("1 What the product does: the choice is kept in browser local storage under the key theme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  await themeButton(page).click();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});
