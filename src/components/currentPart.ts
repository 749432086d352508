/** How far down the window, in parts of its height, a part begins to count as the one that is read. */
const line = 0.35;

/** Marks, in a list of contents, the link to the part that is being read. To be used as a `ref` of the list. */
export function currentPart(list: HTMLElement | null) {
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const mark = () => {
    const begun = links.filter(({ hash }) => {
      const part = document.getElementById(hash.slice(1));
      return part && part.getBoundingClientRect().top < innerHeight * line;
    });
    for (const link of links) {
      if (link === begun.at(-1)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  mark();
  addEventListener("scroll", mark, { passive: true });
  return () => removeEventListener("scroll", mark);
}
