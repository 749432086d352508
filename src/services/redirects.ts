import { replaceNavigating } from "../framework/gatsbyRuntime";
import { leadOn, type Routing } from "../shared/addresses";

/**
 * Redirects lead on from inside the app too (specification 2.1). Gatsby follows the addresses that it was told to the
 * letter alone: none below a `/*`, and none that leaves the site. In development there are no documents that redirect,
 * so an address that was typed leads on from here as well.
 */
export function followRedirects(routing: Routing, go: (address: string) => void = leaveTo) {
  const typed = leadOn(location.pathname, routing);
  if (typed) go(typed + location.search + location.hash);
  replaceNavigating((navigate) => (to, options) => {
    const { pathname, search, hash, origin } = new URL(to, location.href);
    const target = origin === location.origin ? leadOn(pathname, routing) : undefined;
    if (target === undefined) navigate(to, options);
    else if (target.startsWith("/")) navigate(target + search + hash, options);
    else go(target + search + hash);
  });
}

const leaveTo = (address: string) => location.assign(address);
