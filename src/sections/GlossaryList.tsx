import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { useChrome } from "../hooks/useChrome";
import { termId } from "../shared/termId";
import { below, from } from "../theme/breakpoints";

type Item = Queries.GlossaryListFragment["items"][number];

/** Every term, with its meaning and its specification, below an index of first letters; each letter stays beside its terms. */
export function GlossaryList({ anchor, title, intro, items }: Queries.GlossaryListFragment) {
  const { contents } = useChrome<Queries.GlossaryListChromeFragment>().wordsContent.page;
  const letters = byLetter(items);
  return (
    <Section anchor={anchor}>
      <Index aria-label={contents}>
        {letters.map(([letter, [first]]) => (
          <a key={letter} href={first && `#${termId(first.term)}`}>
            {letter}
          </a>
        ))}
      </Index>
      <SectionHead title={title} intro={intro} />
      <Letters>
        {letters.map(([letter, terms]) => (
          <Letter key={letter}>
            <h3>{letter}</h3>
            <dl>
              {terms.map(({ term, meaning, brc, status }) => (
                <div key={term} id={termId(term)}>
                  <dt>{term}</dt>
                  <Text as="dd" html={meaning} />
                  {brc !== null && (
                    <Source>{`BRC-${brc}${status === "current" ? "" : `, ${status}`}`}</Source>
                  )}
                </div>
              ))}
            </dl>
          </Letter>
        ))}
      </Letters>
    </Section>
  );
}

/** The terms under their first letters, in the order of the list. */
function byLetter(items: readonly Item[]) {
  const letters = new Map<string, Item[]>();
  for (const item of items) {
    const letter = item.term.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters];
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
  /* Two rows of one length. */
  @media ${from("medium")} and ${below("wide")} {
    grid-template-columns: repeat(10, 1fr);
  }
  @media print {
    display: none;
  }
`;

/* On a very wide screen like a dictionary: in columns, where a letter of one term leaves no hole. */
const Letters = styled.div`
  @media screen and ${from("broad")} {
    columns: 3;
    column-gap: calc(1.5 * var(--gap));
  }
`;

const Letter = styled.div`
  display: grid;
  gap: 0 var(--gap);
  border-top: 1px solid var(--line-strong);
  padding-block: 1.25rem;
  > h3 {
    align-self: start;
    margin-bottom: 0.5rem;
    color: var(--hue-ink);
    font: 500 var(--text-h2) / 1 var(--font-mono);
    break-after: avoid;
  }
  > dl {
    display: grid;
    gap: 1.125rem var(--gap);
  }
  > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem 1rem;
    align-content: start;
    align-items: baseline;
  }
  dt {
    font-weight: 560;
  }
  dd {
    grid-column: 1 / -1;
    color: var(--fg-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
  @media screen and ${from("medium")} {
    grid-template-columns: 4rem minmax(0, 1fr);
    > h3 {
      position: sticky;
      top: calc(var(--header) + 1.25rem);
    }
  }
  @media screen and ${from("full")} and ${below("broad")} {
    > dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media screen and ${from("broad")} {
    position: relative;
    display: block;
    padding-inline-start: 3.5rem;
    > h3 {
      position: absolute;
      inset: 1.25rem auto auto 0;
    }
    > dl {
      display: block;
    }
    > dl > div {
      break-inside: avoid;
    }
    > dl > div + div {
      margin-top: 1.125rem;
    }
  }
`;

/* In the line of its term. */
const Source = styled.dd`
  && {
    grid-area: 1 / 2;
    font: 500 0.875rem / 1.5 var(--font-mono);
  }
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
