import { expect, type Page } from "@playwright/test";
import { bringUp, dot, expectSlide, picture, type Show, shows } from "../support/carousel";
import { literally, stem } from "../support/content";
import { open, wide } from "../support/page";
import { test } from "../support/test";
import { type Theme, themeButton } from "../support/theme";

test.use({ viewport: wide, reducedMotion: "reduce" });

const fileOf = ({ slides }: Show, slide: number, theme: Theme) => {
  const image = slides[slide];
  return stem((theme === "dark" && image?.dark) || (image?.src ?? ""));
};

/** The slide shows the picture that the content names for the theme. */
const expectPicture = async (page: Page, show: Show, slide: number, theme: Theme) => {
  await expect(picture(page, show)).toHaveCount(1);
  await expect(picture(page, show)).toHaveAttribute(
    "src",
    new RegExp(`/${literally(fileOf(show, slide, theme))}\\.`),
  );
};

for (const show of shows) {
  test(`"${show.label}" shows the picture of every slide, with its text, and changes all with the theme`, async ({
    page,
  }) => {
    await open(page, show.route);
    await bringUp(page, show);
    for (const theme of ["light", "dark"] as const) {
      for (const [slide, { alt }] of show.slides.entries()) {
        await dot(page, show, slide).click();
        await expectSlide(page, show, slide);
        await expectPicture(page, show, slide, theme);
        await expect(picture(page, show)).toHaveAttribute("alt", alt);
      }
      await dot(page, show, 0).click();
      await expectPicture(page, show, 0, theme);
      await themeButton(page).click();
      await expectPicture(page, show, 0, theme === "light" ? "dark" : "light");
    }
  });
}
