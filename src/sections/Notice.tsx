import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section } from "../components/Section";
import { Text } from "../components/Text";

/** One line of small print. */
export const Notice = ({ anchor, text }: Queries.NoticeFragment) => (
  <Band anchor={anchor}>
    <Text as="p" html={text} />
  </Band>
);

const Band = styled(Section)`
  padding-block: 1rem;
  color: var(--fg-muted);
  font-size: var(--text-small);
  > div {
    padding-block: 0.75rem;
  }
  /* It belongs to what is above it, be that on a ground. */
  [data-tone="raised"] + && {
    padding-top: 1rem;
  }
  @media print {
    padding-block: 0;
    break-before: avoid;
  }
  p {
    max-width: var(--measure);
  }
`;

export const noticeFragment = graphql`
  fragment Notice on Notice {
    anchor
    text {
      html
    }
  }
`;
