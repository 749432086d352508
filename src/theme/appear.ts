import { keyframes } from "@emotion/react";

/** Fades in what has just come. */
export const appear = keyframes`
  from {
    opacity: 0;
  }
`;
