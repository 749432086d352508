import styled from "@emotion/styled";
import type { Drawing } from "../shared/compiled";

/**
 * A drawing of hairlines in the theme's colors: ink, with what is `faint` behind it, the `accent` on what happens, and
 * amber on the one spot that is the `proof`. Decoration.
 */
export const Sketch = ({ drawing, className }: { drawing: Drawing; className?: string }) => (
  <Lines
    className={className}
    viewBox="0 0 240 108"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing.shapes }}
  />
);

const Lines = styled.svg`
  fill: none;
  stroke: var(--fg-muted);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.5;
  /* As fine in a small place as in a large one. */
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
    fill: var(--proof);
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
