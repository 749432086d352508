import styled from "@emotion/styled";

/** A fact beside the contact form: an icon, its name, and what it says. */
export const Detail = styled.div`
  position: relative;
  padding-inline-start: calc(22px + 1rem);
  svg {
    position: absolute;
    inset: 0.15rem auto auto 0;
    color: var(--accent);
  }
  dt {
    color: var(--fg-faint);
    font-size: var(--text-small);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
