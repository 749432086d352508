import type { Path } from "../derive/schemaLookup";
import { mapContent } from "../derive/walk";
import { type Figure, mostParties, partiesOf } from "../model/figure";
import type { Check } from "./findings";

/** Figures that cannot be drawn, or would be misleading. */
export const checkFigures: Check = (sources, { fault, warn }) => {
  for (const file of sources.pages) {
    mapContent(file.schema, file.content, {
      string: (value) => value,
      group(value, { path, facts }) {
        if (facts.block === "figure")
          checkFigure(value as Figure, {
            fault: (at, ...words) => fault({ file, path: [...path, ...at] }, ...words),
            warn: (at, ...words) => warn({ file, path: [...path, ...at] }, ...words),
          });
        return value;
      },
    });
  }
};

type Say = (at: Path, problem: string, expected: string) => void;

function checkFigure({ drawn, items }: Figure, { fault, warn }: { fault: Say; warn: Say }) {
  items.forEach(({ who }, index) => {
    const at = ["items", index, "who"];
    if (drawn === "sequence" && who.length !== 1 && who.length !== 2)
      fault(
        at,
        `This message names ${who.length} parties.`,
        "Name who sends it and who gets it, or one who acts alone.",
      );
    if (drawn === "record" && who.length > 0)
      warn(at, "A field of a record shows no names.", "Leave them out.");
  });
  const parties = partiesOf(items).length;
  if (drawn === "sequence" && parties > mostParties)
    warn(
      ["items"],
      `This sequence has ${parties} parties.`,
      `There is room for ${mostParties} side by side.`,
    );
  if (items.filter(({ mark }) => mark === "proof").length > 1)
    warn(["items"], "Several items are marked as the proof.", "Mark the one that proves the rest.");
}
