import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";
import { engravedLayouts } from "./engravedLayouts";
import { subjectOpening } from "./subjectOpening";
import { wideOpening } from "./wideOpening";

/** The layouts. A page only contains the styles of its own. */
export const layouts = {
  wide: wideOpening,
  subject: subjectOpening,
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
    /* The words on a picture that fills the band, and fades toward them; in a narrow window it has a box of its own. */
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
        /* As wide as the page. */
        [data-part="art"] img {
          width: 100%;
          max-height: none;
        }
      }
      @media not print {
        @media ${below("wide")} {
          padding-top: 0.5rem;
          > div {
            display: grid;
            gap: 0.75rem;
          }
          [data-part="art"] {
            overflow: clip;
            border-radius: var(--radius-m);
          }
        }
        /* The picture comes after the words in the document, and has its room above them from the first. */
        @media ${below("medium")} {
          &[data-with="art"] > div::before {
            content: "";
          }
          > div::before,
          [data-part="art"] {
            grid-area: 1 / 1;
            aspect-ratio: 17 / 8;
          }
        }
        @media ${from("medium")} and ${below("wide")} {
          padding-top: 1.5rem;
          > div {
            grid-template-columns: 56% 1fr;
            column-gap: 3%;
          }
          [data-part="art"] {
            align-self: start;
            aspect-ratio: 1;
          }
          h1 ~ div {
            margin-inline-end: -50%;
          }
        }
        @media ${from("wide")} {
          min-height: min(40rem, 60vh);
          padding-block: 2rem;
          [data-part="copy"] {
            max-width: 34rem;
          }
          [data-part="art"] {
            position: absolute;
            inset: 0 0 0 32%;
            mask-image:
              linear-gradient(to right, transparent 20%, var(--opaque) 60%),
              linear-gradient(var(--opaque) 80%, transparent);
            mask-composite: intersect;
          }
          [data-part="art"] img {
            object-position: 50% 22%;
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
