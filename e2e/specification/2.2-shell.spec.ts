import { expect, type Page } from "@playwright/test";
import { external, menus, routes } from "../support/content";
import { entries, menuButton } from "../support/menus";
import {
  answerForOthers,
  boxOf,
  expectToLeave,
  footerLink,
  open,
  scrollTo,
  scrollTop,
  wide,
} from "../support/page";
import { test } from "./support/test";

test.use({ viewport: wide });

const header = (page: Page) => page.getByRole("banner");
const bar = (page: Page) => header(page).getByRole("navigation");

test("2.2 Shell: the page scrolls to the top on every route change", async ({ page }) => {
  await open(page, "/");
  for (const [move, route] of [
    [() => footerLink(page, "/about").click(), "/about"],
    [() => footerLink(page, "/provenance").click(), "/provenance"],
    [() => page.goBack(), "/about"],
    [() => page.goForward(), "/provenance"],
  ] as const) {
    await scrollTo(page, 300);
    await move();
    await expect(page).toHaveURL(route);
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
});

test("2.2 Shell: the header is fixed at the top", async ({ page }) => {
  await open(page, "/");
  await expect(header(page)).toHaveCSS("position", "fixed");
  await scrollTo(page, 1500);
  expect((await boxOf(header(page))).y).toBe(0);
});

test("2.2 Shell: it has a logo (dark or light variant by theme) linking to /", async ({ page }) => {
  const logo = header(page).locator('a[href="/"] img:visible');
  const seen = new Set<string | null>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, "/about");
    await expect(logo).toHaveCount(1);
    seen.add(await logo.getAttribute("src"));
  }
  expect(seen.size).toBe(2);
  await logo.click();
  await expect(page).toHaveURL("/");
});

test("2.2 Shell: desktop dropdown menus Products, Solutions and Resources", async ({ read }) => {
  const page = await read("/");
  await expect(bar(page).getByRole("button")).toHaveText(["Products", "Solutions", "Resources"]);
  for (const title of ["Products", "Solutions", "Resources"]) {
    await menuButton(page, title).hover();
    await expect(entries(page, title).first()).toBeVisible();
  }
});

test("2.2 Shell: plain links About and Contact", async ({ read }) => {
  const page = await read("/");
  await expect(bar(page).getByRole("link")).toHaveText(["About", "Contact"]);
  const link = (name: string) => bar(page).getByRole("link", { name, exact: true });
  await expect(link("About")).toHaveAttribute("href", "/about");
  await expect(link("Contact")).toHaveAttribute("href", "/contact");
});

test("2.2 Shell: an icon link to a team-chat community", async ({ read }) => {
  const page = await read("/");
  const chat = header(page).locator(`a[href="${external("community")}"]`);
  await expectToLeave(chat, external("community"));
  await expect(chat.locator("svg")).toBeVisible();
});

test("2.2 Shell: a theme control (button labelled Toggle theme that switches between dark and light)", async ({
  page,
}) => {
  await open(page, "/");
  const html = page.locator("html");
  const toggle = header(page).getByRole("button", { name: "Toggle theme", exact: true });
  await expect(html).toHaveClass(/\blight\b/);
  await toggle.click();
  await expect(html).toHaveClass(/\bdark\b/);
  await toggle.click();
  await expect(html).toHaveClass(/\blight\b/);
});

test("2.2, 4 and 9 Shell: once the page is scrolled more than 10 pixels the header takes a glass style", async ({
  page,
}) => {
  await open(page, "/");
  await scrollTo(page, 10);
  await expect(header(page)).toHaveCSS("backdrop-filter", "none");
  await scrollTo(page, 11);
  await expect(header(page)).toHaveCSS("backdrop-filter", /blur/);
  await expect(header(page)).toHaveCSS("background-color", /^rgba\(|\/ 0\./);
  await scrollTo(page, 10);
  await expect(header(page)).toHaveCSS("backdrop-filter", "none");
});

const products = [
  [external("desktop"), /desktop/i],
  ["/metanet-mobile", /mobile/i],
  ["/overlay-hosting-services", /^Overlay Hosting Services/],
  ["/wallet-storage-management", /^Wallet Storage & Management/],
  ["/chain-backed-storage-services", /^Chain Backed Storage Services/],
  ["/identity-verification-services", /^Identity Verification Services/],
  ["/hosted-p2p-message-box", /^Hosted P2P Message Box/],
  ["/metanet-engineering-curriculum", /^Engineering Curriculum/],
] as const;

test("2.2 Shell: the Products menu's entries are the desktop wallet, the mobile wallet, Overlay Hosting Services, …", async ({
  read,
}) => {
  const page = await read("/");
  await menuButton(page, "Products").hover();
  const shown = entries(page, "Products");
  await expect(shown).toHaveCount(products.length);
  for (const [index, [href, title]] of products.entries()) {
    await expect(shown.nth(index)).toHaveAttribute("href", href);
    await expect(shown.nth(index)).toHaveText(title);
  }
});

test("2.2 Shell: the desktop wallet is featured and external, the mobile wallet featured and marked New", async ({
  read,
}) => {
  const page = await read("/");
  await menuButton(page, "Products").hover();
  const [desktop, mobile] = [0, 1].map((index) => entries(page, "Products").nth(index));
  for (const entry of [desktop, mobile])
    await expect(entry?.locator("img:visible") ?? header(page)).toHaveCount(1);
  await expectToLeave(desktop ?? header(page), external("desktop"));
  await expect(mobile ?? header(page)).toContainText("New");
});

for (const [title, count] of [
  ["Products", 8],
  ["Solutions", 11],
  ["Resources", 6],
] as const) {
  test(`2.2 Shell: the ${title} menu has ${count} entries`, async ({ read }) => {
    const page = await read("/");
    await menuButton(page, title).hover();
    await expect(entries(page, title)).toHaveCount(count);
  });
}

const outside = {
  "a desktop-app site": "desktop",
  "developer documentation": "documentation",
  "a blog": "blog",
  "a team-chat community invite": "community",
  "a video channel": "videos",
  "a social-media account": "social",
  "a code repository of technical specifications": "specifications",
};

for (const [what, key] of Object.entries(outside)) {
  test(`2.2 Shell: external links (open in a new tab): ${what}`, async ({ page, context }) => {
    await answerForOthers(context);
    await open(page, "/");
    const menu = menus.header.find((each) => each.entries.some(({ href }) => href === external(key)));
    if (menu) await menuButton(page, menu.title).hover();
    const tab = page.waitForEvent("popup");
    await page
      .locator(`a[href="${external(key)}"]:visible`)
      .first()
      .click();
    expect((await tab).url()).toBe(new URL(external(key)).href);
  });
}

test("2.2 Shell: every page has the shell", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html, route).toContain("<header");
    expect(html, route).toContain("<footer");
  }
});
