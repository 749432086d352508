import type { Check } from "./findings";
import { listEntries, menuEntries, showcaseSlides } from "./layout";

/** Lists that are shorter or longer than the place that shows them. */
export const checkCounts: Check = (sources, { warnings }) => {
  for (const file of sources.pages) {
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
