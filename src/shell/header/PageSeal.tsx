import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";

/**
 * The page's seal in small: a solid wave with a wave or a star cut out of it, in 64 by 64. The first bytes of its hash
 * choose how many lobes each has and how deep they are.
 */
export function sealWaves(digest: string) {
  const [first = 0, second = 0, third = 0, fourth = 0] = (digest.match(/../g) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  const outer = wave(3 + (first % 5), 5 + (second % 11), 35);
  const inner = wave(2 + (third % 4), 3 + (fourth % 6), 8 + (fourth % 6));
  return outer + inner;
}

/** A closed wave between two radii: through the middle of each flank, pulled toward each crest and trough. */
function wave(lobes: number, inner: number, outer: number) {
  const at = (quarter: number, radius: number) => {
    const turn = (quarter * Math.PI) / 2 / lobes;
    return `${(32 + radius * Math.cos(turn)).toFixed(1)} ${(32 + radius * Math.sin(turn)).toFixed(1)}`;
  };
  const middle = (inner + outer) / 2;
  const flanks = Array.from({ length: 2 * lobes }, (_, half) =>
    [at(2 * half, half % 2 ? inner : outer), at(2 * half + 1, middle)].join(" "),
  );
  return `M${at(-1, middle)}Q${flanks.join(" ")}z`;
}

/**
 * Stands beside the logo, turns into the next page's when the page changes (theme/transitions.css), and is amber once the
 * page has been checked (theme/certificate.css).
 */
export function PageSeal({ digest }: { digest: string }) {
  return (
    <Drawing className="page-seal" viewBox="0 0 64 64" aria-hidden="true">
      <path d={sealWaves(digest)} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: none;
  flex: none;
  width: 1.5rem;
  color: var(--fg-faint);
  fill: currentColor;
  fill-rule: evenodd;
  transition: color var(--brisk);
  @media ${from("phone")} {
    display: block;
  }
  @media ${from("medium")} {
    width: 1.75rem;
  }
`;
