import styled from "@emotion/styled";

/**
 * The dot for one position in a row of slides; `data-wide` where there is room. Uses borders and backgrounds, since
 * forced colors leave nothing else.
 */
export const Dot = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  &[data-wide] {
    flex: 0 1 2.25rem;
    min-width: 0;
  }
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 0.25rem;
    background: var(--control);
    content: "";
    transition:
      background-color var(--quick),
      width var(--quick);
  }
  &:hover::before {
    background: var(--fg);
  }
  &[aria-current]::before {
    background: var(--accent);
    width: 1.25rem;
  }
  @media (forced-colors: active) {
    &::before {
      border: 1px solid ButtonText;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;
