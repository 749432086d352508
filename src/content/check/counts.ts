import { typesWith } from "../derive/sectionFacts";
import { forVariant, mapContent, type Place } from "../derive/walk";
import { isDraft, isShownOn } from "../read/edition";
import { oneOf, quote } from "../read/faults";
import type { ParsedFile } from "../read/parse";
import { type Check, type Findings, parsedFiles } from "./findings";
import { counted } from "./report";

/** The section types that contain a page's first-level heading. */
const openings = typesWith("opening");

/** Lists that are too short or too long for the layout, and pages without exactly one first-level heading. */
export const checkCounts: Check = (sources, findings, today) => {
  for (const file of sources.pages) checkHeadings(file, findings);
  for (const file of parsedFiles(sources)) checkLists(file, findings, today);
};

type PageFile = Parameters<Check>[0]["pages"][number];

function checkHeadings(file: PageFile, { warn }: Findings) {
  const types = file.content?.sections.map(({ type }) => type);
  const heads = types?.flatMap((type, index) => (openings.includes(type) ? [index] : []));
  if (heads?.length === 0) {
    warn(
      { file, path: ["sections"] },
      "This page has no first-level heading.",
      `Begin it with a section of type ${oneOf(openings)}.`,
    );
  }
  for (const index of heads?.slice(1) ?? []) {
    warn(
      { file, path: ["sections", index, "type"] },
      "This page already has a first-level heading.",
      "Use another type of section.",
    );
  }
}

function checkLists(file: ParsedFile, { fault, warn }: Findings, today: string) {
  mapContent(file.schema, file.content, {
    string: (value) => value,
    list(entries, place) {
      const uneven = unevenWith(entries, place);
      if (uneven) fault({ file, path: place.path }, ...uneven);
      const made = forVariant(place.facts.madeFor, place);
      const { noun = "entry", roomFor } = place.facts;
      const shown = entries.filter((entry) => !isDraft(entry) && isShownOn(today, entry)).length;
      const problem = `This list has ${counted(shown, noun)}.`;
      if (made !== undefined && shown !== made)
        warn({ file, path: place.path }, problem, `The layout is designed for ${made}.`);
      if (roomFor !== undefined && shown > roomFor)
        warn({ file, path: place.path }, problem, `The layout has room for ${roomFor}.`);
    },
  });
}

/** The fault of a list that should have as many entries as another list, and does not. */
function unevenWith(
  entries: readonly unknown[],
  { facts: { asManyAs, noun = "entry" }, ancestors }: Place,
): [problem: string, expected: string] | undefined {
  if (asManyAs === undefined) return undefined;
  const other = ancestors.map(({ value }) => value[asManyAs]).find(Array.isArray);
  if (!other || other.length === entries.length) return undefined;
  return [
    `This list has ${counted(entries.length, noun)}, but ${quote(asManyAs)} has ${other.length}.`,
    `Give it one ${noun} for each of those.`,
  ];
}
