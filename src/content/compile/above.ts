/** The types of sections with something to be tried, or seen, in a band of its own (Bench in sections/Exhibit.tsx). */
const pieces = ["Exhibit", "ExhibitFigure", "Calculator", "Verifier"];

/**
 * What a page's opening stands above: a piece, or a line with a piece below it. The opening is laid out by it from the
 * start: in CSS alone (`:has(+ [data-bench])`) it would move once the piece has arrived.
 */
export function aboveOf(sections: readonly { type: string }[]): "piece" | "line" | undefined {
  const opening = sections.findIndex(({ type }) => type === "Hero");
  const [next, second] = opening < 0 ? [] : sections.slice(opening + 1);
  const isPiece = (section?: { type: string }) => section && pieces.includes(section.type);
  if (isPiece(next)) return "piece";
  return next?.type === "Divider" && isPiece(second) ? "line" : undefined;
}
