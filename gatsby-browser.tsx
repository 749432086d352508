import type { GatsbyBrowser } from "gatsby";
import redirects from "./.content/build/redirects.json";
import { tellAlive } from "./src/services/alive";
import { guardNavigation } from "./src/services/navigation";
import { followRedirects } from "./src/services/redirects";
import { takeOver } from "./src/shell/takeOver";
import "./src/theme/global.css";
import "./src/theme/broad.css";
import "./src/theme/text.css";
import "./src/theme/code.css";
import "./src/theme/fold.css";
import "./src/theme/border.css";
import "./src/theme/medallion.css";
import "./src/theme/certificate.css";
import "./src/theme/closing.css";
import "./src/theme/ticket.css";
import "./src/theme/pageLine.css";
import "./src/theme/journey.css";
import "./src/theme/notices.css";
import "./src/theme/pattern.css";
import "./src/theme/print.css";
import "./src/theme/printArticle.css";
import "./src/theme/printCertificate.css";
import "./src/theme/printExhibit.css";
import "./src/theme/printLinks.css";
import "./src/theme/transitions.css";
import "./src/shell/endnotes/printNotes.css";

export { wrapPageElement } from "./src/shell/wrapPageElement";

/** Only in production: pages served by `gatsby develop` have no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => takeOver : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  tellAlive();
  followRedirects(redirects);
  // In development Gatsby has its own rules for loading and reloading.
  if (process.env.NODE_ENV === "production") guardNavigation();
};

/**
 * Every navigation starts at the top of the page, even going back (specification 2.2). Gatsby would restore the old
 * scroll position, so we tell it not to scroll, except to anchors.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps, prevRouterProps }) => {
  const { pathname, hash } = routerProps.location;
  if (hash) return true;
  if (prevRouterProps && pathname !== prevRouterProps.location.pathname) {
    window.scrollTo({ left: 0, top: 0, behavior: "instant" });
  }
  return false;
};
