import { expect } from "@playwright/test";
import { allSections, glossary, words } from "../support/content";
import { marked, parts } from "../support/glossary";
import { alive, holdScripts } from "../support/page";
import { test } from "../support/test";

const [list] = allSections("GlossaryList");

test("the glossary lists every term with its meaning's source", async ({ page }) => {
  test.skip(!list, "No page lists the glossary");
  await page.goto(list?.route ?? "");
  const listed = await page
    .getByRole("main")
    .getByRole("term")
    .evaluateAll((terms) =>
      terms.map((term) => ({ term: term.textContent, entry: term.parentElement?.textContent })),
    );
  expect(listed.map(({ term }) => term)).toEqual(glossary.map(({ term }) => term));
  // Its index leads to the first term of each letter.
  const initials = [...new Set(glossary.map(({ term }) => term.charAt(0).toUpperCase()))];
  const index = page.getByRole("navigation", { name: words.page.contents });
  await expect(index.getByRole("link")).toHaveText(initials);
  await index.getByRole("link").last().click();
  await expect(page.locator("dl :target dt")).toHaveText(new RegExp(`^${initials.at(-1)}`, "i"));
  for (const [index, { term, brc, status }] of glossary.entries()) {
    if (brc === undefined) continue;
    const entry = listed[index]?.entry ?? "";
    expect.soft(entry, term).toContain(`BRC-${brc}`);
    if (status !== "current") expect.soft(entry, term).toContain(status);
  }
});

test("a term is explained while the scripts have not come, and stays so when they do", async ({ page }) => {
  test.skip(!marked, "No page uses a term of the glossary");
  const release = await holdScripts(page);
  await page.goto(marked?.route ?? "", { waitUntil: "commit" });
  const { term, meaning } = parts(page);
  await term.click();
  await expect(meaning).toBeVisible();
  release();
  await alive(page);
  await expect(meaning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();

  await test.step("it is explained by click and by keyboard from then on", async () => {
    await term.click();
    await expect(meaning).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(meaning).toBeHidden();
    await term.press("Enter");
    await expect(meaning).toBeVisible();
  });
});
