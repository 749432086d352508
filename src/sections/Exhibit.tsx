import { css, type Interpolation, type Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Limits } from "../components/Limits";
import { introBeside, Section, Title } from "../components/Section";
import { Text } from "../components/Text";
import { hasState } from "../shared/exhibitState";
import { from } from "../theme/breakpoints";

interface ExhibitProps extends Omit<Queries.ExhibitFragment, "title" | "exhibitLook"> {
  title: string | null;
  /** The styles of its look, if it has one (openExhibit.ts). */
  look?: Interpolation<Theme>;
  /** As wide as the page on any screen: it has tables, or bytes. */
  full?: boolean;
}

/**
 * A working demo of the page's subject. The build renders its HTML, and the exhibit's own code (src/exhibits/kit)
 * manages it from then on: React inserts it and never changes it.
 */
export function Exhibit({ anchor, title, intro, limits, bench, look, full }: ExhibitProps) {
  // React rewrites the markup whenever this object is a new one.
  const markup = useMemo(() => ({ __html: bench.html }), [bench]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => bringBack(place.current), []);
  // Before the next page is painted: an effect would come after it has been amber.
  useLayoutEffect(() => () => void delete document.documentElement.dataset.piece, []);
  return (
    <Bench bench anchor={anchor} css={[look, !full && beside]}>
      <Words>
        {title && <Title>{title}</Title>}
        {intro && <Intro as="p" html={intro} />}
      </Words>
      <Piece ref={place} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
      <Limits html={limits} />
    </Bench>
  );
}

/**
 * Wakes an exhibit that has a state to bring back, or a calculator whose figures the address names, as the first sign of a
 * visitor would (src/head/exhibits.ts).
 */
function bringBack(bench: HTMLElement | null) {
  const exhibit = bench?.querySelector<HTMLElement>("[data-kit]");
  if (!exhibit) return;
  const named = document.getElementById(location.hash.slice(1));
  if (hasState(exhibit.dataset.kept ?? "") || exhibit.contains(named))
    exhibit.dispatchEvent(new Event("focusin", { bubbles: true }));
}

/** A calculator is laid out like an exhibit. */
export const Calculator = (props: Queries.CalculatorFragment) => <Exhibit full {...props} />;

/*
 * On a wide screen the piece has its words beside it, and ends where all else does. What it shows and can't show is
 * at its foot, as a note at a picture's.
 */
const beside = css`
  @media screen and ${from("broad")} {
    > div {
      display: grid;
      grid-template: auto 1fr / var(--aside) minmax(0, 1fr);
      column-gap: var(--gap);
      align-items: start;
    }
    > div > :first-of-type {
      grid-template-columns: none;
    }
    h2 {
      font-size: calc(var(--text-h2) * 0.9);
    }
    > div > :has(> [data-exhibit]) {
      grid-area: 1 / 2 / span 2;
      margin-top: 0;
    }
    > div > :last-child {
      align-self: end;
      grid-template-columns: none;
      margin-top: 1.5rem;
    }
  }
`;

/* Close to the page's opening, so that both are in view at once: closer than any section, whose rule it has to outdo. */
export const Bench = styled(Section)`
  [data-layout] + &&&,
  [data-divider] + & {
    padding-top: clamp(1.5rem, 1rem + 1.8vw, 2.5rem);
  }
`;

export const Piece = styled.div`
  margin-top: 1rem;
  > [data-exhibit] {
    border-color: var(--hue-line);
  }
  /* What is raised on it has some of the hue that it stands on. */
  > * {
    --bg-raised: color-mix(in srgb, var(--hue-ground) 55%, var(--bg));
    --bg-sunken: color-mix(in srgb, var(--hue-ground) 85%, var(--bg));
  }
`;

/* As any section begins, so that the page's own heading stays the only one above it. */
const Words = styled.div`
  ${introBeside}
  @media ${from("large")} {
    /* A line that fits by a few pixels is broken in one font and whole in the other. */
    h2 {
      max-width: 34rem;
    }
  }
`;

/* What to do with the piece, before the piece. */
const Intro = styled(Text)`
  max-width: var(--measure);
  font-size: var(--text-body);
  line-height: 1.45;
  text-wrap: balance;
`;

export const calculatorFragment = graphql`
  fragment Calculator on Calculator {
    anchor
    title
    intro {
      html
    }
    limits {
      html
    }
    bench {
      html
    }
  }
`;

export const exhibitFragment = graphql`
  fragment Exhibit on Exhibit {
    anchor
    title
    exhibitLook: look
    intro {
      html
    }
    limits {
      html
    }
    bench {
      html
    }
  }
`;
