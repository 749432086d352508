import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Children, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useChrome } from "../hooks/useChrome";
import { useSnapRow } from "../hooks/useSnapRow";
import { useWheelSteps } from "../hooks/useWheelSteps";
import { from } from "../theme/breakpoints";
import { arrowStep } from "./arrowStep";
import { Dot } from "./Dot";
import { Icon, uiIcons } from "./Icon";
import { RoundButton } from "./RoundButton";

interface SnapRowProps {
  label: string;
  children: ReactNode;
}

/**
 * A row that scrolls and snaps with only CSS, with 1, 2 or 3 slides per view and gaps of 30, 30 and 40 px
 * (specification 2.3). JavaScript adds arrows, dots, arrow keys and the mouse wheel.
 */
export function SnapRow({ label, children }: SnapRowProps) {
  const words = useChrome<Queries.SnapRowChromeFragment>().wordsContent.carousel;
  const list = useRef<HTMLUListElement>(null);
  const { position, positions, moveTo } = useSnapRow(list);
  useWheelSteps(list, (steps) => moveTo(position + steps), {
    atStart: position === 0,
    atEnd: position === positions - 1,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step === undefined) return;
    event.preventDefault();
    moveTo(position + step);
  };

  return (
    <Root aria-label={label} aria-roledescription={words.role} onKeyDown={onKeyDown}>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <List ref={list} tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </List>
      <Arrow
        type="button"
        className="needs-js"
        data-side="previous"
        aria-label={words.previous}
        aria-disabled={position === 0}
        onClick={() => moveTo(position - 1)}
      >
        <Icon drawing={uiIcons.previous} size={22} />
      </Arrow>
      <Arrow
        type="button"
        className="needs-js"
        data-side="next"
        aria-label={words.next}
        aria-disabled={position >= positions - 1}
        onClick={() => moveTo(position + 1)}
      >
        <Icon drawing={uiIcons.next} size={22} />
      </Arrow>
      <Dots className="needs-js">
        {Array.from({ length: positions }, (_, dot) => dot).map((dot) => (
          <Dot
            key={dot}
            type="button"
            data-wide
            aria-label={`${words.goTo} ${dot + 1}`}
            aria-current={dot === position ? "true" : undefined}
            onClick={() => moveTo(dot)}
          />
        ))}
      </Dots>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
`;

const List = styled.ul`
  --per-view: 1;
  --gap: 30px;
  display: grid;
  grid-auto-columns: calc((100% - (var(--per-view) - 1) * var(--gap)) / var(--per-view));
  grid-auto-flow: column;
  gap: var(--gap);
  overflow: auto hidden;
  scroll-behavior: smooth;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    scroll-snap-align: start;
    min-width: 0;
  }
  @media ${from("medium")} {
    --per-view: 2;
  }
  @media ${from("desktop")} {
    --per-view: 3;
    --gap: 40px;
  }
  /* Nobody can scroll paper. */
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-flow: row;
    gap: 5mm 12mm;
    ~ div {
      display: none;
    }
  }
`;

/*
 * Invisible until hover or focus, and not clickable while invisible. At either end of the row it is not disabled, so
 * that it does not lose the focus.
 */
const Arrow = styled(RoundButton)`
  position: absolute;
  top: 25%;
  width: 3rem;
  height: 3rem;
  border-color: var(--line);
  background: var(--bg);
  box-shadow: var(--shadow);
  color: var(--fg);
  opacity: 0;
  pointer-events: none;
  transition: opacity var(--quick);
  &[data-side="previous"] {
    left: max(-1.5rem, calc(var(--gutter) * -0.75));
  }
  &[data-side="next"] {
    right: max(-1.5rem, calc(var(--gutter) * -0.75));
  }
  section:hover > &[aria-disabled="false"],
  section:focus-within > &[aria-disabled="false"] {
    opacity: 1;
    pointer-events: auto;
  }
  &[aria-disabled="true"]:focus-visible {
    color: var(--fg-faint);
    opacity: 1;
  }
`;

const Dots = styled.div`
  display: flex;
  justify-content: center;
  min-height: 2.75rem;
  margin-top: 1rem;
`;

export const snapRowChrome = graphql`
  fragment SnapRowChrome on Query {
    wordsContent { carousel { role previous next goTo } }
  }
`;
