import { expect } from "@playwright/test";
import { exhibitOf } from "../support/exhibits";
import { open, wide } from "../support/page";
import { test } from "../support/test";
import { printed } from "./pdf";

test.use({ viewport: wide });

for (const { route, cheat, mark } of [
  { route: "/", cheat: "change", mark: "Pump 4" },
  { route: "/provenance", cheat: "forge", mark: "stranger" },
]) {
  test(`a cheat on ${route} is printed with its verdict, and after a reload, which has none, not at all`, async ({
    page,
  }, testInfo) => {
    test.slow();
    await open(page, route);
    const { root } = exhibitOf(page);
    const verdict = root.locator("output[data-verdict]");
    const firstPage = async () =>
      (await printed(page, "A4", testInfo.outputPath("page.pdf"))).sheets[0]?.text ?? "";
    const rest = await firstPage();
    expect(rest).not.toContain(mark);
    await root.locator(`[data-act=cheat][data-do=${cheat}]`).click();
    await expect(verdict).toHaveAttribute("data-verdict", "caught");
    const caught = await firstPage();
    expect(caught).toContain(mark);
    // The line that breaks is the upper edge of its row, and not of the page. A button that is hidden has no focus.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.emulateMedia({ media: "print" });
    await expect(root.locator(".ex-verdict")).toHaveCSS("position", "relative");
    await page.emulateMedia({ media: null });
    expect(caught).toContain((await verdict.locator("strong").textContent())?.trim());

    await page.reload();
    await expect(verdict).toHaveAttribute("data-verdict", "unchecked");
    const changed = () =>
      root.locator("[data-live]").evaluate((live, word) => {
        const values = [...live.querySelectorAll("input")].map(({ value }) => value);
        return `${live.textContent} ${values.join(" ")}`.includes(word);
      }, mark);
    await expect.poll(changed).toBe(true);
    expect(await firstPage()).toBe(rest);
    // On screen it is as the visitor left it.
    expect(await changed()).toBe(true);
  });
}

test("a seal's hash is printed in fours, in lines of one length", async ({ page }, testInfo) => {
  await open(page, "/");
  const { sheets } = await printed(page, "A4", testInfo.outputPath("page.pdf"));
  const lines = sheets[0]?.text.match(/(?:\b[0-9a-f]{4}\b ?){4}/g) ?? [];
  // Two seals, of four lines each.
  expect(lines).toHaveLength(8);
});

test("nothing that is to be pressed or dropped into is on paper", async ({ page }, testInfo) => {
  await open(page, "/verify");
  const labels = await page.locator(".ver-file > span, .ver-input .ex-controls > p").allTextContents();
  expect(labels.length).toBe(3);
  const { sheets } = await printed(page, "A4", testInfo.outputPath("page.pdf"));
  const all = sheets.map(({ text }) => text).join(" ");
  for (const label of labels) expect.soft(all).not.toContain(label);
});
