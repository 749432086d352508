import type { Actions, Store } from "gatsby";
import { redirectsOf } from "../framework/gatsbyState";
import type { Redirect } from "../shared/addresses";

/** A redirect as `createRedirect` takes it and as Gatsby keeps it in its state. */
type GatsbyRedirect = Parameters<Actions["createRedirect"]>[0];

/**
 * A redirect in Gatsby's format. With `ignoreCase` Gatsby compares it with the path in lowercase, so an address with a
 * capital letter would never match.
 */
export const gatsbyRedirect = ({ from, to }: Redirect): GatsbyRedirect => ({
  fromPath: from,
  toPath: to,
  isPermanent: true,
  redirectInBrowser: true,
  ignoreCase: from === from.toLowerCase(),
});

/** The redirects that Gatsby has been given. The rules for the hosts are made from them. */
export const redirectsIn = (store: Store): Redirect[] =>
  redirectsOf<GatsbyRedirect>(store).map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath }));
