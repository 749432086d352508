import type { Page } from "@playwright/test";

/** A picture as it is shown, with what its `sizes` says of its width, in px. */
export interface Shown {
  src: string;
  said: number;
  drawn: number;
}

/** Every picture of the page that is displayed, those of its menus too. */
export const shownPictures = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll("header [aria-expanded]"))
      button.setAttribute("aria-expanded", "true");

    /** At commas, but not at those inside of brackets. */
    const split = (list: string) => {
      const parts = [""];
      let depth = 0;
      for (const letter of list) {
        depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
        if (letter === "," && depth === 0) parts.push("");
        else parts[parts.length - 1] += letter;
      }
      return parts.map((part) => part.trim());
    };
    const ruler = document.body.appendChild(document.createElement("div"));
    ruler.style.position = "absolute";
    const lengthOf = (sizes: string) => {
      for (const part of split(sizes)) {
        const [, condition, length = part] = /^(\([^)]*\)) (.*)$/.exec(part) ?? [];
        if (condition && !matchMedia(condition).matches) continue;
        ruler.style.width = length;
        return ruler.getBoundingClientRect().width;
      }
      return Number.NaN;
    };
    const pictures = [...document.querySelectorAll<HTMLImageElement>("img[sizes]")];
    return pictures
      .filter((img) => img.getClientRects().length > 0)
      .map((img) => {
        const { offsetWidth, offsetHeight, sizes } = img;
        // Phones may have another cut of the picture, which says its own shape.
        const cuts = [...(img.parentElement?.querySelectorAll<HTMLSourceElement>("source[media]") ?? [])];
        const cut = cuts.find(({ media }) => matchMedia(media).matches) ?? img;
        const shape = Number(cut.getAttribute("width")) / Number(cut.getAttribute("height"));
        // A picture that is cut off at the sides is wider than its element.
        const covers = getComputedStyle(img).objectFit === "cover";
        return {
          src: img.getAttribute("src") ?? "",
          said: lengthOf(sizes),
          drawn: covers ? Math.max(offsetWidth, offsetHeight * shape) : offsetWidth,
        };
      });
  });
