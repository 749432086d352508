import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { useContactTopic } from "../hooks/usePageName";
import type { Html } from "../shared/compiled";
import { canonicalPath, contactRoute } from "../shared/routes";
import { isPlainClick } from "./isPlainClick";

interface TextProps {
  /** The content compiler has escaped whatever markup the content file held. */
  html: Html;
  as?: "p" | "div" | "span" | "dd" | "td" | "li";
  className?: string;
}

/** Compiled text. Links inside the site navigate without a reload, like the rest of the site. */
export function Text({ html, as: Tag = "div", className }: TextProps) {
  const topic = useContactTopic();
  // The click comes from a link inside, which has a keyboard of its own.
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
    if (!href?.startsWith("/") || !isPlainClick(event)) return;
    event.preventDefault();
    const route = canonicalPath(href);
    navigate(route, { state: route === contactRoute ? topic : undefined });
  };
  return <Tag className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: html.html }} />;
}
