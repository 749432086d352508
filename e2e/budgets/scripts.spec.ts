import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { collectLoads, gzipped, report, total } from "../support/bytes";
import { bringUp } from "../support/carousel";
import { allSections, ownRoutes } from "../support/content";
import { newsletter } from "../support/forms";
import { open, readThrough, small } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: small });

/** Bytes of gzipped JavaScript by template: until a carousel or a form is used, and in all. Words change none of it. */
const budgets = {
  landing: { first: 126_900, all: 154_400 },
  common: { first: 140_500, all: 167_450 },
  reading: { first: 137_850, all: 148_600 },
  form: { first: 133_850, all: 144_600 },
};

const folder = join(process.cwd(), "public");

/** The template that the build has chosen for a page, by its sections. */
function templateOf(route: string): string {
  const data = join(folder, "page-data", route === "/" ? "index" : route, "page-data.json");
  return JSON.parse(readFileSync(data, "utf8")).componentChunkName.match(/templates-(\w+)-tsx/)?.[1];
}

for (const [template, { first, all }] of Object.entries(budgets)) {
  const ofTemplate = ownRoutes.filter((route) => templateOf(route) === template);
  const show = allSections("Showcase").find(({ route }) => ofTemplate.includes(route));
  const route = show?.route ?? ofTemplate[0] ?? "";

  test(`${template}: at most ${first / 1000} KB of gzipped JavaScript until a carousel or a form is used, ${all / 1000} KB in all`, async ({
    page,
  }) => {
    test.skip(!route, "No page needs this template");
    const loads = collectLoads(page);
    const weigh = async () => total((await loads.scripts()).map(({ body }) => gzipped(body)));
    await open(page, route);
    await page.waitForLoadState("networkidle");
    const early = await weigh();
    report(`scripts of ${route} at first`, early);
    expect(early).toBeLessThanOrEqual(first);
    if (show) await bringUp(page, show);
    await readThrough(page);
    await newsletter(page).email.focus();
    await page.waitForLoadState("networkidle");
    await expect
      .poll(async () => (await loads.scripts()).some(({ body }) => body.includes("Toastify")))
      .toBe(true);
    const late = await weigh();
    report(`scripts of ${route} in all`, late);
    expect(late).toBeLessThanOrEqual(all);
  });
}

test("react-slick and react-toastify are not among the first scripts", async ({ page }) => {
  const loads = collectLoads(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const early = (await loads.scripts()).filter(
    ({ body }) => body.includes("slickGoTo") || body.includes("Toastify"),
  );
  expect(early.map(({ path }) => path)).toEqual([]);
});

test("react-dom/server is in no script of the build", () => {
  const guilty = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .filter((name) =>
      /renderToStaticMarkup|renderToPipeableStream|react-dom\/server/.test(
        readFileSync(join(folder, name), "utf8"),
      ),
    );
  expect(guilty).toEqual([]);
});

test("react-dom/server does not reach the browser", async ({ page }) => {
  const loads = collectLoads(page);
  await open(page, "/");
  await readThrough(page);
  await newsletter(page).email.focus();
  await page.waitForLoadState("networkidle");
  const scripts = await loads.scripts();
  expect(scripts.length).toBeGreaterThan(3);
  const guilty = scripts.filter(({ body }) =>
    /renderToStaticMarkup|renderToString/.test(body.toString("utf8")),
  );
  expect(guilty.map(({ path }) => path)).toEqual([]);
});
