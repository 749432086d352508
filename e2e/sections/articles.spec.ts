import { expect, type Page } from "@playwright/test";
import { allSections, pages, words } from "../support/content";
import { boxOf, main, open, wide } from "../support/page";
import { test } from "../support/test";

const contents = (page: Page) => page.getByRole("navigation", { name: words.page.contents, exact: true });

const [trees, texts] = [true, false].map((tree) =>
  allSections("Article").filter(({ lists }) => (lists === "answers") === tree),
);

for (const { route, parts } of trees ?? [])
  test(`the questions of ${route} are numbered, and each link to one leads to it`, async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, route);
    await expect(contents(page)).toHaveCount(0);
    // The first part has the styles alone (content/compile/tree.ts).
    for (const [at, { anchor, title }] of parts.slice(1).entries()) {
      const heading = page.locator(`[id="${anchor}"] h2`);
      await expect(heading).toHaveText(title);
      const number = await heading.evaluate((element) => getComputedStyle(element, "::before").content);
      expect.soft(number).toMatch(/counter/);
      if (at === 0) continue;
      await main(page).locator(`li > [href="#${anchor}"]`).click();
      await expect(page).toHaveURL(`${route}#${anchor}`);
      await expect(heading).toBeInViewport();
    }
  });

for (const { route, parts, numbered, references, printLabel } of texts ?? []) {
  test(`the contents of ${route} lead to its parts and mark the one that is read; its references are listed`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, route);
    const links = contents(page).getByRole("link");
    await expect(links).toHaveText(parts.map(({ title }) => title));
    for (const { anchor, title } of parts)
      await expect.soft(page.locator(`[id="${anchor}"] h2`)).toHaveText(title);

    await test.step(`its parts are ${numbered ? "" : "not "}numbered`, async () => {
      const numbers = await page.evaluate(
        (ids) =>
          ids.map((id) => {
            const heading = document.getElementById(id)?.querySelector("h2");
            return heading ? getComputedStyle(heading, "::before").content : "";
          }),
        parts.map(({ anchor }) => anchor),
      );
      for (const number of numbers) expect.soft(/counter|\d/.test(number)).toBe(numbered);
    });

    await test.step("its references are listed", async () => {
      const listed = main(page)
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: words.page.references, exact: true }) })
        .last()
        .getByRole("listitem");
      await expect(listed).toHaveCount(references.length);
    });

    await test.step("the part that is being read is marked, and it alone", async () => {
      const current = contents(page).locator("[aria-current]");
      for (const { anchor, title } of [parts[1], parts.at(-1), parts[0]].flatMap((part) => part ?? [])) {
        await page.evaluate(
          (id) => document.getElementById(id)?.scrollIntoView({ behavior: "instant" }),
          anchor,
        );
        await expect(current).toHaveText([title]);
      }
    });

    const last = parts.at(-1);
    await links.last().click();
    await expect(page).toHaveURL(`${route}#${last?.anchor}`);
    await expect(page.locator(`[id="${last?.anchor}"] h2`)).toBeInViewport();
  });

  if (!printLabel) continue;
  test(`the button of ${route} prints`, async ({ page }) => {
    let prints = 0;
    await page.exposeFunction("print", () => {
      prints += 1;
    });
    await open(page, route);
    await main(page).getByRole("button", { name: printLabel, exact: true }).click();
    await expect.poll(() => prints).toBe(1);
  });
}

for (const [kind, isKind, name] of [
  [
    "open",
    (html: string) => html.includes("<figcaption><span>") && html.includes("data-copied"),
    "figcaption span",
  ],
  ["folded", (html: string) => html.includes("<details><summary>"), "summary"],
] as const)
  test(`a piece of ${kind} code stands under its name, and its button copies it`, async ({
    page,
    context,
  }) => {
    const withCode = pages.find(({ sections }) => isKind(JSON.stringify(sections)));
    test.skip(!withCode, "No page shows such code");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, withCode?.route ?? "/");
    const figure = main(page)
      .locator("figure.code")
      .filter({ has: page.locator(name) })
      .first();
    const title = figure.locator(name);
    await expect(title).not.toBeEmpty();
    const pre = figure.locator("pre");
    await expect(pre).toBeVisible();
    if (kind === "folded") {
      const height = async () => (await boxOf(figure)).height;
      const folded = await height();
      await title.press("Enter");
      // Until then only its first lines were in sight.
      await expect.poll(height).toBeGreaterThan(folded + 100);
    }
    await figure.getByRole("button", { name: words.exhibit.copy, exact: true }).click();
    await expect(figure.getByRole("button", { name: words.exhibit.copied, exact: true })).toBeVisible();
    const code = await pre.evaluate((element) => element.textContent);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
