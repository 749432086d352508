/**
 * A page's decorative guilloche, generated from its content (build/patterns.ts) and colored by theme/pattern.css. Twice, for
 * theme/medallion.css to break; the second is not drawn until then.
 */
export const Pattern = ({ file }: { file: { publicURL: string | null } }) => {
  const half = (
    <g>
      <use href={`${file.publicURL}#a`} />
      <use href={`${file.publicURL}#b`} />
    </g>
  );
  return (
    <svg className="pattern" aria-hidden="true">
      {half}
      {half}
    </svg>
  );
};
