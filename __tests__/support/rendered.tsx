import type { HeadProps, PageProps } from "gatsby";
import { renderToString } from "react-dom/server";
import { siteContent } from "../../src/build/siteContent";
import { templateFor } from "../../src/content/derive/templates";
import type { Sources } from "../../src/content/read/sources";
import type { Chrome } from "../../src/hooks/useChrome";
import { Shell } from "../../src/shell/Shell";
import Landing, { Head } from "../../src/templates/landing";
import Page from "../../src/templates/page";
import { answersFor } from "./queries";
import { setChrome } from "./site";

/** Every page of a content folder as the build renders it: route and HTML. Throws if a page cannot be rendered. */
export async function renderedSite(sources: Sources): Promise<[route: string, html: string][]> {
  const content = siteContent(sources);
  const answer = answersFor(content, (name) => name.startsWith("patterns/") || sources.assets.has(name));
  setChrome((await answer("Chrome")) as Chrome);
  const pages = content.pages.map(
    async ({ content: { route, sections } }): Promise<[route: string, html: string]> => {
      const landing = templateFor(sections.map(({ type }) => ({ __typename: type }))).includes("landing");
      if (landing) {
        const data = await answer("Landing", route);
        renderToString(<Head {...headProps(data)} />);
        return [route, inShell(route, <Landing {...pageProps(data)} />)];
      }
      const data = await answer("Page", route);
      renderToString(<Head {...headProps(data)} />);
      return [route, inShell(route, <Page {...pageProps(data)} />)];
    },
  );
  return Promise.all(pages);
}

const inShell = (route: string, page: React.ReactElement) =>
  renderToString(<Shell location={{ pathname: route }}>{page}</Shell>);

// Gatsby passes more to a template, but ours only use the data.
const pageProps = <Data extends object>(data: Data) => ({ data }) as PageProps<Data>;
const headProps = <Data extends object>(data: Data) => ({ data }) as HeadProps<Data>;
