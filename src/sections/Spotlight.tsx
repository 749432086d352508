import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Actions } from "../components/Button";
import { Picture } from "../components/Picture";
import { RichText } from "../components/RichText";
import { Eyebrow, Section, Story, Title } from "../components/Section";
import { VideoPlayer } from "../components/VideoPlayer";
import { from } from "../theme/breakpoints";
import type { LeadPicture } from "./registry";

/** A story next to a picture or video. */
export const Spotlight = ({
  anchor,
  eyebrow,
  title,
  body,
  image,
  video,
  side,
  actions,
  priority,
}: Queries.SpotlightFragment & LeadPicture) => (
  <Section anchor={anchor} tone="raised">
    <Split data-side={side}>
      <Figure>
        {video ? (
          <VideoPlayer {...video} sizes={sizes} priority={priority} />
        ) : (
          <Picture image={image} sizes={sizes} priority={priority} />
        )}
      </Figure>
      <Story>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{title}</Title>
        <RichText html={body} />
        <Actions actions={actions} />
      </Story>
    </Split>
  </Section>
);

const sizes = `${from("broad")} min(45.3vw, 1283px), ${from("full")} 584px, ${from("large")} 45vw, 92vw`;

const Split = styled.div`
  display: grid;
  gap: clamp(2rem, 4vw, 2.5rem) var(--gap);
  align-items: center;
  @media ${from("large")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-side="right"] > :first-of-type {
      order: 2;
    }
  }
  /* Text needs no more on a very wide screen; the picture grows. */
  @media screen and ${from("broad")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    &[data-side="right"] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
  @media print {
    grid-template-columns: 2fr 5fr;
  }
`;

const Figure = styled.div`
  overflow: hidden;
  border-radius: var(--radius-l);
  img {
    width: 100%;
    height: auto;
  }
`;

export const spotlightFragment = graphql`
  fragment Spotlight on Spotlight {
    anchor
    eyebrow
    title
    body {
      html
    }
    image {
      ...Picture
    }
    video {
      ...VideoParts
    }
    side
    actions {
      ...ActionParts
    }
  }
`;
