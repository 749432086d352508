import { Link, navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { canonicalPath, isExternal } from "../content/routes";
import { useChrome } from "../hooks/useChrome";

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A route, an `#anchor`, or a whole address; content files' link keys are resolved before they come here. */
  to: string;
  /** Goes with the navigation as history state. */
  state?: object;
}

/** The one link of the site: inside it navigates without a reload, outside it opens a new tab and says so. */
export function AppLink({ to, state, children, ...rest }: AppLinkProps) {
  const { newTab } = useChrome().wordsYaml.header;
  if (to.startsWith("#") || to.startsWith("mailto:")) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  if (isExternal(to)) {
    return (
      <a href={to} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> ({newTab})</span>
      </a>
    );
  }
  const route = canonicalPath(to);
  if (route === to || to.includes("#")) {
    return (
      <Link to={to} state={state} {...rest}>
        {children}
      </Link>
    );
  }
  // Another spelling of a route, such as /Contact: shown as written, led to the page that has it.
  const follow = (event: MouseEvent) => {
    rest.onClick?.(event as MouseEvent<HTMLAnchorElement>);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    event.preventDefault();
    navigate(route, { state });
  };
  return (
    <a href={to} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
