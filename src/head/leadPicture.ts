import { seenTheme } from "../theme/switch";

/**
 * Where a page opens with a pair of pictures, one for each theme, lets the one that is seen load as soon as it has been
 * read. In the document both are lazy, and stay so without JavaScript: an eager one would be loaded unseen.
 */
export function leadPicture() {
  const reading = new MutationObserver(() => {
    const picture = document.querySelector<HTMLImageElement>(`.only-${seenTheme()} > [fetchpriority=high]`);
    if (!picture) return;
    picture.loading = "eager";
    reading.disconnect();
  });
  reading.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => reading.disconnect());
}
