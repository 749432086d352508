import type { GatsbySSR } from "gatsby";
import addresses from "./.content/build/addresses.json";
import analytics from "./.content/build/analytics.json";
import head from "./.content/build/head.json";
import network from "./.content/build/network.json";
import print from "./.content/build/print.json";
import searchCode from "./.content/build/searchCode.json";
import { isUnusedInHead } from "./src/framework/gatsbyHead";
import type { Routing } from "./src/shared/addresses";
import { notFoundRoute } from "./src/shared/routes";
import { Endnotes } from "./src/shell/endnotes/Endnotes";
import { Notices } from "./src/shell/Notices";
import { fontStyles, preloadedFonts } from "./src/theme/fonts";
import { frameColor, tokenStyles } from "./src/theme/tokens";

export { wrapPageElement } from "./src/shell/wrapPageElement";

const { routes, redirects } = addresses;
const languages: Partial<Record<string, string>> = addresses.languages;

/** The 404 document's script reads this from an attribute of its own <script> element. */
const routing = JSON.stringify({ routes, redirects } satisfies Routing);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: languages[pathname] ?? "en" });
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: head.prepaint }} />,
    <script key="controls" dangerouslySetInnerHTML={{ __html: head.controls }} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: head.startUp }} />,
    <script key="exhibits" dangerouslySetInnerHTML={{ __html: head.exhibits }} />,
    <script
      key="search"
      data-code={searchCode.code}
      data-index={searchCode.index}
      dangerouslySetInnerHTML={{ __html: head.search }}
    />,
    ...(analytics
      ? [
          <script
            key="analytics"
            data-analytics={JSON.stringify(analytics)}
            dangerouslySetInnerHTML={{ __html: head.analytics }}
          />,
        ]
      : []),
    ...(pathname === notFoundRoute
      ? [<script key="address" data-routing={routing} dangerouslySetInnerHTML={{ __html: head.notFound }} />]
      : []),
    ...(["light", "dark"] as const).map((theme) => (
      <meta
        key={theme}
        name="theme-color"
        media={`(prefers-color-scheme: ${theme})`}
        content={frameColor[theme]}
        data-light={frameColor.light}
        data-dark={frameColor.dark}
      />
    )),
    ...preloadedFonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    )),
    <style key="tokens" dangerouslySetInnerHTML={{ __html: fontStyles + tokenStyles }} />,
  ]);
  setPostBodyComponents([
    <Notices key="notices" words={network} />,
    <Endnotes key="endnotes" words={print} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isUnusedInHead(node)));
};
