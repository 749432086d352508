import { css, keyframes } from "@emotion/react";
import { below, from } from "../theme/breakpoints";
import { engravedLayouts } from "./engravedLayouts";

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** The height of a wide opening's picture: it grows with the window, as the heading beside it does. */
const tall = "clamp(31rem, 30vw, 48rem)";

/** The height of that picture on a phone: what the buttons beside it leave of the window's width. */
const onPhone = "min(100vw - 13.5rem, 12rem)";

/** The layouts. A page only contains the styles of its own. */
export const layouts = {
  wide: css`
    &[data-layout="wide"] {
      overflow: clip;
      [data-part="copy"] {
        max-width: 41rem;
        @media ${from("medium")} {
          --quiet-ground: var(--hue-ground);
          --quiet-inset: 1rem;
        }
        /* The heading in three lines there, too: it grows with the window, and 41rem do not. On paper, beside the picture. */
        @media print, ${from("full")} {
          max-width: 60%;
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
      html:has(.ex-verdict[data-state="holds"], .certificate[data-found="holds"]) & [data-part="proven"] {
        display: block;
        animation: ${appear} var(--long) var(--ease);
      }
      @media ${from("wide")} {
        [data-part="art"] {
          /* Beside the words, which leave it little room. */
          inset: 0 0 auto 40%;
          height: 19rem;
          @media ${from("full")} {
            /* Up to the edge of the content, so that it stays with the words on a wide screen. */
            inset: 0 calc(50% - var(--content) / 2) auto 50%;
            height: ${tall};
          }
        }
        @media ${from("full")} {
          min-height: ${tall};
        }
      }
      /* In the corner that the buttons leave, so that what is below the words stays in view. */
      @media screen and ${below("medium")} {
        h1 ~ p {
          max-width: 15rem;
        }
        [data-part="copy"] h1 ~ div {
          flex-direction: column;
          align-items: stretch;
          width: fit-content;
        }
        [data-part="art"] {
          height: 39vw;
        }
      }
      /* On a phone it is whole, as large as the buttons leave it room, and without the empty ground on its left. */
      @media screen and ${below("small")} {
        [data-part="art"] {
          inset: auto 0.5rem 0 auto;
          height: ${onPhone};
          aspect-ratio: 0.95;
          img {
            width: 100%;
            object-position: right;
          }
        }
      }
      @media screen and ${from("medium")} and ${below("wide")} {
        padding-bottom: calc(var(--rhythm) / 2 + 2.5rem);
        [data-part="copy"] {
          max-width: none;
        }
        /* The picture is beside the words, and ever more so toward its foot. */
        h1 {
          max-width: 74%;
        }
        h1 ~ p {
          max-width: calc(100% - 46vw);
          text-wrap: balance;
        }
        h1 ~ div {
          gap: 0.5rem;
        }
        [data-part="art"] {
          /* The buttons have the row below it. */
          bottom: 4rem;
          height: min(43vw, 25rem);
        }
      }
      /* Beside the words, so that what follows them is on the first page. */
      @media print {
        [data-part="art"] {
          display: block;
          inset: 0 0 auto 60%;
          height: 60mm;
        }
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
        padding-top: 7.75rem;
        [data-part="art"] {
          position: absolute;
          inset: 0 0 auto;
          height: 10.25rem;
          mask-image: linear-gradient(var(--opaque) 40%, transparent 92%);
        }
        [data-part="art"] img {
          object-position: 50% 22%;
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
              linear-gradient(to right, transparent 20%, var(--opaque) 60%),
              linear-gradient(var(--opaque) 80%, transparent);
            mask-composite: intersect;
          }
        }
      }
    }
  `,
  banner: css`
    /* A large heading as wide as the page, and the rest below it. */
    @media ${from("wide")} {
      [data-part="copy"] {
        max-width: none;
      }
      h1 {
        max-width: 60rem;
        font-size: calc(var(--text-h1) * 1.2);
        line-height: 1;
      }
      h1 ~ p {
        max-width: 46rem;
      }
    }
  `,
  ...engravedLayouts,
};
