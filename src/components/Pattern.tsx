/** The guilloche of a page, grown from its content (build/patterns.ts); decoration, lit by theme/pattern.css. */
export const Pattern = ({ file }: { file: { publicURL: string | null } }) => (
  <svg className="pattern" aria-hidden="true">
    <use href={`${file.publicURL}#a`} />
    <use href={`${file.publicURL}#b`} />
  </svg>
);
