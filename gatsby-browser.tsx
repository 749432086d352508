import type { GatsbyBrowser } from "gatsby";
import { watchTheme } from "./src/theme/theme";
import "./src/theme/global.css";

export { wrapPageElement } from "./src/layout/wrapPageElement";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => watchTheme();

/** Every change of page starts at the top, the way back included (specification 2.2). */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps, prevRouterProps }) => {
  const { pathname, hash } = routerProps.location;
  if (hash) return decodeURIComponent(hash);
  return pathname === prevRouterProps?.location.pathname ? false : [0, 0];
};
