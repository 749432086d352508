import { css, keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { below, from } from "../theme/breakpoints";

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

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
`;

export const Art = styled.div`
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Opening = styled.section`
  position: relative;
  padding: clamp(3rem, 1.5rem + 5vw, 6.5rem) var(--gutter) clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
`;

/** The layouts. A page only contains the styles of its own. */
export const layouts = {
  wide: css`
    &[data-layout="wide"] {
      overflow: clip;
      [data-part="copy"] {
        max-width: 41rem;
        @media ${from("wide")} {
          --quiet-ground: var(--hue-ground);
          --quiet-inset: 1rem;
        }
      }
      h1 {
        font-size: var(--text-display);
        letter-spacing: -0.038em;
        line-height: 1.02;
      }
      [data-part="art"] {
        position: absolute;
        inset: auto 0 0;
        height: min(76vw, 32rem);
        img {
          position: absolute;
          right: 0;
          width: auto;
          max-width: none;
          background: none !important;
        }
      }
      [data-part="proven"] {
        display: none;
      }
      html:has([data-verdict="holds"], .certificate[data-found="holds"]) & [data-part="proven"] {
        display: block;
        animation: ${appear} var(--long) var(--ease);
      }
      @media ${from("wide")} {
        min-height: min(44rem, 82vh);
        [data-part="art"] {
          /* Beside the words, which leave it little room. */
          inset: 0 0 auto 40%;
          height: 64%;
          @media ${from("full")} {
            /* Up to the edge of the content, so that it stays with the words on a wide screen. */
            inset: 0 max(0px, calc((100% - var(--content)) / 2 - 4 * var(--gutter))) 0 50%;
            height: auto;
          }
        }
      }
      @media ${below("wide")} {
        /* The picture begins below the buttons. */
        padding-bottom: min(78vw, 33rem);
      }
      @media print {
        padding-bottom: 0;
        [data-part="art"],
        [data-part="art"] img {
          position: static;
          height: auto;
        }
      }
    }
  `,
  split: css`
    @media ${from("wide")} {
      &[data-art="true"] > div {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--gap);
        align-items: center;
      }
    }
    [data-part="art"] {
      overflow: hidden;
      margin-top: 2.5rem;
      border-radius: var(--radius-l);
      aspect-ratio: 4 / 3;
      @media ${from("wide")} {
        margin-top: 0;
      }
    }
  `,
  plain: undefined,
  brief: css`
    &[data-layout="brief"] {
      padding-block: clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
      @media ${from("wide")} {
        [data-part="copy"] {
          grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
          align-items: start;
          column-gap: var(--gap);
          max-width: none;
        }
        h1 {
          grid-row: 2 / span 2;
        }
        h1 ~ p {
          grid-area: 2 / 2;
        }
        h1 ~ div {
          grid-area: 3 / 2;
        }
      }
    }
  `,
  picture: css`
    /* The words on a picture that fills the band, and fades toward them and at its end. */
    &&[data-layout="picture"] {
      display: grid;
      overflow: clip;
      > div {
        align-self: end;
      }
      @media print {
        [data-part="art"] {
          margin-top: 1.5rem;
        }
      }
      @media not print {
        padding-top: 5rem;
        [data-part="art"] {
          position: absolute;
          inset: 0 0 auto;
          height: 7rem;
          mask-image: linear-gradient(var(--opaque) 60%, transparent);
        }
        @media ${from("wide")} {
          min-height: min(40rem, 60vh);
          padding-block: 2rem;
          [data-part="copy"] {
            max-width: 34rem;
          }
          [data-part="art"] {
            inset: 0 0 0 32%;
            height: auto;
            mask-image:
              linear-gradient(to right, transparent, var(--opaque) 55%),
              linear-gradient(var(--opaque) 80%, transparent);
            mask-composite: intersect;
          }
        }
      }
    }
  `,
  document: css`
    /* Like a bond: an engraved border around it, a rosette on either side of the words. */
    &[data-layout="document"] {
      padding: clamp(3.75rem, 2.5rem + 4vw, 6.5rem) calc(var(--gutter) + 1.5rem);
      > div {
        display: grid;
        gap: 1.5rem var(--gap);
        align-items: center;
        justify-items: center;
      }
      [data-part="copy"] {
        justify-items: center;
        max-width: 44rem;
        text-align: center;
        > div {
          justify-content: center;
        }
      }
      .pattern {
        order: -1;
        width: 8rem;
        height: auto;
        margin: 0;
        aspect-ratio: 1;
      }
      .pattern + .pattern {
        display: none;
      }
      @media ${from("wide")} {
        > div {
          grid-template-columns: minmax(0, 1fr) minmax(0, 40rem) minmax(0, 1fr);
        }
        .pattern,
        .pattern + .pattern {
          display: block;
          width: min(100%, 19rem);
        }
        .pattern + .pattern {
          order: 1;
          transform: scaleX(-1);
        }
      }
    }
  `,
};

/** Where the piece below it is the hero, whose first action is in sight at once. */
export const aboveBench = css`
  &:has(+ [data-bench]) {
    padding-block: clamp(1.25rem, 0.5rem + 2.4vw, 2.5rem) 0;
    [data-part="copy"] {
      row-gap: clamp(0.75rem, 0.5rem + 0.9vw, 1.25rem);
    }
    &[data-layout="document"] {
      padding-block: 3.25rem 2.75rem;
    }
    @media ${below("small")} {
      h1 ~ p {
        font-size: var(--text-body);
      }
      h1 ~ div > * {
        flex: 1 1 auto;
      }
    }
  }
`;
