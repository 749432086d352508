import { expect, type Page } from "@playwright/test";
import { allSections, type Page as PageContent, pages, services, words } from "../support/content";
import { routesToTry } from "../support/extent";
import { answerForOthers, main, open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

/** Every button that a page's file names, wherever it stands in a section. */
const actionsOf = ({ sections }: PageContent) =>
  sections.flatMap((section) => [
    ...("actions" in section ? section.actions : []),
    ...("copy" in section && section.copy ? section.copy.actions : []),
    ...("action" in section ? [section.action] : []),
  ]);

test("the buttons of each page lead where its file says, and inert ones nowhere", async ({ page }) => {
  test.slow();
  for (const content of pages.filter(({ route }) => routesToTry.includes(route))) {
    const actions = actionsOf(content);
    const isInert = ({ href, inert }: (typeof actions)[number]) => inert || !href;
    if (actions.length === 0) continue;
    await (actions.some(isInert)
      ? open(page, content.route)
      : page.goto(content.route, { waitUntil: "domcontentloaded" }));
    for (const action of actions) {
      const { label, href } = action;
      if (isInert(action)) {
        const button = main(page).getByRole("button", { name: label, exact: true }).first();
        await expect(button).toHaveAttribute("aria-disabled", "true");
        await button.click({ force: true });
        await button.press("Enter");
        await expect(page).toHaveURL(content.route);
        continue;
      }
      const link = main(page)
        .getByRole("link", { name: label })
        .and(page.locator(`[href="${href}"]`))
        .first();
      await expect(link, content.route).toBeVisible();
      if (/^https?:/.test(href ?? "")) {
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toContainText(words.header.newTab);
      }
    }
  }
});

const everyAction = pages.flatMap((content) =>
  actionsOf(content).map((action) => ({ route: content.route, ...action })),
);

test("a button that leaves the site opens a new tab and leaves the page where it is", async ({
  page,
  context,
}) => {
  const away = everyAction.find(({ href, inert }) => href && /^https:/.test(href) && !inert);
  test.skip(!away, "No button leaves the site");
  await answerForOthers(context);
  await open(page, away?.route ?? "/");
  const tab = page.waitForEvent("popup");
  await main(page).locator(`a[href="${away?.href}"]`).first().click();
  expect((await tab).url()).toBe(new URL(away?.href ?? "").href);
  await expect(page).toHaveURL(away?.route ?? "/");
});

const [grid] = allSections("ServiceGrid");

const cards = (page: Page) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: grid?.title, exact: true }) })
    .getByRole("listitem");

test("every service has its card, in the file's order, which leads to its page wherever it is clicked", async ({
  page,
}) => {
  test.skip(!grid, "No page has the cards of the services");
  await open(page, grid?.route ?? "/");
  await expect(cards(page)).toHaveCount(services.length);
  for (const [index, { title, href }] of services.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(card.getByRole("link", { name: words.page.learnMore })).toHaveAttribute("href", href);
  }
  const index = services.findIndex(({ href }) => pages.some(({ route }) => route === href));
  if (index < 0) return;
  await cards(page)
    .nth(index)
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(services[index]?.href ?? "");
});
