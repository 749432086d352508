import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** Without a panel: the piece stands on the page's ground, its parts on the page's lines, and what is said of it on white. */
export const openExhibit = css`
  > div {
    --said: var(--bg);
    --top: 0.5rem;
  }
  [data-exhibit] {
    --bg: var(--hue-ground);
    --line: var(--hue-line);
    --bg-raised: var(--said);
    --bg-sunken: color-mix(in srgb, var(--fg) 5%, var(--hue-ground));
    margin-inline: max(-1.25rem, -1 * var(--gutter));
    border: 0;
    border-radius: 0;
    background: none;
    @media ${from("full")} {
      margin-inline: max(-1.75rem, -1 * var(--gutter));
    }
    /* Paper has no gutter: its edge is the text's. */
    @media print {
      > * {
        --side: 0px;
      }
    }
  }
  .ex-verdict {
    border: 0;
    border-radius: var(--radius-m);
    /* On the page's lines, as its parts are. */
    @media screen {
      margin-inline: var(--side);
      padding-inline: 1rem;
    }
  }
  .ex-view > * {
    border-bottom: 0;
  }
  .ex-drawers {
    @media screen and ${from("medium")} {
      margin-inline: var(--side);
      padding-inline: 0;
    }
  }
`;
