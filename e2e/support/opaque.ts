import type { Locator } from "@playwright/test";

/** What of a window one sees something of a picture in, in px. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the window in which a picture without a ground of its own, which may be turned, can be seen. */
export const opaquePart = (picture: Locator) => picture.evaluate(seen, [] as Part[]).then(({ part }) => part);

/** Whether a picture without a ground of its own can be seen within these boxes. */
export const coversAny = (picture: Locator, boxes: Part[]) =>
  picture.evaluate(seen, boxes).then(({ covers }) => covers);

async function seen(element: Element, boxes: Part[]) {
  const img = element as HTMLImageElement;
  await img.decode();
  const { offsetWidth: width, offsetHeight: height } = img;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen?.drawImage(img, 0, 0, width, height);
  const dots = pen?.getImageData(0, 0, width, height).data ?? [];
  const place = img.getBoundingClientRect();
  const angle = (Number.parseFloat(getComputedStyle(img).rotate) || 0) * (Math.PI / 180);
  const part = { left: innerWidth, top: innerHeight, right: 0, bottom: 0 };
  let covers = false;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      if ((dots[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      const [dx, dy] = [x - width / 2, y - height / 2];
      const left = place.x + place.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
      const top = place.y + place.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
      if (left < 0 || left > innerWidth || top < 0 || top > innerHeight) continue;
      part.left = Math.min(part.left, left);
      part.right = Math.max(part.right, left);
      part.top = Math.min(part.top, top);
      part.bottom = Math.max(part.bottom, top);
      covers ||= boxes.some(
        (box) => left > box.left && left < box.right && top > box.top && top < box.bottom,
      );
    }
  return { part, covers };
}
