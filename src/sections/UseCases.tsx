import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Frame } from "../components/Frame";
import { Picture } from "../components/Picture";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { from } from "../theme/breakpoints";

/** Examples, each with a picture, some with their own placeholder for it. */
export function UseCases({ anchor, title, intro, cases }: Queries.UseCasesFragment) {
  const pairs = cases.length % 3 !== 0;
  return (
    <Section anchor={anchor}>
      <SectionHead title={title} intro={intro} />
      <Grid data-pairs={pairs}>
        {cases.map(({ title: name, text, image, placeholder }) => (
          <li key={name}>
            <Example>
              <Picture
                image={image}
                sizes={pairs ? sizes.inPairs : sizes.inThrees}
                fallback={placeholder?.publicURL}
              />
            </Example>
            <h3>{name}</h3>
            <Text as="p" html={text} />
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
  /* By night, and where it is a piece of a screen, a picture has the page's own ground: a line tells it from the page. */
  border: 1px solid var(--line);
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
      text {
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
