import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { Section } from "../components/Section";
import { Text } from "../components/Text";

/** A sentence from one of the site's own documents. */
export const Quote = ({ anchor, text, attribution, images, variant }: Queries.QuoteFragment) => (
  <Section anchor={anchor} tone={variant === "highlighted" ? "raised" : "plain"}>
    <Figure data-variant={variant}>
      <blockquote>
        <Text as="p" html={text} />
      </blockquote>
      <figcaption>{attribution}</figcaption>
      {images.length > 0 && (
        <Images>
          {images.map((image, index) => (
            // Neither text nor file is unique: decorations have no text, and a picture may appear twice.
            <li key={index}>
              <Picture image={image} sizes="160px" />
            </li>
          ))}
        </Images>
      )}
    </Figure>
  </Section>
);

const Figure = styled.figure`
  display: grid;
  gap: 1.5rem;
  max-width: 56rem;
  padding-inline-start: clamp(1.25rem, 3vw, 2.5rem);
  border-inline-start: 2px solid var(--line-strong);
  blockquote {
    font-weight: 500;
    font-size: var(--text-h3);
    line-height: 1.35;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  figcaption {
    color: var(--fg-muted);
    font-size: var(--text-small);
  }
  &[data-variant="highlighted"] {
    margin-inline: auto;
    border-inline-start-color: var(--proof);
    blockquote {
      font-size: var(--text-h2);
      line-height: 1.22;
      letter-spacing: -0.024em;
    }
  }
`;

const Images = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  img {
    width: 10rem;
    height: auto;
    border-radius: var(--radius-s);
  }
`;

export const quoteFragment = graphql`
  fragment Quote on Quote {
    anchor
    text {
      html
    }
    attribution
    images {
      ...Picture
    }
    variant
  }
`;
