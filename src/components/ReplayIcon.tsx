import styled from "@emotion/styled";
import { useState } from "react";
import { useChrome } from "../hooks/useChrome";
import type { Drawing } from "../shared/compiled";
import { Icon } from "./Icon";

interface ReplayIconProps {
  drawing: Drawing;
  /** What it stands for. */
  name: string;
}

/** An icon that draws itself on every click (specification 2.7), but not before the first one. */
export function ReplayIcon({ drawing, name }: ReplayIconProps) {
  const { play } = useChrome().wordsContent.carousel;
  const [plays, setPlays] = useState(0);
  return (
    <>
      <Plate
        type="button"
        className="needs-js"
        aria-label={`${play}: ${name}`}
        onClick={() => setPlays(plays + 1)}
      >
        {/* A new key makes a new element, so the animation starts over. */}
        <Icon key={plays} drawing={drawing} size={40} className={plays > 0 ? "drawing" : undefined} />
      </Plate>
      <Plate as="span" className="without-js">
        <Icon drawing={drawing} size={40} />
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
  .drawing > * {
    stroke-dasharray: 60;
    animation: draw 0.7s var(--ease) both;
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 60;
      opacity: 0;
      transform: translateY(4px);
    }
  }
`;
