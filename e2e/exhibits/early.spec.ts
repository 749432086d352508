import { expect, type Page } from "@playwright/test";
import { gzipped, report, total } from "../support/bytes";
import { change, exhibitOf, exhibitRoutes, expectVerdict, kitRoutes } from "../support/exhibits";
import { alive, hold, open, readThrough } from "../support/page";
import { test } from "../support/test";

const own = /\/static\/exhibits\/[^/]+\.js(\?|$)/;

/** Everything that a page asks for from now on, but for pictures: a carousel of its own may move on at any time. */
function requests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "image") urls.push(request.url());
  });
  return urls;
}

for (const route of exhibitRoutes) {
  test(`${route}: nothing of it is loaded before it is used, then at most 75 KB, and no request while it runs`, async ({
    page,
  }) => {
    const urls = requests(page);
    await open(page, route);
    await readThrough(page);
    expect(urls.filter((url) => own.test(url))).toEqual([]);
    const exhibit = exhibitOf(page);
    await exhibit.check.hover();
    await expect.poll(() => urls.filter((url) => own.test(url)).length).toBeGreaterThan(0);
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
    const loaded = [...new Set(urls.filter((url) => own.test(url)))];
    const bodies = await Promise.all(
      loaded.map((url) => page.request.get(url).then((answer) => answer.body())),
    );
    const bytes = total(bodies.map(gzipped));
    report(`code of the exhibit of ${route}`, bytes);
    expect(bytes).toBeLessThanOrEqual(75_000);
    await page.waitForLoadState("networkidle");
    const before = urls.length;
    for (const control of [
      ...(await exhibit.cheats.all()),
      ...(await exhibit.edits.all()),
      exhibit.reset,
      exhibit.check,
    ]) {
      // What was used before it may have taken a control away.
      if ((await control.count()) === 0) continue;
      await change(control);
      await expect(exhibit.root).not.toHaveAttribute("aria-busy");
    }
    // Gatsby looks ahead at the pages whose links come into sight.
    expect(urls.slice(before).filter((url) => !url.includes("/page-data/"))).toEqual([]);
  });
}

for (const route of kitRoutes) {
  test(`${route}: a press before any script has come waits, and acts before the page is alive`, async ({
    page,
  }) => {
    // The app's scripts never come; the exhibit's own do.
    await page.route(
      (url) => url.pathname.endsWith(".js") && !own.test(url.pathname),
      () => {},
    );
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const exhibit = exhibitOf(page);
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
  });

  test(`${route}: while its code is on its way it is busy, and the last control that was used acts once it is there`, async ({
    page,
  }) => {
    const release = await hold(page, own);
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expect(exhibit.root).toHaveAttribute("aria-busy", "true");
    await expect(exhibit.verdict).toHaveAttribute("data-verdict", "unchecked");
    release();
    await expectVerdict(exhibit, "fails");
  });

  test(`${route}: the page's coming alive changes nothing of what was done before`, async ({ page }) => {
    const release = await hold(page, (url) => url.pathname.endsWith(".js") && !own.test(url.pathname));
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expectVerdict(exhibit, "fails");
    const before = await exhibit.root.locator("[data-live]").innerHTML();
    release();
    await alive(page);
    expect(await exhibit.root.locator("[data-live]").innerHTML()).toBe(before);
    await exhibit.reset.click();
    await expectVerdict(exhibit, "unchecked");
  });

  test(`${route}: code that does not arrive is told, and asked for again at the next press`, async ({
    page,
  }) => {
    await page.route(own, (request) => request.abort());
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.check.click();
    await expect(exhibit.problem).not.toBeEmpty();
    await expectVerdict(exhibit, "unchecked");
    await page.unroute(own);
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
    await expect(exhibit.problem).toBeEmpty();
  });

  test(`${route}: a browser without cryptography is told`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.check.click();
    await expect(exhibit.problem).not.toBeEmpty();
    await expectVerdict(exhibit, "unchecked");
  });
}
