import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";
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
        /* As wide as the page. */
        [data-part="art"] img {
          width: 100%;
          max-height: none;
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
