import { useRef } from "react";
import { useNear } from "../hooks/useNear";

/** A line with the stations of the page's subject; theme/line.css fills it once, when it comes into view. */
export function ProofLine({ stations }: { stations: readonly string[] }) {
  const ref = useRef<HTMLOListElement>(null);
  const seen = useNear(ref, -80);
  return (
    <ol ref={ref} className="line" data-seen={seen}>
      {stations.map((station, place) => (
        <li key={station} style={{ "--place": String(place) }}>
          {station}
        </li>
      ))}
    </ol>
  );
}
