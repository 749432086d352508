import { expect } from "@playwright/test";
import { bringUp, carousel, control, expectSlide, shows } from "../support/carousel";
import { open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

for (const show of shows) {
  test(`"${show.label}" on ${show.route}: one slide goes before the next one comes`, async ({ page }) => {
    await open(page, show.route);
    await bringUp(page, show);
    const whole = carousel(page, show);
    // In each frame: how many slides are seen at once, at most, and how many were seen in all.
    await whole.evaluate((element) => {
      const slides = [...element.querySelectorAll(".slick-slide")];
      const met = new Set<Element>();
      let most = 0;
      const look = () => {
        const seen = slides.filter((slide) => Number(getComputedStyle(slide).opacity) > 0.1);
        for (const slide of seen) met.add(slide);
        most = Math.max(most, seen.length);
        element.dataset.seen = `${most} of ${met.size}`;
        requestAnimationFrame(look);
      };
      look();
    });
    await control(page, show, "next").press("Enter");
    await expectSlide(page, show, 1);
    await expect(whole).toHaveAttribute("data-seen", "1 of 2");
  });
}
