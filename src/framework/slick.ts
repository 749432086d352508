import type Slider from "react-slick";

/** The index of the slide that react-slick shows, read from its markup; undefined if it has rendered none. */
export function shownSlide(slider: Slider | null): number | undefined {
  const active = slider?.innerSlider?.list?.querySelector<HTMLElement>(".slick-active");
  return active ? Number(active.dataset.index) : undefined;
}
