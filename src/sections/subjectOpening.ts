import { css } from "@emotion/react";
import { inHue } from "../components/Sketch";
import { below, from } from "../theme/breakpoints";

/** An opening with its subject, on the page's own ground, beside the words; on a phone beside their first lines. */
export const subjectOpening = css`
  &&[data-layout="subject"] {
    [data-part="art"],
    [data-part="copy"] ~ svg {
      position: absolute;
      inset: 0 max(var(--gutter), 50% - var(--content) / 2) 0 auto;
    }
    img {
      width: auto;
      max-width: none;
      background: none !important;
      transition: filter var(--long) var(--ease);
    }
    /* Once the page is checked, an amber line goes round it; of a drawing, the seal is amber. */
    @media screen {
      html[data-page="holds"] & img {
        filter: drop-shadow(2px 0 var(--proof)) drop-shadow(-2px 0 var(--proof)) drop-shadow(0 2px var(--proof))
          drop-shadow(0 -2px var(--proof));
      }
    }
    [data-part="copy"] ~ svg {
      --hue-band: var(--hue-ground);
      ${inHue}
      .faint {
        stroke-width: 1;
      }
      .accent {
        stroke: inherit;
        stroke-width: 2;
      }
      @media (forced-colors: none) {
        .proof {
          fill: var(--hue-ink);
          transition: fill var(--long) var(--ease);
        }
        html[data-page="holds"] & .proof {
          fill: var(--proof);
        }
      }
    }
    /* The label below it, which reaches into it, is above its ground. */
    & + [data-divider] > div {
      position: relative;
    }
    @media print, ${from("medium")} {
      [data-part="copy"] {
        max-width: min(41rem, 60%);
      }
      /* One row, below the picture if need be. */
      h1 ~ div {
        margin-inline-end: -50%;
      }
      [data-part="art"],
      [data-part="copy"] ~ svg {
        width: 40%;
        height: 100%;
      }
      img {
        width: 100%;
        height: 100%;
        object-fit: contain;
        object-position: right;
      }
    }
    @media screen and ${below("medium")} {
      [data-part="art"] {
        inset: 0.5rem calc(var(--gutter) - 0.75rem) auto auto;
      }
      img {
        height: min(7.5rem, 30vw);
      }
      &[data-with="art"] {
        h1 {
          text-wrap: pretty;
        }
        /* The first two lines leave it its place. */
        h1::before {
          float: right;
          width: min(9rem, 36vw);
          height: 2em;
          content: "";
        }
        [data-part="copy"] > :first-child {
          max-width: 55%;
        }
      }
      /* A drawing beside the only button, where it takes no height. */
      &[data-with="drawing"] h1 ~ div {
        max-width: 10.5rem;
        > * {
          flex: none;
        }
      }
      [data-part="copy"] ~ svg {
        top: auto;
        bottom: 0.75rem;
        height: 5.25rem;
      }
      /* Above an exhibit two buttons stand in one row, which leaves it no place. */
      &[data-above="piece"]:has(h1 ~ div > * + *) {
        h1 ~ div {
          max-width: none;
        }
        [data-part="copy"] ~ svg {
          display: none;
        }
      }
    }
  }
`;
