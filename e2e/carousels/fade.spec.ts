import { expect } from "@playwright/test";
import { bringUp, carousel, control, expectSlide, shows } from "../support/carousel";
import { open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

for (const show of shows) {
  test(`"${show.label}" on ${show.route}: the next slide is drawn over the last one, and nothing goes blank`, async ({
    page,
  }) => {
    await open(page, show.route);
    await bringUp(page, show);
    const whole = carousel(page, show);
    // In each frame: the slide that was shown stays whole until the next one covers it, and that one lies above it.
    await whole.evaluate((element) => {
      const slides = [...element.querySelectorAll<HTMLElement>(".slick-slide")];
      const met = new Set<Element>();
      let faults = 0;
      const look = () => {
        const seen = slides.filter((slide) => Number(getComputedStyle(slide).opacity) > 0);
        for (const slide of seen) met.add(slide);
        const isWhole = ([slide]: HTMLElement[]) =>
          slide !== undefined && parseFloat(getComputedStyle(slide).maskPosition) === 0;
        const below = seen.filter((slide) => !slide.matches(".slick-active"));
        if (seen.length > 1 ? !isWhole(below) : !isWhole(seen)) faults++;
        if (seen.some((slide) => getComputedStyle(slide).opacity !== "1")) faults++;
        element.dataset.seen = `${faults} faults in ${met.size} slides`;
        requestAnimationFrame(look);
      };
      look();
    });
    await control(page, show, "next").press("Enter");
    await expectSlide(page, show, 1);
    await expect(whole).toHaveAttribute("data-seen", "0 faults in 2 slides");
  });
}
