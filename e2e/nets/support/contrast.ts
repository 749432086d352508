import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A text on the screen: where its lines are, in px of the viewport, and how it is drawn. */
export interface SeenText {
  text: string;
  color: [number, number, number];
  large: boolean;
  lines: { x: number; y: number; width: number; height: number }[];
}

/**
 * The texts in sight that lie on a picture, on a gradient or on glass, as far as boxes tell; or else those inside what
 * matches a selector.
 */
export const textsOverArt = (page: Page, selector?: string): Promise<SeenText[]> =>
  page.evaluate((within) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const boxes = [...(within ? [] : document.querySelectorAll("*"))]
      .filter((element) => {
        const { backgroundImage, backdropFilter } = getComputedStyle(element);
        return (
          element.matches("img, video, canvas") || backgroundImage !== "none" || backdropFilter !== "none"
        );
      })
      .filter(isSeen)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 8 && box.height > 8);
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    /** Where a line ends that is longer than its box, whose rest is cut off. */
    const cutAt = (element: Element | null): number =>
      !element
        ? Number.POSITIVE_INFINITY
        : getComputedStyle(element).overflowX === "hidden"
          ? element.getBoundingClientRect().right
          : cutAt(element.parentElement);
    const parts = within ? [...document.querySelectorAll(within)] : [document.body];
    const walkers = parts.map((part) => document.createTreeWalker(part, NodeFilter.SHOW_TEXT));
    const found: SeenTextInPage[] = [];
    interface SeenTextInPage {
      text: string;
      color: [number, number, number];
      large: boolean;
      lines: { x: number; y: number; width: number; height: number }[];
    }
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgb = (color: string): [number, number, number] => {
      if (!canvas) throw new Error("No canvas");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b];
    };
    const next = () => walkers.find((walker) => walker.nextNode())?.currentNode as Text | undefined;
    for (let node = next(); node; node = next()) {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || parent.closest("script, style, .visually-hidden, [inert]"))
        continue;
      if (!isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = cutAt(parent);
      const lines = [...range.getClientRects()]
        .map(({ x, y, width, height, right }) => new DOMRect(x, y, width - Math.max(0, right - cut), height))
        .filter(
          ({ top, bottom, left, right, width }) =>
            width > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth,
        );
      const over = lines.filter(
        (line) =>
          within || boxes.some(({ element, box }) => meets(line, box) && !element.matches("html, body")),
      );
      // What lies under something else is not read, nor is a line that has come halfway under the header.
      const read = over.filter(({ left, top, width, height }) =>
        [0.02, 0.5, 0.98].every((part) => {
          const hit = document.elementFromPoint(left + width / 2, top + height * part);
          const control = hit?.closest("a, button");
          return hit && (parent.contains(hit) || hit.contains(parent) || control?.contains(parent));
        }),
      );
      if (read.length === 0) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      found.push({
        text: node.data.trim().slice(0, 40),
        color: rgb(color),
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        lines: read.map(({ x, y, width, height }) => ({ x, y, width, height })),
      });
    }
    return found;
  }, selector);

/** What each of the 256 values of a channel gives to the luminance (WCAG 2.2, relative luminance). */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const luminance = (r: number, g: number, b: number) =>
  0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The part of the viewport that holds all lines, in whole px. */
function clipOf(texts: SeenText[]) {
  const lines = texts.flatMap(({ lines }) => lines);
  const x = Math.floor(Math.min(...lines.map((line) => line.x)));
  const y = Math.floor(Math.min(...lines.map((line) => line.y)));
  return {
    x,
    y,
    width: Math.ceil(Math.max(...lines.map((line) => line.x + line.width))) - x,
    height: Math.ceil(Math.max(...lines.map((line) => line.y + line.height))) - y,
  };
}

const shot = async (page: Page, clip: ReturnType<typeof clipOf>) => {
  const { data, info } = await sharp(await page.screenshot({ animations: "disabled", clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
};

/** Part of a text's ground that may fall below the ratio: single pixels of noise are no fault. */
const tolerated = 0.01;

/** The texts that are too faint on their ground (WCAG 1.4.3), measured on it: what is drawn where their letters stand. */
export async function faintTexts(page: Page, texts: SeenText[], part = "*"): Promise<string[]> {
  if (texts.length === 0) return [];
  const clip = clipOf(texts);
  const style = await page.addStyleTag({
    content: `:is(${part}, ${part} *) { color: transparent !important; -webkit-text-fill-color: transparent !important; caret-color: transparent !important; transition: none !important } :is(${part}, ${part} *):is(text, tspan) { fill: transparent !important }`,
  });
  const ground = await shot(page, clip);
  await style.evaluate((element) => (element as Element).remove());
  const drawn = await shot(page, clip);
  return texts.flatMap(({ text, color, large, lines }) => {
    const own = luminance(...color);
    let all = 0;
    let faint = 0;
    let least = 21;
    for (const line of lines) {
      const [x, y] = [line.x - clip.x, line.y - clip.y];
      for (let row = Math.ceil(y); row < Math.min(y + line.height, ground.height); row++) {
        for (let column = Math.ceil(x); column < Math.min(x + line.width, ground.width); column++) {
          const at = (row * ground.width + column) * ground.channels;
          const [r, g, b] = [ground.data[at] ?? 0, ground.data[at + 1] ?? 0, ground.data[at + 2] ?? 0];
          const moved = Math.max(
            Math.abs(r - (drawn.data[at] ?? 0)),
            Math.abs(g - (drawn.data[at + 1] ?? 0)),
            Math.abs(b - (drawn.data[at + 2] ?? 0)),
          );
          const here = ratio(own, luminance(r, g, b));
          // Where letters as faint as that leave no trace, they count as there.
          if (moved < 12 && here > 1.3) continue;
          all += 1;
          least = Math.min(least, here);
          if (here < (large ? 3 : 4.5)) faint += 1;
        }
      }
    }
    if (all === 0 || faint / all <= tolerated) return [];
    return [`"${text}": ${Math.round((100 * faint) / all)} % too faint, at least ${least.toFixed(2)}`];
  });
}
