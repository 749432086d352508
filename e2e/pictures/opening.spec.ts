import { expect } from "@playwright/test";
import { allSections } from "../support/content";
import { routesToTry } from "../support/extent";
import { alive } from "../support/page";
import { lateOpening, pictureOf } from "../support/pictures";
import { test } from "../support/test";
import { storeTheme } from "../support/theme";

// At 390 and 1280 px: e2e/budgets/layout-shift.spec.ts.
for (const viewport of [
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
]) {
  test(`at ${viewport.width} px, the largest picture that pages open with loads at once and first`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const late: string[] = [];
    for (const route of routesToTry) {
      await page.goto(route, { waitUntil: "networkidle" });
      const picture = await lateOpening(page);
      if (picture) late.push(`${route}: ${JSON.stringify(picture)}`);
    }
    expect(late).toEqual([]);
  });
}

for (const { route, art } of allSections("Hero").filter((hero) => hero.art?.dark)) {
  for (const device of ["light", "dark"] as const) {
    for (const choice of ["light", "dark"] as const) {
      test(`${route}: whoever chose ${choice} on a ${device} device loads no other opening's picture`, async ({
        page,
      }) => {
        const asked: string[] = [];
        page.on("request", (request) => asked.push(request.url()));
        await page.emulateMedia({ colorScheme: device });
        await storeTheme(page, choice);
        await page.goto(route);
        await alive(page);
        await page.waitForLoadState("networkidle");
        const ofLight = asked.filter((url) => pictureOf(art?.src ?? "").test(url)).length;
        const ofDark = asked.filter((url) => pictureOf(art?.dark ?? "").test(url)).length;
        expect({ ofLight, ofDark }).toEqual(
          choice === "dark" ? { ofLight: 0, ofDark: 1 } : { ofLight: 1, ofDark: 0 },
        );
      });
    }
  }
}
