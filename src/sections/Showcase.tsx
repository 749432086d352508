import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Actions } from "../components/Button";
import { Carousel } from "../components/Carousel";
import { Picture } from "../components/Picture";
import { Lead, Section, Story, Title } from "../components/Section";
import { below, from } from "../theme/breakpoints";
import type { LeadPicture } from "./registry";
import { Beside, Phone, Window } from "./showcaseFrames";
import { Split } from "./showcaseSplit";

const aspects = { desktop: 2400 / 1500, phone: 1170 / 2532 };

/** Aspect ratio of the part of a desktop screen that phones show. */
const narrowAspect = 4 / 5;

/** A carousel of app screens in a window or a phone, by itself or next to text. */
export function Showcase({
  anchor,
  label,
  frame,
  slides,
  badges,
  copy,
  priority,
}: Queries.ShowcaseFragment & LeadPicture) {
  const Frame = frame === "phone" ? Phone : Window;
  const shape = frame === "phone" ? "phone" : copy ? "windowBesideText" : "window";
  const shown = slides.map(({ caption, src, dark, alt, narrow }, index) => ({
    caption,
    content: (
      <Picture
        paired
        image={{ src, dark, alt }}
        narrow={narrow}
        sizes={sizes[shape]}
        priority={priority && index === 0}
      />
    ),
  }));
  const fans = frame === "phone" && copy && slides.length > 2;
  const carousel = (
    <Carousel
      label={label}
      aspect={aspects[frame]}
      narrowAspect={slides.every(({ narrow }) => narrow) ? narrowAspect : undefined}
      // Specification 4: the desktop carousel restarts, the phone carousels do not.
      restartOnTheme={frame === "desktop"}
      slides={shown}
      frame={(screens: ReactNode, index: number) => (
        <Stage>
          <Frame>{screens}</Frame>
          {fans &&
            [-1, 1].map((step) => {
              const beside = shown.at((index + step) % slides.length);
              return (
                <Beside key={step} aria-hidden="true" data-step={step}>
                  <div key={beside?.caption}>{beside?.content}</div>
                </Beside>
              );
            })}
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </Stage>
      )}
    />
  );
  if (!copy) {
    return <Section anchor={anchor}>{carousel}</Section>;
  }
  return (
    <Section anchor={anchor}>
      <Split data-frame={frame}>
        <Story>
          <Title>{copy.title}</Title>
          <Lead as="p" html={copy.text} />
          <Actions actions={copy.actions} />
        </Story>
        {carousel}
      </Split>
    </Section>
  );
}

const sizes = {
  phone: `${from("broad")} min(8.96vw + 155px, 384px), ${from("large")} 248px, min(284px, 72vw - 16px)`,
  window: `${from("broad")} min(79vw, 1790px), ${from("full")} 1180px, 92vw`,
  windowBesideText: `${from("large")} 414px, 81vw`,
};

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-content: center;
  width: 100%;
  /* By itself as wide as its page has room for, with the phone below it. */
  @media print {
    [data-tone] > * > section > & {
      max-width: calc((100vh - 152mm) * 1.6);
    }
  }
`;

const Badge = styled.p`
  position: absolute;
  top: 55%;
  left: max(-1.25rem, calc(var(--gutter) * -0.5));
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--bg);
  box-shadow: var(--shadow);
  font-weight: 530;
  font-size: 0.875rem;
  line-height: 1.4;
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--success);
    content: "";
  }
  /* On the corner of the window: on this side, its screens have something everywhere else. */
  & + & {
    inset: -1.5625rem max(-1.25rem, calc(var(--gutter) * -0.5)) auto auto;
  }
  /* Above the picture of a phone, which leaves no room on its side. */
  @media ${below("medium")} {
    position: static;
    order: -1;
    padding: 0.3rem 0.7rem;
    box-shadow: none;
    font-size: 0.8125rem;
  }
  /* It would keep its size over a screen that is small on paper. */
  @media print {
    display: none;
  }
`;

/*
 * Screens contain text, so they get higher quality than other pictures and sizes up to those of a 2x display. A phone's
 * file is 1,170 wide, so its sizes are the same fractions of that: 292, 503, 585, 878 and 1,170.
 */
export const showcaseFragment = graphql`
  fragment NarrowPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 960, outputPixelDensities: [0.4, 0.75, 1], avifOptions: { quality: 72 })
    }
  }

  fragment Showcase on Showcase {
    anchor
    label
    frame
    badges
    slides {
      src {
        ...Screen
      }
      dark {
        ...Screen
      }
      alt
      caption
      narrow {
        src {
          ...NarrowPicture
        }
        dark {
          ...NarrowPicture
        }
      }
    }
    copy {
      title
      text {
        html
      }
      actions {
        ...ActionParts
      }
    }
  }

  fragment Screen on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 2400
        outputPixelDensities: [0.25, 0.43, 0.5, 0.75, 1]
        avifOptions: { quality: 72 }
      )
    }
  }
`;
