import type { Path } from "../derive/walk";
import { type Figure, mostParties, partiesOf } from "../model/figure";
import type { Check } from "./findings";

/** Figures that cannot be drawn, or would be misleading. */
export const checkFigures: Check = (sources, { faults, warnings }) => {
  for (const file of sources.pages) {
    const check = (figure: Figure | undefined, path: Path) => {
      if (!figure) return;
      const { drawn, items } = figure;
      const say = (list: typeof faults, at: Path, problem: string, expected: string) =>
        list.push(file.fault([...path, ...at], problem, expected));
      items.forEach(({ who }, index) => {
        const at = ["items", index, "who"];
        if (drawn === "sequence" && who.length !== 1 && who.length !== 2)
          say(
            faults,
            at,
            `This message names ${who.length} parties.`,
            "Name who sends it and who gets it, or one who acts alone.",
          );
        if (drawn === "record" && who.length > 0)
          say(warnings, at, "A field of a record shows no names.", "Leave them out.");
      });
      const parties = partiesOf(items).length;
      if (drawn === "sequence" && parties > mostParties)
        say(
          warnings,
          ["items"],
          `This sequence has ${parties} parties.`,
          `There is room for ${mostParties} beside each other.`,
        );
      if (items.filter(({ mark }) => mark === "proof").length > 1)
        say(
          warnings,
          ["items"],
          "Several items are marked as the proof.",
          "Mark the one that proves the rest.",
        );
    };
    file.content?.sections.forEach((section, index) => {
      const path = ["sections", index];
      if (section.type === "Prose") check(section.figure, [...path, "figure"]);
      if (section.type === "Article")
        section.parts.forEach((part, place) => {
          check(part.figure, [...path, "parts", place, "figure"]);
        });
    });
  }
};
