import { css } from "@emotion/react";
import { appear } from "../theme/appear";
import { below, from } from "../theme/breakpoints";

/** The height of the picture beside the heading. */
const tall = "clamp(31rem, 30vw, 48rem)";

/** How wide the picture is, which is as high as its shape makes it: Hero.tsx says so in `sizes`. */
const onPhone = "min(86vw - 4.25rem, 30rem)";

/**
 * An opening with a picture on its own ground, which runs from the upper right to the buttons: whole in a phone's
 * lower right, in the corner of a tablet, beside the words, and on a wide screen from beyond the window's corner.
 */
export const wideOpening = css`
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
    /* The first of them, in ink: blue is what the piece below is filled with. */
    @media screen {
      [data-part="copy"] h1 ~ div > :first-child {
        border-color: var(--fg);
        background: var(--fg);
        color: var(--bg);
        &:hover {
          background: var(--fg-muted);
        }
      }
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
    html:is([data-piece="holds"], [data-page="holds"]) & [data-part="proven"] {
      display: block;
      animation: ${appear} var(--brisk) var(--ease);
    }
    @media ${from("wide")} {
      [data-part="art"] {
        /* Beside the words, which leave it little room. */
        inset: 0 var(--gutter) auto 40%;
        height: 19rem;
        @media ${from("full")} {
          inset: 0 calc(50% - var(--content) / 2) auto 50%;
          height: ${tall};
        }
      }
      @media ${from("full")} {
        min-height: ${tall};
      }
    }
    @media screen and ${from("broad")} {
      min-height: min(33vw, 57rem);
      [data-part="art"] {
        inset: 0 0 0 50%;
        height: auto;
        img {
          right: 4vw;
          height: 100%;
        }
      }
    }
    /* Upright beside the paragraph and the buttons, whole, and as large as these leave room for it. */
    @media screen and ${below("medium")} {
      h1 {
        max-width: 7.1em;
      }
      h1 ~ p {
        max-width: 15rem;
      }
      /* As wide as each other, and their words begin at one edge. */
      [data-part="copy"] h1 ~ div {
        flex-direction: column;
        gap: 0.375rem;
        width: min(12.5rem, 100%);
        > * {
          flex: none;
          justify-content: space-between;
          margin: 0;
          padding-inline: 1rem;
          font-size: var(--text-small);
          text-align: start;
        }
      }
      [data-part="art"] {
        right: 0.25rem;
        img {
          bottom: 0;
          width: ${onPhone};
          height: auto;
          /* Turned, it has air around it: what is drawn comes to the edges. */
          translate: 13% -10%;
          rotate: -38deg;
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
        inset: auto var(--gutter) 4rem 0;
        height: min(38vw, 25rem);
      }
    }
    /* Beside the words, so that what follows them is on the first page. */
    @media print {
      && {
        padding-block: calc((100vh - 222mm) / 2);
      }
      [data-part="art"] {
        display: block;
        inset: 0 0 auto 60%;
        height: 60mm;
      }
      [data-part="copy"] h1 ~ div {
        flex-wrap: nowrap;
        white-space: nowrap;
      }
    }
  }
`;
