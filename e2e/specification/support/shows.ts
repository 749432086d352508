import type { Page } from "@playwright/test";
import { dots, type Show } from "../../support/carousel";
import { sectionsAt } from "../../support/content";

/** A carousel that the specification names, by its page and frame. */
function show(route: string, frame: "desktop" | "phone"): Show {
  const found = sectionsAt(route, "Showcase").find((section) => section.frame === frame);
  if (!found) throw new Error(`${route} has no carousel in a ${frame} frame`);
  return { ...found, route };
}

export const homeDesktop = () => show("/", "desktop");
export const homeMobile = () => show("/", "phone");
export const mobilePage = () => show("/metanet-mobile", "phone");

/** What a carousel's slides are called, in small letters, by its dots. */
export const captionsOf = async (page: Page, carousel: Show) => {
  const labels = await dots(page, carousel).evaluateAll((all) =>
    all.map((dot) => dot.getAttribute("aria-label") ?? ""),
  );
  return labels.map((label) => label.replace(/^.*?: /, "").toLowerCase());
};
