// The signature: records travel along one line, and beyond a point they are filled.
export function journey({ ground }, { y, width, from = 0, records, proven, size = 22 }) {
  const square = (x) =>
    `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${
      size * 0.28
    }" fill="${x < proven ? ground.body : ground.focus}" stroke="${
      x < proven ? ground.line : ground.focus
    }" stroke-width="2.5"/>`;
  return (
    `<path d="M${from} ${y}H${proven}" stroke="${ground.line}" stroke-width="2.5"/>` +
    `<path d="M${proven} ${y}H${width}" stroke="${ground.focus}" stroke-width="2.5"/>` +
    records.map(square).join("")
  );
}
