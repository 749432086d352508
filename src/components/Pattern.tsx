/** A page's decorative guilloche, generated from its content (build/patterns.ts) and colored by theme/pattern.css. */
export const Pattern = ({ file }: { file: { publicURL: string | null } }) => (
  <svg className="pattern" aria-hidden="true">
    <use href={`${file.publicURL}#a`} />
    <use href={`${file.publicURL}#b`} />
  </svg>
);
