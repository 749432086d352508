import { seenTheme } from "../components/themeSwitch/switch";

/**
 * If a page opens with a pair of pictures, one for each theme, makes the visible one load as soon as the parser reaches
 * it. Both are lazy in the HTML, and stay lazy without JavaScript: an eager one would load even if never shown.
 */
export function leadPicture() {
  const observer = new MutationObserver(() => {
    const picture = document.querySelector<HTMLImageElement>(`.only-${seenTheme()} > [fetchpriority=high]`);
    // Some openings do without it on a phone.
    if (!picture?.offsetParent) return;
    picture.loading = "eager";
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}
