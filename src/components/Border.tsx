interface BorderProps {
  /** The name of its waves on the page. */
  waves: string;
}

/** An engraved border on four sides of a band (theme/border.css). */
export const Border = ({ waves }: BorderProps) => {
  const [across, down] = [`url(#${waves})`, `url(#${waves}-down)`];
  return (
    <svg className="border" aria-hidden="true">
      <pattern id={waves} width="56" height="20" patternUnits="userSpaceOnUse">
        {/* Four waves, each moved on by a quarter. */}
        {[-84, -70, -56, -42].map((from) => (
          <path key={from} d={`M${from} 10c14-12 14-12 28 0s14 12 28 0 14-12 28 0 14 12 28 0 14-12 28 0`} />
        ))}
      </pattern>
      <pattern id={`${waves}-down`} href={`#${waves}`} patternTransform="rotate(90)" />
      <rect x="20" height="20" fill={across} />
      <rect width="20" height="100%" fill={down} />
      <svg y="100%" aria-hidden="true">
        <rect x="20" y="-20" height="20" fill={across} />
      </svg>
      <svg x="100%" aria-hidden="true">
        <rect x="-20" width="20" height="100%" fill={down} />
      </svg>
      <rect x="20" height="100%" />
      <rect y="20" width="100%" />
    </svg>
  );
};
