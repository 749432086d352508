import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import Slider from "react-slick";
import { shownSlide } from "../framework/slick";

interface CarouselSlickProps {
  index: number;
  onSwipe(index: number): void;
  /** The name of each slide, and the word for "slide". */
  names: readonly string[];
  role: string;
  /** Whether a slide is not to load its picture yet. */
  waits(slide: number): boolean;
  children: ReactNode[];
}

/** Duration of a transition between slides, in ms: `--calm`. */
const speed = 500;

/**
 * The slides in react-slick, which adds swiping and the change of slides. We tell it which slide to show, and it reports
 * swipes; its own autoplay, dots and arrows are off. A fading slider needs no cloned slides.
 */
export function CarouselSlick({ index, onSwipe, names, role, waits, children }: CarouselSlickProps) {
  const slider = useRef<Slider>(null);
  const shown = useRef(index);
  const [first] = useState(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    slider.current?.slickGoTo(index);
  }, [index]);

  // Shortly after a resize react-slick measures itself again and restores the slide it had read before ours was
  // rendered. So we reset it to our slide after each such update.
  const onReInit = () => {
    const current = shownSlide(slider.current);
    if (current !== undefined && current !== shown.current) slider.current?.slickGoTo(shown.current);
  };

  const onChange = (_: number, next: number) => {
    if (next === shown.current) return;
    shown.current = next;
    onSwipe(next);
  };

  return (
    <Slider
      ref={slider}
      css={structure}
      initialSlide={first}
      fade
      infinite
      speed={speed}
      arrows={false}
      accessibility={false}
      waitForAnimate={false}
      beforeChange={onChange}
      onReInit={onReInit}
    >
      {children.map((content, slide) => (
        <div
          key={names[slide]}
          {...group(role, names[slide])}
          data-waits={waits(slide) || undefined}
          inert={slide !== index}
        >
          {content}
        </div>
      ))}
    </Slider>
  );
}

/** A slide, following the carousel pattern of the ARIA Authoring Practices. */
const group = (description: string, label: string | undefined) => ({
  role: "group",
  "aria-roledescription": description,
  "aria-label": label,
});

/** The part of slick-carousel's style sheet that react-slick needs. */
const structure = css`
  .slick-list {
    height: 100%;
    overflow: hidden;
    touch-action: pan-y;
  }
  .slick-track {
    display: flex;
    height: 100%;
  }
  .slick-slide {
    flex: none;
    height: 100%;
  }
  /*
   * The next slide is drawn over the last one, behind a soft edge. What both have in common, the window and its sidebar,
   * stands still: nothing goes blank, and the texts of two slides are never read through each other.
   */
  @media (prefers-reduced-motion: no-preference) {
    .slick-slide {
      mask: linear-gradient(90deg, var(--fg) 46%, transparent 54%) 100% 0 / 220% 100%;
      transition: opacity var(--calm) step-end, mask-position var(--calm) step-end !important;
    }
    .slick-active {
      transition: opacity var(--calm) step-start, mask-position var(--calm) var(--ease) !important;
      mask-position: 0 0;
    }
  }
  .slick-slide > div,
  .slick-slide > div > div {
    height: 100%;
  }
  /* react-slick has measured the window; paper has another width. */
  @media print {
    .slick-track,
    .slick-slide {
      left: 0 !important;
      width: 100% !important;
    }
    .slick-slide:not(.slick-active) {
      display: none;
    }
  }
`;
