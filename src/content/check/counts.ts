import { forVariant, mapContent } from "../derive/walk";
import { factsOf } from "../model/facts";
import { sectionTypes } from "../model/sections";
import { oneOf } from "../read/faults";
import type { ParsedFile } from "../read/parse";
import { type Check, type Findings, parsedFiles } from "./findings";
import { counted } from "./report";

/** The section types that contain a page's first-level heading. */
const openings: string[] = sectionTypes
  .filter((type) => factsOf(type).opening)
  .map(({ shape }) => shape.type.value);

/** Lists that are too short or too long for the layout, and pages without exactly one first-level heading. */
export const checkCounts: Check = (sources, findings) => {
  for (const file of sources.pages) {
    checkHeadings(file, findings);
    checkCells(file, findings);
  }
  for (const file of parsedFiles(sources)) checkLists(file, findings);
};

type PageFile = Parameters<Check>[0]["pages"][number];

function checkHeadings(file: PageFile, { warnings }: Findings) {
  const types = file.content?.sections.map(({ type }) => type);
  const heads = types?.flatMap((type, index) => (openings.includes(type) ? [index] : []));
  if (heads?.length === 0) {
    warnings.push(
      file.fault(
        ["sections"],
        "This page has no first-level heading.",
        `Begin it with a section of type ${oneOf(openings)}.`,
      ),
    );
  }
  for (const index of heads?.slice(1) ?? []) {
    warnings.push(
      file.fault(
        ["sections", index, "type"],
        "This page already has a first-level heading.",
        "Use another type of section.",
      ),
    );
  }
}

function checkCells(file: PageFile, { faults }: Findings) {
  file.content?.sections.forEach((section, index) => {
    if (section.type !== "Table") return;
    section.rows.forEach(({ cells }, row) => {
      if (cells.length === section.columns.length) return;
      faults.push(
        file.fault(
          ["sections", index, "rows", row, "cells"],
          `This row has ${cells.length} cells, but the table has ${section.columns.length} columns.`,
          "Give it one cell for each column.",
        ),
      );
    });
  });
}

function checkLists(file: ParsedFile, { warnings }: Findings) {
  mapContent(file.schema, file.content, {
    string: (value) => value,
    list(entries, place) {
      const made = forVariant(place.facts.madeFor, place);
      if (made === undefined || entries.length === made) return;
      const { noun = "entry" } = place.facts;
      warnings.push(
        file.fault(
          place.path,
          `This list has ${counted(entries.length, noun)}.`,
          `The layout is designed for ${made}.`,
        ),
      );
    },
  });
}
