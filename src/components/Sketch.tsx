import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { Drawing } from "../shared/compiled";

/**
 * A decorative hairline drawing in the theme's colors: ink, `faint` in the background, `accent` on the action, and grey
 * on the single `proof`, which is amber only where it was checked.
 */
export const Sketch = ({ drawing, className }: { drawing: Drawing; className?: string }) => (
  <Lines
    className={className}
    viewBox="0 0 240 108"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing.shapes }}
  />
);

/** A drawing in the ink of the page's hue, on paper of its ground. */
export const inHue = css`
  stroke: var(--hue-ink);
  rect,
  circle {
    fill: var(--hue-band);
  }
  .faint {
    stroke: inherit;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    rect,
    circle {
      fill: Canvas;
    }
  }
`;

const Lines = styled.svg`
  fill: none;
  stroke: var(--fg-muted);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.5;
  /* Equally thin at every size. */
  * {
    vector-effect: non-scaling-stroke;
  }
  .faint {
    stroke: var(--control);
    opacity: 0.55;
  }
  .accent {
    stroke: var(--accent);
  }
  .proof {
    fill: var(--control);
    stroke: none;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    .faint,
    .accent {
      stroke: CanvasText;
    }
    .proof {
      fill: Highlight;
    }
  }
`;
