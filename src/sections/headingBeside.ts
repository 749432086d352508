import { css } from "@emotion/react";

/** Puts a section's heading next to the rest of it, and keeps it in view as long as that is. */
export const headingBeside = css`
  display: grid;
  grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.2fr);
  gap: clamp(2rem, 6vw, 6rem);
  > header {
    position: sticky;
    top: calc(var(--header) + 2rem);
    align-self: start;
  }
`;
