import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { useChrome } from "../hooks/useChrome";
import { termId } from "../shared/termId";
import { below, from } from "../theme/breakpoints";

/** Every term, with its meaning and its specification, below an index of first letters. */
export function GlossaryList({ anchor, title, intro, items }: Queries.GlossaryListFragment) {
  const { contents } = useChrome<Queries.GlossaryListChromeFragment>().wordsContent.page;
  const initials = items.map(({ term }) => term.charAt(0).toUpperCase());
  return (
    <Section anchor={anchor}>
      <Index aria-label={contents}>
        {items.map(
          ({ term }, index) =>
            initials.indexOf(initials[index] ?? "") === index && (
              <a key={term} href={`#${termId(term)}`}>
                {initials[index]}
              </a>
            ),
        )}
      </Index>
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
}

const Index = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(2.75rem, 1fr));
  margin-bottom: calc(var(--rhythm) / 2);
  border-block: 1px solid var(--line-strong);
  padding-block: 0.5rem;
  a {
    min-width: 2.75rem;
    padding-block: 0.25rem;
    border-radius: var(--radius-s);
    color: var(--hue-ink);
    font: 500 var(--text-h2) / 1.3 var(--font-mono);
    text-align: center;
    text-decoration: none;
  }
  a:hover {
    background: var(--accent-soft);
    color: var(--fg);
  }
  @media print {
    display: none;
  }
`;

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

export const glossaryListChrome = graphql`
  fragment GlossaryListChrome on Query {
    wordsContent { page { contents } }
  }
`;
