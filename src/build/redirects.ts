import type { Actions, Store } from "gatsby";
import { redirectsOf } from "../framework/gatsbyState";
import type { Redirect } from "../shared/addresses";

/** What Gatsby is told of a redirect: `createRedirect` takes it, and its state keeps it. */
type Told = Parameters<Actions["createRedirect"]>[0];

/**
 * A redirect as Gatsby takes it. Told to ignore case, it compares with the path in lowercase, so an address with a capital
 * would never be found.
 */
export const toldOf = ({ from, to }: Redirect): Told => ({
  fromPath: from,
  toPath: to,
  isPermanent: true,
  redirectInBrowser: true,
  ignoreCase: from === from.toLowerCase(),
});

/** The redirects that Gatsby was told, of which the rules of the hosts are made. */
export const redirectsIn = (store: Store): Redirect[] =>
  redirectsOf<Told>(store).map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath }));
