import { expect } from "@playwright/test";
import { allSections, notFound, ownRoutes, words } from "../support/content";
import { coversAny, opaquePart } from "../support/opaque";
import { boxOf, documentAt, open, scrollTo, small } from "../support/page";
import { test } from "../support/test";

const brief = new Set(
  allSections("Hero")
    .filter(({ layout }) => layout === "brief")
    .map(({ route }) => route),
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no two pages open with the same picture", async ({ page }) => {
    const openings = new Map<string, string>();
    for (const route of [...ownRoutes.filter((own) => own !== notFound), "/no/such/page"]) {
      const sent = await documentAt(page, route);
      const picture = await sent.evaluate((document) => {
        // A stub has its fixed text (specification 2.9) between its opening and its exhibit.
        for (const section of [...document.querySelectorAll("main > :not(style)")].slice(0, 3)) {
          const found = section.querySelector("form, [data-kit], figure, .pattern use, img");
          if (!found) continue;
          if (found.matches("form")) return "the form";
          // Pages may share a mechanism, each with a sample of its own, and figures are drawn from theirs.
          const sample = (found.matches("figure") ? found : found.querySelector("[data-live]"))?.textContent;
          return sample ?? found.getAttribute("href") ?? found.getAttribute("src");
        }
        return null;
      });
      // A brief opening may be of words alone.
      if (picture === null && brief.has(route)) continue;
      expect.soft(picture, `what ${route} opens with`).not.toBeNull();
      expect.soft(openings.get(picture ?? ""), `another page that opens like ${route}`).toBeUndefined();
      openings.set(picture ?? "", route);
    }
  });

  test("a page's pattern is there, in the colors of the theme", async ({ page }) => {
    for (const route of ["/about", "/no/such/page"]) {
      await page.goto(route);
      const pattern = page.locator("main .pattern");
      test.skip((await pattern.count()) === 0, "The page opens with a picture of its own");
      const href = await pattern.locator("use").first().getAttribute("href");
      const answer = await page.request.get(href?.split("#")[0] ?? "");
      expect(answer.headers()["content-type"]).toContain("svg");
      const colors = [];
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        colors.push(await pattern.evaluate((svg) => getComputedStyle(svg).color));
      }
      expect(new Set(colors).size).toBe(2);
    }
  });

  for (const { route, width } of allSections("Hero")
    .filter(({ art, layout }) => art && layout === "wide")
    .flatMap((hero) => [360, 390, 430, 560, 768, 1280, 1920, 2560].map((width) => ({ ...hero, width })))) {
    test(`at ${width} px, the picture that ${route} opens with is clear of its words and buttons`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      const opening = page.locator("main section").first();
      const boxes = await opening.locator("h1, h1 ~ p, h1 ~ div > *").evaluateAll((parts) =>
        parts.flatMap((part) => {
          const lines = document.createRange();
          lines.selectNodeContents(part);
          const rects = part.matches("h1, p") ? [...lines.getClientRects()] : [part.getBoundingClientRect()];
          return rects.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
        }),
      );
      const picture = opening.locator('[data-part="art"] img').filter({ visible: true });
      expect(boxes.length).toBeGreaterThan(5);
      expect(await coversAny(picture, boxes)).toBe(false);
    });
  }
});

for (const { route } of allSections("Hero").filter(({ art, layout }) => art && layout === "wide")) {
  test(`on a phone, the picture that ${route} opens with is whole, in view with the piece's first action`, async ({
    page,
  }) => {
    for (const size of [{ width: 360, height: 800 }, small]) {
      await page.setViewportSize(size);
      await open(page, route);
      const picture = await opaquePart(page.locator('[data-part="art"] img').filter({ visible: true }));
      expect(picture.bottom - picture.top).toBeGreaterThan(260);
      expect(picture.right - picture.left).toBeGreaterThan(100);
      expect(picture.right).toBeGreaterThan(size.width - 10);
      expect(picture.right).toBeLessThan(size.width - 1);
      const check = await boxOf(page.locator('[data-act="check"]').first());
      expect(check.y).toBeGreaterThan(picture.bottom);
      expect(check.y + check.height).toBeLessThanOrEqual(size.height);
    }
  });

  test(`on a phone, the actions that ${route} opens with are equally wide, and begin at one edge`, async ({
    page,
  }) => {
    await page.setViewportSize(small);
    await open(page, route);
    const edges = await page.locator("[data-layout] h1 ~ div > *").evaluateAll((actions) =>
      actions.map((action) => {
        const words = document.createRange();
        words.selectNodeContents(action.firstChild ?? action);
        return [action.getBoundingClientRect().width, words.getBoundingClientRect().left]
          .map(Math.round)
          .join();
      }),
    );
    expect(new Set(edges).size).toBe(1);
  });

  test(`a phone loads one picture of those that ${route} opens with, in the smallest size`, async ({
    page,
  }) => {
    await page.setViewportSize(small);
    await open(page, route);
    const widths = await page.locator('[data-part="art"] img').evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ currentSrc }) => currentSrc)
        .map(
          ({ currentSrc, srcset, parentElement }) =>
            [
              srcset,
              ...Array.from(parentElement?.querySelectorAll("source") ?? [], (source) => source.srcset),
            ]
              .flatMap((list) => list.split(/,\s*/))
              .find((entry) => currentSrc.endsWith(entry.split(" ")[0] ?? ""))
              ?.split(" ")[1],
        ),
    );
    expect(widths).toEqual(["480w"]);
  });
}

for (const { route } of allSections("Hero").filter(({ proven }) => proven)) {
  test(`the amber in the picture that ${route} opens with is loaded and shown once the page holds`, async ({
    page,
  }) => {
    await open(page, route);
    const proven = page.locator('[data-part="proven"]');
    const loaded = () =>
      proven
        .locator("img")
        .evaluateAll(
          (images) => (images as HTMLImageElement[]).filter(({ currentSrc }) => currentSrc).length,
        );
    await expect(proven).toBeHidden();
    expect(await loaded()).toBe(0);
    const certificate = page.getByRole("region", { name: words.certificate.label });
    await certificate.getByRole("button", { name: words.certificate.check }).click();
    await expect(certificate.getByRole("status")).toContainText(words.certificate.holds);
    await scrollTo(page, 0);
    // One of the two themes' pictures.
    await expect.poll(loaded).toBe(1);
    await expect(proven.locator("img").filter({ visible: true })).toHaveCount(1);
  });
}
