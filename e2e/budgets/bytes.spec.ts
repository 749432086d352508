import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { collectLoads, gzipped, total } from "../support/bytes";
import { bringUp, desktop } from "../support/carousel";
import { newsletter } from "../support/forms";
import { open, readThrough, small } from "../support/page";

test.use({ viewport: small });

/** Writes a figure into the report, where a change of it can be seen before it breaks its budget. */
const report = (what: string, bytes: number) =>
  test.info().annotations.push({ type: "bytes", description: `${what}: ${bytes}` });

test("home: at most 118 KB of gzipped JavaScript until a carousel or a form is used, 148 KB in all", async ({
  page,
}) => {
  const loads = collectLoads(page);
  const weigh = async () => total((await loads.scripts()).map(({ body }) => gzipped(body)));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const first = await weigh();
  report("scripts at first", first);
  expect(first).toBeLessThanOrEqual(118_000);
  await bringUp(page, desktop);
  await readThrough(page);
  await newsletter(page).email.focus();
  await page.waitForLoadState("networkidle");
  await expect
    .poll(async () => (await loads.scripts()).some(({ body }) => body.includes("Toastify")))
    .toBe(true);
  const all = await weigh();
  report("scripts in all", all);
  expect(all).toBeLessThanOrEqual(148_000);
});

test("home: react-slick and react-toastify are not among the first scripts", async ({ page }) => {
  const loads = collectLoads(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const early = (await loads.scripts()).filter(
    ({ body }) => body.includes("slickGoTo") || body.includes("Toastify"),
  );
  expect(early.map(({ path }) => path)).toEqual([]);
});

test("home: at most 35 KB of gzipped HTML with its styles", async ({ page, request }) => {
  const html = await (await request.get("/")).body();
  await page.goto("/");
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const styles: number[] = [];
  for (const sheet of sheets) styles.push(gzipped(await (await request.get(sheet)).body()));
  const bytes = gzipped(html) + total(styles);
  report("HTML and CSS", bytes);
  expect(bytes).toBeLessThanOrEqual(35_000);
});

for (const path of ["/", "/contact", "/deep-dives/parts-requisition"]) {
  test(`${path}: at most 60 KB of fonts, all from this site`, async ({ page, baseURL }) => {
    const loads = collectLoads(page);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "") && request.url().startsWith("http")) {
        elsewhere.push(request.url());
      }
    });
    await open(page, path);
    await readThrough(page);
    const bytes = total((await loads.fonts()).map(({ body }) => body.byteLength));
    report(`fonts of ${path}`, bytes);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(elsewhere).toEqual([]);
  });
}

test("react-dom/server is in no script of the build", () => {
  const folder = join(process.cwd(), "public");
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
