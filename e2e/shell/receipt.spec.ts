import { expect } from "@playwright/test";
import { elsewhere, notFound, ownRoutes, pageAt, site, words } from "../support/content";
import { footerLink, open } from "../support/page";
import { test } from "../support/test";

test("every page ends with the hash of its own Markdown", async ({ request }) => {
  const digests = new Set<string>();
  for (const route of ownRoutes.filter((own) => own !== notFound)) {
    const { digest } = pageAt(route);
    expect.soft(await (await request.get(route)).text(), route).toContain(digest);
    digests.add(digest);
  }
  expect(digests.size).toBe(ownRoutes.length - 1);
});

test("the receipt goes along when the page changes, with the time of the commit", async ({ page }) => {
  await open(page, "/about");
  const receipt = page.getByRole("contentinfo").locator(".receipt");
  await expect(receipt).toContainText(`${words.footer.receipt}: ${pageAt("/about").digest}`);
  await expect(receipt.getByRole("link")).toHaveAttribute("href", "/about.md");
  if (site.committed) await expect(receipt.locator("time")).toHaveAttribute("datetime", site.committed);
  else await expect(receipt.locator("time")).toHaveCount(0);
  await footerLink(page, elsewhere).click();
  await expect(receipt).toContainText(pageAt(elsewhere).digest);
});

test("a click takes the whole hash and nothing else; copied with the line, it ends before the time", async ({
  page,
}) => {
  await open(page, "/about");
  const { digest } = pageAt("/about");
  const receipt = page.getByRole("contentinfo").locator(".receipt");
  const copied = () => page.evaluate(() => String(getSelection()));
  await receipt.getByText(digest).click();
  expect(await copied()).toBe(digest);
  await receipt.evaluate((line) => getSelection()?.selectAllChildren(line));
  expect(`${await copied()} `).toContain(`: ${digest} `);
});
