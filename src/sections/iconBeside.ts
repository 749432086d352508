import { css } from "@emotion/react";

/** A card's icon beside its name. */
export const iconBeside = css`
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: 0.75rem;
  > svg {
    margin: 0;
  }
  > p {
    grid-column: 1 / -1;
  }
`;
