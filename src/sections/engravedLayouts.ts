import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** The page's engraving in pale lines, under the words and under the piece below them. */
const engraved = css`
  overflow-x: clip;
  &:not([data-above]) {
    overflow-y: clip;
    --night: 42%;
  }
  .pattern {
    position: absolute;
    z-index: 0;
    height: auto;
    max-width: none;
    margin: 0;
    aspect-ratio: 1;
    color: var(--hue-line);
    /* By night lines so thin would be lost; those that run under a piece stay behind its words. */
    color: light-dark(var(--hue-line), color-mix(in srgb, var(--hue-ink) var(--night, 20%), var(--hue-line)));
    opacity: 0.8;
    @media print {
      display: none;
    }
  }
  .pattern use:last-child {
    color: inherit;
  }
  /* Amber, it still leaves the words their contrast. */
  html[data-page] & .pattern {
    filter: none;
    opacity: 0.55;
  }
  & + * > div,
  & + [data-divider] + * > div {
    position: relative;
  }
`;

const centered = css`
  [data-part="copy"] {
    justify-items: center;
    max-width: 46rem;
    margin-inline: auto;
    text-align: center;
    > div {
      justify-content: center;
    }
  }
`;

/** On a wide screen there is room for all of it, up to the edge of the content, beside the words. */
const whole = css`
  @media screen and ${from("broad")} {
    .pattern {
      inset-inline: auto calc(50% - var(--content) / 2);
      width: 38rem;
    }
  }
`;

/** Where the engraving above a piece ends, and how large it is there. */
const edge = "max(var(--gutter), 50% - var(--content) / 2)";
const tall = "min(100% - 1.5rem, 100vw - 50rem)";

/** Openings on the page's engraving. */
export const engravedLayouts = {
  note: css`
    /* Like a banknote: an engraving larger than the band, at its edge. */
    ${engraved}
    [data-part="copy"] {
      max-width: min(44rem, 100%);
    }
    h1 ~ p {
      max-width: none;
    }
    /* An icon is a seal in the page's hue. */
    && [data-part="copy"] > :is(.needs-js, .without-js) {
      border: 0;
      border-radius: 50%;
      background: var(--hue-band);
      color: var(--hue-ink);
    }
    .pattern {
      inset-inline-end: max(-9rem, -24vw);
      top: -3rem;
      width: clamp(20rem, 46vw, 44rem);
    }
    ${whole}
    /* Above a piece, all of it is beside the words, and none below the piece's own. */
    @media screen and ${from("large")} {
      &[data-above="piece"] .pattern {
        inset-inline: auto ${edge};
        top: 1rem;
        width: auto;
        height: ${tall};
      }
      /* The page's icon is in the middle of it, and all of it plays the icon. */
      [data-part="copy"]:has(> .needs-js) {
        position: static;
      }
      [data-part="copy"]:has(> .needs-js) ~ .pattern {
        color: color-mix(in srgb, var(--hue-ink) 42%, var(--hue-line));
      }
      &&& [data-part="copy"] > :is(.needs-js, .without-js) {
        position: absolute;
        inset: 1rem ${edge} auto auto;
        z-index: 1;
        width: auto;
        height: ${tall};
        aspect-ratio: 1;
        background: radial-gradient(var(--hue-ground) 42%, transparent 42.5%);
        svg {
          width: clamp(5rem, 100vw - 67rem, 8.5rem);
          height: auto;
          stroke-width: 0.6;
        }
      }
    }
  `,
  watermark: css`
    ${engraved}
    /* The words begin where what is below them does. */
    .pattern {
      inset-inline-start: 55%;
      top: 50%;
      width: clamp(30rem, 66vw, 60rem);
      translate: 0 -46%;
    }
    ${whole}
  `,
  document: css`
    /* Like a bond: an engraved border around the words, and the page's engraving under them. */
    ${engraved}
    ${centered}
    &[data-layout="document"] {
      padding: clamp(3.75rem, 2.5rem + 4vw, 6.5rem) calc(var(--gutter) + 1.5rem);
    }
    .pattern {
      /* What its waves leave. */
      --within: calc(var(--inset) + 20px);
      inset: var(--within);
      width: calc(100% - 2 * var(--within));
      height: calc(100% - 2 * var(--within));
      aspect-ratio: auto;
      overflow: hidden;
    }
    .pattern use {
      transform: scale(1.9);
      transform-origin: center;
    }
    @media print {
      &[data-layout="document"] {
        padding-inline: 12mm;
      }
      h1 {
        max-width: 16em;
      }
    }
  `,
};
