/** The media of the sources for dark pages (useTheme.ts); those for phones ask for a width. */
const darkSources = 'source[media^="screen"], source[media="not all"]';

/**
 * Loads what the other theme shows in place of the pictures in view. Resolves once all of it can be painted, or has
 * failed. Hidden halves of a pair are lazy, and would otherwise come into a theme that is already there.
 */
export const readyOtherPictures = () =>
  Promise.all(
    [...document.querySelectorAll("picture, img[class^=only]")].filter(isInView).map(async (picture) => {
      const other = otherOf(picture);
      const image = other instanceof HTMLImageElement ? other : other?.querySelector("img");
      if (!image) return;
      image.loading = "eager";
      image.decoding = "sync";
      await image.decode?.().catch(() => {});
    }),
  );

function isInView(picture: Element) {
  const { top, bottom, height } = (picture.querySelector("img") ?? picture).getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** The other half of a pair, or a copy whose sources are the other theme's. Nothing for a picture without a variant. */
function otherOf(picture: Element): Element | null {
  if (picture.matches(".only-light")) return picture.nextElementSibling;
  if (picture.matches(".only-dark")) return picture.previousElementSibling;
  if (!picture.querySelector(darkSources)) return null;
  const copy = picture.cloneNode(true) as Element;
  const media = document.documentElement.matches(".dark") ? "not all" : "screen";
  for (const source of copy.querySelectorAll<HTMLSourceElement>(darkSources)) source.media = media;
  return copy;
}
