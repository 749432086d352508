import { css } from "@emotion/react";

/** The look of text inputs. */
export const inputStyle = css`
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 1rem;
  border: 1px solid var(--control);
  border-radius: var(--radius-s);
  background: var(--bg);
  font-size: 1rem;
  line-height: 1.5;
  transition: border-color var(--quick);
  &::placeholder {
    color: var(--fg-faint);
    opacity: 1;
  }
  &:hover {
    border-color: var(--fg-muted);
  }
  &:focus-visible {
    border-color: var(--accent);
    outline-offset: 0;
  }
  &:disabled {
    background: var(--bg-sunken);
    color: var(--fg-faint);
    cursor: not-allowed;
  }
  &[aria-invalid="true"] {
    border-color: var(--danger);
  }
`;
