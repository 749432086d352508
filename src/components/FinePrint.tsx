import styled from "@emotion/styled";

/** A line of small print under a form. */
export const FinePrint = styled.p`
  margin-top: 0.5rem;
  color: var(--fg-muted);
  font-size: var(--text-small);
  a {
    color: inherit;
  }
`;
