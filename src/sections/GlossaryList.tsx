import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { termId } from "../shared/termId";
import { below, from } from "../theme/breakpoints";

/** Every term, with its meaning and its specification. */
export const GlossaryList = ({ anchor, title, intro, items }: Queries.GlossaryListFragment) => (
  <Section anchor={anchor}>
    <SectionHead title={title} intro={intro} />
    <List>
      {items.map(({ term, meaning, brc, status }) => (
        <div key={term} id={termId(term)}>
          <dt>{term}</dt>
          <Text as="dd" html={meaning} />
          {brc !== null && <Source>{`BRC-${brc}${status === "current" ? "" : `, ${status}`}`}</Source>}
        </div>
      ))}
    </List>
  </Section>
);

const List = styled.dl`
  > div {
    display: grid;
    gap: 0.25rem var(--gap);
    padding-block: 1.25rem;
    border-top: 1px solid var(--line);
    @media ${from("medium")} and ${below("large")} {
      grid-template-columns: 11rem 1fr;
      > dd {
        grid-column: 2;
      }
    }
    @media ${from("large")} {
      grid-template-columns: var(--aside) 1fr 10rem;
    }
  }
  dt {
    font-weight: 560;
  }
  dd {
    color: var(--fg-muted);
  }
`;

const Source = styled.dd`
  font: 500 var(--text-label) / 1.9 var(--font-mono);
`;

export const glossaryListFragment = graphql`
  fragment GlossaryList on GlossaryList {
    anchor
    title
    intro {
      html
    }
    items {
      term
      meaning {
        html
      }
      brc
      status
    }
  }
`;
