import { expect } from "@playwright/test";
import { bringUp, dot, picture } from "../support/carousel";
import { open, wide } from "../support/page";
import { breakPictures, expectPlaceholder, placeholder } from "../support/pictures";
import { test } from "../support/test";
import { part } from "./support/parts";
import { homeDesktop, homeMobile, mobilePage } from "./support/shows";

test.use({ viewport: wide, reducedMotion: "reduce" });

test("8 and 4 Errors: image load failure on use-case cards: swap to a placeholder image", async ({
  page,
}) => {
  await breakPictures(page, [placeholder()]);
  await open(page, "/archival-recordkeeping");
  const pictures = part(page, "Use Cases").locator("img:visible");
  await expect(pictures).toHaveCount(4);
  for (const each of await pictures.all()) await expectPlaceholder(each);
});

for (const [name, showOf] of Object.entries({ homeDesktop, homeMobile, mobilePage })) {
  test(`8 and 4 Errors: image load failure on slideshows: swap to a placeholder image: ${name}`, async ({
    page,
  }) => {
    const show = showOf();
    await breakPictures(page, [placeholder()]);
    await open(page, show.route);
    await bringUp(page, show);
    for (const [slide] of show.slides.entries()) {
      await dot(page, show, slide).click();
      await expectPlaceholder(picture(page, show));
    }
  });
}
