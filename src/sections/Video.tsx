import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { VideoPlayer } from "../components/VideoPlayer";
import { from } from "../theme/breakpoints";

/** A video by itself. */
export const Video = ({ anchor, title, intro, player }: Queries.VideoFragment) => (
  <Section anchor={anchor}>
    <SectionHead title={title} intro={intro} />
    <Stage>
      <VideoPlayer {...player} sizes={sizes} />
    </Stage>
  </Section>
);

const sizes = `${from("desktop")} 960px, 92vw`;

const Stage = styled.div`
  overflow: hidden;
  max-width: 60rem;
  border-radius: var(--radius-l);
`;

/* Under another name than in a Spotlight, where the video may be missing. */
export const videoSectionFragment = graphql`
  fragment Video on Video {
    anchor
    title
    intro {
      html
    }
    player: video {
      ...VideoParts
    }
  }
`;
