import { graphql, Link, navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useChrome } from "../hooks/useChrome";
import { useContactTopic } from "../hooks/useContactTopic";
import { canonicalPath, contactRoute, isDownload, isExternal } from "../shared/routes";
import { isPlainClick } from "./isPlainClick";

interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A route, an `#anchor`, a file or a full address. */
  href: string;
}

/** The only link component. Links within the site navigate without a reload; others open a new tab and say so. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  const topic = useContactTopic();
  const { newTab } = useChrome<Queries.AppLinkChromeFragment>().wordsContent.header;
  const download = isDownload(href);
  if (download || /^(?:#|mailto:|tel:)/.test(href)) {
    return (
      <a href={href} download={download} {...rest}>
        {children}
      </a>
    );
  }
  if (isExternal(href)) {
    const label = rest["aria-label"] && `${rest["aria-label"]} (${newTab})`;
    return (
      <a href={href} target="_blank" rel="noopener" {...rest} aria-label={label}>
        {children}
        <span className="visually-hidden"> ({newTab})</span>
      </a>
    );
  }
  const route = canonicalPath(href);
  const state = route === contactRoute ? topic : undefined;
  if (route === href || href.includes("#")) {
    return (
      <Link to={href} state={state} {...rest}>
        {children}
      </Link>
    );
  }
  // A variant spelling of a route, such as /Contact, stays in the href as written but goes to the right page.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(route, { state });
  };
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
}

export const appLinkChrome = graphql`
  fragment AppLinkChrome on Query {
    wordsContent { header { newTab } }
  }
`;
