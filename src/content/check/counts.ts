import { oneOf } from "../read/faults";
import type { Check } from "./findings";
import { listEntries, menuEntries, showcaseSlides } from "./layout";

/** The sections that bring a page's first-level heading. */
const openings = ["Hero", "ContactForm", "NotFound"];

/** Lists that are shorter or longer than the place that shows them. */
export const checkCounts: Check = (sources, { faults, warnings }) => {
  for (const file of sources.pages) {
    const sections = file.content?.sections ?? [];
    const heads = sections.flatMap(({ type }, index) => (openings.includes(type) ? [index] : []));
    if (file.content && heads.length === 0) {
      warnings.push(
        file.fault(
          ["sections"],
          "This page has no first-level heading.",
          `Begin it with a section of type ${oneOf(openings)}.`,
        ),
      );
    }
    for (const index of heads.slice(1)) {
      warnings.push(
        file.fault(
          ["sections", index, "type"],
          "This page has a first-level heading already.",
          "Use another type of section.",
        ),
      );
    }
    sections.forEach((section, index) => {
      if (section.type !== "Table") return;
      section.rows.forEach(({ cells }, row) => {
        if (cells.length === section.columns.length) return;
        faults.push(
          file.fault(
            ["sections", index, "rows", row, "cells"],
            `This row has ${cells.length} cells, and the table ${section.columns.length} columns.`,
            "Give each column its cell.",
          ),
        );
      });
    });
    file.content?.sections.forEach((section, index) => {
      if (section.type !== "Showcase") return;
      const made = showcaseSlides[section.frame];
      if (section.slides.length === made) return;
      warnings.push(
        file.fault(
          ["sections", index, "slides"],
          `This ${section.frame} showcase has ${slides(section.slides.length)}.`,
          `The layout was made for ${made}.`,
        ),
      );
    });
  }
  const { menus } = sources.shared;
  menus?.content?.header.forEach(({ title, entries }, index) => {
    const made = menuEntries[index];
    if (made === undefined || entries.length === made) return;
    warnings.push(
      menus.fault(
        ["header", index, "entries"],
        `The menu "${title}" has ${counted(entries.length)}.`,
        `The layout was made for ${made}.`,
      ),
    );
  });
  for (const [name, made] of Object.entries(listEntries) as [keyof typeof listEntries, number][]) {
    const file = sources.shared[name];
    const count = file?.content?.items.length;
    if (!file || count === undefined || count === made) continue;
    warnings.push(
      file.fault(
        ["items"],
        `data/${name}.yaml has ${counted(count)}.`,
        `The home page was laid out for ${made}.`,
      ),
    );
  }
};

const slides = (count: number) => (count === 1 ? "1 slide" : `${count} slides`);
const counted = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);
