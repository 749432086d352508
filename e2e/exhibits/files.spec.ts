import { expect } from "@playwright/test";
import { exhibitOf, expectVerdict, noteVerdicts, ownScript, routeOf } from "../support/exhibits";
import { open, readThrough } from "../support/page";
import { test } from "../support/test";

const route = routeOf("seal-file") ?? "";

test.skip(route === "", "No page takes a file");

test("a file of the visitor's is named, checked and altered like the sample, and sent nowhere", async ({
  page,
}) => {
  await open(page, route);
  const exhibit = exhibitOf(page);
  await exhibit.check.click();
  await expectVerdict(exhibit, "holds");
  // The engraving at the page's end is its own picture, which loads when it comes near.
  await readThrough(page);
  await page.waitForLoadState("networkidle");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  const buffer = Buffer.alloc(90_000, "a page of a large file ");
  const field = exhibit.root.locator("input[type=file]");
  const verdicts = await noteVerdicts(exhibit);
  await field.setInputFiles({ name: "großer Plan 🗺.pdf", mimeType: "application/pdf", buffer });
  await expect(exhibit.root.getByText("großer Plan 🗺.pdf", { exact: true })).toBeVisible();
  await expect(exhibit.root.getByText(/^90,000 /).first()).toBeVisible();
  // Soon after, the exhibit checks the file of its own accord.
  await expect.poll(verdicts).toContain("unchecked");
  await exhibit.check.click();
  await expectVerdict(exhibit, "holds");
  await exhibit.cheats.first().click();
  await expectVerdict(exhibit, "broken");
  // A worker asks once more for the code that the page has, and Gatsby for the pages that links in sight lead to.
  const ofPages = /\/page-data\/|\/component---src-templates-/;
  expect(sent.filter((request) => !ofPages.test(request) && !ownScript.test(request))).toEqual([]);
  await exhibit.reset.click();
  await expect(exhibit.root.getByText("großer Plan 🗺.pdf", { exact: true })).toHaveCount(0);
});

test("a file of many megabytes is hashed and altered like the sample", async ({ page }) => {
  await open(page, route);
  const exhibit = exhibitOf(page);
  await exhibit.check.click();
  await expectVerdict(exhibit, "holds");
  await exhibit.root.locator("input[type=file]").evaluate((input: HTMLInputElement) => {
    const given = new DataTransfer();
    given.items.add(new File([new Uint8Array(30_000_000)], "film.mov"));
    input.files = given.files;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(exhibit.root.getByText("film.mov", { exact: true })).toBeVisible({ timeout: 30_000 });
  await exhibit.check.click();
  await expectVerdict(exhibit, "holds");
  await exhibit.cheats.first().click();
  await expectVerdict(exhibit, "broken");
});

test("an empty file and one of over 200 MB are told, and the one before stays", async ({ page }) => {
  await open(page, route);
  const exhibit = exhibitOf(page);
  const field = exhibit.root.locator("input[type=file]");
  for (const size of [0, 200_000_001]) {
    await field.evaluate((input: HTMLInputElement, bytes) => {
      const given = new DataTransfer();
      given.items.add(new File([new Uint8Array(bytes)], "plan.pdf"));
      input.files = given.files;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, size);
    await expect(exhibit.problem).not.toBeEmpty();
    await exhibit.check.click();
    await expectVerdict(exhibit, "unchecked");
  }
  await exhibit.reset.click();
  await exhibit.check.click();
  await expectVerdict(exhibit, "holds");
});
