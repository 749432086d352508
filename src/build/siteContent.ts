import type { Endpoints } from "../content/check/endpoints";
import { type Compiled, compile } from "../content/compile/compile";
import { digestOf } from "../content/compile/digest";
import { contentOf } from "../content/read/parse";
import type { Sources } from "../content/read/sources";
import { styleSheet } from "./styleSheet";
import { markdownTwin } from "./texts/machineFiles";
import { type ReadablePage, readablePages } from "./texts/readable";

/** All that the site is written from: its content as the pages need it, and as text. */
export interface SiteContent extends Compiled {
  readable: ReadablePage[];
}

let figureStyles: string | undefined;

/** Compiles checked sources, in both forms. `committed` is when they were committed; without Git nobody knows. */
export const siteContent = (sources: Sources, endpoints: Endpoints = {}, committed?: string): SiteContent => {
  const readable = readablePages(sources);
  const { url } = contentOf(sources.shared.site);
  return {
    ...compile(sources, {
      endpoints,
      committed,
      twins: new Map(readable.map((page) => [page.route, digestOf(markdownTwin(page, url))])),
      figureStyles: () => {
        figureStyles ??= styleSheet("theme/figure.css");
        return figureStyles;
      },
    }),
    readable,
  };
};
