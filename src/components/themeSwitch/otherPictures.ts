/** The media of the sources for dark pages (useTheme.ts); those for phones ask for a width. */
const darkSources = 'source[media^="screen"], source[media="not all"]';

/**
 * Loads what the other theme shows in place of the pictures in view. Resolves once all of it can be painted, or has
 * failed. Hidden halves of a pair are lazy, and would otherwise come into a theme that is already there.
 */
export const readyOtherPictures = () =>
  Promise.all(
    [...document.querySelectorAll("picture, img[class^=only]")].filter(isInView).map((picture) => {
      const image = imageOf(otherOf(picture));
      image.loading = "eager";
      image.decoding = "sync";
      return image.decode().catch(() => {});
    }),
  );

const imageOf = (picture: Element) => (picture.querySelector("img") || picture) as HTMLImageElement;

function isInView(picture: Element) {
  const { top, bottom, height } = imageOf(picture).getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** The other half of a pair, or a copy with the other theme's sources, if it has any. */
function otherOf(picture: Element): Element {
  const { className, nextElementSibling, previousElementSibling } = picture;
  const half =
    className === "only-light" ? nextElementSibling : className === "only-dark" && previousElementSibling;
  if (half) return half;
  const copy = picture.cloneNode(true) as Element;
  const media = document.documentElement.matches(".dark") ? "not all" : "screen";
  for (const source of copy.querySelectorAll<HTMLSourceElement>(darkSources)) source.media = media;
  return copy;
}
