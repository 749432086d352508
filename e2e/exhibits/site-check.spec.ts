import { expect, type Page, type Request } from "@playwright/test";
import { sectionsAt } from "../support/content";
import { exhibitOf, expectSoundInBothThemes, expectVerdict, siteCheckRoute } from "../support/exhibits";
import { open, saveData, small } from "../support/page";
import { test } from "../support/test";

const route = siteCheckRoute ?? "";

test.skip(route === "", "No page checks the site");
// It fetches every file.
test.slow();

const problems = sectionsAt(route, "Exhibit").flatMap(({ exhibit }) =>
  exhibit.name === "site-check" ? [exhibit.problems] : [],
)[0];

/** A check of some hundred files takes longer than a click. */
const expectToHold = async (exhibit: ReturnType<typeof exhibitOf>) => {
  await expect(exhibit.verdict).toHaveAttribute("data-verdict", "holds", { timeout: 60_000 });
  await expectVerdict(exhibit, "holds");
};

const openExhibit = async (page: Page) => {
  await open(page, route);
  return exhibitOf(page);
};

/** The release names a few files alone, which takes a second rather than ten. */
const shorten = (page: Page) =>
  page.route("**/release.json", async (asked) => {
    const response = await asked.fetch();
    const release = await response.json();
    const all = Object.entries(release.files);
    const few = all.filter(([file], at) => at % 100 === 0 || file === "robots.txt");
    await asked.fulfill({ response, json: { ...release, files: Object.fromEntries(few) } });
  });

test("every file that this site serves has the hash that its release names", async ({ page }) => {
  const exhibit = await openExhibit(page);
  await exhibit.check.click();
  await expectToHold(exhibit);
  await expect(exhibit.problem).toBeEmpty();
  await expect(exhibit.root.getByRole("progressbar")).toHaveJSProperty("value", 1);
  await exhibit.cheats.first().click();
  await expectVerdict(exhibit, "broken");
  await exhibit.check.click();
  await expectVerdict(exhibit, "broken");
  await exhibit.reset.click();
  await expectVerdict(exhibit, "unchecked");
});

test("whoever starts again in the middle of a check waits for nothing, and nothing more is fetched", async ({
  page,
}) => {
  const exhibit = await openExhibit(page);
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const isOwn = (request: Request) =>
    request.resourceType() === "fetch" && request.url().includes("/static/");
  await page.route("**/static/**", async (route) => {
    if (isOwn(route.request()) && ++asked > 20) await released;
    await route.continue();
  });
  let finished = 0;
  page.on("requestfinished", (request) => {
    if (isOwn(request)) finished++;
  });
  await exhibit.check.click();
  await exhibit.check.click();
  // Six are on their way at once.
  await expect.poll(() => asked).toBe(26);
  await exhibit.reset.click();
  await expectVerdict(exhibit, "unchecked");
  release();
  await expect.poll(() => finished).toBe(26);
  await page.evaluate(() => fetch("/robots.txt"));
  expect(asked).toBe(26);
});

test("a file that the host has changed is named", async ({ page }) => {
  await shorten(page);
  await page.route("**/robots.txt", (request) => request.fulfill({ body: "User-agent: *\nDisallow: /\n" }));
  const exhibit = await openExhibit(page);
  await exhibit.check.click();
  await expect(exhibit.verdict).toHaveAttribute("data-verdict", "fails", { timeout: 60_000 });
  await expect(exhibit.root.getByText("/robots.txt", { exact: true })).toBeVisible();

  await test.step("it starts again as it was, and holds once the file is right", async () => {
    await page.unroute("**/robots.txt");
    await exhibit.reset.click();
    await expectVerdict(exhibit, "unchecked");
    await exhibit.check.click();
    await expectToHold(exhibit);
  });
});

test("a bit can be flipped before anything else, and only two files are fetched for that", async ({
  page,
}) => {
  const exhibit = await openExhibit(page);
  await exhibit.cheats.first().click();
  await expectVerdict(exhibit, "broken");
});

test("where the browser saves data, the size is told and the next press goes on", async ({ page }) => {
  await shorten(page);
  await saveData(page);
  const exhibit = await openExhibit(page);
  await exhibit.check.click();
  await expect(exhibit.problem).toHaveText(problems?.saving ?? "");
  await expectVerdict(exhibit, "unchecked");
  await expect(exhibit.root.getByText(/, [\d.]+ MB$/)).toBeVisible();
  await exhibit.check.click();
  await expectToHold(exhibit);
});

test("a list that does not arrive is told, and asked for again", async ({ page }) => {
  await page.route("**/release.json", (request) => request.abort());
  const exhibit = await openExhibit(page);
  await exhibit.edits.first().click();
  await expect(exhibit.problem).toHaveText(problems?.list ?? "");
  await page.unroute("**/release.json");
  await exhibit.edits.first().click();
  await expect(exhibit.problem).toBeEmpty();
  await expect(exhibit.root.getByText(/, [\d.]+ MB$/)).toBeVisible();
});

test("it is accessible and fits 320 px, before and after a cheat, in both themes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ ...small, width: 320 });
  const exhibit = await openExhibit(page);
  for (const act of [undefined, exhibit.cheats.first()]) {
    await act?.click();
    await expect(exhibit.root).not.toHaveAttribute("aria-busy");
    await expectSoundInBothThemes(page, "[data-exhibit]");
  }
});
