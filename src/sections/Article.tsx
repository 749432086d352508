import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { Picture, textSizes } from "../components/Picture";
import { RichText } from "../components/RichText";
import { Content } from "../components/Section";
import { useChrome } from "../hooks/useChrome";
import { from } from "../theme/breakpoints";
import { ArticleContents } from "./ArticleContents";
import { inColumns } from "./inColumns";

/** A long text in parts, with a table of contents on the side and references at the end; or questions as a tree. */
export function Article({ anchor, numbered, lists, printLabel, parts, references }: Queries.ArticleFragment) {
  const words = useChrome<Queries.ArticleChromeFragment>().wordsContent.page;
  const texts = parts.map((part) => (
    <section key={part.anchor} id={part.anchor}>
      <header>
        {part.question && <Question>{part.question}</Question>}
        <h2>{part.title}</h2>
      </header>
      <RichText html={part.body} />
      {part.picture && <Picture image={part.picture} sizes={textSizes} />}
    </section>
  ));
  // The questions are a tree, which needs no list of them beside it; its styles come with its text (theme/tree.css).
  if (lists === "answers" && parts[0])
    return (
      <Band id={anchor ?? undefined} data-article="tree">
        <Content>
          <RichText html={parts[0].body} />
          <article data-tree>{texts.slice(1)}</article>
        </Content>
      </Band>
    );
  return (
    <Band id={anchor ?? undefined} data-article>
      <Content>
        <Columns>
          <ArticleContents title={words.contents} numbered={numbered} printLabel={printLabel} parts={parts} />
          <Parts data-numbered={numbered}>
            {texts}
            {references.length > 0 && (
              <section>
                <header>
                  <h2 className="unnumbered">{words.references}</h2>
                </header>
                <References>
                  {references.map(({ title, source, href }) => (
                    <li key={title}>
                      {href ? <AppLink href={href}>{title}</AppLink> : title}. {source}
                    </li>
                  ))}
                </References>
              </section>
            )}
          </Parts>
        </Columns>
      </Content>
    </Band>
  );
}

const Band = styled.div`
  /* The tree's first line begins above it. */
  &[data-article="tree"] {
    overflow: clip;
  }
  padding: calc(var(--rhythm) * 0.8) var(--gutter) calc(var(--rhythm) / 2);
`;

const Columns = styled.div`
  display: grid;
  gap: 3rem var(--gap);
  @media ${from("wide")} {
    grid-template-columns: var(--aside) minmax(0, 1fr);
  }
`;

/* A question that a visitor might ask, above its short answer. */
const Question = styled.p`
  margin-bottom: 0.75rem;
  color: var(--fg-faint);
  font-size: var(--text-small);
`;

const Parts = styled.article`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  min-width: 0;
  counter-reset: part;
  section {
    min-width: 0;
  }
  section > picture {
    display: block;
    max-width: var(--measure);
    margin-top: 1.5rem;
  }
  h2 {
    max-width: var(--measure);
    margin-bottom: 1.25rem;
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem);
  }
  &:not(:has(.code)) > section {
    ${inColumns}
  }
  /* Hanging numbers, so that the second line of a heading aligns with the first. */
  &[data-numbered="true"] h2:not(.unnumbered) {
    position: relative;
    padding-inline-start: 1.75em;
  }
  &[data-numbered="true"] h2:not(.unnumbered)::before {
    position: absolute;
    inset-inline-start: 0;
    color: var(--fg-faint);
    font-family: var(--font-mono);
    font-weight: 500;
    content: counter(part);
    counter-increment: part;
  }
`;

const References = styled.ol`
  max-width: var(--measure);
  display: grid;
  gap: 0.5rem;
  padding-inline-start: 1.6em;
  color: var(--fg-muted);
  font-size: var(--text-small);
  list-style: decimal;
`;

export const articleFragment = graphql`
  fragment Article on Article {
    anchor
    numbered
    lists
    printLabel
    parts {
      anchor
      question
      title
      body {
        html
      }
      picture {
        ...Picture
      }
    }
    references {
      title
      source
      href
    }
  }
`;

export const articleChrome = graphql`
  fragment ArticleChrome on Query {
    wordsContent { page { contents references } }
  }
`;
