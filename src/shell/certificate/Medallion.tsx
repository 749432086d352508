import styled from "@emotion/styled";
import { below, from } from "../../theme/breakpoints";

interface MedallionProps {
  /** The address of the page's engraving (build/patterns.ts). */
  pattern: string;
  /** Whether it is near enough to be worth its file. */
  shown: boolean;
}

/**
 * The page's engraving, in two halves that lie on each other until a check breaks them. It is large beside the page's
 * closing call, and small where there is none.
 */
export const Medallion = ({ pattern, shown }: MedallionProps) => (
  <Halves>
    {shown ? (
      <Both pattern={pattern} />
    ) : (
      <noscript>
        <Both pattern={pattern} />
      </noscript>
    )}
  </Halves>
);

const Both = ({ pattern }: { pattern: string }) => (
  <>
    <Half pattern={pattern} />
    <Half pattern={pattern} />
  </>
);

const Half = ({ pattern }: { pattern: string }) => (
  <svg aria-hidden="true">
    <use href={`${pattern}#a`} />
    <use href={`${pattern}#b`} />
  </svg>
);

const Halves = styled.div`
  position: absolute;
  right: 0;
  bottom: clamp(3rem, 6vw, 5rem);
  width: min(62vw, 20rem);
  aspect-ratio: 1;
  color: var(--fg-muted);
  pointer-events: none;
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    clip-path: polygon(-5% -5%, 56% -5%, 47% 22%, 57% 44%, 43% 66%, 54% 84%, 47% 105%, -5% 105%);
    transition:
      transform var(--brisk) var(--ease),
      color var(--calm) var(--ease);
  }
  svg:last-child {
    clip-path: polygon(56% -5%, 47% 22%, 57% 44%, 43% 66%, 54% 84%, 47% 105%, 105% 105%, 105% -5%);
  }
  [data-certificate="holds"] & {
    color: var(--proof);
  }
  [data-certificate="fails"] & {
    color: var(--danger);
    svg {
      transform: translate(-0.75rem, -0.5rem) rotate(-3deg);
    }
    svg:last-child {
      transform: translate(0.75rem, 0.75rem) rotate(4deg);
    }
  }
  /* Behind the text, where there is no room beside it. */
  @media ${below("desktop")} {
    opacity: 0.22;
  }
  @media ${from("desktop")} {
    right: max(var(--gutter), calc(50% - var(--content) / 2));
    width: 15rem;
    [data-closing] + [data-certificate] & {
      width: clamp(24rem, 34vw, 32rem);
    }
  }
  @media print {
    display: none;
  }
`;

/** The engraved border at the top or the bottom of a band. What it is drawn with stands once on a page, at the bottom. */
export const Edge = ({ at }: { at: "top" | "bottom" }) => (
  <Border aria-hidden="true" data-at={at}>
    {at === "bottom" && <Waves />}
    <rect width="100%" height="20" fill="url(#edge)" />
  </Border>
);

/** Four waves, each moved on by a quarter. */
const Waves = () => (
  <pattern id="edge" width="56" height="20" patternUnits="userSpaceOnUse">
    {[0, 14, 28, 42].map((from) => (
      <path key={from} d={`M${from - 84} 10c14-12 14-12 28 0s14 12 28 0 14-12 28 0 14 12 28 0 14-12 28 0`} />
    ))}
  </pattern>
);

const Border = styled.svg`
  position: absolute;
  right: 0;
  bottom: 0.75rem;
  left: 0;
  display: block;
  width: 100%;
  height: 20px;
  color: var(--fg-faint);
  fill: none;
  stroke: currentColor;
  &[data-at="top"] {
    top: 0.75rem;
    bottom: auto;
  }
  /* Above the closing call there is one already. */
  [data-closing] + [data-certificate] > &[data-at="top"] {
    display: none;
  }
  [data-certificate="holds"] > & {
    color: var(--proof);
  }
  [data-certificate="fails"] > & {
    color: var(--danger);
  }
`;
