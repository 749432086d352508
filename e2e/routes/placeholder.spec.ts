import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect } from "@playwright/test";
import { parse } from "yaml";
import { routesToTry } from "../support/extent";
import { open, readThrough } from "../support/page";
import { test } from "../support/test";

const { placeholder }: { placeholder: string } = parse(readFileSync("data/site.yaml", "utf8"));
const placeholderFile = `/${basename(placeholder)}`;

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

for (const route of routesToTry) {
  test(`every picture of ${route} that fails gives way to the placeholder`, async ({ page }) => {
    await page.route("**/*", (asked) => {
      const isPicture = asked.request().resourceType() === "image";
      const mayCome = asked.request().url().endsWith(placeholderFile);
      return isPicture && !mayCome ? asked.abort() : asked.continue();
    });
    await open(page, route);
    await readThrough(page);
    // The logo says its name where its drawing fails.
    const missing = () =>
      page
        .locator("picture img:visible")
        .evaluateAll((pictures) =>
          pictures
            .filter(
              (picture) =>
                picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0,
            )
            .map((picture) => picture.outerHTML),
        );
    await expect.poll(missing).toEqual([]);
  });
}
