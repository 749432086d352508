import { replaceNavigating } from "../framework/gatsbyRuntime";
import { type Routing, redirectTarget } from "../shared/addresses";

/**
 * Applies redirects to navigation inside the app too (specification 2.1). Gatsby only follows redirects that match
 * exactly: none below a `/*`, and none to another site. In development there are no redirect documents, so this also
 * redirects an address that was typed in.
 */
export function followRedirects(routing: Routing, go: (address: string) => void = leaveTo) {
  const typed = redirectTarget(location.pathname, routing);
  if (typed) go(typed + location.search + location.hash);
  replaceNavigating((navigate) => (to, options) => {
    const { pathname, search, hash, origin } = new URL(to, location.href);
    const target = origin === location.origin ? redirectTarget(pathname, routing) : undefined;
    if (target === undefined) navigate(to, options);
    else if (target.startsWith("/")) navigate(target + search + hash, options);
    else go(target + search + hash);
  });
}

const leaveTo = (address: string) => location.assign(address);
