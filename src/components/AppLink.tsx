import { Link, navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useChrome } from "../hooks/useChrome";
import { useContactTopic } from "../hooks/usePageName";
import { canonicalPath, contactRoute, isExternal } from "../shared/routes";
import { isPlainClick } from "./isPlainClick";

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A route, an `#anchor`, or a whole address; content files' link keys are resolved before they come here. */
  to: string;
}

/** The one link of the site: inside it navigates without a reload, outside it opens a new tab and says so. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const topic = useContactTopic();
  const { newTab } = useChrome().wordsYaml.header;
  if (to.startsWith("#") || to.startsWith("mailto:")) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  if (isExternal(to)) {
    const label = rest["aria-label"] && `${rest["aria-label"]} (${newTab})`;
    return (
      <a href={to} target="_blank" rel="noopener" {...rest} aria-label={label}>
        {children}
        <span className="visually-hidden"> ({newTab})</span>
      </a>
    );
  }
  const route = canonicalPath(to);
  const state = route === contactRoute ? topic : undefined;
  if (route === to || to.includes("#")) {
    return (
      <Link to={to} state={state} {...rest}>
        {children}
      </Link>
    );
  }
  // Another spelling of a route, such as /Contact: shown as written, led to the page that has it.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(route, { state });
  };
  return (
    <a href={to} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
