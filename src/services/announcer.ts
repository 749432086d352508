import { announcerId } from "../framework/gatsbyRuntime";

/**
 * Has screen readers say something that is not seen, or is seen elsewhere (WCAG 4.1.3): where Gatsby tells them which page is
 * shown, beside what React draws, whatever is written is read aloud.
 */
export function announce(text: string) {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = text;
}
