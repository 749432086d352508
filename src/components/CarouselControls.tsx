import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useChrome } from "../hooks/useChrome";
import { below } from "../theme/breakpoints";
import { Dot } from "./Dot";
import { Icon, uiIcons } from "./Icon";
import { RoundButton } from "./RoundButton";

interface CarouselControlsProps {
  index: number;
  show(index: number): void;
  paused: boolean;
  setPaused(paused: boolean): void;
  /** Whether the carousel ever advances by itself; if not, there is no pause button. */
  canAdvance: boolean;
  captions: readonly string[];
  /** The id of the element that the buttons move. */
  controls: string;
}

/** The previous, next and pause buttons and the dots. */
export function CarouselControls({
  index,
  show,
  paused,
  setPaused,
  canAdvance,
  captions,
  controls,
}: CarouselControlsProps) {
  const words = useChrome<Queries.CarouselControlsChromeFragment>().wordsContent.carousel;
  if (captions.length < 2) return null;
  return (
    <Bar className="needs-js">
      <RoundButton
        type="button"
        aria-label={words.previous}
        aria-controls={controls}
        onClick={() => show(index - 1)}
      >
        <Icon drawing={uiIcons.previous} size={20} />
      </RoundButton>
      <Dots>
        {captions.map((caption, dot) => (
          <Dot
            key={caption}
            type="button"
            aria-label={`${words.goTo} ${dot + 1}: ${caption}`}
            aria-current={dot === index ? "true" : undefined}
            onClick={() => show(dot)}
          />
        ))}
      </Dots>
      <RoundButton
        type="button"
        aria-label={words.next}
        aria-controls={controls}
        onClick={() => show(index + 1)}
      >
        <Icon drawing={uiIcons.next} size={20} />
      </RoundButton>
      <RoundButton
        type="button"
        aria-label={paused ? words.play : words.pause}
        onClick={() => setPaused(!paused)}
        disabled={!canAdvance}
      >
        <Icon drawing={paused ? uiIcons.play : uiIcons.pause} size={20} />
      </RoundButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.25rem;
  max-width: 100%;
  margin-top: 0.5rem;
  /* The smallest phones have no space to spare next to the slides. */
  @media ${below("small")} {
    flex-wrap: wrap;
    gap: 0;
    max-width: calc(100% + 1.5rem);
  }
`;

const Dots = styled.div`
  display: flex;
  min-width: 0;
`;

export const carouselControlsChrome = graphql`
  fragment CarouselControlsChrome on Query {
    wordsContent { carousel { previous next pause play goTo } }
  }
`;
