import type { Interpolation, Theme } from "@emotion/react";
import { graphql } from "gatsby";
import { Border } from "../components/Border";
import { Actions } from "../components/Button";
import { Pattern } from "../components/Pattern";
import { Picture } from "../components/Picture";
import { ReplayIcon } from "../components/ReplayIcon";
import { Content, Eyebrow, Lead } from "../components/Section";
import { Sketch } from "../components/Sketch";
import { from } from "../theme/breakpoints";
import { Art, aboveBench, Copy, Opening } from "./opening";
import type { LeadPicture, Place } from "./registry";

/** The opening of a page, with its only first-level heading; `look` has the styles of its layout. */
export const Hero = ({
  anchor,
  layout,
  eyebrow,
  title,
  text,
  actions,
  art,
  proven,
  drawing,
  icon,
  pattern,
  priority,
  above,
  look,
}: Queries.HeroFragment & LeadPicture & Place & { look: Interpolation<Theme> }) => {
  const shown = sizes[layout as keyof typeof sizes] ?? sizes.picture;
  return (
    <Opening
      id={anchor ?? undefined}
      css={[look, aboveBench]}
      data-layout={layout}
      data-above={above}
      data-with={(art && "art") || (drawing && "drawing")}
    >
      {layout === "document" && <Border waves="opening" />}
      <Content data-pattern={pattern ? layout : undefined}>
        <Copy data-part="copy">
          {icon && <ReplayIcon drawing={icon} name={title} />}
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          <Lead as="p" html={text} />
          <Actions actions={actions} />
        </Copy>
        {art && (
          <Art data-part="art">
            <Picture paired image={art} sizes={shown} priority={priority} />
            {/* Browsers load it once it is displayed. */}
            {proven && (
              <div data-part="proven">
                <Picture paired image={proven} sizes={shown} />
              </div>
            )}
          </Art>
        )}
        {drawing && <Sketch drawing={drawing} />}
        {pattern && <Pattern file={pattern} />}
      </Content>
    </Opening>
  );
};

/**
 * A wide picture has no background, and is as high or as wide as wideOpening.ts says; on phones 3vw less, since a file of
 * 480 px is enough for a screen of 412 px with 1.75 dots each, and paints 70 ms sooner on a slow line.
 */
const sizes = {
  wide: `${from("broad")} min(38vw, 1300px), ${from("full")} 569px, ${from("wide")} 349px, ${from("medium")} min(43.7vw, 459px), min(83vw - 68px, 480px)`,
  subject: `${from("medium")} 40vw, min(160px, 40vw)`,
  /* Cut at its sides, where it is square, more than its box. */
  picture: `${from("wide")} max(73vw, 900px), ${from("medium")} 73vw, 90vw`,
};

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
    proven {
      ...OpeningPicture
    }
    drawing {
      shapes
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
