// Depth over time of one dive: descent, work at 28.4 m, ascent with a stop at 5 m.
const DIVE = [
  [0, 0],
  [6, 27.2],
  [12, 28.4],
  [20, 27.6],
  [28, 28.1],
  [33, 26.4],
  [41, 5],
  [46, 5],
  [48, 0],
];

export function diveProfile({ width, height }) {
  const x = (minute) => (minute / 48) * width;
  const y = (depth) => 6 + (depth / 32) * (height - 8);
  const path = DIVE.map(([m, d], i) => {
    if (i === 0) return `M${x(m).toFixed(1)} ${y(d).toFixed(1)}`;
    const [pm, pd] = DIVE[i - 1];
    const middle = ((x(pm) + x(m)) / 2).toFixed(1);
    const end = `${x(m).toFixed(1)} ${y(d).toFixed(1)}`;
    return `C${middle} ${y(pd).toFixed(1)} ${middle} ${y(d).toFixed(1)} ${end}`;
  }).join("");
  const grid = [10, 20, 30].map(
    (depth) =>
      `<path d="M0 ${y(depth)}H${width}" stroke="var(--line)"/>` +
      `<text x="${width}" y="${y(depth) - 4}" text-anchor="end">${depth} m</text>`,
  );
  return `<svg class="ic" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="var(--accent)" stop-opacity=".05"/>
      <stop offset="1" stop-color="var(--accent)" stop-opacity=".3"/>
    </linearGradient></defs>
    <path d="${path}Z" fill="url(#water)"/>
    <g font-size="11" fill="var(--text3)">${grid.join("")}</g>
    <path d="${path}" fill="none" stroke="var(--accent)" stroke-width="2.2"
      stroke-linecap="round"/>
  </svg>`;
}
