import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { Section } from "../components/Section";
import { Text } from "../components/Text";
import { from } from "../theme/breakpoints";

/** A sentence from one of the site's own documents. */
export const Quote = ({ anchor, quote, attribution, images, variant }: Queries.QuoteFragment) => (
  <Section density="tight" anchor={anchor} tone={variant === "highlighted" ? "raised" : "plain"}>
    <Quotation
      data-variant={variant}
      data-pictured={images.length > 0}
      data-long={quote.html.length > twoLines || undefined}
    >
      <figure>
        <blockquote>
          <Text as="p" html={quote} />
        </blockquote>
        <figcaption>{attribution}</figcaption>
      </figure>
      {images.length > 0 && (
        <Images>
          {images.map((image, index) => (
            // Neither alt text nor file is a unique key: decorations have no text, and a picture may appear twice.
            <li key={index}>
              <Picture image={image} sizes="240px" />
            </li>
          ))}
        </Images>
      )}
    </Quotation>
  </Section>
);

/** The most characters that take two lines of a wide screen in the largest letters. */
const twoLines = 100;

const Quotation = styled.div`
  &,
  figure {
    display: grid;
    gap: 1.5rem;
  }
  max-width: 56rem;
  padding-inline-start: clamp(1.25rem, 3vw, 2.5rem);
  border-inline-start: 2px solid var(--line-strong);
  blockquote {
    font-weight: 500;
    font-size: var(--text-h3);
    line-height: 1.35;
    letter-spacing: -0.015em;
  }
  blockquote > p {
    text-wrap: balance;
  }
  figcaption {
    color: var(--fg-muted);
    font-size: var(--text-small);
  }
  /* A picture is next to the text, as on a certificate. */
  &[data-pictured="true"] {
    max-width: none;
    @media ${from("large")} {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: clamp(2rem, 5vw, 5rem);
      figure {
        grid-template-rows: 1fr auto;
      }
    }
  }
  /* In a band of its own: from the line that all headings begin at, and across the width. */
  &[data-variant="highlighted"] {
    max-width: none;
    padding: 0;
    border: 0;
    blockquote {
      font-size: var(--text-h2);
      line-height: 1.16;
      letter-spacing: -0.028em;
    }
    @media ${from("large")} {
      &:not([data-long]) blockquote {
        font-size: calc(var(--text-h1) * 0.95);
      }
    }
    figcaption::before {
      display: block;
      width: 3rem;
      margin-bottom: 1rem;
      border-top: 2px solid var(--hue-ink);
      content: "";
    }
  }
`;

const Images = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  img {
    width: 15rem;
    height: auto;
    border-radius: var(--radius-s);
  }
`;

export const quoteFragment = graphql`
  fragment Quote on Quote {
    anchor
    quote {
      html
    }
    attribution
    images {
      ...Picture
    }
    variant
  }
`;
