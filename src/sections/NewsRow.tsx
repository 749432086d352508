import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { SnapRow } from "../components/SnapRow";
import { NewsCard } from "./NewsCard";

/** The articles and videos: 1, 2 or 3 side by side; swipe for more. */
export const NewsRow = ({ anchor, title, intro, items }: Queries.NewsRowFragment) => (
  <Band anchor={anchor}>
    <SectionHead title={title} intro={intro} />
    <SnapRow label={title}>
      {items.map((item) => (
        <NewsCard key={item.url} {...item} />
      ))}
    </SnapRow>
  </Band>
);

const Band = styled(Section)`
  overflow: clip;
`;

export const newsRowFragment = graphql`
  fragment NewsRow on NewsRow {
    anchor
    title
    intro {
      html
    }
    items {
      ...NewsCard
    }
  }
`;
