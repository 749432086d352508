import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import type { Seal as Lines } from "../exhibits/guilloche";

interface SealProps {
  hash: string | undefined;
  /** The hash is a page's, so the seal is engraved like the one in its header and its certificate. */
  page?: boolean;
}

/** The seal of a hash, in the color around it; its code comes when it is needed. For eyes alone. */
export function Seal({ hash, page = false }: SealProps) {
  const [lines, setLines] = useState<Lines>();
  useEffect(() => {
    let isShown = true;
    const draw = async (of: string) => {
      const { engravingOf, sealOf } = await import("../exhibits/guilloche");
      if (isShown) setLines(page ? engravingOf(of) : sealOf(of));
    };
    // Without its code its place stays empty.
    if (hash) draw(hash).catch(() => {});
    return () => {
      isShown = false;
    };
  }, [hash, page]);
  return (
    // A seal reaches 250 units from 0, 0 (exhibits/guilloche.ts).
    <Drawing viewBox="-250 -250 500 500" aria-hidden="true">
      {lines?.rings.map((ring) => (
        <path key={ring} d={ring} {...(!page && filled)} />
      ))}
      <path d={lines?.outline} strokeWidth="1.25" />
      <path d={lines?.lace} />
    </Drawing>
  );
}

const filled = { fill: "currentColor", fillRule: "evenodd", stroke: "none" } as const;

const Drawing = styled.svg`
  aspect-ratio: 1;
  fill: none;
  stroke: currentColor;
  stroke-width: 0.6px;
  path {
    vector-effect: non-scaling-stroke;
  }
`;
