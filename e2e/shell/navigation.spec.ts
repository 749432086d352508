import { expect, type Page } from "@playwright/test";
import { canonicalOf, elsewhere, headingOf, literally, pageAt, words } from "../support/content";
import { alive, footerLink, holdScripts, open, scrollTo, scrollTop, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const announced = (page: Page) => page.locator('[aria-live="assertive"]').first();

test("a change of page takes the focus along and announces its title, the way back too", async ({ page }) => {
  await open(page, "/");
  await footerLink(page, "/about").press("Enter");
  await expect(page).toHaveURL("/about");
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  expect(title).not.toBe("");
  await expect(announced(page)).toHaveText(`Navigated to ${title}`);
  const focusIsOutsideFooter = () =>
    page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.querySelector("footer")?.contains(document.activeElement),
    );
  await expect.poll(focusIsOutsideFooter).toBe(true);

  await test.step("reading by keyboard goes on at the top of the new page", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: words.header.skip, exact: true })).toBeFocused();
  });

  await page.goBack();
  await expect(announced(page)).toHaveText(`Navigated to ${headingOf("/")}`);
});

test("a change of page brings its own title, description and canonical address, once each", async ({
  page,
}) => {
  await open(page, "/about");
  await footerLink(page, elsewhere).click();
  await expect(page).toHaveURL(elsewhere);
  await expect(page).toHaveTitle(new RegExp(literally(pageAt(elsewhere).title)));
  for (const about of ["title", 'meta[name="description"]', 'link[rel="canonical"]']) {
    await expect(page.locator(`head ${about}`)).toHaveCount(1);
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonicalOf(elsewhere));
});

test("a reader who scrolled before the page came alive stays there", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await scrollTo(page, 600);
  await expect.poll(() => scrollTop(page)).toBe(600);
  release();
  await alive(page);
  expect(await scrollTop(page)).toBe(600);
});

test("a link to a part of a page leads there", async ({ page }) => {
  const anchor = pageAt("/").sections.findLast((section) => section.anchor)?.anchor;
  test.skip(!anchor, "No part of the home page has an anchor");
  await open(page, `/#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`with motion "${reducedMotion}", pages ${reducedMotion === "reduce" ? "change at once" : "are blended"}, and the focus comes along`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition;
      document.startViewTransition = function (update) {
        const transition = start.call(this, update);
        transition.ready.then(() => {
          document.documentElement.dataset.blended = document.querySelector("h1")?.textContent ?? "";
        });
        return transition;
      };
    });
    await open(page, "/");
    await footerLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/about") ?? "");
    if (reducedMotion === "reduce") await expect(page.locator("html[data-blended]")).toHaveCount(0);
    // The old page is blended with the new one, not with itself.
    else await expect(page.locator("html")).toHaveAttribute("data-blended", headingOf("/about") ?? "");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCount(1);
    // What is there can be used at once, while the old page still fades.
    await footerLink(page, elsewhere).click();
    await expect(page).toHaveURL(elsewhere);
  });
}

test("the header stands still, and the new page is laid over the old one without being read through", async ({
  page,
}) => {
  await open(page, "/");
  // In a frame of the change: what moves of the header, and how the pages are drawn.
  await page.evaluate(() => {
    const of = (part: string) => getComputedStyle(document.documentElement, `::view-transition-${part}`);
    let frames = 0;
    const look = () => {
      const runs = document
        .getAnimations()
        .some(
          ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes("new(root)"),
        );
      if (runs) {
        const still = of("old(header)").display === "none" && of("new(header)").animationName === "none";
        const laid = of("new(root)").clipPath.startsWith("inset(") && of("new(root)").opacity === "1";
        document.documentElement.dataset.turned = `${still ? "still" : "moving"}, ${laid ? "laid over" : "read through"}`;
        return;
      }
      if (++frames < 600) requestAnimationFrame(look);
    };
    look();
  });
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).toHaveAttribute("data-turned", "still, laid over");
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`without scripts and with motion "${reducedMotion}", documents ${reducedMotion === "reduce" ? "change at once" : "are blended too"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await holdScripts(page);
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => {
        if (event.viewTransition) document.documentElement.dataset.blended = location.pathname;
      }),
    );
    await page.goto("/", { waitUntil: "commit" });
    await footerLink(page, "/about").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/about") ?? "");
    await expect(page.locator("html[data-blended]")).toHaveCount(reducedMotion === "reduce" ? 0 : 1);
    await footerLink(page, elsewhere).click();
    await expect(page).toHaveURL(elsewhere);
  });
}
