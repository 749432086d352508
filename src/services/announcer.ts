import { announcerId } from "../framework/gatsbyRuntime";

/**
 * Makes screen readers say something that is not visible, or visible elsewhere (WCAG 4.1.3). Reuses the live region,
 * outside of React, in which Gatsby announces page changes.
 */
export function announce(text: string) {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = text;
}
