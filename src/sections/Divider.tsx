import type { SerializedStyles } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Content } from "../components/Section";

/** A line with a short label on it; `look`: styles of what it is below an opening, if it is (label.ts). */
export const Divider = ({ anchor, label, look }: Queries.DividerFragment & { look?: SerializedStyles }) => (
  <Band id={anchor ?? undefined} data-divider css={look}>
    <Content>
      <Line>{label}</Line>
    </Content>
  </Band>
);

const Band = styled.div`
  padding: calc(var(--rhythm) / 3) var(--gutter);
`;

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
`;

export const dividerFragment = graphql`
  fragment Divider on Divider {
    anchor
    label
  }
`;
