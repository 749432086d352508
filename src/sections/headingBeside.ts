import { css } from "@emotion/react";

/** Puts a section's heading next to the rest of it, and keeps it in view as long as that is. */
export const headingBeside = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--gap);
  > header {
    grid-template-columns: minmax(0, 1fr);
    padding-inline-end: var(--gap);
    position: sticky;
    top: calc(var(--header) + 2rem);
    align-self: start;
  }
`;
