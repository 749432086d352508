import { expect } from "@playwright/test";
import { baseOf } from "../../src/shared/addresses";
import { endOf, headingOf, notFound, redirects } from "../support/content";
import { answerForOthers, collectFaults, open } from "../support/page";
import { test } from "../support/test";

/** Spellings of a redirect's address, each with what is added to its target. */
const spellingsOf = (from: string) => {
  const base = baseOf(from);
  const plain = [
    [base, ""],
    [`${base}/`, ""],
    [`${base}?x=1#y`, "?x=1#y"],
  ] as const;
  const deep = [
    [`${base}/a/b?x=1#y`, "/a/b?x=1#y"],
    [`${base}/A/B`, "/A/B"],
    [`${base.toUpperCase()}/a`, "/a"],
  ] as const;
  return from === base ? plain : [...plain, ...deep];
};

for (const { from, to } of redirects) {
  test(`${from} replaces the location with ${to}, however it is written`, async ({
    page,
    context,
    baseURL,
  }) => {
    await answerForOthers(context);
    const faults = collectFaults(page);
    for (const [path, rest] of spellingsOf(from)) {
      // The way forward, which the path before has left, ends here.
      await page.goto("about:blank");
      await open(page, "/about");
      const before = await page.evaluate(() => history.length);
      await page.evaluate((address) => {
        location.href = address;
      }, path);
      await expect(page).toHaveURL(endOf(to + rest, baseURL ?? ""));
      const heading = to.startsWith("/") ? (headingOf(to) ?? "") : "Elsewhere";
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      // The way there is one step, not two.
      expect(await page.evaluate(() => history.length), path).toBe(before + 1);
      expect(faults, path).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL("/about");
    }
  });
}

const deep = redirects.find(({ from }) => from.endsWith("/*"));

test("nothing of the 404 page is seen or logged on the way", async ({ page, context }) => {
  test.skip(!deep, "No redirect takes deeper addresses along");
  const base = baseOf(deep?.from ?? "");
  await answerForOthers(context);
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("404:")) said.push(message.text());
  });
  await page.addInitScript((start) => {
    addEventListener("pagehide", () => {
      const body = document.body;
      const hidden = body === null || getComputedStyle(body).visibility === "hidden";
      if (!hidden && location.pathname.startsWith(start)) console.warn("404: seen");
    });
  }, base);
  await page.goto(`${base}/a/b`, { waitUntil: "commit" });
  await expect(page).toHaveURL(`${deep?.to}/a/b`);
  expect(said).toEqual([]);
});

test("an address that only begins like a redirect is not redirected", async ({ page }) => {
  test.skip(!deep, "No redirect takes deeper addresses along");
  const neighbor = `${baseOf(deep?.from ?? "")}earch`;
  const response = await page.goto(neighbor);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(notFound) ?? "");
  await expect(page).toHaveURL(neighbor);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the redirects lead on too", async ({ page, context, baseURL }) => {
    await answerForOthers(context);
    for (const { from, to } of redirects) {
      await page.goto(baseOf(from), { waitUntil: "commit" });
      await expect(page).toHaveURL(endOf(to, baseURL ?? ""));
    }
  });
});
