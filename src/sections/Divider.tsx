import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Content } from "../components/Section";
import { below, from } from "../theme/breakpoints";

/** A line with a short label on it. */
export const Divider = ({ anchor, label }: Queries.DividerFragment) => (
  <Band id={anchor ?? undefined} data-divider>
    <Content>
      <Line>{label}</Line>
    </Content>
  </Band>
);

const Band = styled.div`
  padding: calc(var(--rhythm) / 3) var(--gutter);
  [data-layout] + & {
    padding-block: 0;
  }
  /* Close to what the opening says, and no band of its own; a banner's ground would lie over it. */
  @media screen and ${from("large")} {
    [data-layout]:not([data-layout="banner"]) + & {
      margin-top: -2.25rem;
    }
  }
`;

/* Below an opening, it is a label. */
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: clamp(1rem, 3vw, 2rem);
  color: var(--fg-faint);
  font: 500 var(--text-label) / 1.5 var(--font-mono);
  text-align: center;
  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: var(--control);
    content: "";
  }
  [data-layout] + [data-divider] & {
    width: fit-content;
    padding: 0.25rem 0.875rem;
    border: 1px solid currentColor;
    border-radius: 999px;
    color: var(--hue-ink);
    &::before,
    &::after {
      content: none;
    }
    /* A frame has no room for it in one line: there it is a line of words. */
    @media ${below("small")} {
      padding: 0;
      border: 0;
      border-radius: 0;
      font-family: var(--font-sans);
      text-align: start;
    }
  }
`;

export const dividerFragment = graphql`
  fragment Divider on Divider {
    anchor
    label
  }
`;
