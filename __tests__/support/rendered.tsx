import type { HeadProps, PageProps } from "gatsby";
import { renderToString } from "react-dom/server";
import { siteContent } from "../../src/build/siteContent";
import { templateFor } from "../../src/content/derive/templates";
import type { Sources } from "../../src/content/read/sources";
import type { Chrome } from "../../src/hooks/useChrome";
import { Shell } from "../../src/shell/Shell";
import Common from "../../src/templates/common";
import Form from "../../src/templates/form";
import Landing, { Head } from "../../src/templates/landing";
import Page from "../../src/templates/page";
import Reading from "../../src/templates/reading";
import { type Answers, answersFor } from "./queries";
import { setChrome } from "./site";

/** Every page of a content folder as the build renders it: route and HTML. Throws if a page cannot be rendered. */
export async function renderedSite(sources: Sources): Promise<[route: string, html: string][]> {
  const content = siteContent(sources);
  const answer = answersFor(content, (name) => name.startsWith("patterns/") || sources.assets.has(name));
  setChrome((await answer("Chrome")) as Chrome);
  const pages = content.pages.map(
    async ({ content: { route, sections } }): Promise<[route: string, html: string]> => {
      const template = templateFor(sections.map(({ type, ...fields }) => ({ ...fields, __typename: type })));
      const [head, page] = await templates[template]((query) => answer(query, route));
      renderToString(head);
      return [route, inShell(route, page)];
    },
  );
  return Promise.all(pages);
}

const inShell = (route: string, page: React.ReactElement) =>
  renderToString(<Shell location={{ pathname: route }}>{page}</Shell>);

// Gatsby passes more to a template, but ours only use the data.
const pageProps = <Data extends object>(data: Data) => ({ data }) as PageProps<Data>;
const headProps = <Data extends object>(data: Data) => ({ data }) as HeadProps<Data>;

/** A page's head, and the page. */
type Rendered = [React.ReactElement, React.ReactElement];

type Ask = <Name extends keyof Answers>(query: Name) => Promise<Answers[Name]>;

/** What a template gives for the answer to its query: the page's head, and the page. */
const renderedBy =
  <Name extends Exclude<keyof Answers, "Chrome">>(
    query: Name,
    Template: React.ComponentType<PageProps<Answers[Name]>>,
  ) =>
  async (ask: Ask): Promise<Rendered> => {
    const data = await ask(query);
    return [<Head key="head" {...headProps(data)} />, <Template key="page" {...pageProps(data)} />];
  };

const templates = {
  "src/templates/landing.tsx": renderedBy("Landing", Landing),
  "src/templates/common.tsx": renderedBy("Common", Common),
  "src/templates/reading.tsx": renderedBy("Reading", Reading),
  "src/templates/form.tsx": renderedBy("Form", Form),
  "src/templates/page.tsx": renderedBy("Page", Page),
};
