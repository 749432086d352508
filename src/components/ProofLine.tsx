import styled from "@emotion/styled";
import { useRef } from "react";
import { useNear } from "../hooks/useNear";
import { below } from "../theme/breakpoints";

/** Positions of the stations on the line, in the drawing's own units. */
const stations = [90, 270, 450, 630];

/**
 * The signature of the site: a record travels along a line, passes its stations, and turns amber at the last one.
 * Decoration. It moves once, when it comes into view; for visitors who want no motion it shows the end state.
 */
export function ProofLine() {
  const ref = useRef<SVGSVGElement>(null);
  const seen = useNear(ref, -80);
  return (
    <Drawing ref={ref} viewBox="0 0 760 240" aria-hidden="true" data-seen={seen}>
      <path className="rail" d="M0 120 H760" />
      {stations.map((x) => (
        <g key={x} transform={`translate(${x} 120)`}>
          <rect className="station" x="-34" y="-34" width="68" height="68" rx="16" />
          <rect className="core" x="-13" y="-13" width="26" height="26" rx="6" />
        </g>
      ))}
      <path className="trail" d="M0 120 H630" pathLength="1" />
      <g className="record">
        <rect x="-15" y="-15" width="30" height="30" rx="7" />
        <path d="m-6 0 4.5 4.5L7 -4.5" />
      </g>
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  top: 50%;
  right: -3%;
  width: 42%;
  transform: translateY(-50%);
  .rail {
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  .trail {
    stroke: var(--proof);
    stroke-width: 2;
    stroke-dasharray: 1;
    animation: proof-trail 0.7s var(--ease) 0.2s both paused;
  }
  .station {
    fill: var(--bg);
    stroke: var(--line-strong);
  }
  .core {
    fill: var(--accent-soft);
    stroke: var(--accent);
    stroke-opacity: 0.35;
  }
  .record {
    transform: translate(630px, 120px);
    animation: proof-record 0.7s var(--ease) 0.2s both paused;
  }
  .record rect {
    fill: var(--proof);
  }
  .record path {
    fill: none;
    stroke: var(--on-proof);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[data-seen="true"] * {
    animation-play-state: running;
  }
  html:not(.js) & * {
    animation: none;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      animation: none !important;
    }
  }
  @keyframes proof-trail {
    from {
      stroke-dashoffset: 1;
    }
    to {
      stroke-dashoffset: 0;
    }
  }
  @keyframes proof-record {
    from {
      transform: translate(0, 120px);
    }
  }
  @media ${below("large")} {
    display: none;
  }
`;
