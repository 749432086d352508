interface MedallionProps {
  /** The address of the page's engraving (build/patterns.ts). */
  pattern: string;
  /** Whether it is near enough to be worth its file. */
  shown: boolean;
}

/** The page's engraving, in two halves, for theme/medallion.css to break. */
export const Medallion = ({ pattern, shown }: MedallionProps) => {
  const half = (
    <svg aria-hidden="true">
      <use href={`${pattern}#a`} />
      <use href={`${pattern}#b`} />
    </svg>
  );
  const halves = (
    <>
      {half}
      {half}
    </>
  );
  return (
    <div className="medallion">
      {shown ? halves : <noscript>{halves}</noscript>}
      {/* Browsers load it when they print. */}
      <img src={pattern} alt="" loading="lazy" width="200" height="200" />
    </div>
  );
};

/** An engraved border of a band. What it is drawn with stands once on a page, at the bottom. */
export const Edge = ({ at }: { at: "top" | "bottom" }) => (
  <svg className="edge" aria-hidden="true" data-at={at}>
    {at === "bottom" && <Waves />}
    <rect width="100%" height="20" fill="url(#edge)" />
  </svg>
);

/** Four waves, each moved on by a quarter. */
const Waves = () => (
  <pattern id="edge" width="56" height="20" patternUnits="userSpaceOnUse">
    {[-84, -70, -56, -42].map((from) => (
      <path key={from} d={`M${from} 10c14-12 14-12 28 0s14 12 28 0 14-12 28 0 14 12 28 0 14-12 28 0`} />
    ))}
  </pattern>
);
