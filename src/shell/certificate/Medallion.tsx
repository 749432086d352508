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
