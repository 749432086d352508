import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { canonicalPath } from "../content/routes";

interface TextProps {
  /** HTML from the content compiler, which escapes whatever markup a content file holds. */
  html: string;
  as?: "p" | "div" | "span" | "dd" | "td" | "li";
  className?: string;
}

/** Compiled text. Links inside the site navigate without a reload, like the rest of the site. */
export const Text = ({ html, as: Element = "div", className }: TextProps) => (
  // The click comes from a link inside, which has a keyboard of its own.
  <Element className={className} onClick={followInside} dangerouslySetInnerHTML={{ __html: html }} />
);

function followInside(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest("a");
  const href = link?.getAttribute("href");
  if (
    !href?.startsWith("/") ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return;
  }
  event.preventDefault();
  navigate(canonicalPath(href));
}
