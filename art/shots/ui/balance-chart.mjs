// Days as a stepped line: money arrives at a moment, it does not slope.
export function balanceChart(days, { width, height, pad = 20 }) {
  const values = days.map(([, value]) => value);
  const [low, high] = [Math.min(...values) - 90, Math.max(...values)];
  const step = (width - 2 * pad) / days.length;
  const floor = height - 22;
  const y = (value) => (8 + (1 - (value - low) / (high - low)) * (floor - 12)).toFixed(1);
  const x = (i) => (pad + i * step).toFixed(1);
  let line = `M0 ${y(values[0])}`;
  days.forEach(([, value], i) => {
    line += `L${x(i)} ${y(values[Math.max(0, i - 1)])}L${x(i)} ${y(value)}`;
  });
  line += `L${width} ${y(values.at(-1))}`;
  const labels = days.map(([day], i) => {
    const at = (pad + (i + 0.5) * step).toFixed(1);
    return `<text x="${at}" y="${height - 5}" text-anchor="middle">${day}</text>`;
  });
  return `<svg class="ic chart" width="${width}" height="${height}"
      viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="fall" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="var(--accent)" stop-opacity=".2"/>
      <stop offset="1" stop-color="var(--accent)" stop-opacity="0"/>
    </linearGradient></defs>
    <path d="${line}L${width} ${floor}L0 ${floor}Z" fill="url(#fall)"/>
    <path d="${line}" fill="none" stroke="var(--accent)" stroke-width="2"
      stroke-linejoin="round"/>
    <g font-size="11" fill="var(--text3)">${labels.join("")}</g>
  </svg>`;
}
