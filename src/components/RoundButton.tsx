import { css } from "@emotion/react";
import styled from "@emotion/styled";

/** A button with only an icon, 44 × 44 px (WCAG 2.5.5). */
export const roundStyle = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: none;
  color: var(--fg-muted);
  transition:
    background-color var(--quick),
    color var(--quick);
  &:hover {
    background: var(--bg-sunken);
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
