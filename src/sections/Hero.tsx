import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Actions } from "../components/Button";
import { Pattern } from "../components/Pattern";
import { Picture } from "../components/Picture";
import { ReplayIcon } from "../components/ReplayIcon";
import { Content, Eyebrow, Lead } from "../components/Section";
import { below, from } from "../theme/breakpoints";
import type { LeadPicture } from "./registry";

/** The opening of a page, with its only first-level heading. */
export const Hero = ({
  anchor,
  layout,
  eyebrow,
  title,
  text,
  actions,
  art,
  icon,
  pattern,
  priority,
}: Queries.HeroFragment & LeadPicture) => (
  <Opening id={anchor ?? undefined} data-layout={layout} data-art={Boolean(art)}>
    <Content data-pattern={pattern ? "" : undefined}>
      <Copy data-part="copy">
        {icon && <ReplayIcon drawing={icon} name={title} />}
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{title}</h1>
        <Lead as="p" html={text} />
        <Actions actions={actions} />
      </Copy>
      {art && (
        <Art data-part="art">
          <Picture
            paired
            image={art}
            sizes={layout === "wide" ? sizes.wide : sizes.split}
            priority={priority}
          />
        </Art>
      )}
      {pattern && <Pattern file={pattern} />}
    </Content>
  </Opening>
);

/**
 * A wide picture has no background and fills the height of its place: from "wide" on a part of the section's, from "full" on
 * all of it, which grows with its heading from "broad" on.
 */
const sizes = {
  wide: `${from("broad")} max(min(808px, 94.1vh), 44vw), ${from("full")} min(808px, 94.1vh), ${from("wide")} min(518px, 60.3vh), min(87.3vw, 588px)`,
  split: `${from("broad")} min(35vw, 880px), ${from("full")} 584px, ${from("wide")} 45vw, 92vw`,
};

const Copy = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: clamp(1.125rem, 0.9rem + 0.9vw, 1.75rem);
  max-width: 46rem;
  h1 {
    font-size: var(--text-h1);
    letter-spacing: -0.032em;
    line-height: 1.06;
  }
  > p {
    max-width: 38rem;
  }
`;

const Art = styled.div`
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Opening = styled.section`
  position: relative;
  padding: clamp(3rem, 1.5rem + 5vw, 6.5rem) var(--gutter) clamp(2.5rem, 1.5rem + 3vw, 4.5rem);

  &[data-layout="wide"] {
    overflow: clip;
    [data-part="copy"] {
      max-width: 41rem;
      @media ${from("wide")} {
        --quiet-ground: var(--hue-ground);
        --quiet-inset: 1rem;
      }
    }
    h1 {
      font-size: var(--text-display);
      letter-spacing: -0.038em;
      line-height: 1.02;
    }
    [data-part="art"] {
      position: absolute;
      inset: auto 0 0;
      height: min(76vw, 32rem);
      img {
        position: absolute;
        right: 0;
        width: auto;
        max-width: none;
        background: none !important;
      }
    }
    @media ${from("wide")} {
      min-height: min(44rem, 82vh);
      [data-part="art"] {
        /* Beside the words, which leave it little room. */
        inset: 0 0 auto 40%;
        height: 64%;
        @media ${from("full")} {
          /* Up to the edge of the content, so that it stays with the words on a wide screen. */
          inset: 0 max(0px, calc((100% - var(--content)) / 2 - 4 * var(--gutter))) 0 50%;
          height: auto;
        }
      }
    }
    @media ${below("wide")} {
      /* The picture begins below the buttons. */
      padding-bottom: min(78vw, 33rem);
    }
    @media print {
      padding-bottom: 0;
      [data-part="art"] {
        position: static;
        height: auto;
      }
      [data-part="art"] img {
        position: static;
        height: auto;
      }
    }
  }

  &[data-layout="brief"] {
    padding-block: clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
    @media ${from("wide")} {
      [data-part="copy"] {
        grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
        align-items: start;
        column-gap: var(--gap);
        max-width: none;
      }
      h1 {
        grid-row: 2 / span 2;
      }
      h1 ~ p {
        grid-area: 2 / 2;
      }
      h1 ~ div {
        grid-area: 3 / 2;
      }
    }
  }

  /* The piece below it is the hero: its first action is in sight at once. */
  &:has(+ [data-bench]) {
    padding-block: clamp(1.25rem, 0.5rem + 2.4vw, 2.5rem) 0;
    [data-part="copy"] {
      row-gap: clamp(0.75rem, 0.5rem + 0.9vw, 1.25rem);
    }
    @media ${below("small")} {
      h1 ~ p {
        font-size: var(--text-body);
      }
      h1 ~ div > * {
        flex: 1 1 auto;
      }
    }
  }

  @media ${from("wide")} {
    &[data-layout="split"][data-art="true"] > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--gap);
      align-items: center;
    }
  }
  &[data-layout="split"] [data-part="art"] {
    overflow: hidden;
    margin-top: 2.5rem;
    border-radius: var(--radius-l);
    aspect-ratio: 4 / 3;
    @media ${from("wide")} {
      margin-top: 0;
    }
  }
`;

export const heroFragment = graphql`
  fragment Hero on Hero {
    anchor
    layout
    eyebrow
    title
    text {
      html
    }
    actions {
      ...ActionParts
    }
    art {
      ...OpeningPicture
    }
    icon {
      shapes
    }
    pattern {
      publicURL
    }
  }

  fragment OpeningPicture on Image {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1280, breakpoints: [480, 720, 960, 1280, 1920])
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1280, breakpoints: [480, 720, 960, 1280, 1920])
      }
    }
  }
`;
