/** The height in the viewport, as a fraction, that a heading must have passed for its part to be the current one. */
const readingLine = 0.35;

/** Marks the link to the part being read in a table of contents. Use it as the list's `ref`. */
export function currentPart(list: HTMLElement | null) {
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const mark = () => {
    const passed = links.filter(({ hash }) => {
      const part = document.getElementById(hash.slice(1));
      return part && part.getBoundingClientRect().top < innerHeight * readingLine;
    });
    for (const link of links) {
      if (link === passed.at(-1)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  mark();
  addEventListener("scroll", mark, { passive: true });
  return () => removeEventListener("scroll", mark);
}
