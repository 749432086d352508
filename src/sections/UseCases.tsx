import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Frame } from "../components/Frame";
import { Picture } from "../components/Picture";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { below, from } from "../theme/breakpoints";

/** Examples, each with a picture; some have their own placeholder for it. */
export function UseCases({ anchor, title, intro, cases }: Queries.UseCasesFragment) {
  const pairs = cases.length % 3 !== 0;
  return (
    <Section anchor={anchor}>
      <SectionHead title={title} intro={intro} />
      <Grid data-pairs={pairs}>
        {cases.map(({ title: name, description, image, placeholder }) => (
          <li key={name}>
            <Example>
              <Picture
                image={image}
                sizes={pairs ? sizes.inPairs : sizes.inThrees}
                fallback={placeholder?.publicURL}
              />
            </Example>
            <h3>{name}</h3>
            <Text as="p" html={description} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const sizes = {
  inPairs: `${from("full")} 580px, ${from("medium")} 45vw, 92vw`,
  inThrees: `${from("full")} 376px, ${from("wide")} 29.5vw, ${from("medium")} 45vw, 92vw`,
};

/** The picture is next to its text. */
const alone = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  grid-template-rows: 1fr auto auto 1fr;
  > div {
    grid-row: 1 / -1;
  }
  > h3 {
    grid-row: 2;
  }
  > p {
    grid-row: 3;
  }
`;

const Grid = styled.ul`
  display: grid;
  gap: clamp(2rem, 3.6vw, 3.5rem) clamp(1.25rem, 2.4vw, 2rem);
  @media ${from("medium")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from("wide")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-pairs="true"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  /* In pairs; an odd one at the end gets a row to itself. */
  @media ${from("medium")} {
    &[data-pairs="true"] > li:nth-of-type(odd):last-of-type {
      ${alone}
    }
  }
  @media ${from("medium")} and ${below("wide")} {
    > li:nth-of-type(odd):last-of-type {
      ${alone}
    }
  }
  @media print {
    &[data-pairs] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-pairs="true"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-pairs] > li:nth-of-type(odd):last-of-type {
      display: block;
      grid-column: auto;
    }
  }
  h3 {
    margin: 1.25rem 0 0.5rem;
    font-size: var(--text-h3);
  }
  p {
    color: var(--fg-muted);
    font-size: 1rem;
  }
`;

const Example = styled(Frame)`
  aspect-ratio: 3 / 2;
  /* In the dark theme, and for parts of screens, a picture has the page's background, so a line sets it off. */
  border: 1px solid var(--line);
  /* A closer look, and no sign of a link: a case leads nowhere. */
  img {
    transition: transform var(--calm) var(--ease);
  }
  li:hover > & img {
    transform: scale(1.04);
  }
`;

export const useCasesFragment = graphql`
  fragment UseCases on UseCases {
    anchor
    title
    intro {
      html
    }
    cases {
      title
      description {
        html
      }
      image {
        ...Picture
      }
      placeholder {
        publicURL
      }
    }
  }
`;
