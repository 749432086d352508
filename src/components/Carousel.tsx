import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useCarousel } from "../hooks/useCarousel";
import { useChrome } from "../hooks/useChrome";
import { useHeld } from "../hooks/useHeld";
import { useNear } from "../hooks/useNear";
import { restTime, useRowSlide } from "../hooks/useRowSlide";
import { below } from "../theme/breakpoints";
import { arrowStep } from "./arrowStep";
import { CarouselControls } from "./CarouselControls";
import { useTheme } from "./themeSwitch/useTheme";

interface CarouselProps {
  /** What the carousel shows, for screen readers. */
  label: string;
  slides: readonly { caption: string; content: ReactNode }[];
  /** Width divided by height of a slide. */
  aspect: number;
  /** The same on a phone, if it differs there. */
  narrowAspect?: number | undefined;
  /** Whether switching the theme, which changes the pictures, restarts it at the first slide. */
  restartOnTheme?: boolean;
  /** Renders the frame around the slides, such as a window or a phone, given which slide is shown. */
  frame: (screens: ReactNode, index: number) => ReactNode;
}

type SlickModule = typeof import("./CarouselSlick");

/**
 * Margin around the viewport, in px, within which the carousel's code and its next pictures load: only once it is in view,
 * but then at its first line, as it may already have moved on to a picture that has not been loaded.
 */
const loadMargin = 0;

/** Time without scrolling, in ms, after which page and row stand still, and the row has told which slide it shows. */
const stillAfter = restTime + 50;

/**
 * A carousel as specification 4 describes it. The server renders a row that scrolls and snaps, which works without
 * JavaScript; react-slick takes over once it is in view and nothing is scrolled. We keep the state; react-slick moves
 * the slides.
 */
export function Carousel({
  label,
  slides,
  aspect,
  narrowAspect = aspect,
  restartOnTheme = false,
  frame,
}: CarouselProps) {
  const {
    role,
    slide: slideWord,
    position,
  } = useChrome<Queries.CarouselChromeFragment>().wordsContent.carousel;
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const id = useId();
  const [loaded, setLoaded] = useState<SlickModule>();
  const [slick, setSlick] = useState<SlickModule>();
  const near = useNear(root, loadMargin);
  const theme = useTheme();
  const { held, on } = useHeld();
  const carousel = useCarousel({
    count: slides.length,
    held,
    near,
    resetOn: restartOnTheme ? theme : undefined,
  });
  const { index, show, use, waits, movedByHand } = carousel;
  useRowSlide(row, carousel);

  useEffect(() => {
    if (held) use();
  }, [held, use]);

  // Not while anything is scrolled: react-slick's measuring takes longer than a frame, and a row in mid-swipe has yet to
  // say where it went. A focused row stays until the focus moves on: replacing it would lose the focus. Once
  // replaced, there is none to listen to.
  useEffect(() => {
    const list = row.current;
    if (!loaded || !list) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const replace = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement !== list) setSlick(loaded);
      }, stillAfter);
    };
    replace();
    list.addEventListener("blur", replace);
    addEventListener("scroll", replace, true);
    return () => {
      clearTimeout(timer);
      list.removeEventListener("blur", replace);
      removeEventListener("scroll", replace, true);
    };
  }, [loaded, slick]);

  useEffect(() => {
    // If loading fails, the row keeps working.
    if (near) import("./CarouselSlick").then(setLoaded, () => {});
  }, [near]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step === undefined) return;
    event.preventDefault();
    show(index + step);
  };

  const nameOf = (number: number) => `${number + 1} ${position} ${slides.length}: ${slides[number]?.caption}`;
  return (
    <Root ref={root} aria-label={label} aria-roledescription={role} {...on} onKeyDown={onKeyDown}>
      {frame(
        <Screens id={id} style={{ "--aspect": String(aspect), "--narrow": String(narrowAspect) }}>
          {slick ? (
            <slick.CarouselSlick
              index={index}
              onSwipe={show}
              names={slides.map((_, i) => nameOf(i))}
              waits={waits}
              role={slideWord}
            >
              {slides.map(({ content }) => content)}
            </slick.CarouselSlick>
          ) : (
            // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
            <Row ref={row} tabIndex={0} aria-label={label}>
              {slides.map(({ caption, content }, slide) => (
                <li key={caption} aria-label={caption} data-waits={waits(slide) || undefined}>
                  {content}
                </li>
              ))}
            </Row>
          )}
        </Screens>,
        index,
      )}
      <Caption aria-hidden="true" className="needs-js">
        {slides[index]?.caption}
      </Caption>
      <CarouselControls {...carousel} captions={slides.map(({ caption }) => caption)} controls={id} />
      <p className="visually-hidden" aria-live={movedByHand ? "polite" : "off"}>
        {movedByHand ? nameOf(index) : ""}
      </p>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-width: 0;
  @media print {
    break-inside: avoid;
  }
`;

const Screens = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: var(--aspect);
  @media ${below("medium")} {
    aspect-ratio: var(--narrow);
  }
  overflow: hidden;
  > * {
    height: 100%;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
  @media print {
    img {
      max-height: none;
    }
  }
  /* A lazy picture that is not displayed is not loaded. */
  html.js & [data-waits] img {
    display: none;
  }
`;

const Row = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  li {
    flex: none;
    width: 100%;
    scroll-snap-align: start;
  }
`;

const Caption = styled.p`
  margin-top: 1.25rem;
  color: var(--fg-muted);
  font-size: var(--text-small);
  /* Paper may show another slide than the screen did. */
  @media print {
    display: none;
  }
`;

export const carouselChrome = graphql`
  fragment CarouselChrome on Query {
    wordsContent { carousel { role slide position } }
  }
`;
