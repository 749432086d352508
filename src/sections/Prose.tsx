import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Picture, textSizes } from "../components/Picture";
import { RichText } from "../components/RichText";
import { Eyebrow, Section, Title } from "../components/Section";
import { from } from "../theme/breakpoints";
import { headingBeside } from "./headingBeside";

/** Running text, with its heading on the side or above it on wide screens. */
export const Prose = ({ anchor, eyebrow, title, body, picture, setting }: Queries.ProseFragment) => (
  <Section anchor={anchor}>
    <Split data-setting={setting}>
      <header>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{title}</Title>
      </header>
      <RichText html={body} />
      {picture && <Picture image={picture} sizes={textSizes} />}
    </Split>
  </Section>
);

const Split = styled.div`
  header {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  display: grid;
  gap: 1.5rem clamp(2rem, 6vw, 6rem);
  > picture {
    max-width: var(--measure);
  }
  &[data-setting="large"] > div {
    max-width: 56rem;
    font-size: var(--text-lead);
    line-height: 1.5;
  }
  @media ${from("large")} {
    &[data-setting="beside"] {
      ${headingBeside}
      > picture {
        grid-column: 2;
      }
    }
    /* Code blocks need more width, the heading less. */
    &[data-setting="beside"]:has(.code) {
      grid-template-columns: minmax(0, 0.5fr) minmax(0, 1.5fr);
      > div {
        max-width: none;
      }
      > div > :not(figure) {
        max-width: var(--measure);
      }
    }
    &[data-setting="columns"] > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: inherit;
      max-width: none;
    }
  }
`;

export const proseFragment = graphql`
  fragment Prose on Prose {
    anchor
    eyebrow
    title
    body {
      html
    }
    picture {
      ...Picture
    }
    setting
  }
`;
