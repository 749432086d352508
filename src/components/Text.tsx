import { navigate } from "gatsby";
import type { MouseEvent, RefCallback } from "react";
import { useContactTopic } from "../hooks/useContactTopic";
import type { Html } from "../shared/compiled";
import { canonicalPath, contactRoute, isDownload } from "../shared/routes";
import { isPlainClick } from "./isPlainClick";

interface TextProps {
  /** Safe to render: the content compiler has escaped any markup in the content file. */
  html: Html;
  as?: "p" | "div" | "span" | "dd" | "td" | "li";
  className?: string;
  ref?: RefCallback<HTMLElement>;
}

/** Compiled text. Links within the site navigate without a reload, as everywhere else. */
export function Text({ html, as: Tag = "div", className, ref }: TextProps) {
  const topic = useContactTopic();
  // Only handles clicks on the links inside, which work by keyboard anyway.
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
    if (!href?.startsWith("/") || isDownload(href) || !isPlainClick(event)) return;
    event.preventDefault();
    const route = canonicalPath(href);
    navigate(route, { state: route === contactRoute ? topic : undefined });
  };
  return (
    <Tag ref={ref} className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: html.html }} />
  );
}
