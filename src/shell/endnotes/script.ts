/**
 * Before a page is printed, numbers the links in its text and lists their addresses at its end (Endnotes.tsx),
 * each address once. The style sheet draws the numbers (theme/printLinks.css).
 */
export function endnotes() {
  addEventListener("beforeprint", () => {
    const notes = document.querySelector<HTMLElement>(".endnotes");
    if (!notes) return;
    const base = document.querySelector<HTMLLinkElement>("link[rel=canonical]") || location;
    const addresses: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]:not([href^='#'])")) {
      // Skips what is not displayed, such as the link that replaces a video, and an exhibit's tools, which are not printed.
      if (!link.getClientRects().length || link.closest(".ex-takes, .ex-drawers")) continue;
      const { href } = new URL(link.getAttribute("href") as string, base.href);
      if (!addresses.includes(href)) addresses.push(href);
      link.dataset.note = String(addresses.indexOf(href) + 1);
    }
    notes
      .querySelector("ol")
      ?.replaceChildren(
        ...addresses.map((address) =>
          Object.assign(document.createElement("li"), { textContent: address.replace(/^(mailto|tel):/, "") }),
        ),
      );
    notes.hidden = !addresses.length;
  });
}
