import styled from "@emotion/styled";
import { AppLink } from "../components/AppLink";
import { below } from "../theme/breakpoints";

/** The link of a service's card, which is clickable as a whole. */
export const ServiceLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  margin-top: auto;
  color: var(--accent);
  font-weight: 540;
  font-size: 1rem;
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    content: "";
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: -4px;
    border-radius: var(--radius-m);
  }
  /* On phones it is a small line of its row. */
  @media screen and ${below("medium")} {
    min-height: 1.5rem;
    font-size: var(--text-small);
  }
  svg {
    transition: transform var(--quick) var(--ease);
  }
  li:hover & svg,
  &:focus-visible svg {
    transform: translateX(4px);
  }
`;
