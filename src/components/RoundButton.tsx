import { css } from "@emotion/react";
import styled from "@emotion/styled";

/** An icon button of 44 × 44 px (WCAG 2.5.5) that grows with the font as long as three of them fit next to a logo. */
export const roundStyle = css`
  display: grid;
  flex: none;
  place-items: center;
  width: clamp(44px, 13.75vw, 2.75rem);
  height: clamp(44px, 13.75vw, 2.75rem);
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: none;
  color: var(--fg-muted);
  transition:
    background-color var(--quick),
    color var(--quick);
  &:hover {
    background: var(--accent-soft);
    color: var(--fg);
  }
  &:active {
    background: var(--line);
  }
  &:disabled {
    background: none;
    color: var(--fg-faint);
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

export const RoundButton = styled.button(roundStyle);
