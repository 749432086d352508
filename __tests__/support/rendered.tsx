import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { compile } from "../../src/content/compile/compile";
import { templateFor } from "../../src/content/derive/templates";
import type { Sources } from "../../src/content/read/sources";
import type { Chrome } from "../../src/hooks/useChrome";
import { Shell } from "../../src/shell/Shell";
import Landing, { Head } from "../../src/templates/landing";
import Page from "../../src/templates/page";
import { answersFor } from "./queries";
import { setChrome } from "./site";

type Template = (props: { data: unknown }) => ReactElement;

/** Every page of a content folder, as the build renders it: route and HTML. Throws where a page cannot be rendered. */
export function renderedSite(sources: Sources): [route: string, html: string][] {
  const content = compile(sources);
  const answer = answersFor(content, sources.folder);
  setChrome(answer("Chrome") as Chrome);
  return content.pages.map(({ content: { route, sections } }) => {
    const landing = templateFor(sections.map(({ type }) => ({ __typename: type }))).includes("landing");
    const data = answer(landing ? "Landing" : "Page", route);
    const Body = (landing ? Landing : Page) as unknown as Template;
    const Top = Head as unknown as Template;
    const html = renderToString(
      <Shell path={route}>
        <Body data={data} />
      </Shell>,
    );
    renderToString(<Top data={data} />);
    return [route, html];
  });
}
