import type Slider from "react-slick";

/** The slide that react-slick shows, as it says itself in the markup; undefined where it has drawn none. */
export function shownSlide(slider: Slider | null): number | undefined {
  const active = slider?.innerSlider?.list?.querySelector<HTMLElement>(".slick-active");
  return active ? Number(active.dataset.index) : undefined;
}
