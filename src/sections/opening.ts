import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { below } from "../theme/breakpoints";

export const Copy = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: clamp(1.125rem, 0.9rem + 0.9vw, 1.75rem);
  max-width: 46rem;
  h1 {
    font-size: var(--text-h1);
    letter-spacing: -0.032em;
    line-height: 1.06;
  }
  > p {
    max-width: 38rem;
  }
  /* The offer, in ink. */
  h1 ~ p {
    color: var(--fg);
  }
`;

export const Art = styled.div`
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/* On a tinted ground links are ink, those with an arrow as well: blue there is for what has been filled with it. */
export const Opening = styled.section`
  --quiet-ink: var(--fg);
  position: relative;
  padding: clamp(3rem, 1.5rem + 5vw, 6.5rem) var(--gutter) clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
`;

/** Where the piece below it is the hero, whose first action is in sight at once and the one that is filled. */
export const aboveBench = css`
  &[data-above] {
    --pill: transparent;
    --pill-line: var(--control);
  }
  &[data-above="piece"] {
    padding-block: clamp(1.25rem, 0.5rem + 2.4vw, 2.5rem) 0;
    [data-part="copy"] {
      row-gap: clamp(0.75rem, 0.5rem + 0.9vw, 1.25rem);
    }
    @media ${below("small")} {
      h1 ~ p {
        font-size: var(--text-body);
      }
    }
  }
`;
