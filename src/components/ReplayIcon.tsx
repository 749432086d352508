import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { useChrome } from "../hooks/useChrome";
import { useNear } from "../hooks/useNear";
import type { Drawing } from "../shared/compiled";
import { Icon } from "./Icon";

interface ReplayIconProps {
  drawing: Drawing;
  /** The name of what it shows. */
  name: string;
}

/**
 * An icon that draws itself when it comes into view, and again on every click (specification 2.7). It draws over a copy
 * of itself, so that it is complete from the first paint on and never disappears.
 */
export function ReplayIcon({ drawing, name }: ReplayIconProps) {
  const { play } = useChrome<Queries.ReplayIconChromeFragment>().wordsContent.carousel;
  const plate = useRef<HTMLButtonElement>(null);
  const seen = useNear(plate, 0);
  const [clicks, setClicks] = useState(0);
  const icon = <Icon drawing={drawing} size={40} />;
  // Gives every line the same length, so that they all take the same time to draw.
  const lines = { shapes: drawing.shapes.replace(/<\w+/g, '$& pathLength="1"') };
  return (
    <>
      <Plate
        ref={plate}
        type="button"
        className="needs-js"
        aria-label={`${play}: ${name}`}
        onClick={() => setClicks(clicks + 1)}
      >
        {/* A new key makes new elements, so the animation starts over. */}
        <span key={clicks}>
          {icon}
          {seen && <Icon drawing={lines} size={40} />}
        </span>
      </Plate>
      <Plate as="span" className="without-js">
        {icon}
      </Plate>
    </>
  );
}

const Plate = styled.button`
  display: grid;
  place-items: center;
  width: 5rem;
  height: 5rem;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  color: var(--accent);
  button&:hover {
    border-color: var(--line-strong);
  }
  > span {
    display: grid;
  }
  > span > svg {
    grid-area: 1 / 1;
  }
  /* Fades the copy below while the icon is drawn over it. */
  > span > :first-of-type:not(:last-of-type) {
    animation: icon-back var(--long) var(--ease);
  }
  > span > svg + svg {
    opacity: 0;
    animation: icon-over var(--long);
  }
  > span > svg + svg > * {
    animation: icon-draw var(--long) ease-out;
  }
  @keyframes icon-back {
    20%,
    90% {
      opacity: 0.25;
    }
  }
  @keyframes icon-over {
    from,
    to {
      opacity: 1;
    }
  }
  @keyframes icon-draw {
    from {
      stroke-dasharray: 1;
      stroke-dashoffset: 1;
    }
    to {
      stroke-dasharray: 1;
      stroke-dashoffset: 0;
    }
  }
`;

export const replayIconChrome = graphql`
  fragment ReplayIconChrome on Query {
    wordsContent { carousel { play } }
  }
`;
