import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Boundary } from "./src/components/Boundary";
import { tellAlive } from "./src/services/alive";
import { guardNavigation } from "./src/services/navigation";
import { keepServed } from "./src/services/served";
import "./src/theme/global.css";
import "./src/theme/text.css";
import "./src/theme/notices.css";
import "./src/theme/print.css";

export { wrapPageElement } from "./src/shell/wrapPageElement";

/**
 * In a transition React takes over the page in short slices, and what the visitor does comes between them. Pages of
 * `gatsby develop` have no HTML to take over. HTML that something else has changed first, such as a translator, is
 * drawn anew: that is worth a line on the console, but is no broken start (src/head/startUp.ts).
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) => {
        keepServed(container);
        startTransition(() => {
          hydrateRoot(container, <Boundary>{element}</Boundary>, {
            onRecoverableError: (error) => console.error(error),
          });
        });
      }
    : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  tellAlive();
  // In development Gatsby loads and reloads by rules of its own.
  if (process.env.NODE_ENV === "production") guardNavigation();
};

/**
 * Every change of page starts at the top, the way back included (specification 2.2). Gatsby would return to where
 * the page was left, so it is told to leave the scroll alone, but for anchors.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps, prevRouterProps }) => {
  const { pathname, hash } = routerProps.location;
  if (hash) return true;
  if (prevRouterProps && pathname !== prevRouterProps.location.pathname) {
    window.scrollTo({ left: 0, top: 0, behavior: "instant" });
  }
  return false;
};
